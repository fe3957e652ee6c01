import { expect, test, type Page } from '../../../web/tests/playwright';

import { noSeriousFault } from '../../../web/tests/axe';
import { ending, playOn, question } from '../../../web/tests/seat';

const canvas = (page: Page) => page.getByRole('application');
const verdict = (page: Page) => page.getByRole('status', { name: 'What the rules say' });

/** Where a point of the board is on the screen. */
async function pixel(page: Page, [x, y]: readonly [number, number]): Promise<[number, number]> {
  return canvas(page).evaluate((svg: SVGSVGElement, at) => {
    const { x, y } = new DOMPoint(at[0], at[1]).matrixTransform(svg.getScreenCTM()!);
    return [x, y] as [number, number];
  }, [x, y] as const);
}

async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await page.mouse.move(...(await pixel(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await pixel(page, to)), { steps: 4 });
  await page.mouse.up();
}

async function click(page: Page, at: readonly [number, number]): Promise<void> {
  await page.mouse.click(...(await pixel(page, at)));
}

/** A board of three zones in a row, the first two drawn as rectangles, the third corner by corner. */
async function drawThree(page: Page): Promise<void> {
  await page.goto('/edit/gotham');
  await expect(canvas(page)).toBeVisible();
  await page.getByRole('button', { name: /^Rectangle/ }).click();
  await drag(page, [0, 0], [30, 30]);
  await drag(page, [31, 0], [60, 30]);
  await page.getByRole('button', { name: /^Outline/ }).click();
  for (const corner of [[60, 0], [90, 0], [90, 30], [60, 30], [60, 0]] as const) await click(page, corner);
  await page.getByRole('button', { name: /^Select/ }).click();
}

async function makeMission(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Mission' }).click();
  await page.getByRole('button', { name: 'Add: Heroes' }).click();
  await page.getByRole('button', { name: 'Add: River' }).click();
  await page.getByLabel('River', { exact: true }).selectOption({ label: 'Characters' });
  await page.getByLabel('Tile', { exact: true }).first().selectOption('thug-with-crowbar');
  await page.locator('.nested').getByRole('button', { name: 'Where', exact: true }).click();
  await page.locator('.nested').getByLabel('Where', { exact: true }).selectOption('zone-3');
}

test('what is typed for a zone stays with it when another is clicked', async ({ page }) => {
  await drawThree(page);
  await click(page, [10, 25]);
  await page.getByLabel('Elevation').fill('2');
  await click(page, [45, 25]);
  await expect(page.getByLabel('Elevation')).toHaveValue('0');
  await click(page, [10, 25]);
  await expect(page.getByLabel('Elevation')).toHaveValue('2');
});

test('a board is drawn, a mission made of it, kept, and played at once', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await drawThree(page);
  await expect(page.locator('polygon.zone')).toHaveCount(3);
  await expect(page.locator('line.limit.white')).toHaveCount(2);
  await makeMission(page);
  await expect(verdict(page)).toContainText('In order');

  // Sight, by the engine itself: all three see each other until a wall stands between the first two.
  await page.getByRole('tab', { name: 'Board' }).click();
  await page.keyboard.press('v');
  await click(page, [10, 25]);
  await expect(page.locator('polygon.zone.seen')).toHaveCount(2);
  await click(page, [30, 20]);
  await page.getByRole('radio', { name: 'Wall' }).check();
  await expect(page.locator('line.limit.wall')).toHaveCount(1);
  await click(page, [10, 25]);
  await expect(page.locator('polygon.zone.seen')).toHaveCount(0);
  await expect(page.locator('ul.stopped')).toContainText('the wall between zone-1 and zone-2 is in the way');
  await expect(verdict(page)).toContainText('no way leads from here to `zone-2`');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(verdict(page)).toContainText('In order');

  await page.getByRole('tab', { name: 'Pack and play' }).click();
  await page.getByLabel('Name of the pack').fill('Three yards');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await expect(page.locator('main')).toContainText('zone-3');
  await playOn(page, (answered) => answered >= 12);
  await page.reload();
  await expect(question(page).or(ending(page)).first()).toBeVisible();
  await expect(page.locator('main')).toContainText('zone-3');
  expect(errors).toEqual([]);

  await page.goto('/edit/gotham');
  await page.getByRole('tab', { name: 'Pack and play' }).click();
  await page.getByRole('link', { name: 'Three yards' }).first().click();
  await expect(page.locator('polygon.zone')).toHaveCount(3);

  // A table is set up with it like with any other mission.
  await page.getByRole('link', { name: 'New table' }).click();
  const missions = page.getByRole('group', { name: 'Missions from packs' });
  await expect(missions.getByRole('radio')).toBeChecked();
  await expect(missions).toContainText('From the pack “Three yards”.');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await expect(page.locator('main')).toContainText('zone-3');
});

test('what is wrong is shown at the thing, with its line, and text and drawing follow each other', async ({ page }) => {
  await drawThree(page);
  await page.getByRole('tab', { name: 'Text' }).click();
  const text = page.getByRole('textbox', { name: 'boards/my-board.yaml' });
  await expect(text).toHaveValue(/id: zone-3/);
  const said = await text.inputValue();
  await text.fill(said.replace('at: [45, 15]', 'at: [75, 15]'));
  const line = said.split('\n').findIndex((one) => one.includes('at: [45, 15]')) + 1;
  await expect(verdict(page)).toContainText(`boards/my-board.yaml:${line}`);
  await expect(verdict(page)).toContainText('the marker lies outside `zone-2`: put it inside the outline');
  await expect(page.locator('polygon.zone.bad')).toHaveCount(1);
  await verdict(page).getByRole('button', { name: /the marker lies outside/ }).click();
  await expect(page.getByLabel('What is selected')).toContainText('the marker lies outside');
  // Put right in its field, it is put right in the text.
  await page.getByLabel('Marker 1 x').fill('40');
  await page.getByLabel('Marker 1 x').blur();
  await page.getByRole('tab', { name: 'Text' }).click();
  await expect(text).toHaveValue(/at: \[40, 15\]/);
  await text.fill('id: [');
  await expect(verdict(page)).toContainText('this is not YAML');
});

test('zones are drawn by keys alone, and the page has no serious fault', async ({ page }) => {
  await page.goto('/edit/gotham');
  await page.getByRole('button', { name: /^Rectangle/ }).focus();
  await page.keyboard.press('Enter');
  await canvas(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('polygon.zone')).toHaveCount(1);
  await noSeriousFault(page);
  for (const tab of ['Mission', 'Text', 'Pack and play']) {
    await page.getByRole('tab', { name: tab }).click();
    await noSeriousFault(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a board can be looked at and a zone be changed', async ({ page }) => {
    await drawThree(page);
    await page.getByRole('tab', { name: 'Board' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'zone-2', exact: true }).click();
    await page.getByLabel('Elevation').fill('2');
    await page.getByLabel('Elevation').blur();
    await expect(page.locator('.called').nth(1)).toContainText('2↑');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
