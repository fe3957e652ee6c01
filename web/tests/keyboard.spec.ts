import { expect, test, type Page } from '@playwright/test';

import { entries, question, standing } from './seat';

/** Moves the focus with Tab until it is on a control of this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    if (name.test(focused)) return;
  }
  throw new Error(`no Tab leads to ${name}`);
}

test('from the start page into a game, and through its first turns, by keys alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play a bot' })).toBeVisible();
  await tabTo(page, /^Play a bot$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\/[\w-]+$/);
  await expect(question(page)).toBeVisible();

  for (let answered = 0; answered < 25; ) {
    const now = await standing(page);
    if (now === 'over') break;
    if (now === 'waits') {
      await page.waitForTimeout(30);
      continue;
    }
    const lines = await entries(page);
    await page.keyboard.press('1');
    answered += 1;
    await expect.poll(async () => (await entries(page)) !== lines || (await standing(page)) !== 'asked', { timeout: 3_000 }).toBe(true).catch(() => undefined);
  }
  expect(await entries(page)).toBeGreaterThan(8);
});

test('the table as text has every answer as a button, and a live region tells what happened', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play a bot' }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('t');
  const text = page.locator('.fieldcell');
  await expect(text.getByRole('heading').first()).toBeVisible();
  expect(await text.getByRole('button').count()).toBeGreaterThan(2);
  await expect(page.locator('[aria-live=assertive]')).toContainText(/Your call/);
});

test('keys are explained', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Undo');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
