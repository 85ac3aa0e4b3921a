// boardgame.io's own server with its own file store, as its documentation sets it up: node server.cjs PORT FOLDER
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { islands } = require('./game.cjs');

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [islands], db: new FlatFile({ dir, ttl: false }), origins: [Origins.LOCALHOST] });
server.run({ port: Number(port), callback: () => console.log('ready') });
