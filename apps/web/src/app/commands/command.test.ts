import { describe, expect, it } from 'vitest';
import { matching } from './command.ts';

const labels = ['Entraîner un style', 'Thème clair', 'Monter un film', 'Compte'];
const found = (words: string) =>
  matching(
    labels.map((label) => ({ label })),
    words,
  ).map(({ label }) => label);

describe('commands that match', () => {
  it('have every word, begun at least, in any order and without accents', () => {
    expect(found('theme')).toEqual(['Thème clair']);
    expect(found('STYLE entr')).toEqual(['Entraîner un style']);
    expect(found('un')).toEqual(['Entraîner un style', 'Monter un film']);
    expect(found('film style')).toEqual([]);
  });

  it('are all when nothing is asked', () => {
    expect(found('  ')).toEqual(labels);
  });
});
