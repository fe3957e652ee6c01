import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { answer, entries, ending, playOn, question, standing } from './seat';

interface Friends {
  host: Page;
  guest: Page;
  guests: BrowserContext;
  link: string;
}

/** Two people at one table, one of whom came by a link. */
async function twoAtATable(browser: Browser): Promise<Friends> {
  const guests = await browser.newContext();
  const [host, guest] = [await (await browser.newContext()).newPage(), await guests.newPage()];
  await host.goto('/');
  await host.getByRole('button', { name: 'Invite a friend' }).click();
  await host.waitForURL(/\/t\/[\w-]+$/);
  const link = await host.getByLabel('Link to this seat').inputValue();
  expect(new URL(link).hash.length).toBeGreaterThan(16);
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Ada');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(question(guest)).toBeVisible();
  await expect(question(host)).toBeVisible();
  return { host, guest, guests, link };
}

/** Whoever is asked answers, so many times in all. */
async function together({ host, guest }: Friends, answers: number): Promise<void> {
  for (let given = 0; given < answers; ) {
    for (const page of [host, guest]) {
      if ((await standing(page)) === 'asked') given += await playOn(page, (answered) => answered >= 1);
    }
  }
}

test('two browsers play through a link; one reloads, one loses the network, and nothing is lost', async ({ browser }) => {
  const friends = await twoAtATable(browser);
  const { host, guest, guests, link } = friends;
  await together(friends, 12);

  await host.reload();
  await expect(question(host)).toBeVisible();
  await together(friends, 8);

  await guests.setOffline(true);
  await expect(guest.getByText('The line is lost.')).toBeVisible({ timeout: 90_000 });
  await guests.setOffline(false);
  await expect(guest.getByText('The line is lost.')).toBeHidden({ timeout: 60_000 });
  await together(friends, 8);
  await expect.poll(async () => (await host.locator('#log li').count()) === (await guest.locator('#log li').count())).toBe(true);

  await guest.getByRole('button', { name: 'Menu' }).click();
  await guest.getByRole('button', { name: 'Concede' }).click();
  await guest.getByRole('dialog', { name: 'Concede' }).getByRole('button', { name: 'Concede' }).click();
  await expect(ending(host)).toBeVisible();
  await expect(ending(guest)).toBeVisible();

  // The link was for one seat and one person.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.getByText('The link is no longer valid.')).toBeVisible();
  await expect(question(stranger)).toBeHidden();
});

test('after a die or an answer of the other, undo needs consent, and may be declined', async ({ browser }) => {
  const friends = await twoAtATable(browser);
  await together(friends, 6);
  const asks = (await standing(friends.host)) === 'asked' ? friends.host : friends.guest;
  const agrees = asks === friends.host ? friends.guest : friends.host;
  // Somebody else's turn: what lies between can't be taken back alone.
  await answer(asks);
  await expect.poll(() => standing(agrees)).toBe('asked');
  await answer(agrees);

  await asks.getByRole('button', { name: 'Ask the others to undo' }).click();
  await expect(agrees.getByRole('dialog')).toBeVisible();
  // Whoever is asked has heard of everything before; the other screen may still be on its way there.
  const lines = await entries(agrees);
  await expect.poll(() => entries(asks)).toBe(lines);
  await agrees.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(agrees.getByRole('dialog')).toBeHidden();
  expect(await entries(asks)).toBe(lines);

  await asks.getByRole('button', { name: 'Ask the others to undo' }).click();
  await agrees.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => entries(asks)).toBeLessThan(lines);
});

test('chat reaches the other, and can be muted', async ({ browser }) => {
  const { host, guest } = await twoAtATable(browser);
  for (const page of [host, guest]) await page.getByRole('tab', { name: /^Chat/ }).first().click();
  await guest.getByLabel('Say something').fill('Good luck <b>all</b>');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(host.getByText('Good luck <b>all</b>')).toBeVisible();
  await host.getByRole('button', { name: 'Mute Ada' }).click();
  await expect(host.getByText('Good luck')).toBeHidden();
});
