import { describe, expect, it } from 'vitest';
import { readWish } from '../read-wish.ts';

const silent = { hasMusic: false, clips: [] };

describe('music that is asked for and not given', () => {
  it.each([
    ['ajoute une musique épique', 'epic'],
    ['une musique joyeuse, 20 s', 'happy'],
    ['musique calme', 'calm'],
    ['mets de la musique électro', 'electro'],
    ['musique de piano', 'piano'],
    ['musique au piano, lent', 'piano'],
    ['add some happy music', 'happy'],
    ['chill music', 'chill'],
    ['ajoute une musique', 'happy'],
  ])('is the studio’s own: “%s”', (wish, mood) => {
    const { intent, refused } = readWish(wish, silent);
    expect([intent.music.mood, refused]).toEqual([mood, []]);
    expect(intent.originalSound).toBe('duck');
  });

  it.each(['20 s, rapide', 'sans musique', 'coupe sur le rythme', 'musique rock', 'calme'])(
    'comes to nobody who did not ask: “%s”',
    (wish) => expect(readWish(wish, silent).intent.music.mood).toBeNull(),
  );

  it('never takes the place of the music that is given', () => {
    const { intent, refused } = readWish('ajoute une musique épique', {
      ...silent,
      hasMusic: true,
    });
    expect(intent.music.mood).toBeNull();
    expect(refused).toMatchObject([{ reason: 'music-choice' }]);
  });
});
