import { describe, expect, it } from 'vitest';
import { readRecipe } from './recipe.ts';

const made = {
  schema: 'armoni.recipe/1',
  engine: 'moteur local',
  engineVersion: '1',
  prompt: 'un lac',
  seed: 12,
  width: 1024,
  height: 576,
  treatment: 'flat',
  style: { name: 'Papier plié', sha256: 'abc' },
  strength: 0.8,
  reference: null,
};

describe('the recipe of a picture', () => {
  it('is told in lines', () => {
    expect(readRecipe(made).lines).toEqual([
      { label: 'Demande', value: 'un lac' },
      { label: 'Moteur', value: 'moteur local 1' },
      { label: 'Taille', value: '1024 × 576' },
      { label: 'Graine', value: '12' },
      { label: 'Style', value: 'Papier plié' },
      { label: 'Force du style', value: '80\u00A0%' },
      { label: 'Traitement', value: 'flat' },
    ]);
  });

  it('can be asked for again with its seed, said once', () => {
    expect(readRecipe(made).again).toBe('un lac, graine 12');
    expect(readRecipe({ ...made, prompt: 'un lac, graine 12' }).again).toBe('un lac, graine 12');
  });

  it('cannot be repeated in words when a picture was part of it', () => {
    expect(readRecipe({ ...made, reference: 'f00d' }).again).toBeNull();
  });

  it('leaves out what an engine does not say', () => {
    expect(readRecipe({ prompt: 'x', seed: 'y' })).toEqual({
      lines: [{ label: 'Demande', value: 'x' }],
      again: null,
    });
  });
});
