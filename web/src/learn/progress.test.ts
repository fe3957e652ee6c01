import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('progress', () => {
  beforeEach(() => vi.resetModules());

  it('keeps the better of two tries', async () => {
    const { better } = await import('./progress.svelte');
    expect(better({ 'g/a': 2 }, 'g/a', 1)).toEqual({ 'g/a': 2 });
    expect(better({ 'g/a': 2 }, 'g/a', 3)).toEqual({ 'g/a': 3 });
    expect(better({}, 'g/b', 1)).toEqual({ 'g/b': 1 });
  });

  it('reads what was kept, and nothing that is no number of stars', async () => {
    const { read } = await import('./progress.svelte');
    expect(read(null)).toEqual({});
    expect(read('no json')).toEqual({});
    expect(read('[]')).toEqual({});
    expect(read('{"g/a":3,"g/b":9,"g/c":"2"}')).toEqual({ 'g/a': 3 });
  });
});
