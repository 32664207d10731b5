import { describe, expect, it } from 'vitest';
import { choosePicture } from './choose-picture.ts';
import { readLight, withoutLight } from './light-words.ts';

describe('words for the light of a whole picture', () => {
  it.each([
    ['un chat, lumière dorée', 'golden'],
    ['un chat, avec une lumière de fin du jour', 'golden'],
    ['un salon, éclairage néon', 'neon'],
    ['a cat, rim lighting', 'backlit'],
    ['portrait, clair-obscur', 'dramatic'],
    ['a kitchen with soft morning light', 'soft'],
    ['forêt, rayons de soleil', 'rays'],
    ['a street, film grain', 'grain'],
    ['une rue, couleurs passées', 'faded'],
  ] as const)('%s', (prompt, light) => {
    expect(readLight(prompt).lights).toContain(light);
  });

  it('of two that say the same the first stays', () => {
    const { lights } = readLight('dramatic lighting, low key, gloomy');
    expect(lights).toEqual(['dramatic']);
  });

  it('leaves what names a thing as well', () => {
    expect(withoutLight('un repas aux chandelles, lumière dorée')).toContain('chandelles');
    expect(withoutLight('une cuisine, soleil éclatant')).not.toContain('soleil');
  });

  it('is drawn, and no note says that it was passed over', () => {
    const chosen = choosePicture('un chat, éclairage cinématographique', 1);
    if (chosen.kind !== 'illustration') throw new Error('a cat is an illustration');
    expect(chosen.illustration.lights).toEqual(['dramatic']);
    expect(chosen.notes([]).join()).not.toMatch(/cinématographique|éclairage/u);
  });

  it('a printed sheet has inks and no light', () => {
    const chosen = choosePicture('logo vintage avec un chat', 1);
    expect(chosen.kind === 'illustration' && chosen.illustration.lights).toBeUndefined();
  });
});
