// Packs as text. Reading YAML is the server's, whose loader decides what a file says; here it is only written.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a line begins with that names the file after it (crates/content/src/bundle.rs). */
const HEAD = '--- # ';
/** Lines that fit side by side with the board. */
const WIDE = 96;

export interface Text { path: string; text: string }

/** A pack in one text. */
export function joined(files: readonly Text[]): string {
  return files.map(({ path, text }) => `${HEAD}${path}\n${text}${text === '' || text.endsWith('\n') ? '' : '\n'}`).join('');
}

/** The files of a pack in one text; nothing where it is none. */
export function parted(pack: string): Text[] {
  const files: Text[] = [];
  for (const line of pack.replaceAll('\r\n', '\n').split(/(?<=\n)/)) {
    if (line.startsWith(HEAD)) files.push({ path: line.slice(HEAD.length).trim(), text: '' });
    else if (files.length > 0) files.at(-1)!.text += line;
  }
  return files;
}

/** A value as a file says it. Comments at the head of what it said before stay. */
export function written(value: Json, before = ''): string {
  const head = before.split('\n').filter((line, i, lines) => line.startsWith('#') && lines.slice(0, i).every((one) => one.startsWith('#')));
  const comments = head.map((line) => `${line}\n`).join('');
  return isMap(value) ? comments + map(value, '') : `${comments}${flow(value)}\n`;
}

const isMap = (value: Json): value is { [key: string]: Json } => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is left out says the same as what is there. */
const told = (value: { [key: string]: Json }): [string, Json][] => Object.entries(value).filter(([, one]) => one !== undefined);

function map(value: { [key: string]: Json }, indent: string): string {
  return told(value).map(([key, one]) => entry(key, one, indent)).join('');
}

function entry(key: string, value: Json, indent: string): string {
  const line = `${indent}${scalar(key)}: ${flow(value)}`;
  const empty = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
  // The lists of a file are read one entry a line; what stands inside them, on one line if it fits.
  if (empty || (line.length <= WIDE && !(indent === '' && Array.isArray(value) && value.some((one) => typeof one === 'object')))) return `${line}\n`;
  if (!Array.isArray(value)) return `${indent}${scalar(key)}:\n${map(value, `${indent}  `)}`;
  return `${indent}${scalar(key)}:\n${value.map((one) => item(one, `${indent}  `)).join('')}`;
}

function item(value: Json, indent: string): string {
  const line = `${indent}- ${flow(value)}`;
  if (line.length <= WIDE || !isMap(value) || Object.keys(value).length === 0) return `${line}\n`;
  return `${indent}- ${map(value, `${indent}  `).slice(indent.length + 2)}`;
}

function flow(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`;
  if (!isMap(value)) return scalar(value);
  const entries = told(value);
  return entries.length === 0 ? '{}' : `{ ${entries.map(([key, one]) => `${scalar(key)}: ${flow(one)}`).join(', ')} }`;
}

/** Words that YAML reads as something else than words. */
const TAKEN = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

function scalar(value: null | boolean | number | string): string {
  if (typeof value !== 'string') return String(value);
  const plain = /^\p{L}[\p{L}\p{N} _'’.-]*$/u.test(value) && !value.endsWith(' ') && !TAKEN.test(value);
  return plain ? value : JSON.stringify(value);
}
