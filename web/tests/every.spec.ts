// Every game of the list, whatever it draws, or the one that GAME names: a table is made, and three questions are answered.

import { expect, test } from '@playwright/test';

import { noSeriousFault } from './axe';
import { playOn, question } from './seat';

for (const width of [1440, 390]) {
  test(`every game is opened and answered at ${width} pixels`, async ({ page, request }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setViewportSize({ width, height: 844 });
    const { games } = (await (await request.get('/api/games')).json()) as { games: { game: string; name: string }[] };
    const wanted = games.filter(({ game }) => game === (process.env.GAME ?? game));
    expect(wanted.length).toBeGreaterThan(0);
    for (const { game, name } of wanted) {
      await test.step(name, async () => {
        await page.goto('/');
        await page.getByRole('link', { name }).first().click();
        await expect(page).toHaveURL(new RegExp(`/new/${game}$`));
        await page.getByRole('button', { name: 'Make the table' }).click();
        await page.waitForURL(/\/t\/[\w-]+$/);
        await expect(question(page)).toBeVisible();
        expect(await playOn(page, (answered) => answered >= 3)).toBe(3);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await noSeriousFault(page);
      });
    }
    expect(errors).toEqual([]);
  });
}
