// One socket for all tables that are looked at. When the line is lost it comes back by itself, says what it holds, and sends
// answers that were never acknowledged once more, unless the table went on without them.

import { Refusal } from './api';
import { mergeBeats } from './table/beats/log';
import type { Ask, Beat, ChatLine, FromServer, LogLine, TableView } from './wire';

/** Who looks at a table. The view's log is always whole. */
export interface Onlooker {
  table(view: TableView): void;
  chat?(lines: ChatLine[]): void;
  /** The table can't be looked at: it does not exist or is not for you. */
  refused?(refusal: Refusal): void;
}

export type LineState = 'connecting' | 'open' | 'lost';

/** A reply to a wish. */
export type Reply = Exclude<FromServer, { type: 'welcome' | 'problem' | 'chat' | 'resync' }>;

interface Looked {
  onlookers: Set<Onlooker>;
  language: string;
  held: { seq: number; log: LogLine[]; beats: Beat[] } | null;
  /** The number of the `open` that is under way. */
  opening: number | null;
}

interface Waiting {
  ask: Ask;
  resolve(reply: Reply): void;
  reject(refusal: Refusal): void;
}

/** What the socket needs of the world, so that tests can play it. */
export interface World {
  connect(): WebSocket;
  later(ms: number, what: () => void): () => void;
  random(): number;
}

const QUIET_MS = 20_000;
const DEAF_MS = 45_000;
const BACKOFF_MS = [300, 700, 1_500, 3_000, 6_000, 10_000];

/** The log after an update: lines from `logFrom` on are replaced. Undefined when lines between are missing. */
export function mergeLog(held: readonly LogLine[], from: number, lines: readonly LogLine[]): LogLine[] | undefined {
  return from > held.length ? undefined : [...held.slice(0, from), ...lines];
}

export class Socket {
  state: LineState = 'connecting';
  /** The server's version; a server of another version wants its own pages. */
  version: string | null = null;

  #socket: WebSocket | null = null;
  #tables = new Map<string, Looked>();
  #waiting = new Map<number, Waiting>();
  #watchers = new Set<(state: LineState) => void>();
  #next = 1;
  #tries = 0;
  #stopTimer: () => void = () => {};
  #world: World;
  #outdated: () => void;

  constructor(world: World, outdated: () => void = () => {}) {
    this.#world = world;
    this.#outdated = outdated;
  }

  /** Tells of every change of the line's state, and of the present one at once. Returns how to stop. */
  watch(watcher: (state: LineState) => void): () => void {
    this.#watchers.add(watcher);
    watcher(this.state);
    return () => this.#watchers.delete(watcher);
  }

  /** Looks at a table until told otherwise. */
  look(table: string, language: string, onlooker: Onlooker): () => void {
    const looked = this.#tables.get(table) ?? { onlookers: new Set(), language, held: null, opening: null };
    // Another language says every line of the log anew.
    if (looked.language !== language) Object.assign(looked, { language, held: null });
    looked.onlookers.add(onlooker);
    this.#tables.set(table, looked);
    this.#begin();
    if (this.state === 'open') this.#open(table, looked);
    return () => {
      looked.onlookers.delete(onlooker);
      if (looked.onlookers.size > 0 || this.#tables.get(table) !== looked) return;
      this.#tables.delete(table);
      if (this.state === 'open') this.#send(this.#next++, { type: 'leave', table });
    };
  }

  /** Wishes something. Answers wait for the line to come back; anything else is refused while it is lost. */
  ask(ask: Ask): Promise<Reply> {
    this.#begin();
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      if (this.state !== 'open' && ask.type !== 'answer') {
        reject(lost());
        return;
      }
      this.#waiting.set(id, { ask, resolve, reject });
      if (this.state === 'open') this.#send(id, ask);
    });
  }

  /** How many answers wait to be acknowledged. */
  get unsent(): number {
    return [...this.#waiting.values()].filter((waiting) => waiting.ask.type === 'answer').length;
  }

  /** Tries at once instead of when the wait is over: the device is back online. */
  hurry(): void {
    if (this.state === 'open' || this.#socket?.readyState === 0) return;
    this.#tries = 0;
    this.#stopTimer();
    this.#connect();
  }

  #begin(): void {
    if (!this.#socket && this.#tries === 0) this.#connect();
  }

  #connect(): void {
    this.#tries++;
    const socket = this.#world.connect();
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#socket === socket) this.#opened();
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#heard(event.data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#closed();
    };
  }

  #opened(): void {
    this.#tries = 0;
    this.#become('open');
    this.#listenForSilence();
    for (const [table, looked] of this.#tables) this.#open(table, looked);
    for (const [id, { ask }] of this.#waiting) {
      // An answer waits for its table to say whether it is still wanted.
      if (ask.type === 'answer' && !this.#tables.has(ask.table)) this.#send(id, ask);
    }
  }

  #closed(): void {
    this.#socket = null;
    this.#stopTimer();
    for (const looked of this.#tables.values()) looked.opening = null;
    for (const [id, waiting] of this.#waiting) {
      if (waiting.ask.type === 'answer') continue;
      this.#waiting.delete(id);
      waiting.reject(lost());
    }
    this.#become('lost');
    const wait = BACKOFF_MS[Math.min(this.#tries, BACKOFF_MS.length - 1)]!;
    this.#stopTimer = this.#world.later(wait * (0.75 + this.#world.random() / 2), () => this.#connect());
  }

  #listenForSilence(): void {
    this.#stopTimer();
    this.#stopTimer = this.#world.later(QUIET_MS, () => {
      this.#send(this.#next++, { type: 'ping' });
      this.#stopTimer = this.#world.later(DEAF_MS - QUIET_MS, () => {
        this.#socket?.close();
        this.#closed();
      });
    });
  }

  #open(table: string, looked: Looked): void {
    looked.opening = this.#next++;
    const held = looked.held && { seq: looked.held.seq, log: looked.held.log.length };
    this.#send(looked.opening, { type: 'open', table, held, language: looked.language });
  }

  #send(id: number, ask: Ask): void {
    this.#socket?.send(JSON.stringify({ id, ask }));
  }

  #heard(data: unknown): void {
    this.#listenForSilence();
    let said: FromServer;
    try {
      said = JSON.parse(String(data)) as FromServer;
    } catch {
      return;
    }
    switch (said.type) {
      case 'welcome':
        if (this.version !== null && this.version !== said.version) this.#outdated();
        this.version = said.version;
        return;
      case 'chat':
        this.#tables.get(said.table)?.onlookers.forEach((onlooker) => onlooker.chat?.(said.lines));
        return;
      case 'resync': {
        const looked = this.#tables.get(said.table);
        if (looked) this.#open(said.table, looked);
        return;
      }
      case 'problem':
        this.#refused(said.re ?? null, new Refusal(said.problem));
        return;
      case 'table':
        this.#seen(said.view);
        if (said.re !== undefined) this.#settle(said.re, said);
        return;
      default:
        this.#settle(said.re, said);
    }
  }

  #settle(id: number, reply: Reply): void {
    this.#waiting.get(id)?.resolve(reply);
    this.#waiting.delete(id);
  }

  #refused(id: number | null, refusal: Refusal): void {
    if (id === null) return;
    for (const looked of this.#tables.values()) {
      if (looked.opening !== id) continue;
      looked.opening = null;
      looked.onlookers.forEach((onlooker) => onlooker.refused?.(refusal));
      return;
    }
    this.#waiting.get(id)?.reject(refusal);
    this.#waiting.delete(id);
  }

  #seen(view: TableView): void {
    const looked = this.#tables.get(view.table);
    if (!looked) return;
    const log = mergeLog(looked.held?.log ?? [], view.logFrom, view.log);
    if (!log) {
      looked.held = null;
      this.#open(view.table, looked);
      return;
    }
    const reopened = looked.opening !== null;
    looked.opening = null;
    const beats = mergeBeats(looked.held?.beats ?? [], view.logFrom, view.beats);
    looked.held = { seq: view.seq, log, beats };
    looked.onlookers.forEach((onlooker) => onlooker.table({ ...view, log, beats }));
    if (reopened) this.#resend(view);
  }

  /** After the line came back: what was not acknowledged is sent again if the table still stands where it was asked. */
  #resend(view: TableView): void {
    for (const [id, waiting] of this.#waiting) {
      const { ask } = waiting;
      if (ask.type !== 'answer' || ask.table !== view.table) continue;
      if (ask.seq === view.seq) this.#send(id, ask);
      else this.#settle(id, { type: 'done', re: id });
    }
  }

  #become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    for (const watcher of this.#watchers) watcher(state);
  }
}

function lost(): Refusal {
  return new Refusal({ code: 'unavailable', message: 'the line is lost' });
}

/** The socket of this page. */
export const socket = new Socket(
  {
    connect: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`),
    later: (ms, what) => {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  },
  () => location.reload(),
);
addEventListener('online', () => socket.hurry());
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) socket.hurry();
});
