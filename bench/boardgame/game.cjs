// An island as large as Forbidden Island's: 24 tiles, four pawns, hands, two decks face down, three actions a turn, then two
// cards and a flood. Fewer rules than ours has, and no end, so that a match can be as long as a measurement wants it.
const { PlayerView } = require('boardgame.io/core');

const TILES = 24;
const TREASURES = ['earth', 'wind', 'fire', 'ocean'];
const RATES = [2, 2, 3, 3, 3, 4, 4, 5, 5];
const HAND = 5;
const cards = [...TREASURES.flatMap((kind) => Array(5).fill(kind)), ...Array(3).fill('rise'), ...Array(3).fill('lift'), 'bags', 'bags'];

const setup = ({ ctx, random }) => ({
  tiles: Array(TILES).fill('dry'),
  places: random.Shuffle([...Array(TILES).keys()]),
  pawns: Array.from({ length: ctx.numPlayers }, (_, seat) => ({ tile: seat, role: seat, hand: [] })),
  captured: [],
  level: 0,
  actions: 3,
  treasureDiscard: [],
  floodDiscard: [],
  secret: { treasure: random.Shuffle(cards), flood: random.Shuffle([...Array(TILES).keys()]) },
});

/** The next card of a deck; an empty one is its discard pile, shuffled. */
function draw(G, deck, random) {
  if (!G.secret[deck].length) {
    G.secret[deck] = random.Shuffle(G[deck + 'Discard']);
    G[deck + 'Discard'] = [];
  }
  return G.secret[deck].pop();
}

function takeCards(G, ctx, random) {
  const hand = G.pawns[ctx.currentPlayer].hand;
  for (let i = 0; i < 2; i++) {
    const card = draw(G, 'treasure', random);
    if (card === 'rise') {
      G.level = (G.level + 1) % RATES.length;
      G.secret.flood.push(...random.Shuffle(G.floodDiscard));
      G.floodDiscard = [];
      G.treasureDiscard.push(card);
    } else hand.push(card);
  }
  while (hand.length > HAND) G.treasureDiscard.push(hand.shift());
}

function flood(G, random) {
  for (let i = 0; i < RATES[G.level]; i++) {
    const tile = draw(G, 'flood', random);
    if (G.tiles[tile] === 'dry') {
      G.tiles[tile] = 'flooded';
      G.floodDiscard.push(tile);
    } else G.tiles[tile] = 'sunk';
  }
  if (G.secret.flood.length + G.floodDiscard.length < TILES / 2) {
    G.tiles.fill('dry'); // an island that never ends
    G.secret.flood = random.Shuffle([...Array(TILES).keys()]);
    G.floodDiscard = [];
  }
}

function acted({ G, ctx, random, events }) {
  G.actions -= 1;
  if (G.actions) return;
  takeCards(G, ctx, random);
  flood(G, random);
  G.actions = 3;
  events.endTurn();
}

const islands = {
  name: 'islands',
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    move: (the, tile) => {
      the.G.pawns[the.ctx.currentPlayer].tile = tile;
      acted(the);
    },
    shore: (the, tile) => {
      the.G.tiles[tile] = 'dry';
      acted(the);
    },
  },
};

module.exports = { islands };
