// Texts and links for elsewhere.

import { note } from './toasts.svelte';

/** Puts a text where it can be pasted, and says so; where the browser refuses, as on a page without TLS, the text itself is shown. */
export async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    note(said);
  } catch {
    note(text);
  }
}
