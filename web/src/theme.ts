// Light, dark, or as the system has it. The attribute on <html> overrides the system; tokens.css does the rest.

import { set, settings, type Theme } from './settings.svelte';

/** What is seen now. */
export function seen(): 'light' | 'dark' {
  if (settings.theme !== 'system') return settings.theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows and keeps a theme. */
export function wear(theme: Theme): void {
  set({ theme });
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The other of the two, and nothing more: one press changes what is seen. */
export function turn(): void {
  wear(seen() === 'dark' ? 'light' : 'dark');
}
