// A lesson as this page holds it: all that was done in it, and the table that comes of it. The server keeps nothing.

import { Refusal, api } from '../api';
import { t } from '../language.svelte';
import type { Onlooker, Reply } from '../socket';
import { Table, type Driver } from '../table/state.svelte';
import type { Ask, LessonMove, LessonView } from '../wire';

/** Answers wishes of a table from a lesson. */
class LessonDriver implements Driver {
  moves: LessonMove[] = [];
  #onlooker: Onlooker | undefined;
  readonly #game: string;
  readonly #lesson: string;
  readonly #heard: (view: LessonView) => void;

  constructor(game: string, lesson: string, heard: (view: LessonView) => void) {
    this.#game = game;
    this.#lesson = lesson;
    this.#heard = heard;
  }

  watch(watcher: (state: 'open') => void): () => void {
    watcher('open');
    return () => {};
  }

  look(_table: string, _language: string, onlooker: Onlooker): () => void {
    this.#onlooker = onlooker;
    void this.#send(this.moves).catch((thrown: unknown) => {
      if (thrown instanceof Refusal) onlooker.refused?.(thrown);
    });
    return () => {
      if (this.#onlooker === onlooker) this.#onlooker = undefined;
    };
  }

  async ask(ask: Ask): Promise<Reply> {
    if (ask.type === 'answer') {
      await this.move({ type: 'answer', answer: ask.answer });
      return { type: 'done', re: 0 };
    }
    return (await api.askLesson(this.#game, this.#lesson, { moves: this.moves, ask })) as Reply;
  }

  /** Does something. What the rules refuse was never done, and what leads nowhere is told like a refusal. */
  async move(move: LessonMove): Promise<void> {
    const { verdict } = await this.#send([...this.moves, move]);
    if (verdict?.type === 'refused') throw new Refusal({ code: 'refused', message: verdict.why.rule, said: verdict.why.text, rule: verdict.why.rule });
    if (verdict?.type === 'back') throw new Refusal({ code: 'refused', message: 'back', said: verdict.text || t('lesson-back') });
  }

  async #send(moves: LessonMove[]): Promise<LessonView> {
    const heard = await api.playLesson(this.#game, this.#lesson, moves);
    this.moves = heard.verdict?.type === 'refused' ? moves.slice(0, -1) : moves;
    this.#onlooker?.table(heard.view);
    this.#heard(heard);
    return heard;
  }
}

/** A table of a lesson. */
export class LessonTable extends Table {
  lesson: LessonView | undefined = $state.raw();
  readonly #lessons: LessonDriver;

  constructor(game: string, lesson: string) {
    const driver = new LessonDriver(game, lesson, (view) => (this.lesson = view));
    super(`${game}/${lesson}`, driver);
    this.#lessons = driver;
  }

  /** The coach says it, so nothing else does. */
  override complain(thrown: unknown): void {
    if (this.lesson?.verdict?.type !== 'refused' && this.lesson?.verdict?.type !== 'back') super.complain(thrown);
  }

  /** Does something that is no answer. */
  async move(type: 'next' | 'hint' | 'again'): Promise<void> {
    if (this.sending) return;
    try {
      await this.#lessons.move({ type });
    } catch (thrown) {
      this.complain(thrown);
    }
  }

  /** Begins the lesson from its beginning. */
  anew(): void {
    this.#lessons.moves = [];
    this.look();
  }
}
