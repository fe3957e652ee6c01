import { expect, test } from '@playwright/test';

import { ending, playABot, playOn, question } from './seat';

test('a guest plays a whole game against a bot, two clicks from the start page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await playABot(page);
  await playOn(page);
  await expect(ending(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();

  // The dice are checked on this device, against the promise made before the game.
  await page.getByRole('button', { name: 'Verify the dice' }).click();
  await expect(page.getByRole('dialog')).toContainText(/rolls? with \d+ dice computed again here: all as told/);
  expect(errors).toEqual([]);
});

test('a click that comes before the games have arrived is not lost', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/games', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play a bot' }).click();
  arrive();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await expect(question(page)).toBeVisible();
});

test('a game is there again days later: the cookie holds the seat', async ({ page, context }) => {
  const table = await playABot(page);
  await playOn(page, (answered) => answered >= 3);
  await page.close();
  const later = await context.newPage();
  await later.goto('/');
  await later.locator(`a[href='/t/${table}']`).click();
  await later.waitForURL(`**/t/${table}`);
  await expect(question(later)).toBeVisible();
});

test('against a bot, an answer is taken back', async ({ page }) => {
  await playABot(page);
  await playOn(page, (answered) => answered >= 4);
  const lines = await page.locator('#log li').count();
  await page.getByRole('button', { name: /^(Undo|Ask the others to undo)$/ }).click();
  await expect.poll(() => page.locator('#log li').count()).toBeLessThan(lines);
});
