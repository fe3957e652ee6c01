// One click from the start page to a board whose first question is a real one.

import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

import { noSeriousFault } from './axe';
import { answer, question } from './seat';

interface Known {
  game: string;
  name: string;
  starts: { id: string; for: string[] }[];
}

/** The games that can be begun with one click. */
async function begun(request: APIRequestContext): Promise<Known[]> {
  const { games } = (await (await request.get('/api/games')).json()) as { games: Known[] };
  const found = games.filter(({ starts }) => starts.some((start) => start.for.includes('first')));
  expect(found.length).toBeGreaterThan(0);
  return found.filter(({ game }) => game === (process.env.GAME ?? game));
}

/** Every view of a table that the server sends to the page, from now on. */
function views(page: Page): { questions: { code: string; setup?: boolean }[]; start?: string }[] {
  const heard: ReturnType<typeof views> = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const said = JSON.parse(payload.toString()) as { type: string; view?: { start?: string; position?: { questions: { code: string; setup?: boolean }[] } } };
      if (said.view) heard.push({ questions: said.view.position?.questions ?? [], start: said.view.start });
    });
  });
  return heard;
}

async function firstIsReal(page: Page, heard: ReturnType<typeof views>): Promise<void> {
  await page.waitForURL(/\/t\/[\w-]+$/);
  await expect(question(page)).toBeVisible();
  await expect.poll(() => heard.some(({ questions }) => questions.length > 0)).toBe(true);
  const asked = heard.flatMap(({ questions }) => questions);
  expect(asked.filter(({ setup }) => setup)).toEqual([]);
  expect(['activate', 'act', 'turn']).toContain(asked[0]!.code);
}

test('each game is one click away: no question of setup is put', async ({ page, request }) => {
  for (const { name } of await begun(request)) {
    await test.step(name, async () => {
      const heard = views(page);
      await page.goto('/');
      const play = page.getByRole('button', { name: `Play ${name}` });
      await expect(play).toBeVisible();
      await noSeriousFault(page);
      const before = Date.now();
      await play.click();
      await expect(question(page)).toBeVisible();
      expect(Date.now() - before).toBeLessThan(Number(process.env.SLOW ?? 2_000));
      await firstIsReal(page, heard);
      await noSeriousFault(page);
    });
  }
});

test('each game is begun with Tab and Enter', async ({ page, request }) => {
  for (const { name } of await begun(request)) {
    await test.step(name, async () => {
      const heard = views(page);
      await page.goto('/');
      await expect(page.getByRole('button', { name: `Play ${name}` })).toBeVisible();
      for (let presses = 0; presses < 80; presses++) {
        await page.keyboard.press('Tab');
        if ((await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === `Play ${name}`) break;
      }
      await page.keyboard.press('Enter');
      await firstIsReal(page, heard);
    });
  }
});

test('what the table chose can be chosen otherwise, until somebody answers', async ({ page, request }) => {
  const [known] = await begun(request);
  await page.goto('/');
  await page.getByRole('button', { name: `Play ${known!.name}` }).click();
  await expect(page.getByText('We set the table for you')).toBeVisible();
  await page.getByRole('link', { name: 'let me set up' }).click();
  await expect(page).toHaveURL(new RegExp(`/new/${known!.game}\\?start=`));
  await expect(page.getByRole('checkbox', { name: /Set up for me/ })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByText('We set the table for you')).toBeVisible();
  await answer(page);
  await expect(page.getByText('We set the table for you')).toBeHidden();
});

test('whoever sets up themselves may leave the rest to the table', async ({ page, request }) => {
  const [known] = await begun(request);
  const heard = views(page);
  await page.goto(`/new/${known!.game}?start=${known!.starts[0]!.id}&setup=mine`);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'Set up for me' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(question(page).getByRole('button', { name: 'Set up for me' })).toBeHidden();
  await expect.poll(() => heard.at(-1)?.questions.some(({ setup }) => setup)).toBe(false);
});
