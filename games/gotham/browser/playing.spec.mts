import { expect, test, type Page } from '../../../web/tests/playwright';

import { noSeriousFault } from '../../../web/tests/axe';
import { answer, answers, asked, ending, entries, question, standing } from '../../../web/tests/seat';

type Sitter = { type: 'you' } | { type: 'anyone' } | { type: 'bot'; bot: string };
const YOU: Sitter = { type: 'you' };
const BOT: Sitter = { type: 'bot', bot: 'greedy' };

/** A table of Gotham: the heroes' players first, the villain last. */
async function sitDown(page: Page, seats: readonly Sitter[], mission = 'two-charges'): Promise<string> {
  await page.goto('/about');
  const table = await page.evaluate(
    async ({ seats, mission }) => {
      await fetch('/api/me');
      const body = { game: 'gotham', options: [{ option: 'mission', value: mission }], seats: seats.map((sitter) => ({ sitter, options: [] })), public: false, clock: null };
      const made = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      return ((await made.json()) as { table: string }).table;
    },
    { seats, mission },
  );
  await page.goto(`/t/${table}`);
  await expect(page.locator('.mat, .waiting').first()).toBeVisible();
  return table;
}

const faults = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
};
const zones = (page: Page) => page.locator('[data-thing^="zone:"]');
const turn = async (page: Page): Promise<number> => Number(/\d+/.exec((await page.locator('.phases .now').textContent({ timeout: 500 }).catch(() => '')) ?? '')?.[0] ?? 0);

/** Answers until the end or until `enough`: real answers at first, after `real` of them whatever ends something. */
async function playOn(page: Page, real: number, enough: () => Promise<boolean> = () => Promise.resolve(false)): Promise<void> {
  for (let answered = 0; ; ) {
    const now = await standing(page);
    // Looked at only once the question is there, so that none is answered that was waited for.
    if (now === 'over' || (await enough())) return;
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
      .poll(async () => (await standing(page)) !== 'asked' || (await asked(page)) !== before, { timeout: 1_000, intervals: [15] })
      .toBe(true)
      .catch(() => undefined);
  }
}

/** Answers until a question of this kind stands, by its words. */
const untilAsked = (page: Page, title: RegExp): Promise<void> =>
  playOn(page, 1_000, async () => title.test((await page.locator('#question:not(.idle) .q').textContent({ timeout: 200 }).catch(() => '')) ?? ''));

test('a mission as the heroes, to its end and into its replay', async ({ page }) => {
  const errors = faults(page);
  await sitDown(page, [YOU, BOT]);
  await expect(zones(page)).toHaveCount(10);
  await expect(page.locator('.river .tile')).not.toHaveCount(0);
  await playOn(page, 40);
  await expect(ending(page)).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(zones(page)).toHaveCount(10);
  expect(errors).toEqual([]);
});

test('a mission as the villain, to its end', async ({ page }) => {
  const errors = faults(page);
  await sitDown(page, [BOT, YOU], 'hotel-hostages');
  await untilAsked(page, /Which tile/);
  // What it would cost is seen before; then a tile is activated where it lies, or swept out of the river.
  const activate = question(page).getByRole('button', { name: /Activate Thug/ });
  const there = await page.locator('.river .cubes').first().locator('.cube').count();
  await activate.hover();
  await expect(page.locator('.river .cube.leaving').first()).toBeVisible();
  await page.locator('.river .tile.legal', { hasText: 'Thug' }).click();
  await activate.click();
  await expect.poll(() => page.locator('.river .cubes').first().locator('.cube').count()).toBeLessThan(there);
  await playOn(page, 30);
  await expect(ending(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a way to a far zone is shown with its price, and one click goes there', async ({ page }) => {
  await sitDown(page, [YOU, BOT], 'hotel-hostages');
  await untilAsked(page, /Which hero acts/);
  await page.getByRole('group', { name: 'What Batman can do' }).getByRole('button', { name: /movement/ }).click();
  await expect(page.locator('#question .q')).toContainText('Where does Batman go');
  const far = page.locator('.zone.reachable:not(.legal)').first();
  await far.focus();
  await expect(page.locator('.note.way li')).not.toHaveCount(1);
  await expect(page.locator('.way-ink')).toBeVisible();
  const name = ((await far.getAttribute('aria-label')) ?? '').split(',')[0]!;
  const before = await entries(page);
  await far.press('Enter');
  // He arrives, or somebody's answer stops him on the way: either way he has set out.
  await expect.poll(() => entries(page)).toBeGreaterThan(before + 1);
  await expect.poll(async () => (await page.locator('[data-thing="figure:0"]').getAttribute('aria-label')) ?? '').not.toContain('South street west');
  expect(name).not.toBe('');
});

test('a line of sight between two zones is drawn, with the rule', async ({ page }) => {
  await sitDown(page, [YOU, BOT], 'hotel-hostages');
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Line of sight between two zones' })).toHaveAttribute('aria-pressed', 'true');
  const zone = (name: string) => page.getByRole('button', { name: new RegExp(`^${name},`) });
  await zone('Pawn shop').press('Enter');
  await expect(page.locator('.dim')).not.toHaveCount(0);
  await zone('Cellar').press('Enter');
  await expect(page.locator('.note.no')).toBeVisible();
  await expect(page.locator('.note .rule, .note a')).not.toHaveCount(0);
  await expect(page.locator('.sight').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('.note.no')).toBeHidden();
});

test('two people share the heroes: I go, you go', async ({ browser }) => {
  const [host, guest] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await sitDown(host, [YOU, { type: 'anyone' }, BOT], 'hotel-hostages');
  await guest.goto(await host.getByLabel('Link to this seat').inputValue());
  await guest.getByLabel('Your name').fill('Ada');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  for (const page of [host, guest]) await expect(page.locator('.lead, #question').first()).toBeVisible();
  // Both heroes are active. The one who does not lead claims the next action and acts; then the lead is handed back.
  for (const page of [host, guest]) await page.locator('#question:not(.idle)').getByRole('button', { name: /active/i }).click();
  for (const page of [host, guest]) await expect(page.locator('.lead')).toBeVisible();
  const [first, second] = (await host.getByRole('button', { name: 'You go' }).count()) > 0 ? [host, guest] : [guest, host];
  await second.locator('.lead').getByRole('button', { name: 'I go' }).click();
  await expect(second.locator('#question:not(.idle) .q')).toContainText('Which hero acts');
  await expect(first.locator('.lead').getByRole('button', { name: 'You go' })).toBeHidden();
  const before = await entries(second);
  await question(second).getByRole('button', { name: /movement/ }).first().click();
  await expect.poll(() => entries(second)).toBeGreaterThan(before);
  await untilAsked(second, /Which hero acts/);
  await second.locator('.lead').getByRole('button', { name: 'You go' }).click();
  await expect(first.locator('#question:not(.idle) .q')).toContainText('Which hero acts');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a turn is played, and nothing is wider than the screen', async ({ page }) => {
    await sitDown(page, [YOU, BOT], 'hotel-hostages');
    await playOn(page, 25, async () => (await turn(page)) > 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const box = (await question(page).boundingBox())!;
    expect(box.y + box.height).toBeGreaterThan(700);
    // The board is larger than its frame there, and can be moved in it.
    const frame = page.locator('.boardbox .frame');
    expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });
});

test('by keys alone, with the table as text', async ({ page }) => {
  await sitDown(page, [YOU, BOT]);
  await page.keyboard.press('t');
  await expect(page.locator('.fieldcell').getByRole('heading', { name: 'The villain' })).toBeVisible();
  for (let pressed = 0; pressed < 300 && (await turn(page)) < 2 && (await standing(page)) !== 'over'; pressed++) {
    if ((await standing(page)) !== 'asked') {
      await page.waitForTimeout(30);
      continue;
    }
    const before = await asked(page);
    const lines = await entries(page);
    await page.keyboard.press(String(Math.max(1, Math.min(9, await answers(page).count()))));
    await expect
      .poll(async () => (await entries(page)) > lines || (await asked(page)) !== before, { timeout: 2_000, intervals: [20] })
      .toBe(true)
      .catch(() => undefined);
  }
  expect(await turn(page)).toBeGreaterThan(1);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await sitDown(page, [YOU, BOT], 'hotel-hostages');
    await page.getByRole('tab', { name: 'Mission', exact: true }).click();
    await page.getByRole('button', { name: 'What the signs mean' }).click();
    await noSeriousFault(page);
    await untilAsked(page, /how many cubes|throw dice again/);
    await noSeriousFault(page);
  });
}
