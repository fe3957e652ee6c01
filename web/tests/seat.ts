// A player's hands: what every test does at a table.

import { expect, type Locator, type Page } from '@playwright/test';

/** The slab with the question, and the buttons that answer it. */
export const question = (page: Page): Locator => page.locator('#question');
export const answers = (page: Page): Locator => question(page).locator('button.answer:not([aria-expanded])');
/** What stands there when the game has ended. */
export const ending = (page: Page): Locator => page.locator('.askbox.over');

/** From the start page to a table against a bot. */
export async function playABot(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play a bot' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await expect(question(page)).toBeVisible();
  return page.url().split('/t/')[1]!;
}

/** Answers one question, any way that is offered; unfolds the list where answers wait behind it. */
export async function answer(page: Page, pick: (count: number) => number = () => 0): Promise<void> {
  const folded = question(page).locator('button.answer[aria-expanded=false]');
  if ((await answers(page).count()) === 0 && (await folded.count()) > 0) await folded.click();
  const count = await answers(page).count();
  // What was asked may have passed in the meantime; whoever plays on looks again.
  if (count === 0) return;
  await answers(page).nth(Math.min(pick(count), count - 1)).click({ timeout: 5_000 }).catch(() => undefined);
}

/** What is asked. The question may be gone by the time it is read, answered from elsewhere or by the end of the game: then nothing is. */
export const asked = (page: Page): Promise<string | null> => question(page).textContent({ timeout: 500 }).catch(() => null);

/** Whether this page is asked, waits, or has seen the end. */
export async function standing(page: Page): Promise<'asked' | 'waits' | 'over'> {
  if (await ending(page).isVisible()) return 'over';
  return (await page.locator('#question:not(.idle)').isVisible()) ? 'asked' : 'waits';
}

/** How many entries the page holds: it grows with every answer that was taken. */
export async function entries(page: Page): Promise<number> {
  return Number(await page.locator('#log').getAttribute('data-lines'));
}

/** Plays on until the end, or until `enough` says so. Answers differ, so that games do not go in circles. */
export async function playOn(page: Page, enough: (answered: number) => boolean = () => false): Promise<number> {
  let answered = 0;
  for (;;) {
    const now = await standing(page);
    if (now === 'over' || enough(answered)) return answered;
    if (now === 'waits') {
      await page.waitForTimeout(30);
      continue;
    }
    const before = await asked(page);
    await answer(page, (count) => (answered * 7) % count);
    answered += 1;
    // The next question may read the same; a moment is enough for the answer to be on its way.
    await expect
      .poll(async () => (await standing(page)) !== 'asked' || (await asked(page)) !== before, { timeout: 1_500, intervals: [20] })
      .toBe(true)
      .catch(() => undefined);
  }
}
