// Where a card is read: beside the one that is pointed at, inside the window, and not over the question.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

/** How wide a card is that is read. */
export const WIDTH = 320;
/** Room around it, and the bar above the table. */
const GAP = 10;
const BAR = 60;

/** The first place that covers neither the card nor `spare`: right of it, above it, left of it; else to the right as far as there is room. */
export function beside(at: Box, size: Size, room: Size, spare?: Box): { left: number; top: number } {
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
  const level = within(at.top, BAR, room.height - size.height - GAP);
  const across = within(at.left, GAP, room.width - size.width - GAP);
  const places = [
    { left: at.right + GAP, top: level },
    { left: across, top: at.top - size.height - GAP },
    { left: at.left - size.width - GAP, top: level },
    // Too little room above the card: over the question's upper edge, and over the card rather than over the question.
    { left: across, top: within((spare?.top ?? at.top) - size.height - GAP, BAR, room.height) },
  ];
  const fits = ({ left, top }: { left: number; top: number }): boolean =>
    left >= GAP && left + size.width <= room.width - GAP && top >= BAR && top + size.height <= room.height - GAP + 1
    && !(spare && left < spare.right && left + size.width > spare.left && top < spare.bottom && top + size.height > spare.top);
  return places.find(fits) ?? { left: within(at.right + GAP, GAP, room.width - size.width - GAP), top: level };
}
