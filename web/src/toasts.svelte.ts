// Short notes at the bottom left: one line, at most one button, gone after six seconds unless somebody looks at them.

export interface Note {
  id: number;
  /** What it is about, where the text doesn't name it. */
  about?: string;
  text: string;
  /** A rule that says more, and the game whose rule it is. */
  rule?: { id: string; game: string };
  button?: { label: string; press: () => void };
}

const STAYS_MS = 6_000;

let last = 0;
export const notes: Note[] = $state([]);

/** Shows a note. */
export function note(text: string, more: Omit<Note, 'id' | 'text'> = {}): void {
  const id = ++last;
  notes.push({ id, text, ...more });
  if (notes.length > 3) notes.shift();
  wait(id);
}

/** Takes a note away. */
export function dismiss(id: number): void {
  const at = notes.findIndex((one) => one.id === id);
  if (at >= 0) notes.splice(at, 1);
}

function wait(id: number): void {
  setTimeout(() => {
    // Whoever reads it or is about to press its button keeps it.
    const shown = document.querySelector(`[data-note='${id}']`);
    if (shown?.matches(':hover, :focus-within')) wait(id);
    else dismiss(id);
  }, STAYS_MS);
}
