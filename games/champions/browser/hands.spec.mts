import { expect, test, type BrowserContextOptions, type Page } from '../../../web/tests/playwright';

import { noSeriousFault } from '../../../web/tests/axe';

/** Pictures to look at, where a folder for them is named. */
const look = (page: Page, what: string): Promise<unknown> => (process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/hands-${what}.png` }) : Promise.resolve());

/** What a page has of a player's cards: the button in the player's area, and what it opens. */
const cardsOf = (page: Page, hero: string) => page.locator('.player', { hasText: hero }).getByRole('button', { name: /cards in hand/ });

/** The names of the cards that somebody sees in the hand of another. */
async function handOf(page: Page, hero: string): Promise<string[]> {
  await cardsOf(page, hero).click();
  const hand = page.getByRole('dialog').getByRole('region', { name: 'In hand' });
  await expect(hand).toBeVisible();
  const names = await hand.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
  await page.keyboard.press('Escape');
  return names.toSorted();
}

test('one of two shows the hand, the other sees it, and who watches never does', async ({ browser }) => {
  const open = async (options: BrowserContextOptions = {}): Promise<Page> => (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
  const [ada, bob] = [await open(), await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })];
  await ada.goto('/new/champions');
  await ada.getByText('Spider-Man, Justice').first().click();
  await ada.getByRole('button', { name: 'Add a player' }).click();
  await ada.getByText('Friend', { exact: true }).last().click();
  await ada.getByLabel('Anybody may find it').check();
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await ada.waitForURL(/\/t\/[\w-]+$/);
  await bob.goto(await ada.getByLabel('Link to this seat').inputValue());
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByText('She-Hulk, Aggression').first().click();
  await bob.getByRole('button', { name: 'Sit down' }).click();
  const watcher = await open();
  await watcher.goto(ada.url());
  for (const page of [ada, bob, watcher]) await expect(page.locator('.mat')).toBeVisible();

  // Nobody has shown anything, so nobody has anything of the others to look at.
  for (const page of [bob, watcher]) await expect(cardsOf(page, 'Peter Parker')).toBeDisabled();
  await expect(watcher.getByRole('button', { name: 'Show my hand' })).toHaveCount(0);
  await look(ada, 'hidden-1440');
  await look(bob, 'hidden-390');
  const own = (await ada.locator('.held li button').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')!.split(',')[0]!))).toSorted();
  expect(own.length).toBeGreaterThan(4);

  await ada.getByRole('button', { name: 'Show my hand' }).click();
  await expect(ada.getByRole('heading', { name: 'Your hand, shown to the others' })).toBeVisible();
  await expect(cardsOf(bob, 'Peter Parker')).toHaveAccessibleName(/shown to the others/);
  expect(await handOf(bob, 'Peter Parker')).toEqual(own);
  await expect(cardsOf(watcher, 'Peter Parker')).toBeDisabled();
  // What she sees of him is as before.
  await expect(cardsOf(ada, 'Jennifer Walters')).toBeDisabled();
  await look(ada, 'shown-1440');
  await cardsOf(bob, 'Peter Parker').click();
  await look(bob, 'seen-390');
  await bob.keyboard.press('Escape');
  await noSeriousFault(ada);

  // He shows his on the phone; it lasts when the page is loaded anew.
  await bob.getByRole('button', { name: 'Show my hand' }).click();
  await expect(bob.getByRole('heading', { name: 'Your hand, shown to the others' })).toBeVisible();
  await look(bob, 'shown-390');
  await cardsOf(ada, 'Jennifer Walters').click();
  await look(ada, 'seen-1440');
  await ada.keyboard.press('Escape');
  await bob.reload();
  await expect(bob.getByRole('button', { name: 'Hide my hand' })).toBeVisible();
  await noSeriousFault(bob);

  await ada.getByRole('button', { name: 'Hide my hand' }).click();
  await expect(ada.getByRole('heading', { name: 'Your hand', exact: true })).toBeVisible();
  await expect(cardsOf(bob, 'Peter Parker')).toBeDisabled();
  expect((await handOf(ada, 'Jennifer Walters')).length).toBeGreaterThan(4);
  await expect(cardsOf(watcher, 'Jennifer Walters')).toBeDisabled();

  // The table as text has all of it, too.
  await ada.keyboard.press('t');
  const text = ada.locator('.fieldcell');
  await expect(text.getByRole('listitem').filter({ hasText: /cards in hand: \d+, shown to the others/ })).toHaveCount(1);
  await text.getByRole('button', { name: 'Show my hand' }).click();
  await expect(text.getByRole('listitem').filter({ hasText: /cards in hand: \d+, shown to the others/ })).toHaveCount(2);
  await look(ada, 'text-1440');
});

test('who plays alone has nobody to show a hand to', async ({ page }) => {
  await page.goto('/new/champions');
  await page.getByText('Spider-Man, Justice').first().click();
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.locator('.held li').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show my hand' })).toHaveCount(0);
});
