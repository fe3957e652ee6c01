import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `npm run dev` serves the pages and hands everything else to a running `crossover serve`.
const server = process.env.CROSSOVER_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2023',
    // Nothing is inlined as data: the content security policy allows fonts and pictures from ourselves only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What most pages share comes in one piece rather than in twenty crumbs.
        codeSplitting: { groups: [{ name: 'house', test: /\/src\/(parts|drawings)\/|\/src\/[\w.]+\.ts$|node_modules/, minShareCount: 2 }] },
      },
    },
  },
  server: {
    // Languages are read from ../locales.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, changeOrigin: false, ws: true },
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'test/**/*.test.ts'] },
});
