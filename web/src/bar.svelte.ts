// What the page that is open puts into the bar of the house: a search field, a button.

import { onDestroy, type Snippet } from 'svelte';

export const bar: { tools: Snippet | null } = $state({ tools: null });

/** Puts tools into the bar as long as the component that asks is there. */
export function inBar(tools: Snippet): void {
  bar.tools = tools;
  onDestroy(() => {
    if (bar.tools === tools) bar.tools = null;
  });
}
