// From one thing on a board to the next, by arrow keys: what is legal or acts is found first.

interface XY {
  x: number;
  y: number;
}

/** How far aside a thing may lie before one straight ahead but farther away is meant. */
const ASIDE = 2.2;

/** Gives the focus to the nearest thing in a direction from the one that has it; to the first that may be chosen, if none has it. */
export function walk(board: ParentNode | null | undefined, dx: number, dy: number): void {
  const all = [...(board?.querySelectorAll<HTMLElement | SVGElement>('[data-thing][tabindex], button[data-thing]') ?? [])];
  const now = all.find((element) => element === document.activeElement);
  if (!now) {
    (all.find((element) => element.classList.contains('legal')) ?? all.find((element) => element.classList.contains('acting')) ?? all[0])?.focus();
    return;
  }
  const from = middle(now);
  const next = all
    .filter((element) => element !== now)
    .map((element) => ({ element, at: middle(element) }))
    .filter(({ at }) => along(from, at, dx, dy) > 4)
    .toSorted((a, b) => cost(from, a.at, dx, dy) - cost(from, b.at, dx, dy))[0];
  next?.element.focus();
}

function middle(element: Element): XY {
  const rect = element.getBoundingClientRect();
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

const along = (from: XY, to: XY, dx: number, dy: number): number => (to.x - from.x) * dx + (to.y - from.y) * dy;

function cost(from: XY, to: XY, dx: number, dy: number): number {
  return along(from, to, dx, dy) + ASIDE * (Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx));
}
