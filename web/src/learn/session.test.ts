import { beforeEach, expect, it, vi } from 'vitest';

import type { LessonMove, LessonVerdict, LessonView } from '../wire';

const sent: LessonMove[][] = [];
let verdict: LessonVerdict | undefined;

vi.mock('../socket', () => ({ socket: {} }));
vi.mock('../sound', () => ({ play: () => {}, playDice: () => {} }));
vi.mock('../says.svelte', () => ({ say: () => {}, call: () => {} }));
vi.mock('../toasts.svelte', () => ({ note: () => {} }));
vi.mock('../settings.svelte', () => ({ settings: { pace: 0, volume: 0, keys: true, language: 'en' }, set: () => {} }));
vi.mock('../language.svelte', () => ({ t: (key: string) => key, language: () => 'en', has: () => false, number: String, percent: String }));
vi.mock('../api', () => ({
  Refusal: class extends Error {
    constructor(readonly problem: unknown) {
      super();
    }
  },
  words: String,
  api: {
    playLesson: (_game: string, _lesson: string, moves: LessonMove[]) => {
      sent.push(moves);
      return Promise.resolve(lesson(moves.length));
    },
  },
}));

const { LessonTable } = await import('./session.svelte');

const answer = { answer: 'go', label: 'go', marks: [], checks: [], quiet: false };
function lesson(seq: number): LessonView {
  const board = { game: 'any', figures: [], pieces: [], objectives: [], sides: [] } as never;
  const question = { which: 0, seat: 0, right: 'own' as const, kind: { type: 'one' as const }, code: 'act', title: '?', about: [], areas: [], choices: [answer], forbidden: [] };
  return {
    lesson: { game: 'g', id: 'a', number: 1, title: 'A', minutes: 2, needs: [], teaches: [], steps: 2 },
    view: {
      table: 'g/a', game: 'g', name: 'A', seq, status: { type: 'playing' }, public: false, seats: [], log: [], logFrom: 0, beats: [], watchers: 0, invitations: [],
      undo: { free: false, byConsent: false }, fair: { commitment: '', nonces: [], inherited: 0 }, position: { entry: seq, board, questions: [question], waitsFor: [0] },
    },
    step: 0, kind: 'goal', text: 'go', show: [], parts: [], aside: false, stars: 3,
    ...(verdict && { verdict }),
  };
}
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

beforeEach(() => {
  sent.length = 0;
  verdict = undefined;
});

async function opened(): Promise<InstanceType<typeof LessonTable>> {
  const table = new LessonTable('g', 'a');
  table.look();
  await settle();
  return table;
}

it('sends all that was done each time', async () => {
  const table = await opened();
  await table.move('next');
  await table.answer(table.question!.choices[0]!);
  expect(sent).toEqual([[], [{ type: 'next' }], [{ type: 'next' }, { type: 'answer', answer: 'go' }]]);
});

it('forgets what the rules refuse, and keeps what was only not sought', async () => {
  const table = await opened();
  verdict = { type: 'refused', why: { rule: 'a.b', text: 'no' } };
  await table.answer(table.question!.choices[0]!);
  verdict = { type: 'back', text: 'not that' };
  await table.answer(table.question!.choices[0]!);
  verdict = undefined;
  await table.move('next');
  expect(sent.at(-1)).toEqual([{ type: 'answer', answer: 'go' }, { type: 'next' }]);
});

it('begins anew with nothing done', async () => {
  const table = await opened();
  await table.move('next');
  table.anew();
  await settle();
  expect(sent.at(-1)).toEqual([]);
});
