import { describe, expect, it } from 'vitest';
import { plainIntent } from '../../../model/intent.ts';
import { readWish } from '../read-wish.ts';
import { wishContext } from '../wishes/wish-row.ts';

const plain = plainIntent(wishContext.hasMusic);
const seconds = (clip: number, length: number) => ({ clip, least: length, most: length });

describe('what is said of the clip before', () => {
  it('is a speed, a stretch and no sound of the one that a colon introduces', () => {
    const { intent, notUnderstood } = readWish(
      'Ma vidéo de drone : seulement de 0:10 à 0:25, ralentie de moitié, et sans le bruit des hélices',
      wishContext,
    );
    expect(intent.clips.stretches).toEqual([
      { clip: 4, use: 'only', fromSeconds: 10, toSeconds: 25 },
    ]);
    expect(intent).toMatchObject({
      speed: plain.speed,
      speedParts: [{ part: 4, speed: 'slow' }],
      originalSound: plain.originalSound,
      clipSound: [{ clip: 4, sound: 'drop' }],
    });
    expect(notUnderstood).toEqual([]);
  });

  it('goes from clip to clip where a story is told', () => {
    const { intent } = readWish(
      'Le concert d’abord, 8 secondes, avec le son. Puis la plage, au ralenti, sans le son. Enfin le drone, en noir et blanc, à partir de 0:30.',
      wishContext,
    );
    expect(intent.clips).toMatchObject({
      sequence: [3, 1, 4],
      seconds: [seconds(3, 8)],
      stretches: [{ clip: 4, use: 'only', fromSeconds: 30, toSeconds: null }],
    });
    expect(intent).toMatchObject({
      duration: plain.duration,
      speed: plain.speed,
      speedParts: [{ part: 1, speed: 'slow' }],
      look: plain.look,
      lookParts: [{ part: 4, look: 'monochrome' }],
      clipSound: [
        { clip: 3, sound: 'keep' },
        { clip: 1, sound: 'drop' },
      ],
    });
  });

  it.each([
    ['d’abord la plage à l’envers, puis le drone, en noir et blanc', 1],
    ['d’abord la plage, puis le drone à l’envers, en noir et blanc', 4],
  ])('is the look of the last clip where a clip runs backwards: « %s »', (wish, backwards) => {
    expect(readWish(wish, wishContext).intent).toMatchObject({
      look: plain.look,
      lookParts: [{ part: 4, look: 'monochrome' }],
      directionParts: [{ part: backwards, direction: 'backwards' }],
    });
  });

  it.each([
    [
      'd’abord le concert, puis le drone, 40 s max',
      { duration: { minSeconds: 1, maxSeconds: 40 } },
    ],
    ['je veux le drone, puis la plage, le tout en noir et blanc', { look: 'monochrome' }],
    ['commence par la plage, 30 secondes', { duration: { minSeconds: 30, maxSeconds: 30 } }],
    ['la plage puis le drone, musique forte, en accéléré', { speed: 'fast' }],
  ])('is the film’s in « %s »', (wish, expected) => {
    const { intent } = readWish(wish, wishContext);
    expect(intent).toMatchObject(expected);
    expect(intent.clips.seconds).toEqual([]);
  });

  it('is asked about where a letter may say it of either', () => {
    const { intent, offered } = readWish(
      'Le drone avec un titre, au ralenti. Coupe le son du concert.',
      wishContext,
    );
    expect(intent.speed).toBe(plain.speed);
    expect(offered.map(({ field }) => field)).toEqual(['speed']);
  });

  it.each([
    ['la plage d’abord (5 s), puis le concert, muet, et enfin le gâteau', [1, 3, 5]],
    ['drone 10 s puis plage au ralenti, puis concert avec son', [4, 1, 3]],
    ['enlève le concert, puis le drone', null],
    ['Ouverture au noir, puis le concert ; on finit sur la plage', null],
  ])('tells an order in « %s »', (wish, order) => {
    const { sequence } = readWish(wish, wishContext).intent.clips;
    if (order === null) expect(sequence.length).toBeLessThan(2);
    else expect(sequence).toEqual(order);
  });
});
