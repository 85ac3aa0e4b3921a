// boards.js: the boards for where there is no browser, as one script without anything around it (src/boards).
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { texts } from './vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A picture is drawn at once: what the page loads later is there from the beginning, and nobody looks closer. */
const atOnce: Plugin = {
  name: 'at-once',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/games\/\w+\/\w+\.svelte$/.test(id)) return null;
    const later = /\{#await import\('(.+?)'\) then \{ default: (\w+) \}\}([^]*?)\{\/await\}/g;
    const imports = [...new Set([...code.matchAll(later)].map(([, path, name]) => `import ${name} from '${path}';`))].join('\n');
    return code.replace(later, '$3').replace(/<script lang="ts">/, `$&\n${imports}`).replace('../../ui/Zoom.svelte', '../../boards/Window.svelte');
  },
};

export default defineConfig({
  plugins: [atOnce, svelte({ compilerOptions: { css: 'injected' } }), texts],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: here('src/boards/index.ts'),
    outDir: here('../src/atoll/server/static'),
    emptyOutDir: false,
    target: 'es2022',
    minify: true,
    rollupOptions: { output: { format: 'iife', name: 'boards', entryFileNames: 'boards.js', codeSplitting: false } },
  },
});
