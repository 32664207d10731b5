import { describe, expect, it } from 'vitest';
import { filmAfterChange } from './viewer-position.ts';

describe('the viewer', () => {
  it('shows a film that has just come in', () => {
    expect(filmAfterChange({ index: 0, total: 2 }, 3, false)).toBe(2);
  });

  it('stays with the film that is being watched', () => {
    expect(filmAfterChange({ index: 0, total: 2 }, 3, true)).toBe(0);
  });

  it('never points past the last film', () => {
    expect(filmAfterChange({ index: 2, total: 3 }, 2, false)).toBe(1);
    expect(filmAfterChange({ index: 2, total: 3 }, 0, false)).toBe(0);
  });
});
