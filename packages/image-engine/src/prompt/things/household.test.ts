import { describe, expect, it } from 'vitest';
import { understandIllustration } from './understand-illustration.ts';

const ids = (said: string) => understandIllustration(said).description.things.map(({ id }) => id);

describe('what houses and workshops hold', () => {
  it('is drawn itself, in both languages', () => {
    for (const [fr, en, id] of [
      ['un tamis', 'a sieve', 'sieve'],
      ['un smoking', 'a tuxedo', 'tuxedo'],
      ['une maison de poupée', 'a dollhouse', 'dollhouse'],
      ['un métronome', 'a metronome', 'metronome'],
      ['une harpe', 'a harp', 'harp'],
      ['un râteau', 'a rake', 'rake'],
    ] as const) {
      expect(ids(fr), fr).toEqual([id]);
      expect(ids(en), en).toEqual([id]);
    }
  });

  it('is the English thing where the prompt begins as English does', () => {
    expect(ids('a basket')).toEqual(['basket']);
    expect(ids('a jar')).toEqual(['jar']);
    expect(ids('a cane')).toEqual(['walking-cane']);
    expect(ids('une cane')).toEqual(['duck']);
  });

  it('tells a word’s senses by what stands beside it', () => {
    expect(ids('une pince à linge')).toEqual(['clothespin']);
    expect(ids('une pince')).toEqual(['pliers']);
    expect(ids('a helmet')).toEqual(['rescue-workers-helmet']);
  });
});
