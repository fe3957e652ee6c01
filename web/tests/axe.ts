// What axe calls serious or critical is a fault.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function noSeriousFault(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}
