import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The service worker, told what was built: hashed files, and what lies at the top but pictures for home screens. */
const worker: Plugin = {
  name: 'worker',
  generateBundle(_, bundle) {
    const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const paths = [...built, ...readdirSync(here('public')).filter((name) => !name.endsWith('.png'))].map((name) => `/${name}`).sort();
    const source = readFileSync(here('sw.js'), 'utf8');
    const page = bundle['index.html'];
    const version = createHash('sha256').update(JSON.stringify([source, paths, page && 'source' in page && page.source])).digest('hex').slice(0, 12);
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: source.replace('self.FILES', () => JSON.stringify({ version, paths })) });
  },
};

export default defineConfig({
  plugins: [svelte(), worker],
  build: {
    outDir: here('../src/atoll/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // light-dark() as it is written
    reportCompressedSize: false,
    manifest: true,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: process.env.ATOLL_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
