import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` serves the pages and hands everything else to a running `crossover serve`.
const server = process.env.CROSSOVER_SERVER ?? 'http://127.0.0.1:8080';

/** A file's name after the game whose folder it lies in: its drawing is `GAME-HASH.js`, not one of several `web`. */
function named(name: string, file: string | null | undefined): string {
  const game = /\bgames\/([\w-]+)\//.exec(file ?? '')?.[1];
  return game === undefined ? name : name === 'web' ? game : `${game}-${name}`;
}

export default defineConfig({
  plugins: [svelte()],
  // The pages of a game lie in its folder, games/NAME/web: from there the shell is `$web`, and packages are found as from here.
  resolve: { alias: { $web: fileURLToPath(new URL('src', import.meta.url)) }, dedupe: ['svelte', 'vitest'] },
  build: {
    target: 'es2023',
    // Nothing is inlined as data: the content security policy allows fonts and pictures from ourselves only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) => `assets/${named(name, facadeModuleId ?? moduleIds.at(-1))}-[hash].js`,
        // What most pages share comes in one piece rather than in twenty crumbs.
        codeSplitting: { groups: [{ name: 'house', test: /\/src\/(parts|drawings)\/|\/src\/[\w.]+\.ts$|node_modules/, minShareCount: 2 }] },
      },
    },
  },
  server: {
    // Languages are read from ../locales, games from ../games.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, changeOrigin: false, ws: true },
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../games/*/web/**/*.test.ts'] },
});
