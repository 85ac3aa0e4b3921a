// What a first visit to a game downloads: the shell's JavaScript, one language, and the largest game. Fails above the budget.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 100_000;
const folder = fileURLToPath(new URL('../../src/atoll/server/static/assets/', import.meta.url));
const manifest = JSON.parse(readFileSync(new URL('../../src/atoll/server/static/.vite/manifest.json', import.meta.url)));
const bytes = (file) => gzipSync(readFileSync(folder + file.replace('assets/', '')), { level: 9 }).length;

const groups = { shell: 0, generic: 0, texts: {}, games: {} };
for (const [source, chunk] of Object.entries(manifest)) {
  if (!chunk.file.endsWith('.js')) continue;
  const size = bytes(chunk.file);
  const game = /games\/([a-z_]+)\/index\.ts$/.exec(source);
  const text = /(?:games\/([a-z_]+)\/)?texts\/([a-z]{2})[a-z.]*\.ftl/.exec(source);
  if (game?.[1] === 'generic') groups.generic += size;
  else if (game) groups.games[game[1]] = size;
  else if (text) groups.texts[text[2]] = (groups.texts[text[2]] ?? 0) + size;
  else groups.shell += size;
}
const largest = (sizes) => Math.max(0, ...Object.values(sizes));
const total = groups.shell + largest(groups.texts) + (largest(groups.games) || groups.generic);
const styles = readdirSync(folder).filter((file) => file.endsWith('.css')).reduce((sum, file) => sum + bytes(file), 0);
const kB = (size) => `${(size / 1000).toFixed(1)} kB`;

console.log(`shell (all pages)  ${kB(groups.shell)}`);
for (const [name, size] of Object.entries(groups.games)) console.log(`game ${name}  ${kB(size)}`);
console.log(`generic table      ${kB(groups.generic)}`);
console.log(`texts, largest     ${kB(largest(groups.texts))}`);
console.log(`JavaScript         ${kB(total)} of ${kB(BUDGET)} gzipped`);
console.log(`styles             ${kB(styles)}`);
if (total > BUDGET) {
  console.error('Over the budget.');
  process.exit(1);
}
