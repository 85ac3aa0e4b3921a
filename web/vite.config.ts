import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The service worker, told what was built: hashed files, and what lies at the top but pictures for home screens. */
const worker: Plugin = {
  name: 'worker',
  generateBundle: {
    order: 'post', // scripts that only held styles are gone by then
    handler(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const paths = [...built, ...readdirSync(here('public')).filter((name) => !name.endsWith('.png'))].map((name) => `/${name}`).sort();
      const source = readFileSync(here('sw.js'), 'utf8');
      const page = bundle['index.html'];
      const version = createHash('sha256').update(JSON.stringify([source, paths, page && 'source' in page && page.source])).digest('hex').slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace('self.FILES', () => JSON.stringify({ version, paths })) });
    },
  },
};

/** Texts for terminals stay there: what is wrong with a position, choices where a game has its own words for them, events
 *  that the log tells in words of its own, each of several alike where the page names the sort, comments. Options are read
 *  where a table is set up: `?options` has them alone. */
export const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?');
    if (!path?.endsWith('.ftl') || (query !== 'raw' && query !== 'options')) return null;
    const option = /^option-.*\n(?:[ }].*\n)*/gm;
    if (query === 'options') return `export default ${JSON.stringify(readFileSync(path, 'utf8').match(option)?.join('') ?? '')}`;
    const own = existsSync(here(`src/games/${/games\/(\w+)\/texts/.exec(path)?.[1]}/wording.ts`));
    const idle = new RegExp(`^(?:(?:fault${own ? '|do' : ''})-[^]*?\\n(?![ }])|#.*\\n|\\n)`, 'gm');
    const log = path.replace(/(\.web)?\.ftl$/, '.web.ftl');
    const page = existsSync(log) ? readFileSync(log, 'utf8') : '';
    const told = [...page.matchAll(/^log-(\w+)/gm)].map((found) => `event-${found[1]}`);
    const sorts = [...page.matchAll(/^([a-z]+-[a-z_]+) =/gm)].map((found) => `${found[1]}-\\d+`);
    const twice = new RegExp(`^(?:${[...told, ...sorts, 'game-name', 'game-summary'].join('|')}) =[^]*?\\n(?![ }])`, 'gm');
    const kept = readFileSync(path, 'utf8').replace(idle, '').replace(option, '').replace(twice, '');
    return `export default ${JSON.stringify(kept)}`;
  },
};

/** What many pages share comes in a few files, not in dozens: browsers fetch six at a time. */
const SHARED = {
  svelte: /\/node_modules\/(svelte|clsx|esm-env)\//,
  shell: /\/src\/(core\/(connection|seats|turn)\.ts|ui\/Piece\.svelte|opening\.ts)/,
  board: /\/src\/(connecting\.ts|core\/(announce|breath|moments|names|places|selection|shapes|table|times|words|zoom)\.ts|ui\/(Mark|Rich|Seats?|Zoom)\.svelte|games\/(context\.ts|index\.ts|shared\/))/,
  rulebook: /\/src\/(core\/markdown\.ts|ui\/(Markdown|Rule|RuleList)\.svelte)/,
};

export default defineConfig({
  plugins: [svelte(), texts, worker],
  build: {
    outDir: here('../src/atoll/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // light-dark() as it is written
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: Object.entries(SHARED).map(([name, test]) => ({ name, test })),
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.ATOLL_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
