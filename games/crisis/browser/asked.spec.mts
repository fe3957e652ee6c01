import { expect, test, type Page } from '../../../web/tests/playwright';

import { answer, answers, asked, question, standing } from '../../../web/tests/seat';

interface Seen {
  view?: { position?: { questions: { title: string; kind: { type: string }; choices: unknown[] }[] }; log: { unasked?: string }[] };
}

/** Everything that the page hears of the table from now on. */
function hears(page: Page): { titles: string[]; pointless: string[]; unasked: number } {
  const heard = { titles: [] as string[], pointless: [] as string[], unasked: 0 };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { view } = JSON.parse(String(payload)) as Seen;
      for (const one of view?.position?.questions ?? []) {
        heard.titles.push(one.title);
        if (one.kind.type !== 'place' && one.choices.length === 1) heard.pointless.push(one.title);
      }
      heard.unasked += (view?.log ?? []).filter((line) => line.unasked === 'only').length;
    }),
  );
  return heard;
}

test('nobody is asked to end a turn in which nothing else is left', async ({ page }) => {
  const heard = hears(page);
  await page.goto('/new/crisis');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await expect(question(page)).toBeVisible();
  // Setup at random, and then whatever ends something: activations end, and the turns with them.
  for (let answered = 0; heard.unasked < 2 && answered < 400; ) {
    if ((await standing(page)) !== 'asked') {
      await page.waitForTimeout(20);
      continue;
    }
    const before = await asked(page);
    const ends = answers(page).and(page.locator('.plain')).last();
    if (answered >= 30 && (await ends.count()) > 0) await ends.click({ timeout: 5_000 }).catch(() => undefined);
    else await answer(page, (count) => (answered * 7) % count);
    answered += 1;
    await expect
      .poll(async () => (await standing(page)) !== 'asked' || (await asked(page)) !== before, { timeout: 1_200, intervals: [15] })
      .toBe(true)
      .catch(() => undefined);
  }
  expect(heard.unasked).toBeGreaterThanOrEqual(2);
  expect(heard.titles.length).toBeGreaterThan(10);
  expect(heard.pointless).toEqual([]);
  const folded = page.locator('#log .unasked button').first();
  await expect(folded).toContainText('answered for you');
  await folded.click();
  await expect(page.locator('#log .unasked').first()).toContainText('only one answer');
});
