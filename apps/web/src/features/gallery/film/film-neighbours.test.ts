import { describe, expect, it } from 'vitest';
import { isNearEnd, neighbourOf } from './film-neighbours.ts';

const films = ['a', 'b', 'c'].map((id) => ({ id }));

describe('going from film to film', () => {
  it('leads to the next and the one before', () => {
    expect(neighbourOf(films, 'b', 1)?.id).toBe('c');
    expect(neighbourOf(films, 'b', -1)?.id).toBe('a');
  });

  it('ends at both ends', () => {
    expect(neighbourOf(films, 'c', 1)).toBeUndefined();
    expect(neighbourOf(films, 'a', -1)).toBeUndefined();
  });

  it('leads nowhere from a film that was deleted', () => {
    expect(neighbourOf(films, 'x', 1)).toBeUndefined();
  });

  it('asks for more before the last film is reached', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ id: String(index) }));
    expect(isNearEnd(many, '94')).toBe(false);
    expect(isNearEnd(many, '95')).toBe(true);
  });
});
