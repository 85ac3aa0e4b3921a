import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import config from './vite.config';

/** Every page is tests/screens/index.html, which puts written messages in the place of the server. */
const screens: Plugin = {
  name: 'screens',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const path = request.url?.split('?')[0] ?? '/';
      if (!/^\/($|table\/|replay|rules|about|daily)/.test(path)) return next();
      const page = readFileSync(fileURLToPath(new URL('tests/screens/index.html', import.meta.url)), 'utf8');
      response.setHeader('Content-Type', 'text/html');
      response.end(await server.transformIndexHtml(path, page));
    });
  },
};

export default mergeConfig(config, { plugins: [screens], server: { proxy: {} } });
