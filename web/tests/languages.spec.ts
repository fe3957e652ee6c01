import { expect, test } from '@playwright/test';

import { GAMES } from '../scripts/sources.mjs';
import { playOn, question } from './seat';

const SPOKEN = {
  fr: { locale: 'fr-FR', play: 'Jouer contre un bot' },
  de: { locale: 'de-DE', play: 'Gegen einen Bot' },
} as const;

for (const [language, { locale }] of Object.entries(SPOKEN)) {
  test.describe(language, () => {
    test.use({ locale });
    test('the pages and the table speak it', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('button', { name: 'Play a bot' })).toBeHidden();
      await page.locator('.cta button').first().click();
      await page.waitForURL(/\/t\/[\w-]+$/);
      await expect(question(page)).toBeVisible();
      await playOn(page, (answered) => answered >= 5);
      const said = (await page.locator('body').textContent()) ?? '';
      // A key without words shows as itself, and a sentence of the rules in English would begin like these.
      expect(said).not.toMatch(new RegExp(`\\b(${['table', 'problem', 'replay', ...GAMES].join('|')})-[a-z]+-[a-z]+`));
      expect(said).not.toMatch(/\b(Your call|Which figure|Waiting for|deploys|takes the)\b/);
    });
  });
}

test('changing the language changes every word, at the table too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play a bot' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  const before = await question(page).textContent();
  await page.evaluate(() => localStorage.setItem('crossover', JSON.stringify({ language: 'de' })));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(question(page)).toBeVisible();
  expect(await question(page).textContent()).not.toBe(before);
});
