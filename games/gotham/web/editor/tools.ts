// What a pointer does on the drawing.

export const TOOLS = ['select', 'box', 'draw', 'bend', 'marker', 'move'] as const;
export type Tool = (typeof TOOLS)[number];

/** The key of each tool. */
export const KEYS: Record<Tool, string> = { select: 'v', box: 'r', draw: 'p', bend: 'b', marker: 'm', move: 's' };
