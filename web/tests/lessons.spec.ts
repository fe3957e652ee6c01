import { expect, test, type Page } from '@playwright/test';

import { noSeriousFault } from './axe';

interface Head {
  game: string;
  id: string;
  number: number;
  title: string;
}

async function firstLessons(page: Page): Promise<Head[]> {
  const { lessons } = (await (await page.request.get('/api/lessons')).json()) as { lessons: Head[] };
  return lessons.filter(({ number }) => number === 1);
}

const coach = (page: Page) => page.locator('.coach');
const ending = (page: Page) => page.getByRole('heading', { name: 'Lesson done' });

/** What the coach says to try, once asked to show it. */
async function shown(page: Page): Promise<string> {
  const said = coach(page).locator('.said');
  await expect(said).toContainText('Try this: ');
  return (await said.locator('.ok').last().innerText()).replace('Try this: ', '').trim();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first lesson of each game leads from the paths to stars by touch', async ({ page }) => {
    const first = await firstLessons(page);
    expect(first.length).toBeGreaterThan(1);
    for (const lesson of first) {
      await page.goto('/learn');
      await page.locator(`a[href="/learn/${lesson.game}/${lesson.id}"]`).tap();
      for (let moves = 0; moves < 30 && !(await ending(page).isVisible()); moves++) {
        await expect(coach(page).or(ending(page))).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        let before = await page.locator('.coach, .ending').innerText();
        const on = coach(page).getByRole('button', { name: 'Go on' });
        if (await on.isVisible()) {
          await on.tap();
        } else {
          await coach(page).getByRole('button', { name: 'Show me' }).tap();
          const label = await shown(page);
          before = await page.locator('.coach, .ending').innerText();
          const answer = page.locator('.askwrap button.answer').filter({ hasText: label }).first();
          // On a phone a long list waits until it is wanted.
          if (!(await answer.isVisible())) await page.locator('.askwrap button.answer[aria-expanded]').tap();
          await answer.tap();
        }
        await expect.poll(async () => await page.locator('.coach, .ending').innerText()).not.toBe(before);
      }
      await expect(ending(page)).toBeVisible();
      await expect(page.getByRole('img', { name: '2 stars of 3' })).toBeVisible();
      await page.goto('/learn');
      await expect(page.locator(`a[href="/learn/${lesson.game}/${lesson.id}"]`).getByRole('img')).toBeVisible();
    }
    await noSeriousFault(page);
  });
});

test('the first lesson of each game leads to stars by keys alone, with the table as text', async ({ page }) => {
  for (const lesson of await firstLessons(page)) {
    await page.goto('/learn');
    const link = page.locator(`a[href="/learn/${lesson.game}/${lesson.id}"]`);
    await expect(link).toBeVisible();
    for (let presses = 0; presses < 60 && !(await link.evaluate((element) => element === document.activeElement)); presses++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(coach(page)).toBeVisible();
    await page.keyboard.press('t');
    for (let moves = 0; moves < 30 && !(await ending(page).isVisible()); moves++) {
      await expect(coach(page).or(ending(page))).toBeVisible();
      let before = await page.locator('.coach, .ending').innerText();
      const on = coach(page).getByRole('button', { name: 'Go on' });
      if (await on.isVisible()) {
        await expect(on).toBeFocused();
        await page.keyboard.press('Enter');
      } else {
        const hint = coach(page).getByRole('button', { name: 'Show me' });
        for (let presses = 0; presses < 60 && !(await hint.evaluate((element) => element === document.activeElement)); presses++) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        const label = await shown(page);
        before = await page.locator('.coach, .ending').innerText();
        const answers = await page.locator('.fieldcell ol').first().getByRole('button').allInnerTexts();
        const number = answers.findIndex((answer) => answer.includes(label)) + 1;
        expect(number, `${label} among ${answers.join(' | ')}`).toBeGreaterThan(0);
        await page.keyboard.press(String(number));
      }
      await expect.poll(async () => await page.locator('.coach, .ending').innerText()).not.toBe(before);
    }
    await expect(ending(page)).toBeVisible();
  }
});
