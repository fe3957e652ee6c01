// Single-letter shortcuts. They can be switched off, never fire while somebody types, and never fight the browser's own.

import { settings } from './settings.svelte';

/** What a key does, by the key as the browser names it: 'a', '?', 'Enter', '['. */
export type Keys = Record<string, (event: KeyboardEvent) => void>;

const stack: Keys[] = [];

/** Whether the reader is typing words, so that letters are letters. */
export function typing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
    || (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'button', 'submit'].includes(target.type));
}

/** Gives keys a meaning until told otherwise; the latest meaning wins. */
export function mean(keys: Keys): () => void {
  stack.push(keys);
  return () => {
    const at = stack.lastIndexOf(keys);
    if (at >= 0) stack.splice(at, 1);
  };
}

/** Finds and does what a key means. Mounted once by the app. */
export function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (typing(event.target) || document.querySelector('dialog[open]')) return;
  const single = event.key.length === 1;
  if (single && !settings.keys) return;
  const meaning = stack.findLast((keys) => event.key in keys)?.[event.key]
    ?? (single ? stack.findLast((keys) => event.key.toLowerCase() in keys)?.[event.key.toLowerCase()] : undefined);
  if (!meaning) return;
  event.preventDefault();
  meaning(event);
}
