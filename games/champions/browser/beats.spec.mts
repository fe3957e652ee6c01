// A villain phase is seen: what the villain does to each player is told by itself, and nobody waits for it.

import { expect, test, type Page } from '../../../web/tests/playwright';

import { noSeriousFault } from '../../../web/tests/axe';
import { answer, answers, asked, standing } from '../../../web/tests/seat';

/** What was shown as a card so far, in order. */
const shown = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { cards: string[] }).cards);

/** A table for the reader and a bot, at a pace. Cards are written down as they come. */
async function sitDown(page: Page, pace: number): Promise<void> {
  await page.addInitScript((pace) => {
    localStorage.setItem('crossover', JSON.stringify({ pace, language: 'en' }));
    const cards: string[] = [];
    Object.assign(globalThis, { cards });
    new MutationObserver(() => {
      const title = document.querySelector('.beats .card h3')?.textContent;
      if (title && cards.at(-1) !== title) cards.push(title);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, pace);
  await page.goto('/about');
  const table = await page.evaluate(async () => {
    await fetch('/api/me');
    const seats = [{ type: 'you' }, { type: 'bot', bot: 'greedy' }].map((sitter) => ({ sitter, options: [] }));
    const body = { game: 'champions', options: [], seats, public: false, clock: null };
    const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return ((await made.json()) as { table: string }).table;
  });
  await page.goto(`/t/${table}`);
  await expect(page.locator('.mat')).toBeVisible();
}

/** Declines and ends whatever can be until the villain has been at work: in alter-ego form nobody is asked to defend. */
async function untilVillain(page: Page, seen: () => Promise<boolean>): Promise<void> {
  while (!(await seen())) {
    if ((await standing(page)) !== 'asked') {
      await page.waitForTimeout(30);
      continue;
    }
    const before = await asked(page);
    const quiet = answers(page).and(page.locator('.plain')).last();
    if ((await quiet.count()) > 0) await quiet.click({ timeout: 2_000 }).catch(() => undefined);
    else await answer(page);
    await expect.poll(async () => (await asked(page)) !== before, { timeout: 1_500, intervals: [20] }).toBe(true).catch(() => undefined);
  }
}

const BY_VILLAIN = /^Rhino (attacks|schemes)/;
const byVillain = async (page: Page): Promise<string[]> => (await shown(page)).filter((title) => BY_VILLAIN.test(title));
const SHOTS = process.env.SHOTS;

test.describe('at a pace', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what the villain does to two players plays two cards, and N ends it at once', async ({ page }) => {
    await sitDown(page, 1);
    await untilVillain(page, async () => (await byVillain(page)).length > 0);
    const card = page.locator('.beats .card');
    await expect(card.locator('.result')).toContainText(/= \d+ (damage|threat)/);
    await expect(card.locator('.term').first()).toContainText(/ATK|SCH/);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/champions-1440-light.png` });
    // The rest of the phase is told without anybody's doing.
    await expect.poll(async () => (await byVillain(page)).length, { intervals: [50] }).toBeGreaterThanOrEqual(2);
    await page.keyboard.press(',');
    await expect(card).toBeVisible();
    const took = await page.evaluate(async () => {
      const began = performance.now();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
      while (document.querySelector('.beats .card')) await new Promise(requestAnimationFrame);
      return performance.now() - began;
    });
    expect(took).toBeLessThan(100);
    // What was skipped is at hand, each deed with the moment that it leads to.
    await page.keyboard.press('e');
    const away = page.getByRole('dialog', { name: 'While you were away' });
    await expect(away.locator('.recap', { hasText: BY_VILLAIN }).nth(1)).toBeVisible();
    await noSeriousFault(page);
    await away.getByRole('button', { name: 'Look at it' }).first().click();
    await expect(away).toBeHidden();
    await expect(page.locator('.backstrip')).toBeVisible();
  });
});

test('where nothing moves, the list holds both', async ({ page }) => {
  await sitDown(page, 0);
  const list = page.getByRole('list', { name: 'What happened' });
  await untilVillain(page, async () => (await list.locator('li', { hasText: BY_VILLAIN }).count()) > 0);
  // Encounter cards may let it act once more.
  await expect(list.locator('li', { hasText: BY_VILLAIN }).nth(1)).toBeVisible();
  expect(await shown(page)).toEqual([]);
  // The question says what led to it.
  await expect(page.locator('#question .led')).toContainText(/: .*\d+ [a-z]+/);
  await noSeriousFault(page);
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/champions-list.png` });
});
