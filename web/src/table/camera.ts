// The camera over a board: where it looks and how near. Pure: elements and pointers are somebody else's.
//
// Board units are twentieths of an inch (`tabletop/geometry.ts`), so lines and letters of the drawing have the size that the
// look was made with; `scale` is pixels a unit.

export interface Camera {
  /** The middle of what is seen, in board units. */
  x: number;
  y: number;
  /** Pixels a board unit. */
  scale: number;
}

export interface Size {
  width: number;
  height: number;
  /** So many pixels on the left lie under the tools: nothing that matters is put there. */
  covered?: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** 26 pixels an inch: what the camera comes back to when it frames an action. */
export const NEAR = 26 / 20;
/** As near as it goes: four times that. */
export const NEAREST = 4 * NEAR;
/** How much of the table's surroundings is seen when the whole table is. */
const MARGIN = 8;
/** How far beyond the table's edge it may look when it is near: whoever stands at the edge keeps name and power in sight. */
const BEYOND = 34;

const covered = (view: Size): number => view.covered ?? 0;

/** The scale at which the whole board fits. */
export function wholeScale(board: number, view: Size): number {
  const shorter = Math.min(view.width - covered(view), view.height);
  return Math.max(shorter, 1) / (board + 2 * MARGIN);
}

/** The whole board in the middle. */
export function whole(board: number, view: Size): Camera {
  const scale = wholeScale(board, view);
  return { x: board / 2 - covered(view) / scale / 2, y: board / 2, scale };
}

/** Keeps the camera at a sensible distance, and the board in sight. */
export function within(camera: Camera, board: number, view: Size): Camera {
  const least = Math.min(wholeScale(board, view), NEAR);
  const scale = Math.min(Math.max(camera.scale, least), NEAREST);
  const hold = (middle: number, pixels: number, hidden: number): number => {
    const half = pixels / scale / 2;
    const beyond = 2 * half - hidden > board ? MARGIN : BEYOND;
    const low = half - hidden - beyond;
    const high = board - half + beyond;
    return low > high ? (board - hidden) / 2 : Math.min(Math.max(middle, low), high);
  };
  return { x: hold(camera.x, view.width, covered(view) / scale), y: hold(camera.y, view.height, 0), scale };
}

/** Frames points with some air around them, but never nearer than `NEAR`. */
export function frame(points: readonly { x: number; y: number }[], board: number, view: Size, air = 70): Camera {
  if (points.length === 0) return whole(board, view);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right] = [Math.min(...xs) - air, Math.max(...xs) + air];
  const [top, bottom] = [Math.min(...ys) - air, Math.max(...ys) + air];
  const scale = Math.min(NEAR, (view.width - covered(view)) / (right - left), view.height / (bottom - top));
  return within({ x: (left + right - covered(view) / scale) / 2, y: (top + bottom) / 2, scale }, board, view);
}

/** Zooms so that the point under the pointer stays under it. */
export function zoomAt(camera: Camera, factor: number, at: { x: number; y: number }, board: number, view: Size): Camera {
  const next = within({ ...camera, scale: camera.scale * factor }, board, view);
  const ratio = camera.scale / next.scale;
  return within({ x: at.x + (camera.x - at.x) * ratio, y: at.y + (camera.y - at.y) * ratio, scale: next.scale }, board, view);
}

/** Moves by pixels, as a hand drags the table. */
export function pan(camera: Camera, dx: number, dy: number, board: number, view: Size): Camera {
  return within({ ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale }, board, view);
}

/** What is seen, for `viewBox`. */
export function seen(camera: Camera, view: Size): Box {
  const width = view.width / camera.scale;
  const height = view.height / camera.scale;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** Whether all of these are seen, each with some air around it, and none under the tools. */
export function inSight(camera: Camera, view: Size, points: readonly { x: number; y: number }[], air = 24): boolean {
  const { x, y, width, height } = seen(camera, view);
  const left = x + covered(view) / camera.scale;
  return points.every((point) => point.x - air >= left && point.x + air <= x + width && point.y - air >= y && point.y + air <= y + height);
}

/** The point of the board under a pixel of the view. */
export function under(camera: Camera, view: Size, px: number, py: number): { x: number; y: number } {
  return { x: camera.x + (px - view.width / 2) / camera.scale, y: camera.y + (py - view.height / 2) / camera.scale };
}

/** A camera on its way from one to another; `t` from 0 to 1. */
export function between(from: Camera, to: Camera, t: number): Camera {
  const eased = 1 - (1 - t) ** 3;
  const mix = (a: number, b: number): number => a + (b - a) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
