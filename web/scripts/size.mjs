// What somebody downloads who comes to the home page and plays: entry, home, table, one language, the largest game.
// Fails above the budget. Pages that playing does not need (set-up with friends and its options, guides, replay, rules, about, codes) are loaded when opened.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 110_000;
const built = fileURLToPath(new URL('../../src/atoll/server/static/', import.meta.url));
const manifest = JSON.parse(readFileSync(`${built}.vite/manifest.json`, 'utf8'));
const packed = (file) => gzipSync(readFileSync(built + file), { level: 9 }).length;
const kB = (size) => `${(size / 1000).toFixed(1).padStart(6)} kB`;

/** A chunk and all that it imports outright. */
function closure(sources, seen = new Set()) {
  for (const source of sources) {
    if (seen.has(source)) continue;
    seen.add(source);
    closure(manifest[source].imports ?? [], seen);
  }
  return seen;
}
const scripts = (sources) => [...sources].filter((source) => manifest[source].file.endsWith('.js'));
const weigh = (sources) => scripts(sources).reduce((sum, source) => sum + packed(manifest[source].file), 0);
const less = (sources, without) => [...sources].filter((source) => !without.has(source));

const all = Object.keys(manifest);
const shell = closure(['index.html', 'src/pages/Home.svelte', 'src/pages/Table.svelte']);
const games = all.filter((source) => /^src\/games\/[a-z_]+\/index\.ts$/.test(source));
const texts = (game, lang) => all.filter((source) => (source.includes(`${game}/texts/${lang}.`) && !/\?options$|\.guide\.ftl/.test(source)) || source.includes(`src/atoll/texts/${lang}.web.`));
const toPlay = games.map((source) => {
  const game = source.split('/')[2];
  const board = weigh(less(closure([source]), shell));
  const words = Math.max(...['en', 'nl', 'fr', 'de'].map((lang) => weigh(texts(`games/${game}`, lang))));
  return { game, board, words, total: weigh(shell) + board + words };
});
const needed = new Set([...shell, ...games.flatMap((source) => [...closure([source])]), ...all.filter((source) => (source.endsWith('.ftl?raw') || source.includes('/texts/')) && !source.includes('.guide.ftl'))]);

console.log(`${kB(weigh(shell))}  shell: entry, home, table`);
for (const { game, board, words, total } of toPlay) console.log(`${kB(total)}  to play ${game} (its board ${kB(board).trim()}, words in the longest language ${kB(words).trim()})`);
console.log(`${kB(weigh(less(all, needed)))}  other pages, when opened`);
const styles = [...new Set(all.flatMap((source) => [...(manifest[source].css ?? []), ...(manifest[source].file.endsWith('.css') ? [manifest[source].file] : [])]))];
console.log(`${kB(styles.reduce((sum, file) => sum + packed(file), 0))}  styles of all pages`);
const most = Math.max(...toPlay.map((one) => one.total));
console.log(`${kB(most)}  of ${kB(BUDGET).trim()} gzipped JavaScript`);
if (most > BUDGET) {
  console.error('Over the budget.');
  process.exit(1);
}
