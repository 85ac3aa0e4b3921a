// Players of boardgame.io's own client at its own server: node load.cjs PORT MATCHES SEATS THINK_MS SECONDS
// A move counts when the client that made it holds the server's state of after it, and all others of the match too.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { islands, TILES } = require('./game.cjs');

const [port, matches, seats, think, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;

/** A match is made when the first of its players asks for it. */
async function table(figures, number) {
  const matchID = `match-${number}`;
  const clients = [];
  for (let seat = 0; seat < seats; seat++) {
    const playerID = String(seat);
    const client = Client({ game: islands, numPlayers: seats, matchID, playerID, multiplayer: SocketIO({ server: base }), debug: false });
    client.start();
    clients.push(client);
    while (seat === 0 && !client.getState()) await new Promise((done) => setTimeout(done, 5));
  }
  let asked = null;
  for (const client of clients) client.subscribe(() => look());
  function look() {
    const states = clients.map((client) => client.getState());
    if (states.some((state) => !state)) return;
    const [least, most] = [Math.min(...states.map((s) => s._stateID)), Math.max(...states.map((s) => s._stateID))];
    if (asked && least >= asked.id) {
      if (figures.on) figures.times.push(performance.now() - asked.at);
      asked = null;
    }
    if (asked || least !== most || figures.over) return;
    const mover = clients[Number(states[0].ctx.currentPlayer)];
    asked = { id: Infinity, at: 0 };
    setTimeout(() => {
      if (mover.getState().ctx.currentPlayer !== mover.playerID) {
        asked = null;
        return look();
      }
      asked = { id: most + 1, at: performance.now() };
      mover.moves.flip(Math.floor(Math.random() * TILES));
    }, think * (0.5 + Math.random()));
  }
  look();
  return clients;
}

async function main() {
  const figures = { on: false, over: false, times: [] };
  const all = [];
  for (let i = 0; i < matches; i++) all.push(await table(figures, i));
  await new Promise((done) => setTimeout(done, 2000 + think * 1.5));
  console.log('begin');
  figures.on = true;
  const began = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  figures.on = false;
  figures.over = true;
  const took = (performance.now() - began) / 1000;
  const times = figures.times.sort((a, b) => a - b);
  console.log(JSON.stringify({ moves: times.length, seconds: took, p50: times[times.length >> 1], p99: times[Math.floor(times.length * 0.99)] }));
  process.exit(0);
}

main();
