import type { Seen } from '@armoni/perception/see/nanodet';
import type { Thing } from '@armoni/perception/see/things';
import { describe, expect, it } from 'vitest';
import { explainSeen } from './explain-seen.ts';
import { seenSentence } from './seen-texts.ts';

/** Left, top, right, bottom. */
type Sketch = readonly [number, number, number, number];

const seenAt = (box: Sketch | null, thing: Thing = 'person', score = 0.7): readonly Seen[] =>
  box === null
    ? []
    : [{ thing, score, box: { left: box[0], top: box[1], right: box[2], bottom: box[3] } }];

const looksOf = (...pictures: readonly (readonly Seen[])[]) =>
  pictures.map((seen, index) => ({ seconds: index / 2, seen }));

const standing = (left: number): Sketch => [left, 0.3, left + 0.15, 0.9];

describe('what is said of a shot by what is seen in it', () => {
  it('says where somebody comes in, and where they go', () => {
    const walks = [null, standing(0.05), standing(0.2), standing(0.35)].map((box) => seenAt(box));
    expect(explainSeen(looksOf(...walks), 16 / 9)).toBe('une personne entre par la gauche');
    expect(explainSeen(looksOf(...walks.toReversed()), 16 / 9)).toBe(
      'une personne sort par la gauche',
    );
    const cutOff = [[0.9, 0.3, 1, 0.9] as const, standing(0.7), standing(0.55)];
    expect(explainSeen(looksOf(...cutOff.map((box) => seenAt(box))), 16 / 9)).toBe(
      'une personne entre par la droite',
    );
  });

  it('tells crossing the picture from hurrying through it', () => {
    const slow = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((left) => seenAt(standing(left), 'dog'));
    expect(explainSeen(looksOf(...slow), 16 / 9)).toBe('un chien traverse l’image vers la droite');
    const quick = [0.75, 0.5, 0.1].map((left) => seenAt(standing(left), 'dog'));
    expect(explainSeen(looksOf(...quick), 16 / 9)).toBe('un chien file vers la gauche');
  });

  it('counts people, and says how near they are', () => {
    const pair = [...seenAt(standing(0.2)), ...seenAt(standing(0.6))];
    expect(explainSeen(looksOf(pair, pair), 16 / 9)).toBe('deux personnes');
    const close = seenAt([0.3, 0.1, 0.7, 1]);
    expect(explainSeen(looksOf(close, close), 16 / 9)).toBe('gros plan sur une personne');
    const small = seenAt([0.45, 0.5, 0.5, 0.7]);
    expect(explainSeen(looksOf(small, small), 16 / 9)).toBe('plan large, une personne au loin');
    const car = seenAt([0.4, 0.4, 0.6, 0.7], 'car');
    expect(explainSeen(looksOf(car, car), 16 / 9)).toBe('une voiture dans l’image');
  });

  it('claims nothing that is not sure in two pictures, nor what it has no word for', () => {
    expect(explainSeen(looksOf(seenAt(standing(0.3)), []), 16 / 9)).toBeNull();
    const doubtful = seenAt(standing(0.3), 'person', 0.45);
    expect(explainSeen(looksOf(doubtful, doubtful, doubtful), 16 / 9)).toBeNull();
    const bushes = seenAt([0.1, 0.6, 0.3, 0.8], 'sheep', 0.6);
    expect(explainSeen(looksOf(bushes, bushes, bushes), 16 / 9)).toBeNull();
    const nameless = seenAt(standing(0.3), 'hair drier');
    expect(explainSeen(looksOf(nameless, nameless), 16 / 9)).toBeNull();
  });

  it('is a sentence for the place in the film', () => {
    expect(seenSentence('deux personnes', 'hook')).toBe('Accroche : deux personnes.');
    expect(seenSentence('deux personnes', 'highlight')).toBe('Deux personnes.');
  });
});
