import { readFile } from 'node:fs/promises';

import { expect, test, type Page } from '../../../web/tests/playwright';

import { answer, question } from '../../../web/tests/seat';

/** A deck as people paste it: a heading nobody needs, a pack in brackets, one title misspelt. */
const PASTED = `Nights on the roof
Spider-Man
Justice

Allies
1x Daredevil (Core Set)
1x Jessica Jones
1x Mockingbrid
1x Nick Fury

Events
2x For Justice!
2x Great Responsibility
1x Emergency
1x First Aid
1x Haymaker

Others
2x The Power of Justice
2x Interrogation Room
2x Surveillance Team
2x Heroic Intuition
1x Energy
1x Genius
1x Strength
1x Avengers Mansion
1x Helicarrier
1x Tenacity
`;

const written = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
/** What is in the deck; in which order it was put there is no matter. */
const members = async (page: Page): Promise<string> => (await page.locator('.side .panel').first().innerText()).split('\n').toSorted().join('\n');

test('a decklist is pasted, mended, kept, shared and played', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto('/build/champions');
  await page.getByLabel('Paste a decklist').fill('Nobody in particular\n2x Haymaker');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'This names no hero' })).toBeVisible();

  await page.getByLabel('Paste a decklist').fill(PASTED);
  await page.getByRole('button', { name: 'Read it' }).click();
  // What is not there is named, with what it may have been meant for.
  const note = page.getByRole('status').filter({ hasText: 'Mockingbrid' });
  await expect(note).toContainText('Line 8');
  await expect(note).toContainText('Did you mean Mockingbird?');
  await expect(page.getByLabel('Name of the deck')).toHaveValue('Nights on the roof');
  const play = page.getByRole('button', { name: 'Play it' });
  await expect(play).toBeDisabled();
  // One card is missing, and is put in by hand.
  await page.getByRole('button', { name: 'Basic', exact: true }).click();
  await page.getByRole('button', { name: /^Mockingbird/ }).first().click();
  await expect(play).toBeEnabled();

  // It goes out as it came in: the text that is copied reads back to the same deck, and so does the file.
  const before = await members(page);
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(() => written(page)).toContain('1x Mockingbird');
  const text = await written(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download JSON' }).click()]);
  const json = await readFile(await file.path());
  for (const bring of [
    async () => {
      await page.getByLabel('Paste a decklist').fill(text);
      await page.getByRole('button', { name: 'Read it' }).click();
    },
    () => page.locator('input[type=file]').setInputFiles({ name: 'deck.json', mimeType: 'application/json', buffer: json }),
  ]) {
    await page.goto('/build/champions');
    await expect(play).toBeDisabled();
    await bring();
    await expect.poll(() => members(page)).toBe(before);
  }

  // A link brings all of it to somebody else, kept or not; what was kept is still there tomorrow.
  await page.getByRole('button', { name: 'Share' }).click();
  const loose = await written(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Nights on the roof' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const kept = await written(page);
  expect(kept).toMatch(/#team=/);
  const friend = await (await browser.newContext()).newPage();
  for (const link of [loose, kept]) {
    await friend.goto('about:blank');
    await friend.goto(link);
    await expect.poll(() => members(friend)).toBe(before);
  }

  // The deck sits down at a table.
  await friend.getByRole('link', { name: 'Make a table' }).click();
  await friend.getByRole('button', { name: 'Make the table' }).click();
  await friend.waitForURL(/\/t\/[\w-]+$/);
  await expect(question(friend)).toContainText('opening hand');
  await answer(friend, (count) => count - 1);
  await expect(friend.locator('.player').first()).toContainText('Peter Parker');
});
