// A payment as it is put together: which resources fill which slots of a cost. The server decides what is enough; this only
// shows how far a selection goes before it is sent.

import type { Payment } from '../wire';

export interface Filled {
  /** What lies in each slot of the cost, in its order. */
  slots: (string | undefined)[];
  /** Slots that are still empty. */
  missing: number;
  /** Resources for which there is no slot: they are lost. */
  lost: number;
}

/** Puts resources into slots: each type into its own first, wild ones where a type is missing, the rest wherever any will do. */
export function fill(cost: readonly string[], given: readonly string[]): Filled {
  const left = [...given];
  const slots: (string | undefined)[] = cost.map(() => undefined);
  const take = (fits: (resource: string) => boolean): string | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const each = (wanted: (code: string) => boolean, fits: (resource: string, code: string) => boolean): void => {
    for (const [i, code] of cost.entries()) if (wanted(code) && slots[i] === undefined) slots[i] = take((resource) => fits(resource, code));
  };
  each((code) => code !== 'any', (resource, code) => resource === code);
  each((code) => code !== 'any', (resource) => resource === 'wild');
  each((code) => code === 'any', (resource) => resource !== 'wild');
  each((code) => code === 'any', () => true);
  return { slots, missing: slots.filter((slot) => slot === undefined).length, lost: left.length };
}

/** The resources of a selection together with what was generated before; sources are named by their places among the choices. */
export function given(payment: Payment, chosen: readonly number[]): string[] {
  return [...payment.generated, ...chosen.flatMap((choice) => payment.sources.find((source) => source.choice === choice)?.resources ?? [])];
}

/** The selection with one more of a source; once all its copies are taken, with none of them. */
export function toggled(payment: Payment, chosen: readonly number[], choice: number): number[] {
  const copies = payment.sources.find((source) => source.choice === choice)?.copies ?? 0;
  const taken = chosen.filter((one) => one === choice).length;
  return taken < copies ? [...chosen, choice] : chosen.filter((one) => one !== choice);
}

/** The plan that a selection is, if it is one. */
export function planOf(payment: Payment, chosen: readonly number[]): Payment['plans'][number] | undefined {
  const sorted = (list: readonly number[]): string => list.toSorted((a, b) => a - b).join();
  return payment.plans.find((plan) => sorted(plan.choices) === sorted(chosen));
}
