import { describe, expect, it } from 'vitest';
import { choosePicture } from '../../prompt/choose-picture.ts';
import { understandIllustration } from '../../prompt/things/understand-illustration.ts';
import { dozing } from '../scenery/dozing.ts';
import { settle } from './settle.ts';

const settled = (prompt: string) => {
  const wish = dozing(understandIllustration(prompt).description);
  return settle(wish.things, wish);
};

describe('who sleeps or lies on what is long enough', () => {
  it.each(['a man asleep on the couch', 'sieste dans le hamac', 'un homme allongé sur un banc'])(
    'lies there: %s',
    (prompt) => {
      const { things, relations } = settled(prompt);
      expect(things[0]).toMatchObject({ pose: 'lie' });
      expect(relations).toContainEqual({ of: 0, kind: 'on', to: 1 });
    },
  );

  it('sits on a chair', () => {
    expect(settled('a man asleep on a chair').things[0]).toMatchObject({ pose: 'sit' });
  });

  it('is told so, of her as well', () => {
    const said = choosePicture('une femme qui dort sur le canapé', 1);
    expect(said.notes()).toEqual([]);
  });

  it('has a book to read from before animals, and holds none of them', () => {
    const { things, relations } = settled('un renard qui lit une histoire à trois poussins');
    expect(things[0]?.person?.doing).toBe('read');
    expect(relations.some(({ kind }) => kind === 'holds')).toBe(false);
  });
});
