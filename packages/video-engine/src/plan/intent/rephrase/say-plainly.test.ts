import { describe, expect, it } from 'vitest';
import { readWish } from '../read-wish.ts';
import { wishContext } from '../wishes/wish-row.ts';
import { sayPlainly } from './say-plainly.ts';

const plainly = (clause: string) => sayPlainly(clause, wishContext.clips);

describe('a clause in plain words', () => {
  it.each([
    [['le concert on le vire', 'vire moi ca, le concert', 'the concert can go'], 'sans le clip 3'],
    [["avec le drone en guise d'ouverture", 'the drone as an opener'], 'commence par le clip 4'],
    [
      [
        'les 3 premieres secondes du drone on les enleve',
        'du drone enleve les 3 premieres secondes',
      ],
      'enleve les 3 premieres secondes du clip 4',
    ],
    [['la musique moins fort', 'less loud the music'], 'musique pas trop forte'],
    [["d'abord tranquille et apres ca s'emballe"], 'calme au debut puis rapide'],
    [['le concert en premier et la plage apres'], 'le clip 3 puis le clip 1'],
    [
      ['keep the drone on for 8 seconds', 'the drone should be up for 8 seconds'],
      'le clip 4 pendant 8 seconds',
    ],
    [['have clip 1 come round twice', 'clip 1 needs to pop up two times'], 'le clip 1 2 fois'],
    [['a vintage look on clip 1', 'clip 1 ought to look old'], 'le clip 1 en style vintage'],
    [
      ['the concert should be slowed down and muted', 'slow the concert down, and mute it'],
      'le clip 3 au ralenti, coupe le son du clip 3',
    ],
    [
      [
        'open on the drone for 6 seconds, then clip 1 for 20',
        'the drone first for 6 seconds, followed by clip 1 for 20',
      ],
      'le clip 4 pendant 6 seconds puis le clip 1 pendant 20 s',
    ],
    [['clip 1 prior to the drone', 'the drone right after clip 1'], 'le clip 1 puis le clip 4'],
  ])('says the same of each of %j', (clauses, plain) => {
    for (const clause of clauses) expect(plainly(clause)).toBe(plain);
  });

  it.each([
    'vire le zorglub du concert',
    'la fin du concert',
    'le drone lui coupe le son',
    'ralenti sur le but',
    'la plage en premier et en dernier',
    'des fondus mais pas au debut',
    "n'enleve pas le drone",
    "don't cut the drone out",
    'clip 1 2 s, clip 2 5 s, clip 3',
    'the drone first and also last',
  ])('says nothing where a word or the whole makes no sense: “%s”', (clause) => {
    expect(plainly(clause)).toBeNull();
  });

  it('counts only where nothing else of the wish is read otherwise', () => {
    const { intent, understood } = readWish('20 s, le drone on s’en passe, rapide', wishContext);
    expect([intent.clips.without, intent.pace, intent.duration.maxSeconds]).toEqual([
      [4],
      'fast',
      20,
    ]);
    expect(understood.map(({ words }) => words)).toContain('le drone on s’en passe');
  });

  it('hands a clause back as it was written where it makes no sense', () => {
    const { notUnderstood } = readWish('20 s, vire le zorglub du concert', wishContext);
    expect(notUnderstood.map(({ words }) => words).join()).toContain('zorglub');
  });
});
