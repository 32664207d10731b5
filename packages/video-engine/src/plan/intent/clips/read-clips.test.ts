import { describe, expect, it } from 'vitest';
import { readWish } from '../read-wish.ts';

const names = ['plage-1.mp4', 'danse_01.mov', 'plage-2.mp4', 'IMG 7 drone soir.mp4'];
const context = {
  hasMusic: true,
  clips: names.map((name) => ({ name, durationSeconds: 20, kind: 'video' as const })),
};
const plain = readWish('', context).intent.clips;

describe('clips told by a part of their name', () => {
  it.each([
    ['sans la plage', { without: [1, 3] }],
    ['seulement les plans de plage', { only: [1, 3] }],
    ['commence par la plage', { sequence: [1, 3] }],
    ['finis par la plage', { sequence: [2, 4, 1, 3] }],
    ['le drone en premier', { first: 4 }],
    ['tous les clips sauf la danse', { without: [2] }],
    ['commence par plage-2', { first: 3 }],
    ['d’abord la danse, puis la plage, puis le drone', { sequence: [2, 1, 3, 4] }],
  ])('reads “%s”', (wish, expected) => {
    const { intent, refused, notUnderstood } = readWish(wish, context);
    expect(intent.clips).toEqual({ ...plain, ...expected });
    expect([...refused, ...notUnderstood]).toEqual([]);
  });

  it('leaves a word alone that is part of a name and wishes for nothing', () => {
    const { intent } = readWish('une vidéo de notre journée à la plage, 20 s', context);
    expect(intent.clips).toEqual(plain);
  });
});
