import { describe, expect, it } from 'vitest';
import { choosePicture } from './choose-picture.ts';
import { readTown } from './town-words.ts';

describe('the houses of a town', () => {
  it.each([
    ['rue de Strasbourg', 'timbered'],
    ['a cobbled lane in Bruges', 'flemish'],
    ['London street in the rain', 'brick'],
    ['ruelle de Kyoto', 'wooden'],
    ['place de village provençal', 'ochre'],
    ['village breton', 'granite'],
  ] as const)('%s', (prompt, town) => {
    expect(readTown(prompt)?.town).toBe(town);
  });

  it('are told where houses stand in rows alone', () => {
    expect(readTown('les toits de Lisbonne')).toBeNull();
    expect(readTown('un chat anglais')).toBeNull();
  });

  it('a town among them is a street with its houses, and no note passes it over', () => {
    const chosen = choosePicture('une rue de Colmar avec un vélo', 1);
    if (chosen.kind !== 'illustration') throw new Error('a street is an illustration');
    expect(chosen.illustration).toMatchObject({ place: 'street', town: 'timbered' });
    expect(chosen.notes([]).join()).not.toContain('Colmar');
  });
});
