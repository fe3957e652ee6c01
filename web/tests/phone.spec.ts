import { expect, test } from '@playwright/test';

import { playABot, playOn, question } from './seat';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a game on a phone: the question is docked at the bottom, and answers are big enough to hit', async ({ page }) => {
  await playABot(page);
  await playOn(page, (answered) => answered >= 12);
  const box = (await question(page).boundingBox())!;
  expect(box.y + box.height).toBeGreaterThan(600);
  for (const answer of await question(page).locator('button.answer').all()) {
    const size = await answer.boundingBox();
    if (size) expect(size.height).toBeGreaterThanOrEqual(38);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
