import { expect, test, type APIRequestContext } from '@playwright/test';

import { GAMES } from '../scripts/sources.mjs';
import { noSeriousFault } from './axe';
import { playABot, playOn, question } from './seat';

/** Pages that every game has, at its address. */
const OF_A_GAME = GAMES.flatMap((game) => ['new', 'rules', 'cards', 'build'].map((page) => `/${page}/${game}`));
const PAGES = ['/', ...OF_A_GAME, '/learn', '/join', '/edit', '/replays', '/account', '/about', '/nothing-here'];

/** A rule of each game, and a card of each kind. */
async function deep(request: APIRequestContext): Promise<string[]> {
  const read = async <T>(path: string): Promise<T> => (await (await request.get(`/api/games/${path}`)).json()) as T;
  const pages: string[] = [];
  for (const game of GAMES) {
    const { rules } = await read<{ rules: { id: string }[] }>(`${game}/rules`);
    pages.push(`/rules/${game}/${rules[0]!.id}`);
    const { cards } = await read<{ cards: { kind: string; id: string }[] }>(`${game}/cards`);
    const kinds = new Map(cards.map(({ kind, id }) => [kind, id]));
    pages.push(...[...kinds].map(([kind, id]) => `/cards/${game}/${kind}/${id}`));
  }
  return pages;
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });
    for (const path of PAGES) {
      test(`axe finds nothing serious on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await noSeriousFault(page);
      });
    }
    test('axe finds nothing serious on rules and cards', async ({ page, request }) => {
      for (const path of await deep(request)) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator('h1').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await noSeriousFault(page);
        });
      }
    });
    test('axe finds nothing serious at a table and in its replay', async ({ page }) => {
      const table = await playABot(page);
      await playOn(page, (answered) => answered >= 9);
      await expect(question(page)).toBeVisible();
      await noSeriousFault(page);
      await page.keyboard.press('t');
      await noSeriousFault(page);
      await page.goto(`/replay/${table}`);
      await expect(page.getByRole('button', { name: 'Forward' })).toBeVisible();
      await noSeriousFault(page);
    });
  });
}

test('nobody else is asked for anything', async ({ page, request, baseURL }) => {
  const others: string[] = [];
  page.on('request', (request) => !request.url().startsWith(baseURL!) && !request.url().startsWith('data:') && others.push(request.url()));
  for (const path of [...PAGES, ...(await deep(request))]) await page.goto(path);
  expect(others).toEqual([]);
});

test('a page that does not exist says so', async ({ page }) => {
  await page.goto('/nothing-here');
  await expect(page.getByRole('heading', { name: 'Nothing here.' })).toBeVisible();
});

for (const path of PAGES) {
  test(`${path} fits a phone and 320 pixels`, async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('rules and cards fit a phone and 320 pixels', async ({ page, request }) => {
  for (const path of await deep(request)) {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  }
});
