import { expect, it } from 'vitest';

import { joined, parted, written } from './yaml';

it('a pack is taken apart and put together again', () => {
  const files = [{ path: 'pack.yaml', text: 'id: a\n' }, { path: 'boards/b.yaml', text: '# ours\nid: b\n' }];
  expect(joined(files)).toBe('--- # pack.yaml\nid: a\n--- # boards/b.yaml\n# ours\nid: b\n');
  expect(parted(joined(files))).toEqual(files);
  expect(parted('# a note\n\r\n--- # pack.yaml\r\nid: a\r\n')).toEqual([{ path: 'pack.yaml', text: 'id: a\n' }]);
  expect(parted('id: a\n')).toEqual([]);
});

it('things stand on lines of their own, and what is small on one', () => {
  const board = {
    id: 'yard',
    name: { en: 'The yard: 2', fr: 'La cour', de: 'Der Hof' },
    zones: [{ id: 'west', outline: [[0, 0], [9, 0], [9, 9]], promontory: true, markers: [{ at: [3, 2], letters: 'A' }], note: 'x'.repeat(80) }],
    limits: [{ between: ['west', 'east'], kind: 'white' }],
    'special-moves': [],
  };
  expect(written(board)).toBe(`id: yard
name: { en: "The yard: 2", fr: La cour, de: Der Hof }
zones:
  - id: west
    outline: [[0, 0], [9, 0], [9, 9]]
    promontory: true
    markers: [{ at: [3, 2], letters: A }]
    note: ${'x'.repeat(80)}
limits:
  - { between: [west, east], kind: white }
special-moves: []
`);
});

it('comments at the head stay, and what YAML would misread stands in quotes', () => {
  expect(written({ a: 'no', b: '2', c: "L'œil de chat", d: '- x', e: '' }, '# one\n# two\nid: b # three\n'))
    .toBe('# one\n# two\na: "no"\nb: "2"\nc: L\'œil de chat\nd: "- x"\ne: ""\n');
});
