import { expect, test } from '@playwright/test';

import { noSeriousFault } from './axe';
import { playABot, playOn, question } from './seat';

const PAGES = [
  '/',
  '/new/pow',
  '/join',
  '/rules/pow',
  '/rules/pow/attack.step-2-target',
  '/cards/pow',
  '/cards/pow/character/ironbrow',
  '/cards/pow/battlefield/crossing',
  '/build/pow',
  '/new/crisis',
  '/rules/crisis',
  '/cards/crisis',
  '/cards/crisis/character/captain-america-first-avenger',
  '/build/crisis',
  '/edit/gotham',
  '/replays',
  '/account',
  '/about',
  '/nothing-here',
];

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

test('nobody else is asked for anything', async ({ page, baseURL }) => {
  const others: string[] = [];
  page.on('request', (request) => !request.url().startsWith(baseURL!) && !request.url().startsWith('data:') && others.push(request.url()));
  for (const path of PAGES) await page.goto(path);
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
