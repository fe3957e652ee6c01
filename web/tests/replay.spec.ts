import { expect, test } from '@playwright/test';

import { playABot, playOn, question } from './seat';

test('a finished game is stepped through, shared at a moment, and continued from there', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const table = await playABot(page);
  await playOn(page, (answered) => answered >= 14);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog', { name: 'Concede' }).getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForURL(`**/replay/${table}**`);

  await page.getByRole('button', { name: 'To the start' }).click();
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'Forward' }).click();
  await page.getByRole('button', { name: 'Link' }).click();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(/at=[1-9]\d*$/);

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(shared);
  // A private table's replay is for those who sat at it.
  await expect(friend.getByText('No replay here')).toBeVisible();

  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  expect(page.url()).not.toContain(table);
  await expect(question(page)).toBeVisible();
  await playOn(page, (answered) => answered >= 2);
});

test('a save goes out and comes back in as a replay; a position goes out as a scenario', async ({ page }) => {
  await playABot(page);
  await playOn(page, (answered) => answered >= 8);
  await page.getByRole('button', { name: 'Menu' }).click();
  const [report] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Report this position' }).or(page.getByRole('button', { name: 'Report this position' })).click()]);
  expect(report.suggestedFilename()).toMatch(/\.yaml$/);
  const [save] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the game' }).or(page.getByRole('button', { name: 'Download the game' })).click()]);
  await page.goto('/replays');
  await page.locator('input[type=file]').setInputFiles(await save.path());
  await page.waitForURL(/\/(replay|t)\/[\w-]+/);
});
