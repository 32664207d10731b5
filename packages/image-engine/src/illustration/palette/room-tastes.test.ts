import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../prompt/choose-picture.ts';
import { composePicture } from '../compose-picture.ts';
import { dayPalettes } from './palettes.ts';
import { inTaste } from './room-tastes.ts';

const wallOf = (prompt: string): string => {
  const chosen = choosePicture(prompt, 3);
  if (chosen.kind !== 'illustration') throw new Error('a room is an illustration');
  const { picture } = composePicture(chosen.illustration, { seed: 3, width: 96, height: 96 });
  return JSON.stringify(picture.groups.find(({ name }) => name === 'wall')?.cutOuts[0]?.fill);
};

describe('the taste that a room is in', () => {
  it('gives it walls of its own', () => {
    const tastes = ['scandinave', 'bohème', 'baroque', 'méditerranéen', 'japonais', 'rétro'];
    const walls = tastes.map((taste) => wallOf(`un salon ${taste}`));
    expect(new Set(walls).size).toBe(tastes.length);
  });

  it('leaves a night dark', () => {
    const dark = { ...dayPalettes[0]!, isDark: true };
    expect(inTaste(dark, 'scandinavian').sky).not.toBe(
      inTaste(dayPalettes[0]!, 'scandinavian').sky,
    );
  });

  it('is heard', () => {
    const chosen = choosePicture('un salon scandinave en bois clair, ambiance cosy', 3);
    expect(chosen.kind === 'illustration' && chosen.notes([]).join()).toBe('');
  });
});
