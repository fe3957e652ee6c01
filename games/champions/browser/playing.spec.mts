import { expect, test, type BrowserContextOptions, type Page } from '../../../web/tests/playwright';

import { noSeriousFault } from '../../../web/tests/axe';
import { answer, answers, asked, ending, entries, question, standing } from '../../../web/tests/seat';

/** From the page that makes tables to a table of Champions: Spider-Man alone against Rhino, unless there are others. */
async function playChampions(page: Page, before: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  await page.goto('/new/champions');
  await page.getByText('Spider-Man, Justice').first().click();
  await before();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await expect(page.locator('.mat, .waiting')).toBeVisible();
}

const payment = (page: Page) => page.locator('#question.pay');
const round = async (page: Page): Promise<number> => Number(/Round (\d+)/.exec((await page.locator('.phases .now').textContent({ timeout: 500 }).catch(() => '')) ?? '')?.[1] ?? 0);

/** Answers once, whatever is asked: a payment as it suggests itself, else `pick` of the answers. */
async function once(page: Page, pick: (count: number) => number): Promise<void> {
  // A payment that is on its way is shown until all of it has gone.
  if (await payment(page).isVisible()) await payment(page).locator('.btn.go:enabled').click({ timeout: 400 }).catch(() => undefined);
  else await answer(page, pick);
}

/** Plays on until the end or until `enough`: real answers at first, after `real` of them whatever ends something. */
async function playOn(page: Page, real: number, enough: () => Promise<boolean> = () => Promise.resolve(false)): Promise<void> {
  for (let answered = 0; !(await enough()); ) {
    const now = await standing(page);
    if (now === 'over') return;
    if (now === 'waits') {
      await page.waitForTimeout(20);
      continue;
    }
    const before = await asked(page);
    const ends = answers(page).and(page.locator('.plain')).last();
    if (answered >= real && !(await payment(page).isVisible()) && (await ends.count()) > 0) await ends.click({ timeout: 5_000 }).catch(() => undefined);
    else await once(page, (count) => (answered * 7) % count);
    answered += 1;
    await expect
      .poll(async () => (await standing(page)) !== 'asked' || (await asked(page)) !== before, { timeout: 1_200, intervals: [15] })
      .toBe(true)
      .catch(() => undefined);
  }
}

/** Plays until a payment is asked for, and pays nothing. A hero may have fallen before anything was paid for: then anew. */
async function untilPayment(page: Page): Promise<void> {
  for (let answered = 0; !(await payment(page).isVisible()); answered += 1) {
    const now = await standing(page);
    if (now === 'over') await playChampions(page);
    if (now === 'asked') await answer(page, (count) => (answered * 7) % count);
    await page.waitForTimeout(150);
  }
}

test('Spider-Man meets Rhino alone, to the end', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await playChampions(page);
  await expect(page.locator('.villain h2')).toContainText('Rhino');
  await playOn(page, 60);
  await expect(ending(page)).toBeVisible();
  const played = page.url();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.locator('.villain h2')).toContainText('Rhino');
  // The same once more, from the screen that says how it ended.
  await page.goto(played);
  await page.getByRole('button', { name: 'Play it again' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && url.href !== played);
  await expect(ending(page)).toBeHidden();
  await expect(page.locator('.player')).toContainText('Peter Parker');
  expect(errors).toEqual([]);
});

test('a payment suggests itself and may be made otherwise', async ({ page }) => {
  await playChampions(page);
  await untilPayment(page);
  const pays = payment(page).getByRole('button', { name: /^Pay/ });
  await expect(pays).toBeEnabled();
  const sources = payment(page).getByRole('checkbox');
  // Of several copies of a card each click takes one more, and the last one none.
  for (const source of await sources.all()) while (await source.isChecked()) await source.click({ force: true });
  await expect(pays).toBeDisabled();
  await expect(payment(page).locator('.tally')).toContainText(/^0 of/);
  // Everything there is pays more than enough; what is too much is said to be lost.
  for (const source of await sources.all()) await source.check({ force: true });
  await expect(pays).toBeEnabled();
  const [hand, before] = [page.locator('.held li'), await page.locator('.held li').count()];
  await pays.click();
  await expect(payment(page)).toBeHidden();
  await expect.poll(() => hand.count()).toBeLessThan(before - 1);
});

test('a card that can’t be played says why', async ({ page }) => {
  await playChampions(page);
  await playOn(page, 1_000, async () => (await page.locator('.held .cannot').count()) > 0);
  await page.locator('.held .cannot').first().click({ force: true });
  // It names what it is about, and covers neither the hand nor the question.
  const [toast, card] = [page.locator('.toast').first(), page.locator('.held .cannot').first()];
  await expect(toast).toBeVisible();
  await expect(toast.locator('b')).toContainText((await card.getAttribute('aria-label'))!.split(',')[0]!);
  const [note, hand] = [(await toast.boundingBox())!, (await card.boundingBox())!];
  expect(note.y + note.height).toBeLessThanOrEqual(hand.y + 1);
  const rule = page.locator('.toast .rule').first();
  await expect(rule).toHaveAttribute('href', /\/rules\/champions/);
  // The rule is read beside the table, which stays where it is.
  const [table, id] = [page.url(), await rule.textContent()];
  await rule.click();
  const peek = page.getByRole('dialog', { name: 'A rule' });
  await expect(peek).toContainText(id!);
  await expect(peek.getByRole('link', { name: 'Open the rule book' })).toHaveAttribute('target', '_blank');
  expect(page.url()).toBe(table);
  await page.keyboard.press('Escape');
  await expect(peek).toBeHidden();
  await expect(page.locator('.mat')).toBeVisible();
});

test('a card that has the focus leaves the hand, and nothing breaks', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await playChampions(page);
  await expect(question(page).locator('.q')).toContainText('opening hand');
  const hand = page.locator('.held li');
  const before = await hand.count();
  // By keys, so that it is read while it has the focus; the last one's place is gone afterwards.
  await hand.first().locator('button').focus();
  for (let i = 1; i < before; i++) await page.keyboard.press('Tab');
  await expect(hand.last().locator('button')).toBeFocused();
  await expect(page.locator('.reader')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(hand).toHaveCount(before - 1);
  await expect(page.locator('.reader')).toBeHidden();
  expect(errors).toEqual([]);
});

/** Pictures of all screens to look at, where a folder for them is named. */
const look = (pages: readonly Page[], when: string): Promise<unknown> =>
  process.env.SHOTS ? Promise.all(pages.map((page, i) => page.screenshot({ path: `${process.env.SHOTS}/klaw-${when}-${i}.png` }))) : Promise.resolve();

test('two people and two bots play Klaw to the end, and four screens tell the same', async ({ browser }) => {
  // Bots that think and four pages share the machine with whatever else it does.
  test.slow();
  const errors: string[] = [];
  const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    return page;
  };
  const [host, guest] = [await open(), await open({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' })];
  await playChampions(host, async () => {
    for (let more = 0; more < 3; more++) await host.getByRole('button', { name: 'Add a player' }).click();
    await host.getByText('Friend', { exact: true }).nth(1).click();
    await host.getByText('Klaw', { exact: true }).click();
    await host.getByLabel('Anybody may find it').check();
  });
  await guest.goto(await host.getByLabel('Link to this seat').inputValue());
  await guest.getByLabel('Your name').fill('Ada');
  // Nobody else plays her: the bots took what was left when they were added.
  await guest.getByText('She-Hulk, Aggression').first().click();
  await guest.getByRole('button', { name: 'Sit down' }).click();
  // Two more look on, who hold no cards: one on a tablet, one on a phone.
  const watchers = [await open({ viewport: { width: 820, height: 1180 } }), await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })];
  for (const page of watchers) await page.goto(host.url());
  const all = [host, guest, ...watchers];
  for (const page of all) await expect(page.locator('.player')).toHaveCount(4);
  for (const [i, page] of all.entries()) await expect(page.locator('.held')).toHaveCount(i < 2 ? 1 : 0);
  await look(all, 'start');

  // Both play at once: a few answers as they come, then whatever ends something; windows are passed for the whole round.
  let halfway: Promise<unknown> | undefined;
  const ahead = (page: Page) => async (): Promise<boolean> => {
    const pass = page.getByRole('button', { name: 'until the end of the round' });
    if (await pass.isVisible()) await pass.click({ timeout: 500 }).catch(() => undefined);
    if (page === host && halfway === undefined && (await round(host)) > 1) halfway = look(all, 'middle');
    return false;
  };
  await Promise.all([host, guest].map((page) => playOn(page, 12, ahead(page))));
  await halfway;
  for (const page of all) await expect(ending(page)).toBeVisible();
  await look(all, 'end');
  const told = await Promise.all(all.map((page) => ending(page).locator('.told p').last().textContent()));
  expect(told[0]).toMatch(/Klaw .* in round \d+/);
  expect(new Set(told).size, told.join(' | ')).toBe(1);
  // Who played together has won or lost together; who looked on has done neither.
  const verdicts = await Promise.all(all.map((page) => ending(page).locator('.verdict').allTextContents()));
  expect(verdicts[0]).toEqual(verdicts[1]);
  expect([verdicts[0]!.length, verdicts[2], verdicts[3]]).toEqual([1, [], []]);
  await expect.poll(async () => new Set(await Promise.all(all.map(entries))).size).toBe(1);

  // All of them can look back, to the same last moment.
  for (const page of all) await ending(page).getByRole('link', { name: 'Replay' }).click();
  for (const page of all) await expect(page.locator('.villain h2')).toContainText('Klaw');
  for (const page of all) await page.getByRole('button', { name: 'To the end' }).click();
  await expect.poll(async () => new Set(await Promise.all(all.map((page) => page.locator('.pos').textContent()))).size).toBe(1);
  expect(errors).toEqual([]);
});

test('who wants to act on another player\'s turn says so, and is asked', async ({ browser }) => {
  const open = async (): Promise<Page> => (await browser.newContext()).newPage();
  const [host, guest] = [await open(), await open()];
  await playChampions(host, async () => {
    await host.getByRole('button', { name: 'Add a player' }).click();
    await host.getByText('Friend', { exact: true }).nth(1).click();
  });
  await guest.goto(await host.getByLabel('Link to this seat').inputValue());
  await guest.getByLabel('Your name').fill('Ada');
  await guest.getByText('She-Hulk, Aggression').first().click();
  await guest.getByRole('button', { name: 'Sit down' }).click();
  const act = guest.locator('#question.idle').getByRole('button', { name: 'I act' });
  // Whatever is asked before the first turn is let pass.
  await expect
    .poll(async () => {
      for (const page of [host, guest]) if ((await standing(page)) === 'asked' && !(await act.isVisible())) await answers(page).last().click({ timeout: 1_000 }).catch(() => undefined);
      return act.isVisible();
    })
    .toBe(true);
  await act.click();
  await expect(question(guest).locator('.q')).toContainText('lets you take an action');
  await expect(host.locator('#question.idle')).toBeVisible();
  await answers(guest).last().click();
  // It is the host's turn as before, and who declined is silent until something was done.
  await expect(host.locator('#question:not(.idle)')).toBeVisible();
  await expect(guest.locator('#question.idle')).toBeVisible();
  await expect(act).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a round is played, and nothing is wider than the screen', async ({ page }) => {
    await playChampions(page);
    await untilPayment(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await playOn(page, 30, async () => (await round(page)) > 1);
    const box = (await question(page).boundingBox())!;
    expect(box.y + box.height).toBeGreaterThan(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test('by keys alone, with the table as text', async ({ page }) => {
  await playChampions(page);
  await page.keyboard.press('t');
  await expect(page.locator('.fieldcell').getByRole('heading').first()).toBeVisible();
  for (let pressed = 0; pressed < 300 && (await round(page)) < 2 && (await standing(page)) !== 'over'; pressed++) {
    if ((await standing(page)) !== 'asked') {
      await page.waitForTimeout(30);
      continue;
    }
    const lines = await entries(page);
    const before = await asked(page);
    const last = Math.min(9, await answers(page).count());
    if (await payment(page).isVisible()) await page.keyboard.press('Enter');
    else await page.keyboard.press(String(pressed > 40 ? Math.max(1, last) : 1));
    await expect
      .poll(async () => (await entries(page)) !== lines || (await standing(page)) !== 'asked' || (await asked(page)) !== before, { timeout: 2_000, intervals: [20] })
      .toBe(true)
      .catch(() => undefined);
  }
  expect(await round(page)).toBeGreaterThan(1);
  await expect(page.locator('.fieldcell').getByRole('listitem').filter({ hasText: /Rhino.*hit points/ }).first()).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });

    test('axe finds nothing serious in a turn, at a payment and as text', async ({ page }) => {
      await playChampions(page);
      await playOn(page, 1_000, async () => (await round(page)) > 0);
      await noSeriousFault(page);
      await untilPayment(page);
      await noSeriousFault(page);
      await page.keyboard.press('t');
      await noSeriousFault(page);
    });
  });
}
