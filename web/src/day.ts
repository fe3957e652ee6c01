// Something else every day, the same for everybody on that day.

import { hash } from './drawings/emblem';

/** One of a list for today; `salt` makes independent picks. Undefined only for an empty list. */
export function ofTheDay<T>(list: readonly T[], salt = '', now = new Date()): T | undefined {
  const day = `${now.getUTCFullYear()}-${now.getUTCMonth()}-${now.getUTCDate()}`;
  return list[hash(salt + day) % list.length];
}
