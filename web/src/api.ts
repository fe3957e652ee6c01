// REST, typed by the wire. Everything that is not a success throws a `Refusal`, which pages show with `words()`.

import { has, language, t } from './language.svelte';
import type {
  AskLesson, Book, CardFace, CardList, Credentials, Fork, Found, FromServer, GameList, LessonList, LessonMove, LessonView, Made, Me, Moments, NewTable, Pack, PackCheck, PackList, PackShelf, PackVerdict, Problem, Rename, Replay, Rule,
  SavedPack, SavedTeam, SitDown, TableCard, TableList, Team, TeamList, TeamRead, TeamVerdict, TeamWritten, Verified,
} from './wire';

/** Why a request came to nothing. */
export class Refusal extends Error {
  constructor(readonly problem: Problem, readonly status = 0) {
    super(problem.message);
    this.name = 'Refusal';
  }

  /** In the reader's language: what the game says about it, else what the pages say about its code. */
  words(): string {
    const { code, said, retryAfter } = this.problem;
    if (said) return said;
    const key = `problem-${code}`;
    return t(has(key) ? key : 'problem-internal', { seconds: retryAfter ?? 0 });
  }
}

/** The words for whatever was thrown. */
export function words(thrown: unknown): string {
  return thrown instanceof Refusal ? thrown.words() : t('problem-internal', { seconds: 0 });
}

/** The refusal of a server that can't be reached at all. */
export function unreachable(message: string): Refusal {
  return new Refusal({ code: 'unavailable', message });
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': language() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, credentials: 'same-origin', ...(body !== undefined && { body: JSON.stringify(body) }) });
  } catch (error) {
    throw unreachable(String(error));
  }
  const text = await answer.text();
  const said: unknown = text === '' ? undefined : parse(text);
  if (answer.ok) return said as T;
  if (isProblem(said)) throw new Refusal(said, answer.status);
  throw new Refusal({ code: answer.status >= 500 ? 'unavailable' : 'internal', message: `${answer.status} ${path}` }, answer.status);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(said: unknown): said is Problem {
  return typeof said === 'object' && said !== null && 'code' in said && 'message' in said;
}

const at = (...parts: (string | number)[]) => `/api/${parts.map((part) => encodeURIComponent(part)).join('/')}`;

export const api = {
  games: () => call<GameList>('GET', at('games')),

  lessons: () => call<LessonList>('GET', at('lessons')),
  /** How a lesson stands after all that was done in it. */
  playLesson: (game: string, lesson: string, moves: LessonMove[]) => call<LessonView>('POST', at('lessons', game, lesson, 'play'), { moves }),
  askLesson: (game: string, lesson: string, wish: AskLesson) => call<FromServer>('POST', at('lessons', game, lesson, 'ask'), wish),

  tables: () => call<TableList>('GET', at('tables')),
  make: (table: NewTable) => call<Made>('POST', at('tables'), table),
  card: (table: string) => call<TableCard>('GET', at('tables', table)),
  /** The table that a link leads to, before one sits down. */
  invitation: (table: string, secret: string) => call<TableCard>('POST', at('tables', table, 'invitation'), { secret }),
  sit: (table: string, seat: SitDown) => call<TableCard>('POST', at('tables', table, 'seats'), seat),
  replay: (table: string) => call<Replay>('GET', at('tables', table, 'replay')),
  moments: (table: string, from: number, to: number) => call<Moments>('GET', `${at('tables', table, 'moments')}?from=${from}&to=${to}`),
  fork: (table: string, fork: Fork) => call<Made>('POST', at('tables', table, 'forks'), fork),
  verify: (table: string) => call<Verified>('GET', at('tables', table, 'verify')),
  /** Where a browser downloads a game as a save file. */
  saveAddress: (table: string) => at('tables', table, 'save'),
  /** Where a browser downloads a moment as a scenario file. */
  reportAddress: (table: string, entry: number) => `${at('tables', table, 'report')}?entry=${entry}`,
  importSave: (save: unknown) => call<Made>('POST', at('saves'), save),

  me: () => call<Me>('GET', at('me')),
  rename: (name: Rename) => call<Me>('PATCH', at('me'), name),
  myTables: () => call<TableList>('GET', at('me', 'tables')),
  signUp: (credentials: Credentials) => call<Me>('POST', at('accounts'), credentials),
  signIn: (credentials: Credentials) => call<Me>('POST', at('session'), credentials),
  signOut: () => call<void>('DELETE', at('session')),

  book: (game: string) => call<Book>('GET', at('games', game, 'rules')),
  rule: (game: string, id: string) => call<Rule>('GET', at('games', game, 'rules', id)),
  findRules: (game: string, query: string) => call<Found>('GET', `${at('games', game, 'rules', 'search')}?q=${encodeURIComponent(query)}`),
  cards: (game: string) => call<CardList>('GET', at('games', game, 'cards')),
  face: (game: string, kind: string, id: string) => call<CardFace>('GET', at('games', game, 'cards', kind, id)),
  checkTeam: (game: string, team: Team) => call<TeamVerdict>('POST', at('games', game, 'teams', 'check'), team),
  /** A team from what another program wrote: pasted text or a JSON file. */
  readTeam: (game: string, text: string) => call<TeamRead>('POST', at('games', game, 'teams', 'read'), { text }),
  writeTeam: (game: string, team: Team) => call<TeamWritten>('POST', at('games', game, 'teams', 'write'), team),
  keepTeam: (team: Team) => call<SavedTeam>('POST', at('teams'), team),
  team: (id: string) => call<SavedTeam>('GET', at('teams', id)),
  myTeams: () => call<TeamList>('GET', at('me', 'teams')),
  /** What is wrong with a pack, and what the rules make of its boards. */
  checkPack: (game: string, check: PackCheck) => call<PackVerdict>('POST', at('games', game, 'packs', 'check'), check),
  packShelf: (game: string) => call<PackShelf>('GET', at('games', game, 'packs', 'shelf')),
  keepPack: (pack: Pack) => call<SavedPack>('POST', at('packs'), pack),
  changePack: (id: string, pack: Pack) => call<SavedPack>('PATCH', at('packs', id), pack),
  pack: (id: string) => call<SavedPack>('GET', at('packs', id)),
  myPacks: () => call<PackList>('GET', at('me', 'packs')),
  forgetPack: (id: string) => call<void>('DELETE', at('packs', id)),
  forgetTeam: (id: string) => call<void>('DELETE', at('teams', id)),
};

/** A device's own part in the chance: 16 random bytes in hexadecimal. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
