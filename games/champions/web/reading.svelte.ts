// The card that is read large: under the mouse or the focus, or held there by a long press.

import { on } from 'svelte/events';

/** What is read. */
export interface Read {
  /** The card, to look its face up by. */
  card: string;
  /** Which of its sides. */
  side: number;
  /** The card in play, if it is one: then it is read with what counts now. */
  id?: number | undefined;
  /** Why it can't be chosen now. */
  why?: string | undefined;
}

/** How long a mouse rests, and a finger presses, before a card is read. */
const REST_MS = 280;
const PRESS_MS = 450;

class Reading {
  read: Read | undefined = $state.raw();
  /** Where the card lies that is read, in the window. */
  at: DOMRect | undefined = $state.raw();
  /** It stays until it is closed. */
  held = $state(false);

  show(read: Read, at: DOMRect, held = false): void {
    [this.read, this.at, this.held] = [read, at, held];
  }
  close(): void {
    [this.read, this.held] = [undefined, false];
  }
}

export const reading = new Reading();

/** Lets a card be read. What is read is asked for when it is wanted. */
export function readable(node: HTMLElement, what: () => Read | undefined): { update(next: () => Read | undefined): void; destroy(): void } {
  let read = what;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const show = (held: boolean): void => {
    const found = read();
    if (found && !(reading.held && !held)) reading.show(found, node.getBoundingClientRect(), held);
  };
  const leave = (): void => {
    clearTimeout(timer);
    if (!reading.held) reading.close();
  };
  const listeners: Record<string, (event: Event) => void> = {
    pointerenter: (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') timer = setTimeout(() => show(false), REST_MS);
    },
    pointerleave: leave,
    focus: () => {
      if (node.matches(':focus-visible')) show(false);
    },
    blur: leave,
    pointerdown: (event) => {
      pressed = false;
      if ((event as PointerEvent).pointerType === 'mouse') leave();
      else {
        timer = setTimeout(() => {
          pressed = true;
          show(true);
        }, PRESS_MS);
      }
    },
    pointerup: () => {
      clearTimeout(timer);
      // Over an open dialog nothing else can be pressed, so what is read there goes with the finger.
      if (pressed && node.closest('dialog')) reading.close();
    },
    pointercancel: () => clearTimeout(timer),
    // A long press reads and does nothing else.
    click: (event) => {
      if (pressed) event.stopImmediatePropagation();
      pressed = false;
    },
    contextmenu: (event) => {
      if (pressed) event.preventDefault();
    },
  };
  // By Svelte's own way: a card that leaves the hand while it has the focus blurs amid the drawing, where nothing may change.
  const off = Object.entries(listeners).map(([name, listener]) => on(node, name, listener, { capture: name === 'click' }));
  return {
    update: (next) => (read = next),
    destroy: () => {
      clearTimeout(timer);
      for (const stop of off) stop();
      if (reading.read && reading.read === read()) reading.close();
    },
  };
}
