// Pages by path. Links are plain links: the router takes a click only where the browser would load the same site again.

/** A page and what its path says. */
export interface Place {
  page: PageName;
  params: Record<string, string>;
  path: string;
  query: URLSearchParams;
  /** What stands after `#`, which is never sent to the server. */
  fragment: string;
}

export type PageName =
  | 'home' | 'new' | 'join' | 'table' | 'replay' | 'replays' | 'rules' | 'cards' | 'card' | 'build' | 'edit' | 'account' | 'about'
  | 'learn' | 'lesson' | 'not-found';

const ROUTES: readonly (readonly [pattern: string, page: PageName])[] = [
  ['/', 'home'],
  ['/new', 'new'],
  ['/new/:game', 'new'],
  ['/join', 'join'],
  ['/t/:id', 'table'],
  ['/replay/:id', 'replay'],
  ['/replays', 'replays'],
  ['/rules', 'rules'],
  ['/rules/:game', 'rules'],
  ['/rules/:game/:rule', 'rules'],
  ['/cards', 'cards'],
  ['/cards/:game', 'cards'],
  ['/cards/:game/:kind/:id', 'card'],
  ['/build', 'build'],
  ['/build/:game', 'build'],
  ['/edit', 'edit'],
  ['/edit/:game', 'edit'],
  ['/learn', 'learn'],
  ['/learn/:game/:id', 'lesson'],
  ['/account', 'account'],
  ['/about', 'about'],
];

/** The place that an address names. */
export function match(address: URL): Place {
  const parts = split(address.pathname);
  const rest = { path: address.pathname, query: address.searchParams, fragment: address.hash.slice(1) };
  for (const [pattern, page] of ROUTES) {
    const params = fit(split(pattern), parts);
    if (params) return { page, params, ...rest };
  }
  return { page: 'not-found', params: {}, ...rest };
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function fit(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, wanted] of pattern.entries()) {
    const part = parts[i]!;
    if (!wanted.startsWith(':')) {
      if (wanted !== part) return undefined;
      continue;
    }
    try {
      params[wanted.slice(1)] = decodeURIComponent(part);
    } catch {
      return undefined;
    }
  }
  return params;
}

let current: Place = $state.raw(match(new URL(location.href)));

/** Where the reader is. Reactive. */
export function place(): Place {
  return current;
}

let named = $state(match(new URL(location.href)).params.game ?? '');

/** The game that the address names, or named last. Reactive. */
export function game(): string {
  return named;
}

let arrived = $state(0);

/** How often the reader came to another page; a filter that only changes the address does not count. Reactive. */
export function arrivals(): number {
  return arrived;
}

/** Goes to a path of ours. `replace` leaves no trace in the history: for filters and the like. */
export function go(to: string, { replace = false } = {}): void {
  const address = new URL(to, location.href);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const elsewhere = arrive(address);
  if (replace || !elsewhere) return;
  arrived++;
  scrollTo(0, 0);
}

/** Whether the path is another than before. */
function arrive(address: URL): boolean {
  const before = current.path;
  current = match(address);
  named = current.params.game ?? named;
  return before !== current.path;
}

/** Whether the router should take a click on a link, rather than the browser. */
export function takes(event: MouseEvent, link: HTMLAnchorElement, here: URL): boolean {
  const address = new URL(link.href, here);
  return event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    && address.origin === here.origin && (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
    && !address.pathname.startsWith('/api/')
    && !(address.pathname === here.pathname && address.search === here.search && address.hash !== '' && link.dataset.jump !== undefined);
}

/** Listens for clicks and for the browser's back and forward. Returns how to stop. */
export function listen(): () => void {
  const back = () => {
    // The browser itself restores how far the page was scrolled.
    if (arrive(new URL(location.href))) arrived++;
  };
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || !takes(event, link, new URL(location.href))) return;
    event.preventDefault();
    go(link.href);
  };
  addEventListener('popstate', back);
  document.addEventListener('click', click);
  return () => {
    removeEventListener('popstate', back);
    document.removeEventListener('click', click);
  };
}
