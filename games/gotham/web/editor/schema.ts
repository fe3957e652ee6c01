// Forms from the schemas of files: what may stand where is said once, by the types that the server reads files with.

import type { Json } from './yaml';

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | readonly string[];
  const?: string;
  enum?: readonly string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  default?: Json;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
}

/** One word of a choice: alone, or with what belongs to it. */
export interface Variant { word: string; schema?: Schema }

export type Shape =
  | { kind: 'name' }
  | { kind: 'choice'; variants: readonly Variant[] }
  | { kind: 'list'; items: Schema }
  | { kind: 'map'; fields: readonly { key: string; schema: Schema; required: boolean }[] }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'yes-no' }
  | { kind: 'text' };

/** What a schema lets one write. */
export function shape(root: Schema, schema: Schema): Shape {
  const told = resolved(root, schema);
  if (schema.$ref?.endsWith('/Name')) return { kind: 'name' };
  if (told.anyOf) {
    const [first] = told.anyOf.filter((one) => one.type !== 'null');
    return first ? shape(root, first) : { kind: 'text' };
  }
  if (told.oneOf) return { kind: 'choice', variants: told.oneOf.flatMap(variant) };
  if (told.enum) return { kind: 'choice', variants: told.enum.map((word) => ({ word })) };
  const type = typeof told.type === 'string' ? told.type : told.type?.find((one) => one !== 'null');
  switch (type) {
    case 'array':
      return { kind: 'list', items: told.items ?? {} };
    case 'object': {
      // What must be there stands in the order of the book; what may be there follows.
      const [required, all] = [told.required ?? [], told.properties ?? {}];
      const keys = [...required, ...Object.keys(all).filter((key) => !required.includes(key))];
      return { kind: 'map', fields: keys.map((key) => ({ key, schema: all[key] ?? {}, required: required.includes(key) })) };
    }
    case 'integer':
      return { kind: 'number', least: told.minimum ?? 0, most: told.maximum ?? 255 };
    case 'boolean':
      return { kind: 'yes-no' };
    default:
      return { kind: 'text' };
  }
}

function resolved(root: Schema, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return (name && root.$defs?.[name]) || schema;
}

function variant(one: Schema): Variant[] {
  if (one.const !== undefined) return [{ word: one.const }];
  if (one.enum) return one.enum.map((word) => ({ word }));
  return Object.entries(one.properties ?? {}).map(([word, schema]) => ({ word, schema }));
}

/** The word that a value of a choice begins with. */
export function wordOf(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value)[0] : undefined;
}

/** Lists that mean nothing while they are empty. */
const FILLED: readonly string[] = ['allowed', 'at'];

/** What to begin with where something must stand. `first` says the first thing that a reference of that name could mean. */
export function beginning(root: Schema, schema: Schema, key: string, first: (key: string) => string): Json {
  const what = shape(root, schema);
  switch (what.kind) {
    case 'name':
      return first('name');
    case 'choice': {
      const [variant] = what.variants;
      return variant ? chosen(root, variant, first) : '';
    }
    case 'list':
      return FILLED.includes(key) ? [beginning(root, what.items, key, first)] : [];
    case 'map':
      return Object.fromEntries(what.fields.filter(({ required }) => required).map((field) => [field.key, beginning(root, field.schema, field.key, first)]));
    case 'number':
      return Math.max(what.least, 1);
    case 'yes-no':
      return true;
    case 'text':
      return first(key);
  }
}

/** The value of a choice, with what belongs to the word as it begins. */
export function chosen(root: Schema, { word, schema }: Variant, first: (key: string) => string): Json {
  return schema ? { [word]: beginning(root, schema, word, first) } : word;
}

/** What the ids of a field name. */
export function kindOf(key: string): 'zone' | 'tile' | 'hero' | 'material' | 'skill' | 'token' | 'board' | undefined {
  switch (key) {
    case 'zone': case 'start': case 'at': case 'closed': case 'reinforcement-zones': return 'zone';
    case 'tile': case 'tile-neutralised': return 'tile';
    case 'hero': return 'hero';
    case 'carries': case 'holds': case 'card': return 'material';
    case 'skills': return 'skill';
    case 'token': return 'token';
    case 'board': return 'board';
    default: return undefined;
  }
}
