import { describe, expect, it } from 'vitest';
import type { Intent } from '../../model/intent.ts';
import type { Planned } from '../../model/planned.ts';
import { mergePlanned, UnusableIntent } from './merge-planned.ts';
import { readWish } from './read-wish.ts';
import { wishContext } from './wishes/wish-row.ts';

const merged = (wish: string, set: Partial<Intent>, heard: Planned['heard']) => {
  const rules = readWish(wish, wishContext);
  const intent = { ...rules.intent, ...set };
  return mergePlanned(rules, { intent, heard }, { wish, context: wishContext });
};

describe('a wish that another reader read', () => {
  it('is understood where its words ask for it, and those words are no longer handed back', () => {
    const wish = '20 secondes, à la Bergman';
    expect(readWish(wish, wishContext).notUnderstood).not.toEqual([]);
    const heard = [{ field: 'look', words: 'à la Bergman' }];
    const { intent, understood, notUnderstood } = merged(wish, { look: 'monochrome' }, heard);
    expect(intent.look).toBe('monochrome');
    expect(understood.map(({ field }) => field)).toContain('look');
    expect(notUnderstood).toEqual([]);
  });

  it('takes the words around what the rules understood to it', () => {
    const wish = 'un film de 1m10, empoigne la musique au refrain';
    const words = 'empoigne la musique au refrain';
    expect(readWish(wish, wishContext).notUnderstood).not.toEqual([]);
    const { understood, notUnderstood } = merged(wish, {}, [{ field: 'music.part', words }]);
    expect(understood.find(({ field }) => field === 'music.part')?.words).toBe(words);
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['no words', []],
    ['words that are not in it', [{ field: 'look', words: 'en noir et blanc' }]],
  ])('is left alone where the other names %s', (_, heard) => {
    const { intent } = merged('20 secondes', { look: 'monochrome' }, heard);
    expect(intent.look).toBe('normal');
  });

  it('stays refused where nobody can do what its words say', () => {
    const heard = [{ field: 'captions', words: 'sous-titre ce qu’on dit' }];
    const { intent, refused } = merged('sous-titre ce qu’on dit', { captions: 'burnt' }, heard);
    expect(intent.captions).toBe('auto');
    expect(refused.map(({ reason }) => reason)).toEqual(['no-transcription']);
  });

  it('hands back what the rules understood and the other leaves out', () => {
    const { intent, notUnderstood } = merged('en boucle', { loop: false }, []);
    expect(intent.loop).toBe(false);
    expect(notUnderstood.map(({ words }) => words)).toEqual(['en boucle']);
  });

  it('is refused with clips that are not there', () => {
    const { clips } = readWish('', wishContext).intent;
    const heard = [{ field: 'clips.first', words: 'la neuvième' }];
    expect(() => merged('la neuvième', { clips: { ...clips, first: 9 } }, heard)).toThrow(
      UnusableIntent,
    );
  });
});
