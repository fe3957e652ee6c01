import { fileURLToPath } from 'node:url';

import { defineConfig } from '@playwright/test';

// Run by `cargo xtask test browser`, which names the program to test and the browser to test it in.
const root = fileURLToPath(new URL('..', import.meta.url));
const program = process.env.CROSSOVER ?? '../target/debug/crossover';
const chromium = process.env.CHROMIUM ?? 'chromium';
const port = Number(process.env.CROSSOVER_PORT ?? 8377);
const data = `${process.env.TMPDIR ?? '/tmp'}/crossover-browser-${process.pid}`;

export default defineConfig({
  // What holds of every game is tested here; what is one game's own lies in its folder.
  testDir: root,
  // Whole paths: what is built may lie in copies of the project below it.
  testMatch: [`${root}web/tests/*.spec.ts`, `${root}games/*/browser/*.spec.mts`],
  tsconfig: './tsconfig.json',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A game is long and the machine may be slow; a test that hangs is still told from one that works.
  timeout: 240_000,
  // Real servers, bots and browsers on two busy cores: a test that fails once is told as flaky, one that fails twice is red.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: chromium, args: ['--no-sandbox'] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `${program} serve --port ${port} --data ${data} --no-limits`,
    url: `http://127.0.0.1:${port}/health`,
    // Its log would drown what the tests say; a server that fails makes the tests fail.
    stderr: 'ignore',
    timeout: 60_000,
  },
});
