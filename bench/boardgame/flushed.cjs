// Preloaded (node --require), it makes every file that is written reach the disk before its writer hears that it is: our durability
// for boardgame.io's FlatFile, whose node-persist writes with fs.writeFile and never syncs. SIGTERM: it says how many, and ends.
const fs = require('fs');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 10)) throw new Error(`Node.js ${process.versions.node} flushes no file; 20.10 and later do`);

const flushed = (options) => ({ ...(typeof options === 'string' ? { encoding: options } : options), flush: true });
const { writeFile } = fs;
const { writeFile: promised } = fs.promises;
let files = 0;

fs.writeFile = (file, data, options, done) => {
  const plain = typeof options === 'function';
  const told = plain ? options : done;
  const counted = (problem) => {
    if (!problem) files += 1;
    told(problem);
  };
  writeFile(file, data, flushed(plain ? {} : options), counted);
};

fs.promises.writeFile = async (file, data, options) => {
  await promised(file, data, flushed(options));
  files += 1;
};

process.on('SIGTERM', () => {
  fs.writeSync(1, `flushed ${files}\n`);
  process.exit();
});
