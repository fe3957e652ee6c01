// A table as this page holds it: what the server said last, what the player points at, and what is on its way.

import { Refusal, words } from '../api';
import { language, t } from '../language.svelte';
import { call, say } from '../says.svelte';
import { settings } from '../settings.svelte';
import { socket, type LineState, type Socket } from '../socket';
import { play, playDice } from '../sound';
import { note } from '../toasts.svelte';
import type { Ask, Beat, Burst, ChatLine, Choice, Comparison, LogLine, Mark, Point, Question, TableView } from '../wire';
import { arrange, type Arranged, byThing, CLAIM, figuresToPlace, forbiddenByThing, isRun, type Run, runsFrom, runsOf, thing } from './choices';
import { seen } from './game';
import { freshBeats, linesOf, sinceOwn, titleOf } from './beats/log';
import { Playback } from './beats/playback.svelte';
import { fill, given, planOf, toggled } from './payment';
import { asksTheSame, bursts, fresh, message, rolled, shot, sounds, ways } from './news';
import type { Pointed, Stage, Taped } from './stage';

const BURST_MS = 1_200;
/** Two clicks this near to each other mean the same place: a quarter of an inch. */
const SAME = 250;

/** Answers that follow one another, each when the next question has come. */
interface Following {
  /** The code of the question that stands again each time; a run of different questions has none. */
  code?: string;
  answers: readonly unknown[];
  /** The last line before them. */
  after: number;
  /** How many entries there are when the next question of a run stands: more, if something came between. */
  entry?: number | undefined;
}

/** What a table is played over: the socket, or whatever answers like it. */
export type Driver = Pick<Socket, 'watch' | 'look' | 'ask'>;

export class Table {
  readonly id: string;
  readonly #driver: Driver;
  view: TableView | undefined = $state.raw();
  chat: ChatLine[] = $state([]);
  refusal: Refusal | undefined = $state.raw();
  line: LineState = $state('connecting');
  /** The answer that is on its way. */
  sending: Choice | undefined = $state.raw();
  /** The answer the rules refused, to be shaken once. */
  refused: Choice | undefined = $state.raw();
  /** What is picked of a set so far; it is sent in one go. One that is picked twice stands there twice. */
  gathered: readonly Choice[] = $state.raw([]);
  /** The answer that harms only oneself, and is asked about once more. */
  risked: Choice | undefined = $state.raw();

  /** Which of several questions is looked at. */
  which = $state(0);
  hovered: Choice | undefined = $state.raw();
  picked: string | undefined = $state();
  pointed: Pointed | undefined = $state.raw();
  via: Point[] = $state.raw([]);
  /** The figure whose place is sought, where the question is about several. */
  placing: number | undefined = $state();
  comparison: Comparison | undefined = $state.raw();
  comparisonOf: Choice | undefined = $state.raw();
  looked: { kind: string; id: number } | undefined = $state.raw();

  /** Windows are passed ahead as long as the game's key for it stays the same. */
  passing: { code: string; key: string } | undefined = $state.raw();

  measuring = $state(false);
  measureFrom: Mark | undefined = $state.raw();
  tape: Taped | undefined = $state.raw();
  sight = $state(true);
  layers = $state(false);

  newWays: Map<number, readonly Point[]> = $state.raw(new Map());
  burst: Burst | undefined = $state.raw();
  /** The roll that is shown, and whether its dice are still tumbling. */
  roll: LogLine | undefined = $state.raw();
  tumbling = $state(false);
  /** The line of the table's journal that brought the roll: it is shown beside the odds as long as nothing else happened. */
  rollSeq = $state(-1);

  /** What a payment is put together from so far, by places among the question's choices. */
  paying: number[] = $state.raw([]);

  /** The payment that is on its way: it is shown as it was made until all of it has gone. */
  settling: Question | undefined = $state.raw();

  /** What others did, told deed by deed. */
  readonly playback = new Playback((beat) => this.#letters(beat), (beats) => this.#happened(this.#since(beats)));
  /** The line of the log at which the reader last answered, if that was on this page. */
  answeredAt: number | undefined = $state();
  /** Lines before this one were told already. */
  #told = 0;

  /** Answers that follow one another, each when the question stands again. */
  #following: Following | undefined;
  #queue: Burst[] = [];
  #asked = '';
  #oddsCache = new Map<string, Comparison>();
  #oddsTimer: ReturnType<typeof setTimeout> | undefined;
  #reachNumber = 0;

  constructor(id: string, driver: Driver = socket) {
    this.id = id;
    this.#driver = driver;
  }

  position = $derived(this.view?.position);
  questions = $derived(this.position?.questions ?? []);
  question: Question | undefined = $derived(this.questions[this.which] ?? this.questions[0]);
  /** The runs of answers that can be had in mind as one. */
  runs: readonly Run[] = $derived(runsOf(this.question));
  arranged: Arranged = $derived(arrange(this.shown()));
  mine = $derived((this.view?.seats ?? []).filter((seat) => seat.you).map((seat) => seat.seat));
  over = $derived(this.view?.status.type === 'over' ? this.view.status.result : undefined);

  /** Looks at the table until told otherwise. */
  look(): () => void {
    const stopLine = this.#driver.watch((state) => (this.line = state));
    const stopLook = this.#driver.look(this.id, language(), {
      table: (view) => this.hear(view),
      chat: (lines) => {
        const known = new Set(this.chat.map((one) => one.id));
        this.chat.push(...lines.filter((one) => !known.has(one.id)));
      },
      refused: (refusal) => (this.refusal = refusal),
    });
    return () => {
      stopLine();
      stopLook();
      clearTimeout(this.#oddsTimer);
    };
  }

  /** The server said how the table stands. */
  hear(view: TableView): void {
    const before = this.view;
    const lines = before ? fresh(before.log, view.log) : [];
    const moved = !asksTheSame(before, view);
    // What somebody does beside the game, such as showing a hand, leaves what is pointed at and chosen as it is.
    if (!moved && before?.position && view.position) view.position.questions = before.position.questions;
    this.refusal = undefined;
    this.view = view;
    this.newWays = ways(lines);
    if (moved) this.#forget();
    if (!before || view.log.length < before.log.length) this.#told = view.log.length;
    // What was taken back is not told on.
    if (before && view.log.length < before.log.length) this.playback.answered();
    if (before && lines.length > 0) this.playback.hear(freshBeats(before.beats, view.beats, before.log.length));
    this.#askedNow(view, lines);
    this.#follow();
    if (!before || before.status.type !== view.status.type) {
      if (view.status.type === 'over' && before) {
        call(view.status.result.text);
        play('win');
      }
    }
  }

  /** Everything that was pointed at belongs to a question that is gone. */
  #forget(): void {
    this.which = 0;
    this.hovered = undefined;
    this.picked = undefined;
    this.pointed = undefined;
    this.via = [];
    this.comparison = undefined;
    this.comparisonOf = undefined;
    this.risked = undefined;
    this.refused = undefined;
    this.gathered = [];
    this.#oddsCache.clear();
    const question = this.view?.position?.questions[0];
    // What suggests itself is chosen already; everything may be chosen otherwise.
    if (!this.settling) this.paying = [...(question?.payment?.plans[0]?.choices ?? [])];
    const figures = question ? figuresToPlace(question) : [];
    if (this.placing === undefined || !figures.includes(this.placing)) this.placing = figures[0];
  }

  /** How much there is to read of a deed. */
  #letters(beat: Beat): number {
    const terms = beat.recap ? [...beat.recap.terms, beat.recap.result] : [];
    return titleOf(this.view?.log ?? [], beat).length + terms.reduce((sum, { label }) => sum + label.length + 3, 0);
  }

  /** The lines of deeds that were not told yet. */
  #since(beats: readonly Beat[]): LogLine[] {
    const lines = beats.flatMap((beat) => linesOf(this.view?.log ?? [], beat)).filter(({ line }) => line >= this.#told);
    this.#told = Math.max(this.#told, ...lines.map(({ line }) => line + 1));
    return lines;
  }

  /** The first line that the reader has not seen happen: the one after their last answer. */
  since = $derived(this.answeredAt ?? sinceOwn(this.view?.log ?? [], this.mine));

  #happened(lines: readonly LogLine[]): void {
    if (lines.length === 0) return;
    say(message(lines));
    const dice = rolled(lines);
    if (dice?.dice) {
      this.roll = dice;
      this.rollSeq = this.view?.seq ?? -1;
      if (settings.pace > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
        this.tumbling = true;
        setTimeout(() => (this.tumbling = false), 600 / settings.pace);
      }
      playDice(dice.dice.faces.length + dice.dice.symbols.length);
    }
    const wait = dice && settings.pace > 0 ? 0.6 / settings.pace : 0;
    for (const [i, sound] of sounds(lines).entries()) play(sound, wait + i * 0.25);
    this.#queue.push(...bursts(lines));
    if (!this.burst) setTimeout(() => this.#nextBurst(), wait * 1000);
  }

  #nextBurst(): void {
    this.burst = this.#queue.shift();
    if (this.burst) setTimeout(() => this.#nextBurst(), BURST_MS / Math.max(settings.pace, 0.5));
  }

  #askedNow(view: TableView, lines: readonly LogLine[]): void {
    const question = view.position?.questions[0];
    const asked = question ? `${view.position?.entry}/${question.which}/${question.title}` : '';
    if (asked !== this.#asked && question) {
      // What one may do on another's turn calls nobody.
      const calls = question.code !== CLAIM;
      if (calls && (this.#asked === '' || lines.some((line) => line.seat !== undefined && !this.mine.includes(line.seat)))) play('call');
      if (calls) call(t('table-call', { question: question.title, count: question.choices.length }));
      // Where every answer changes the odds, they are all compared before a hand moves.
      const first = question.choices.find((choice) => choice.odds);
      if (first && question.choices.every((choice) => choice.odds)) void this.odds(first);
    }
    this.#asked = asked;
  }

  /** The choices that are offered now: those to the place pointed at, those of the thing picked, or all. */
  shown(): readonly Choice[] {
    const question = this.question;
    if (!question) return [];
    const quiet = question.choices.filter((choice) => choice.quiet);
    if (this.pointed && this.pointed.choices.length > 0) return [...this.pointed.choices, ...quiet];
    if (this.picked) {
      const named = byThing(question).get(this.picked);
      // Whoever picks a figure is shown what it can do, and may still begin without deciding on it.
      if (named && named.length > 0) return [...runsFrom(question, this.runs, named), ...named, ...quiet.filter((choice) => !named.includes(choice))];
    }
    // To end one thing and the next is one click; what acts is picked first.
    return [...question.choices, ...runsFrom(question, this.runs, quiet)];
  }

  async ask(ask: Ask): Promise<Awaited<ReturnType<typeof socket.ask>> | undefined> {
    try {
      return await this.#driver.ask(ask);
    } catch (thrown) {
      this.complain(thrown);
      return undefined;
    }
  }

  complain(thrown: unknown): void {
    play('refused');
    const rule = thrown instanceof Refusal ? thrown.problem.rule : undefined;
    note(words(thrown), rule ? { rule: { id: rule, game: this.view?.game ?? '' } } : {});
  }

  /** Answers. While the line is lost, the answer is kept and sent when it is back. What is passed for the player is none of their own. */
  async answer(choice: Choice, own = true): Promise<void> {
    const { view, question } = this;
    if (!view || !question || this.sending) return;
    if (isRun(choice)) {
      this.#answers(view);
      this.#following = { answers: choice.answers, after: view.seq - 1, entry: view.position?.entry };
      this.#follow();
      return;
    }
    // What harms only oneself is asked about once more.
    if (choice.rank === 'risky' && this.risked !== choice) {
      this.risked = choice;
      say(t('table-risky'));
      return;
    }
    this.risked = undefined;
    if (own) this.#answers(view);
    this.sending = choice;
    this.refused = undefined;
    try {
      await this.#driver.ask({ type: 'answer', table: this.id, seq: view.seq, which: question.which, answer: choice.answer });
    } catch (thrown) {
      this.refused = choice;
      this.#settled();
      this.complain(thrown);
    } finally {
      this.sending = undefined;
    }
    this.#follow();
  }

  /** Who answers has seen enough of what was told before. */
  #answers(view: TableView): void {
    this.playback.answered();
    this.answeredAt = view.log.length;
  }

  /** Whether any number may be picked, none among them: they are picked here and sent together. */
  gathers: boolean = $derived(this.question?.kind.type === 'some' && this.question.kind.least === 0 && this.question.choices.some((choice) => choice.quiet));

  /** A button is pressed: of a set, one more is picked, and what ends it sends all that were. */
  press(choice: Choice): void {
    const { question, view } = this;
    if (!this.gathers || isRun(choice) || !question || !view || (choice.quiet && this.gathered.length === 0)) void this.answer(choice);
    else if (!choice.quiet) {
      const most = question.kind.type === 'some' ? question.kind.most : 1;
      this.gathered = this.gathered.length < most ? [...this.gathered, choice] : [choice];
      say(t('table-gathered', { count: this.gathered.length }));
    } else {
      this.#following = { code: question.code, answers: [...this.gathered, choice].map((one) => one.answer), after: view.seq - 1 };
      this.gathered = [];
      this.#follow();
    }
  }

  /** Pays with what was chosen, if that is enough: one source after the other, then that it is all. */
  pay(): void {
    const { question, view } = this;
    const payment = question?.payment;
    if (!question || !view || !payment || this.sending || fill(payment.cost, given(payment, this.paying)).missing > 0) return;
    const planned = planOf(payment, this.paying)?.answers;
    const done = question.choices.find((choice) => choice.quiet)?.answer ?? payment.plans[0]?.answers.at(-1);
    const answers = planned ?? [...this.paying.map((choice) => question.choices[choice]!.answer), done];
    this.#following = { code: question.code, answers, after: view.seq - 1 };
    this.settling = question;
    this.#follow();
  }

  /** Takes a source into the payment, or out of it. */
  togglePayment(choice: number): void {
    const payment = this.question?.payment;
    if (payment) this.paying = toggled(payment, this.paying, choice);
  }

  /** Gives the next of several answers, once the table has moved on and asks again. Another question ends it. */
  #follow(): void {
    const { question, view } = this;
    const following = this.#following;
    if (!following || !view || this.sending || view.seq <= following.after) return;
    const [next, ...rest] = following.answers;
    // A run goes on where nothing came between its answers; a payment, as long as it is paid.
    const goes = following.code === undefined ? view.position?.entry === following.entry : question?.code === following.code;
    const choice = goes ? question?.choices.find((one) => JSON.stringify(one.answer) === JSON.stringify(next)) : undefined;
    if (!choice || rest.length === 0) this.#settled();
    else this.#following = { ...following, answers: rest, after: view.seq, entry: (following.entry ?? 0) + 1 };
    if (choice) void this.answer(choice);
  }

  /** Nothing follows any more. */
  #settled(): void {
    this.#following = undefined;
    if (!this.settling) return;
    this.settling = undefined;
    this.paying = [...(this.question?.payment?.plans[0]?.choices ?? [])];
  }

  /** Confirms what was picked or pointed at. Returns whether there was anything. */
  confirm(): boolean {
    if (this.question?.payment) {
      this.pay();
      return true;
    }
    const choice = this.ready;
    if (!choice) return false;
    void this.answer(choice);
    return true;
  }

  /** The one answer that Enter would give. */
  ready: Choice | undefined = $derived.by(() => {
    if (this.pointed) return this.pointed.choices[0];
    if (!this.picked || !this.question) return undefined;
    const named = byThing(this.question).get(this.picked) ?? [];
    return named.length === 1 ? named[0] : undefined;
  });

  /** Goes back one step: from a pick to the whole question. Returns whether there was one. */
  back(): boolean {
    if (this.tape || this.measureFrom) {
      this.tape = undefined;
      this.measureFrom = undefined;
      return true;
    }
    if (!this.pointed && !this.picked) return false;
    this.pointed = undefined;
    this.picked = undefined;
    this.via = [];
    this.comparison = undefined;
    this.comparisonOf = undefined;
    return true;
  }

  /** The hand or the focus is on a choice: it lights up, and its odds come. */
  hover(choice: Choice | undefined): void {
    this.hovered = choice;
    clearTimeout(this.#oddsTimer);
    if (choice?.odds) this.#oddsTimer = setTimeout(() => void this.odds(choice), 120);
  }

  /** Fetches the whole comparison of a choice. */
  async odds(choice: Choice): Promise<void> {
    const { view, question } = this;
    if (!view || !question) return;
    const key = JSON.stringify([view.seq, question.which, choice.answer]);
    let comparison = this.#oddsCache.get(key);
    if (!comparison) {
      try {
        const reply = await this.#driver.ask({ type: 'odds', table: this.id, seq: view.seq, which: question.which, answer: choice.answer });
        if (reply.type === 'odds') comparison = reply.comparison;
      } catch {
        // The headline odds stand on the button already; a missing chart is no reason to disturb.
        return;
      }
      if (!comparison || this.view?.seq !== view.seq) return;
      this.#oddsCache.set(key, comparison);
    }
    this.comparison = comparison;
    this.comparisonOf = choice;
  }

  /** Somebody clicked a thing on the board. */
  onthing(kind: string, id: number): void {
    const mark: Mark = { type: 'thing', kind: kind as never, id };
    if (this.measuring) {
      this.measure(mark);
      return;
    }
    const { question } = this;
    const name = thing(kind, id);
    if (!question) return;
    const source = question.payment?.sources.find((one) => one.thing.type === 'thing' && thing(one.thing.kind, one.thing.id) === name);
    if (source) {
      this.togglePayment(source.choice);
      return;
    }
    if (kind === 'figure' && figuresToPlace(question).includes(id) && this.placing !== id) {
      this.placing = id;
      this.pointed = undefined;
      return;
    }
    const named = byThing(question).get(name);
    if (named && named.length > 0) {
      if (this.picked === name && named.length === 1) {
        void this.answer(named[0]!);
        return;
      }
      // Where chance hangs on it, the first click shows the odds and the second commits.
      if (named.length === 1 && !named[0]!.odds && runsFrom(question, this.runs, named).length === 0) {
        void this.answer(named[0]!);
        return;
      }
      this.picked = name;
      this.pointed = undefined;
      const first = named.find((choice) => choice.odds);
      if (first) void this.odds(first);
      return;
    }
    const barred = forbiddenByThing(question).get(name);
    if (barred) {
      play('refused');
      note(barred.why.text, { about: barred.label, rule: { id: barred.why.rule, game: this.view?.game ?? '' } });
      say(`${barred.label}. ${barred.why.text}`);
    }
  }

  onlook(kind: string, id: number, on: boolean): void {
    if (on) this.looked = { kind, id };
    else if (this.looked?.kind === kind && this.looked.id === id) this.looked = undefined;
    const named = this.question ? byThing(this.question).get(thing(kind, id)) : undefined;
    if (on && named?.length === 1) this.hover(named[0]);
    else if (!on && this.hovered && named?.includes(this.hovered)) this.hover(undefined);
  }

  /** Somebody pointed at a place: the server says what leads there. The same place again confirms. */
  async onplace(x: number, y: number, more: boolean): Promise<void> {
    const { view, question } = this;
    if (this.measuring) {
      this.measure({ type: 'place', at: { x, y, z: 0 }, radius: 0 });
      return;
    }
    if (!view || !question || question.kind.type !== 'place') {
      this.back();
      return;
    }
    const before = this.pointed;
    if (before && !more && Math.hypot(before.x - x, before.y - y) < SAME && before.choices[0]) {
      void this.answer(before.choices[0]);
      return;
    }
    if (more && before) this.via = [...this.via, { x: before.x, y: before.y, z: 0 }];
    else if (!before) this.via = [];
    await this.point(x, y);
  }

  /** Asks what leads to a place. */
  async point(x: number, y: number): Promise<void> {
    const { view, question } = this;
    if (!view || !question) return;
    const number = ++this.#reachNumber;
    this.picked = undefined;
    this.pointed = { x, y, choices: this.pointed?.choices ?? [], waiting: true };
    try {
      const reply = await this.#driver.ask({
        type: 'reach', table: this.id, seq: view.seq, which: question.which, x, y, z: null, figure: this.placing ?? null, via: this.via,
      });
      if (number !== this.#reachNumber || reply.type !== 'reached') return;
      this.pointed = { x, y, choices: reply.choices, why: reply.why, waiting: false };
      if (reply.why && reply.choices.length === 0) {
        play('refused');
        say(reply.why.text);
      } else if (reply.choices[0]) {
        say([reply.choices[0].label, reply.choices[0].detail].filter(Boolean).join(', '));
      }
    } catch (thrown) {
      if (number === this.#reachNumber) this.pointed = undefined;
      this.complain(thrown);
    }
  }

  /** Moves the place pointed at by thousandths of an inch: for the arrow keys. */
  nudge(dx: number, dy: number, from: { x: number; y: number }, size: number): void {
    const at = this.pointed ?? from;
    const clamp = (value: number): number => Math.min(size, Math.max(0, value));
    const [x, y] = [clamp(at.x + dx), clamp(at.y + dy)];
    this.pointed = { x, y, choices: [], waiting: true };
    clearTimeout(this.#oddsTimer);
    this.#oddsTimer = setTimeout(() => void this.point(x, y), 220);
  }

  /** One end of the tape, then the other. */
  measure(mark: Mark): void {
    const from = this.measureFrom;
    if (!from) {
      this.measureFrom = mark;
      this.tape = undefined;
      return;
    }
    this.measureFrom = undefined;
    this.tape = { from, to: mark, text: '' };
    // The server looks from figure to figure, and from zone to zone.
    if (from.type !== 'thing' || mark.type !== 'thing' || from.kind !== mark.kind || !['figure', 'zone'].includes(mark.kind)) return;
    void this.ask({ type: 'measure', table: this.id, from: from.id, to: mark.id }).then((reply) => {
      if (reply?.type !== 'measured' || this.tape?.to !== mark) return;
      const { text, sight, rule, marks } = reply.measure;
      this.tape = { from, to: mark, text, good: sight, rule, marks };
      say(text);
    });
  }

  /** Lets the table answer what is left of one's own setup. */
  setUp(): void {
    if (!this.view || !this.question?.setup || this.sending) return;
    void this.ask({ type: 'set-up', table: this.id, seq: this.view.seq });
  }

  undo(): void {
    const { view } = this;
    if (!view || (!view.undo.free && !view.undo.byConsent)) {
      note(t(view?.undo.asked ? 'table-undo-asked-already' : 'table-undo-ends'));
      return;
    }
    const asks = !view.undo.free;
    void this.ask({ type: 'undo', table: this.id, seq: view.seq }).then((reply) => {
      if (reply && asks) note(t('table-undo-waits'));
    });
  }

  /** The areas of the question. One that bears the name of a figure is that figure's own, and shown for it alone. */
  #areas(): readonly Mark[] {
    const { question, position } = this;
    if (!question || !position) return [];
    const names = new Map((seen(position.board).figures ?? []).map((figure) => [figure.name, figure.id]));
    return question.areas.filter((area) => area.type !== 'area' || !names.has(area.label) || names.get(area.label) === this.placing);
  }

  /** What the board is told. */
  stage: Stage = $derived.by(() => {
    const { question } = this;
    const legal = question ? byThing(question) : new Map<string, Choice[]>();
    const choice = this.hovered ?? this.ready;
    const about = question?.about.find((mark) => mark.type === 'thing');
    let tape = this.tape;
    // Over a target, range and sight lie on the table without being asked for.
    if (!tape && this.sight && about && this.looked && question) {
      const name = thing(this.looked.kind, this.looked.id);
      const named = legal.get(name)?.[0];
      const barred = forbiddenByThing(question).get(name);
      const to: Mark = { type: 'thing', kind: this.looked.kind as never, id: this.looked.id };
      const ranged = question.areas.some((area) => area.type === 'area' && area.look === 'range');
      if (named && (named.odds || ranged)) tape = { from: about, to, text: '', good: true };
      else if (barred) tape = { from: about, to, text: barred.why.text, good: false };
    }
    return {
      question,
      areas: this.#areas(),
      legal,
      barred: question ? forbiddenByThing(question) : new Map(),
      picked: this.picked,
      lit: choice?.marks ?? [],
      previews: choice?.previews ?? [],
      litNote: choice?.detail ?? '',
      pointed: this.pointed,
      tape,
      ways: this.newWays,
      shot: this.tumbling || this.burst ? shot(this.roll) : undefined,
      burst: this.burst,
      measuring: this.measuring,
      measureFrom: this.measureFrom,
      layers: this.layers,
      sending: this.sending !== undefined,
      onthing: (kind, id) => this.onthing(kind, id),
      onlook: (kind, id, on) => this.onlook(kind, id, on),
      onmeasure: () => {
        this.measuring = !this.measuring;
        this.back();
      },
      onplace: (x, y, more) => void this.onplace(x, y, more),
    };
  });
}
