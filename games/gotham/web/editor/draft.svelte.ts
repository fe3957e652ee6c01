// The pack that is being written: its files as text and as data, everything that was done to them, and what the rules say.

import { api, Refusal } from '$web/api';
import type { PackVerdict, Standpoint } from '$web/wire';
import { joined, parted, written, type Json, type Text } from './yaml';

export interface File extends Text {
  /** What the text says; of a text that was just typed, what it said before. */
  value?: Json | undefined;
}

type Files = readonly File[];

/** How long a pause in typing or drawing is before the rules look again, in milliseconds. */
const PAUSE = 350;
/** Changes of one thing within so long are one step back. */
const ONE_STEP = 900;
/** Most steps back. */
const STEPS = 200;
/** Where a draft outlives the page. */
const KEPT = 'crossover.edit';

export class Draft {
  files: Files = $state.raw([]);
  /** From where lines of sight are drawn. */
  look: Standpoint | null = $state.raw(null);
  verdict: PackVerdict | undefined = $state.raw();
  failure: unknown = $state.raw();
  /** Whether the verdict is of what is written now. */
  settled = $state(false);

  #back: Files[] = $state.raw([]);
  #forth: Files[] = $state.raw([]);
  #last = { what: '', at: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  readonly game: string;

  constructor(game: string) {
    this.game = game;
  }

  get text(): string {
    return joined(this.files);
  }

  get canUndo(): boolean {
    return this.#back.length > 0;
  }

  get canRedo(): boolean {
    return this.#forth.length > 0;
  }

  /** Another pack altogether. */
  open(text: string): void {
    this.files = parted(text);
    [this.#back, this.#forth] = [[], []];
    this.look = null;
    this.#changed();
  }

  file(path: string): File | undefined {
    return this.files.find((file) => file.path === path);
  }

  under(folder: string): File[] {
    return this.files.filter((file) => file.path.startsWith(`${folder}/`));
  }

  /** Writes what a file is to say. */
  set(path: string, value: Json, what = path): void {
    this.#step(what);
    const before = this.file(path);
    const file: File = { path, value, text: written(value, before?.text) };
    this.files = before ? this.files.map((one) => (one === before ? file : one)) : [...this.files, file];
    this.#changed();
  }

  /** Takes a text as it was typed; what it says comes with the next verdict. */
  type(path: string, text: string): void {
    this.#step(`type ${path}`);
    this.files = this.files.map((one) => (one.path === path ? { ...one, text } : one));
    this.#changed();
  }

  rename(from: string, to: string): void {
    this.#step('');
    this.files = this.files.map((one) => (one.path === from ? { ...one, path: to } : one));
    this.#changed();
  }

  remove(path: string): void {
    this.#step('');
    this.files = this.files.filter((one) => one.path !== path);
    this.#changed();
  }

  undo = (): void => {
    const before = this.#back.at(-1);
    if (!before) return;
    [this.#back, this.#forth] = [this.#back.slice(0, -1), [...this.#forth, this.files]];
    this.#restored(before);
  };

  redo = (): void => {
    const after = this.#forth.at(-1);
    if (!after) return;
    [this.#forth, this.#back] = [this.#forth.slice(0, -1), [...this.#back, this.files]];
    this.#restored(after);
  };

  /** Looks from another zone, or from none. */
  standAt(look: Standpoint | null): void {
    if (JSON.stringify(look) === JSON.stringify(this.look)) return;
    this.look = look;
    this.#changed(0);
  }

  /** What was being written when the page was left. */
  static kept(): string | null {
    return localStorage.getItem(KEPT);
  }

  #restored(files: Files): void {
    this.files = files;
    this.#last = { what: '', at: 0 };
    this.#changed();
  }

  /** Remembers how it was, unless this goes on with what was done a moment ago. */
  #step(what: string): void {
    const now = Date.now();
    const same = what !== '' && what === this.#last.what && now - this.#last.at < ONE_STEP;
    this.#last = { what, at: now };
    if (same) return;
    this.#back = [...this.#back, this.files].slice(-STEPS);
    this.#forth = [];
  }

  #changed(pause = PAUSE): void {
    this.settled = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), pause);
  }

  /** Asks the rules. An old verdict never overtakes a new one. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const [number, text] = [++this.#asked, this.text];
    try {
      localStorage.setItem(KEPT, text);
    } catch {
      // A full or forbidden storage only means that a draft does not outlive the page.
    }
    try {
      const verdict = await api.checkPack(this.game, { text, look: this.look });
      // What was changed meanwhile is looked at in its turn.
      if (number !== this.#asked || text !== this.text) return;
      [this.verdict, this.failure, this.settled] = [verdict, undefined, true];
      const said = new Map(verdict.files.map(({ path, value }) => [path, value as Json | null]));
      this.files = this.files.map((file) => ({ ...file, value: said.get(file.path) ?? file.value }));
    } catch (error) {
      if (number !== this.#asked) return;
      this.failure = error;
      // Too many looks in a row: one more a little later.
      if (error instanceof Refusal && error.problem.code === 'too-many') this.#changed((error.problem.retryAfter ?? 2) * 1000);
    }
  }

  /** The verdict on what is written now, however long it takes. */
  async judged(): Promise<PackVerdict | undefined> {
    if (!this.settled) await this.check();
    return this.settled ? this.verdict : undefined;
  }
}
