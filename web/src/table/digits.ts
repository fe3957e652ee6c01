import { byKey } from './choices';
import type { Table } from './state.svelte';

/** What the keys 1 to 9 do at a table: they pay where something is paid for, else they answer. */
export const digits = (table: Table): Record<string, () => void> =>
  Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), () => {
    const source = table.question?.payment?.sources[i];
    const choice = table.question?.payment ? undefined : byKey(table.arranged, String(i + 1));
    if (source) table.togglePayment(source.choice);
    else if (choice) void table.answer(choice);
  }]));
