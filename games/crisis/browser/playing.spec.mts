import { expect, test, type Page } from '../../../web/tests/playwright';

import { noSeriousFault } from '../../../web/tests/axe';
import { answer, answers, asked, ending, entries, question, standing } from '../../../web/tests/seat';

/** From the page that makes tables to one of Crisis Protocol against a bot. */
async function playCrisis(page: Page): Promise<void> {
  await page.goto('/new/crisis');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await expect(question(page)).toBeVisible();
}

/** Answers whatever is asked until the end or until `enough`: real answers at first, after `real` of them whatever ends something. */
async function inHaste(page: Page, real: number, enough: () => Promise<boolean> = () => Promise.resolve(false)): Promise<void> {
  for (let answered = 0; !(await enough()); ) {
    const now = await standing(page);
    if (now === 'over') return;
    if (now === 'waits') {
      await page.waitForTimeout(20);
      continue;
    }
    const before = await asked(page);
    const ends = answers(page).and(page.locator('.plain')).last();
    if (answered >= real && (await ends.count()) > 0) await ends.click({ timeout: 5_000 }).catch(() => undefined);
    else await answer(page, (count) => (answered * 7) % count);
    answered += 1;
    await expect
      .poll(async () => (await standing(page)) !== 'asked' || (await asked(page)) !== before, { timeout: 1_200, intervals: [15] })
      .toBe(true)
      .catch(() => undefined);
  }
}

/** Squads are chosen and everybody stands on the battlefield. */
const fighting = (page: Page) => async (): Promise<boolean> => (await page.locator('.phases .now').textContent({ timeout: 500 }).catch(() => ''))?.includes('Round') ?? false;

test('a guest plays a whole game of Crisis Protocol against a bot', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await playCrisis(page);
  await inHaste(page, 40);
  await expect(ending(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('two browsers fight over a crisis through a link, and neither sees the other’s squad before both are chosen', async ({ browser }) => {
  const [host, guest] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await host.goto('/new/crisis');
  await host.getByText('Friend', { exact: true }).nth(1).click();
  await host.getByRole('button', { name: 'Make the table' }).click();
  await host.waitForURL(/\/t\/[\w-]+$/);
  await guest.goto(await host.getByLabel('Link to this seat').inputValue());
  await guest.getByLabel('Your name').fill('Ada');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(question(guest)).toBeVisible();
  for (let round = 0; round < 400 && !(await fighting(host)()); round++) {
    for (const page of [host, guest]) if ((await standing(page)) === 'asked') await answer(page, (count) => (round * 5) % count);
    await host.waitForTimeout(20);
    if (await host.locator('.setup .people').isVisible()) await expect(host.locator('.squads [data-seat=b] .active')).toHaveCount(0);
  }
  expect(await fighting(host)()).toBe(true);
  await expect.poll(async () => (await entries(host)) === (await entries(guest))).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the squad is picked and the first round begins', async ({ page }) => {
    await playCrisis(page);
    await inHaste(page, 400, fighting(page));
    const box = (await question(page).boundingBox())!;
    expect(box.y + box.height).toBeGreaterThan(600);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('by keys alone, with the table as text', async ({ page }) => {
  await playCrisis(page);
  await page.keyboard.press('t');
  await expect(page.locator('.fieldcell').getByRole('heading').first()).toBeVisible();
  for (let answered = 0; answered < 200 && !(await fighting(page)()); ) {
    if ((await standing(page)) !== 'asked') {
      await page.waitForTimeout(30);
      continue;
    }
    const lines = await entries(page);
    const before = await asked(page);
    await page.keyboard.press('1');
    answered += 1;
    await expect
      .poll(async () => (await entries(page)) !== lines || (await standing(page)) !== 'asked' || (await asked(page)) !== before, { timeout: 2_000, intervals: [20] })
      .toBe(true)
      .catch(() => undefined);
  }
  expect(await fighting(page)()).toBe(true);
  await expect(page.locator('.fieldcell').getByRole('listitem').filter({ hasText: /stamina left/ }).first()).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    test('axe finds nothing serious while squads are chosen and in a fight', async ({ page }) => {
      await playCrisis(page);
      await inHaste(page, 400, () => page.locator('.setup .people').isVisible());
      await noSeriousFault(page);
      await inHaste(page, 400, fighting(page));
      await noSeriousFault(page);
    });
  });
}
