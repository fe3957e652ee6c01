// Something that is fetched for a page: there, on its way, or not to be had.

import { untrack } from 'svelte';

import { language } from './language.svelte';

export class Loaded<T> {
  value: T | undefined = $state.raw();
  error: unknown = $state.raw();
  #again = $state(0);

  constructor(fetch: () => Promise<T> | null) {
    // Runs again when the language changes or anything that `fetch` reads does; what arrives late is dropped.
    $effect(() => {
      language();
      void this.#again;
      const coming = fetch();
      if (!coming) return;
      let late = false;
      untrack(() => (this.error = undefined));
      coming.then(
        (value) => {
          if (!late) this.value = value;
        },
        (error) => {
          if (!late) this.error = error;
        },
      );
      return () => (late = true);
    });
  }

  /** Fetches it once more. */
  again = (): void => {
    this.#again++;
  };
}

/** Does something every so often while somebody looks: lists that change by themselves. */
export function everySoOften(what: () => void, seconds = 20): void {
  $effect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) what();
    }, seconds * 1000);
    return () => clearInterval(timer);
  });
}

/** Fetches something for the component that asks, and keeps it fresh. `null` means: not yet. */
export function loaded<T>(fetch: () => Promise<T> | null): Loaded<T> {
  return new Loaded(fetch);
}
