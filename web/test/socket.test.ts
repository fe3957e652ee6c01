import { beforeEach, describe, expect, it, vi } from 'vitest';

import { Refusal } from '../src/api';
import { mergeLog, Socket } from '../src/socket';
import type { Ask, Beat, FromServer, LogLine, TableView } from '../src/wire';

/** A line that tests speak through. */
class Wire {
  sent: { id: number; ask: Ask }[] = [];
  readyState = 0;
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(said: FromServer) {
    this.onmessage?.({ data: JSON.stringify(said) });
  }
  last(type: Ask['type']) {
    return this.sent.findLast(({ ask }) => ask.type === type);
  }
}

const line = (number: number, text = `line ${number}`) => ({ line: number, text }) as LogLine;
const view = (seq: number, log: LogLine[] = [], logFrom = 0) => ({ table: 't', seq, log, logFrom, beats: [] as Beat[] }) as TableView;

let wires: Wire[];
let timers: (() => void)[];
let outdated: ReturnType<typeof vi.fn<() => void>>;
let socket: Socket;

beforeEach(() => {
  wires = [];
  timers = [];
  outdated = vi.fn<() => void>();
  socket = new Socket(
    {
      connect: () => {
        const wire = new Wire();
        wires.push(wire);
        return wire as unknown as WebSocket;
      },
      later: (_, what) => {
        timers.push(what);
        return () => {
          timers = timers.filter((one) => one !== what);
        };
      },
      random: () => 0.5,
    },
    outdated,
  );
});

const wire = () => wires.at(-1)!;
const lose = () => wire().onclose?.();
const back = () => {
  timers.at(-1)!();
  wire().open();
};

describe('mergeLog', () => {
  it('replaces from where the update begins', () => {
    expect(mergeLog([line(0), line(1)], 1, [line(1, 'again'), line(2)])).toEqual([line(0), line(1, 'again'), line(2)]);
    expect(mergeLog([], 0, [])).toEqual([]);
  });

  it('sees when lines are missing between', () => {
    expect(mergeLog([line(0)], 2, [line(2)])).toBeUndefined();
  });
});

describe('looking', () => {
  it('opens the table and hands on whole logs', () => {
    const table = vi.fn();
    socket.look('t', 'en', { table });
    wire().open();
    expect(wire().last('open')?.ask).toEqual({ type: 'open', table: 't', held: null, language: 'en' });
    wire().say({ type: 'table', re: 1, view: view(3, [line(0), line(1)]) });
    wire().say({ type: 'table', view: view(4, [line(2)], 2) });
    expect(table).toHaveBeenLastCalledWith(expect.objectContaining({ seq: 4, log: [line(0), line(1), line(2)] }));
  });

  it('says after a loss what it holds, and asks for everything where there is a hole', () => {
    socket.look('t', 'en', { table: vi.fn() });
    wire().open();
    wire().say({ type: 'table', re: 1, view: view(3, [line(0)]) });
    lose();
    back();
    expect(wire().last('open')?.ask).toMatchObject({ held: { seq: 3, log: 1 } });
    wire().say({ type: 'table', view: view(9, [line(7)], 7) });
    expect(wire().last('open')?.ask).toMatchObject({ held: null });
  });

  it('opens again when told to, and tells of a table that is not for us', () => {
    const refused = vi.fn();
    socket.look('t', 'en', { table: vi.fn(), refused });
    wire().open();
    wire().say({ type: 'resync', table: 't' });
    const { id } = wire().last('open')!;
    expect(wire().sent.filter(({ ask }) => ask.type === 'open')).toHaveLength(2);
    wire().say({ type: 'problem', re: id, problem: { code: 'no-such-table', message: '' } });
    expect(refused).toHaveBeenCalledWith(expect.any(Refusal));
  });

  it('leaves when the last one stops looking', () => {
    const stops = [socket.look('t', 'en', { table: vi.fn() }), socket.look('t', 'en', { table: vi.fn() })];
    wire().open();
    stops[0]!();
    expect(wire().last('leave')).toBeUndefined();
    stops[1]!();
    expect(wire().last('leave')?.ask).toEqual({ type: 'leave', table: 't' });
  });
});

describe('asking', () => {
  const answer = (seq: number): Ask => ({ type: 'answer', table: 't', seq, which: 0, answer: 'yes' });

  beforeEach(() => {
    socket.look('t', 'en', { table: vi.fn() });
    wire().open();
    wire().say({ type: 'table', re: 1, view: view(3) });
  });

  it('resolves with the reply and rejects with the problem', async () => {
    const good = socket.ask(answer(3));
    wire().say({ type: 'done', re: wire().last('answer')!.id });
    await expect(good).resolves.toMatchObject({ type: 'done' });
    const bad = socket.ask(answer(3));
    wire().say({ type: 'problem', re: wire().last('answer')!.id, problem: { code: 'refused', message: '', rule: 'a.b' } });
    await expect(bad).rejects.toMatchObject({ problem: { code: 'refused', rule: 'a.b' } });
  });

  it('keeps an answer over a loss and sends it again when the table still stands there', async () => {
    const coming = socket.ask(answer(3));
    const { id } = wire().last('answer')!;
    lose();
    expect(socket.unsent).toBe(1);
    back();
    expect(wire().last('answer')).toBeUndefined();
    wire().say({ type: 'table', view: view(3) });
    expect(wire().last('answer')).toEqual({ id, ask: answer(3) });
    wire().say({ type: 'done', re: id });
    await expect(coming).resolves.toMatchObject({ re: id });
    expect(socket.unsent).toBe(0);
  });

  it('does not send an answer again that the table has passed', async () => {
    const coming = socket.ask(answer(3));
    lose();
    back();
    wire().say({ type: 'table', view: view(4) });
    await expect(coming).resolves.toMatchObject({ type: 'done' });
    expect(wire().last('answer')).toBeUndefined();
  });

  it('sends an answer that was given while the line was lost', () => {
    lose();
    void socket.ask(answer(3));
    back();
    wire().say({ type: 'table', view: view(3) });
    expect(wire().last('answer')?.ask).toEqual(answer(3));
  });

  it('refuses anything else while the line is lost', async () => {
    const odds = socket.ask({ type: 'odds', table: 't', seq: 3, which: 0, answer: 'x' });
    lose();
    await expect(odds).rejects.toBeInstanceOf(Refusal);
    await expect(socket.ask({ type: 'ping' })).rejects.toBeInstanceOf(Refusal);
  });
});

describe('the line', () => {
  it('tells its state, and gives up on silence', () => {
    const states: string[] = [];
    socket.watch((state) => states.push(state));
    socket.look('t', 'en', { table: vi.fn() });
    wire().open();
    timers.at(-1)!();
    expect(wire().last('ping')).toBeDefined();
    timers.at(-1)!();
    expect(states).toEqual(['connecting', 'open', 'lost']);
  });

  it('hurries when the device is back', () => {
    socket.look('t', 'en', { table: vi.fn() });
    wire().open();
    lose();
    const before = wires.length;
    socket.hurry();
    expect(wires).toHaveLength(before + 1);
  });

  it('notices a server of another version', () => {
    socket.look('t', 'en', { table: vi.fn() });
    wire().open();
    wire().say({ type: 'welcome', version: '1' });
    expect(outdated).not.toHaveBeenCalled();
    lose();
    back();
    wire().say({ type: 'welcome', version: '2' });
    expect(outdated).toHaveBeenCalledOnce();
  });

  it('is not upset by nonsense', () => {
    socket.look('t', 'en', { table: vi.fn() });
    wire().open();
    expect(() => wire().onmessage?.({ data: '{' })).not.toThrow();
  });
});
