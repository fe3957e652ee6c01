// A game that draws nothing is played from headings and lines: the shell shows them, and answers are given as everywhere.

import { expect, test, type Page } from '@playwright/test';

import { noSeriousFault } from './axe';
import { answer, answers, playABot, playOn, question } from './seat';

const SECTIONS = [
  { heading: 'Round 2 of 5', lines: ['Red moves first', 'The bell rings after round 5'] },
  { heading: 'Red', lines: ['Ada: 3 of 4 life, at the well', 'Bruno: 1 of 4 life, stunned until the end of the round'] },
  { heading: 'Blue', lines: ['Cleo: 4 of 4 life, at the gate', 'Dan: out of the game'] },
];

/** What a game that draws nothing would send: every board on its way to the page becomes headings and lines. */
async function inWords(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(JSON.stringify(JSON.parse(String(message)), (key, value: unknown) => (key === 'board' ? { game: 'draws-nothing', sections: SECTIONS } : value))));
  });
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme });
    for (const [width, height] of [[1440, 900], [1024, 768], [390, 844], [320, 700]] as const) {
      test(`a board in words is read and answered at ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await inWords(page);
        await playABot(page);
        const board = page.locator('.worded[role=region]');
        for (const { heading, lines } of SECTIONS) {
          await expect(board.getByRole('heading', { name: heading, exact: true })).toBeVisible();
          for (const line of lines) await expect(board.getByText(line, { exact: true })).toBeAttached();
        }
        const before = await question(page).textContent();
        await answer(page);
        await expect.poll(() => question(page).textContent()).not.toBe(before);
        await expect(answers(page).or(question(page).locator('button')).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await noSeriousFault(page);
        await page.keyboard.press('t');
        await expect(page.getByRole('heading', { name: 'Round 2 of 5' })).toBeVisible();
        await noSeriousFault(page);
      });
    }
  });
}

test('the replay of a board in words is stepped through', async ({ page }) => {
  await page.route('**/moments?**', async (route) => {
    const answer = await route.fetch();
    const told = JSON.parse(await answer.text(), (key, value: unknown) => (key === 'board' ? { game: 'draws-nothing', sections: SECTIONS } : value)) as object;
    await route.fulfill({ response: answer, json: told });
  });
  const table = await playABot(page);
  await playOn(page, (answered) => answered >= 4);
  await page.goto(`/replay/${table}`);
  const board = page.locator('.worded[role=region]');
  await expect(board.getByRole('heading', { name: 'Round 2 of 5' })).toBeVisible();
  const position = page.locator('.pos');
  const before = await position.textContent();
  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(position).not.toHaveText(before ?? '');
  await expect(board.getByText('Red moves first')).toBeVisible();
  await noSeriousFault(page);
});
