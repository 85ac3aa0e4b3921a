// A game as small as they come, which favours their server: four players take turns and flip one of 24 tiles.
const TILES = 24;

const islands = {
  name: 'islands',
  setup: () => ({ tiles: Array(TILES).fill(0), flips: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    flip: ({ G }, tile) => {
      G.tiles[tile] = 1 - G.tiles[tile];
      G.flips += 1;
    },
  },
};

module.exports = { islands, TILES };
