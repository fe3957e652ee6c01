// Ids that other files write down.

import { kindOf } from './schema';
import type { Json } from './yaml';

/** A mission whose zone is called otherwise, wherever it names it. */
export function renamedZone(mission: Json, from: string, to: string): Json {
  const renamed = (value: Json, field: string): Json => {
    if (typeof value === 'string') return kindOf(field) === 'zone' && value === from ? to : value;
    if (Array.isArray(value)) return value.map((one) => renamed(one, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, key)]));
  };
  return renamed(mission, '');
}
