import { describe, expect, it } from 'vitest';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import { undrawnOf } from './undrawn.ts';

const undrawn = (prompt: string) => {
  const wish = understandIllustration(prompt).description;
  return undrawnOf(wish, { seed: 3, width: 96, height: 96 }, []);
};

describe('circumstances that leave no trace in a picture', () => {
  it.each([
    ['un dauphin sous la mer, en automne, dans la brume', ['weather']],
    ['un chien dans un salon dans la brume', ['weather']],
  ])('are told: %s', (prompt, parts) => {
    expect(undrawn(prompt)).toEqual(parts);
  });

  it.each([
    'une rue sous la pluie',
    'un chat dans un salon, il pleut',
    'une rue sous la neige',
    'un chat dans un jardin la nuit',
    'un chien en automne',
    'un chien dans une rue dans la brume',
    'Tokyo la nuit, néons',
    'un chat en plein jour',
  ])('are none where they are seen: %s', (prompt) => {
    expect(undrawn(prompt)).toEqual([]);
  });
});
