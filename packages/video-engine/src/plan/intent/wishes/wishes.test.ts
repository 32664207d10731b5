import { describe, expect, it } from 'vitest';
import { readWish } from '../read-wish.ts';
import { scoreWish } from './score-wish.ts';
import { wishContext } from './wish-row.ts';
import { wishesAsPeopleWrite } from './wishes-as-people-write.ts';
import { fourthListWishes } from './wishes-fourth-list.ts';
import { fourthListSealed } from './wishes-fourth-sealed.ts';
import { wishesOfTheCut } from './wishes-of-the-cut.ts';
import { wishesOfTheFinish } from './wishes-of-the-finish.ts';
import { onceSealedWishes } from './wishes-once-sealed.ts';
import { openWishes } from './wishes-open.ts';
import { otherWordings } from './wishes-other-wordings.ts';
import { secondListWishes } from './wishes-second-list.ts';
import { thirdListWishes } from './wishes-third-list.ts';
import { thirdListSealed } from './wishes-third-sealed.ts';
import { wishesWrittenLast } from './wishes-written-last.ts';
import { wishesWrittenLater } from './wishes-written-later.ts';

describe('what people write', () => {
  it.each([
    ...[...openWishes, ...onceSealedWishes, ...secondListWishes],
    ...[
      ...wishesOfTheCut,
      ...wishesOfTheFinish,
      ...wishesWrittenLater,
      ...wishesWrittenLast,
      ...wishesAsPeopleWrite,
    ],
    ...[...fourthListWishes, ...fourthListSealed],
    ...[...thirdListWishes, ...thirdListSealed, ...otherWordings],
  ])('reads “%s”', (wish, expected) => {
    expect(scoreWish(wish, expected).misses).toEqual([]);
  });
});

it.each([
  'Create a fast cuts montage of 10-15 seconds: fast cuts on the beat of the music, the strongest shots only.',
  'Create a highlight summary under 1 minute: the best moments in chronological order, at a medium pace.',
])('leaves no word of a preset over: “%s”', (wish) => {
  const { refused, notUnderstood } = readWish(wish, wishContext);
  expect([refused, notUnderstood]).toEqual([[], []]);
});
