import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Ask, Choice, Mark, Question, TableView } from '../wire';

const asked: Ask[] = [];
let reply: (ask: Ask) => unknown = () => ({ type: 'done', re: 1 });
const notes: string[] = [];

vi.mock('../socket', () => ({
  socket: {
    watch: () => () => {},
    look: () => () => {},
    ask: (ask: Ask) => {
      asked.push(ask);
      return Promise.resolve(reply(ask));
    },
  },
}));
vi.mock('../sound', () => ({ play: () => {}, playDice: () => {} }));
vi.mock('../says.svelte', () => ({ say: () => {}, call: () => {} }));
vi.mock('../toasts.svelte', () => ({ note: (text: string) => notes.push(text) }));
vi.mock('../settings.svelte', () => ({ settings: { pace: 0, volume: 0, keys: true, language: 'en' }, set: () => {} }));
vi.mock('../language.svelte', () => ({ t: (key: string) => key, language: () => 'en', has: () => false, number: String, percent: String }));
vi.mock('../api', () => ({ Refusal: class extends Error {}, words: (thrown: unknown) => String(thrown) }));

const { Table } = await import('./state.svelte');

const figure = (id: number): Mark => ({ type: 'thing', kind: 'figure', id });
const odds = { headlines: [], amounts: [], unit: '', mean: 0, thresholds: [] };
const choice = (answer: string, marks: Mark[] = [], change: Partial<Choice> = {}): Choice => ({ answer, label: answer, marks, checks: [], quiet: false, ...change });
const question = (choices: Choice[], change: Partial<Question> = {}): Question => ({
  which: 0, seat: 0, right: 'own', kind: { type: 'one' }, code: 'target', title: '?', about: [figure(9)], areas: [], choices, forbidden: [], ...change,
});
function view(questions: Question[], seq = 4): TableView {
  const board = { game: 'any', figures: [], pieces: [], objectives: [], sides: [] } as never;
  return {
    table: 'x', game: 'any', name: 'A v B', seq, status: { type: 'playing' }, public: false, seats: [], log: [], logFrom: 0, beats: [], watchers: 0, invitations: [],
    undo: { free: true, byConsent: false }, fair: { commitment: '', nonces: [], inherited: 0 }, position: { entry: seq, board, questions, waitsFor: [0] },
  };
}
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

beforeEach(() => {
  asked.length = 0;
  notes.length = 0;
  reply = () => ({ type: 'done', re: 1 });
});

describe('pointing at things', () => {
  it('lasts while something happens beside the game, such as a hand that is shown', () => {
    const table = new Table('x');
    const asks = (): Question[] => [question([choice('go', [figure(1)]), choice('stay', [figure(1)])])];
    table.hear(view(asks()));
    table.onthing('figure', 1);
    const [picked, first] = [table.picked, table.question?.choices[0]];
    expect(picked).toBeDefined();
    const beside = view(asks(), 5);
    table.hear({ ...beside, position: { ...beside.position!, entry: 4 } });
    expect(table.view?.seq).toBe(5);
    expect(table.picked).toBe(picked);
    expect(table.question?.choices[0]).toBe(first);
    // The game itself goes on: whatever was pointed at is gone.
    table.hear(view(asks(), 6));
    expect(table.picked).toBeUndefined();
  });

  it('answers at once where no chance hangs on it', async () => {
    const table = new Table('x');
    table.hear(view([question([choice('go', [figure(1)])])]));
    table.onthing('figure', 1);
    await settle();
    expect(asked).toEqual([{ type: 'answer', table: 'x', seq: 4, which: 0, answer: 'go' }]);
  });

  it('shows the odds first and commits with the second click', async () => {
    const comparison = { title: 't', checks: [], variants: [] };
    reply = (ask) => (ask.type === 'odds' ? { type: 'odds', re: 1, comparison } : { type: 'done', re: 1 });
    const table = new Table('x');
    table.hear(view([question([choice('hit', [figure(1)], { odds }), choice('other', [figure(2)], { odds }), choice('pass', [], { quiet: true })])]));
    table.onthing('figure', 1);
    await settle();
    expect(asked.map((ask) => ask.type)).toEqual(['odds']);
    expect(table.comparison).toEqual(comparison);
    expect(table.ready?.answer).toBe('hit');
    expect(table.shown().map((one) => one.answer)).toEqual(['hit', 'pass']);
    table.onthing('figure', 1);
    await settle();
    expect(asked.at(-1)).toMatchObject({ type: 'answer', answer: 'hit' });
  });

  it('tells why not', () => {
    const table = new Table('x');
    table.hear(view([question([choice('go', [figure(1)])], { forbidden: [{ label: 'no', marks: [figure(2)], why: { rule: 'r', text: 'out of range' } }] })]));
    table.onthing('figure', 2);
    expect(asked).toEqual([]);
    expect(notes).toEqual(['out of range']);
  });
});

describe('pointing at places', () => {
  const asks = question([choice('stay', [])], { kind: { type: 'place' }, code: 'route' });
  it('asks what leads there, and confirms with the same place again or with Enter', async () => {
    reply = (ask) => (ask.type === 'reach' ? { type: 'reached', re: 1, choices: [choice('walk'), choice('dash')] } : { type: 'done', re: 1 });
    const table = new Table('x');
    table.hear(view([asks]));
    await table.onplace(9000, 9000, false);
    expect(asked[0]).toMatchObject({ type: 'reach', x: 9000, y: 9000, via: [] });
    expect(table.ready?.answer).toBe('walk');
    await table.onplace(9100, 9000, false);
    await settle();
    expect(asked.at(-1)).toMatchObject({ type: 'answer', answer: 'walk' });
  });

  it('adds a stop with more, goes back step by step, and forgets all when the game goes on', async () => {
    reply = () => ({ type: 'reached', re: 1, choices: [], why: { rule: 'r', text: 'too far' } });
    const table = new Table('x');
    table.hear(view([asks]));
    await table.onplace(1000, 1000, false);
    await table.onplace(5000, 1000, true);
    expect(asked.at(-1)).toMatchObject({ via: [{ x: 1000, y: 1000, z: 0 }] });
    expect(table.pointed?.why?.text).toBe('too far');
    expect(table.back()).toBe(true);
    expect(table.pointed).toBeUndefined();
    expect(table.back()).toBe(false);
    await table.onplace(1000, 1000, false);
    table.hear(view([asks], 5));
    expect(table.pointed).toBeUndefined();
  });
});

describe('answers on their way', () => {
  it('are given once, and a refused one is said and marked', async () => {
    reply = () => Promise.reject(new Error('no'));
    const table = new Table('x');
    const go = choice('go');
    table.hear(view([question([go])]));
    const first = table.answer(go);
    void table.answer(go);
    await first.catch(() => {});
    expect(asked).toHaveLength(1);
    expect(table.refused).toBe(go);
    expect(notes).toEqual(['Error: no']);
    expect(table.sending).toBeUndefined();
  });
});

describe('a payment', () => {
  const done = choice('done', [], { quiet: true });
  const payment = {
    name: 'Kick', cost: ['any', 'any'], generated: [], paid: false,
    sources: [
      { choice: 0, name: 'Energy', how: 'discard', resources: ['energy', 'energy'], copies: 1, thing: figure(1) },
      { choice: 1, name: 'Web', how: 'ability', resources: ['wild'], copies: 1, thing: figure(2) },
      { choice: 2, name: 'Aunt', how: 'ability', resources: ['mental'], copies: 1, thing: figure(3) },
    ],
    plans: [{ label: 'Energy', answers: ['energy', 'done'], choices: [0], surplus: 0 }],
  };
  const pays = (choices: Choice[]): Question => question(choices, { code: 'pay', kind: { type: 'payment' }, payment });
  const all = [choice('energy', [figure(1)]), choice('web', [figure(2)]), choice('aunt', [figure(3)])];
  const answers = (): unknown[] => asked.flatMap((ask) => (ask.type === 'answer' ? [ask.answer] : []));

  it('goes out source by source, each when it is asked for again', async () => {
    const table = new Table('x');
    table.hear(view([pays(all)]));
    expect(table.paying).toEqual([0]);
    table.onthing('figure', 1);
    table.pay();
    expect(answers()).toEqual([]);
    table.onthing('figure', 2);
    table.onthing('figure', 3);
    table.pay();
    await settle();
    expect(answers()).toEqual(['web']);
    table.hear(view([pays(all.slice(2))], 5));
    await settle();
    table.hear(view([pays([done])], 6));
    await settle();
    expect(answers()).toEqual(['web', 'aunt', 'done']);
    expect(table.settling).toBeUndefined();
  });

  it('stops where something else is asked in between', async () => {
    const table = new Table('x');
    table.hear(view([pays(all)]));
    table.pay();
    await settle();
    table.hear(view([question([choice('a')], { code: 'declare' })], 5));
    await settle();
    expect(answers()).toEqual(['energy']);
    expect(table.settling).toBeUndefined();
  });
});

describe('a run of answers', () => {
  const plans = (): Question[] => {
    const choices = [choice('go', [figure(1)]), choice('end', [], { quiet: true })];
    const joined = [{ choice: 0, label: 'go: hit', last: choice('hit'), answers: ['go', 'hit'] }, { choice: 1, label: 'end: keep', last: choice('keep', [], { quiet: true }), answers: ['end', 'keep'] }];
    return [question(choices, { plans: joined })];
  };

  it('is offered where what acts is picked, and the end of one thing with that of the next at once', () => {
    const table = new Table('x');
    table.hear(view(plans()));
    expect(table.arranged.all.map((one) => one.label)).toEqual(['go', 'end', 'keep']);
    table.onthing('figure', 1);
    expect(asked).toEqual([]);
    expect(table.arranged.all.map((one) => one.label)).toEqual(['hit', 'go', 'end']);
  });

  it('is sent one after the other, each when the next question stands', async () => {
    const table = new Table('x');
    table.hear(view(plans()));
    await table.answer(table.runs[0]!);
    await settle();
    expect(asked.map((ask) => 'answer' in ask && ask.answer)).toEqual(['go']);
    table.hear(view([question([choice('hit'), choice('run')], { code: 'act' })], 5));
    await settle();
    expect(asked.map((ask) => 'answer' in ask && ask.answer)).toEqual(['go', 'hit']);
  });

  it('ends where something came between, though the same could be answered', async () => {
    const table = new Table('x');
    table.hear(view(plans()));
    await table.answer(table.runs[1]!);
    await settle();
    const later = view([question([choice('keep'), choice('run')])], 5);
    table.hear({ ...later, position: { ...later.position!, entry: 9 } });
    await settle();
    expect(asked.map((ask) => 'answer' in ask && ask.answer)).toEqual(['end']);
  });
});

describe('an answer that harms only oneself', () => {
  it('is asked about once more', async () => {
    const table = new Table('x');
    table.hear(view([question([choice('blast', [], { rank: 'risky' }), choice('walk')])]));
    const blast = table.question!.choices[0]!;
    await table.answer(blast);
    expect([asked.length, table.risked]).toEqual([0, blast]);
    await table.answer(blast);
    expect(asked.length).toBe(1);
  });
});

describe('a set of which any number may be picked', () => {
  const dice = (): Question => question([choice('blank'), choice('hit'), choice('done', [], { quiet: true })], { code: 'dice', kind: { type: 'some', least: 0, most: 3 } });
  const sent = (): unknown[] => asked.map((ask) => 'answer' in ask && ask.answer);

  it('is picked together and sent one after the other, and then that it is all', async () => {
    const table = new Table('x');
    table.hear(view([dice()]));
    const [blank, , done] = table.question!.choices;
    table.press(blank!);
    table.press(blank!);
    expect([sent(), table.gathered.length]).toEqual([[], 2]);
    table.press(done!);
    await settle();
    for (const seq of [5, 6]) {
      table.hear(view([dice()], seq));
      await settle();
    }
    expect(sent()).toEqual(['blank', 'blank', 'done']);
  });

  it('is left with one click where nothing is picked, and begins anew beyond its limit', async () => {
    const table = new Table('x');
    table.hear(view([dice()]));
    const [blank, hit, done] = table.question!.choices;
    [blank!, blank!, blank!, hit!].forEach((one) => table.press(one));
    expect(table.gathered).toEqual([hit]);
    table.gathered = [];
    table.press(done!);
    await settle();
    expect(sent()).toEqual(['done']);
  });
});
