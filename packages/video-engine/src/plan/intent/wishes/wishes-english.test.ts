import { describe, expect, it } from 'vitest';
import { scoreWish } from './score-wish.ts';
import { englishOfClips } from './wishes-english-clips.ts';
import { englishFieldByField } from './wishes-english-field-by-field.ts';
import { englishInMessages } from './wishes-english-in-messages.ts';
import { englishLater } from './wishes-english-later.ts';
import { englishOfManner } from './wishes-english-manner.ts';
import { englishOfManyHands } from './wishes-english-of-many-hands.ts';
import { englishRefused } from './wishes-english-refused.ts';
import { englishOfAStranger } from './wishes-english-stranger.ts';

const lists = {
  englishOfClips,
  englishOfManner,
  englishRefused,
  englishOfAStranger,
  englishLater,
  englishOfManyHands,
  englishInMessages,
  englishFieldByField,
};

describe.each(Object.entries(lists))('%s', (_name, rows) => {
  it.each(rows)('reads “%s”', (wish, expected) => {
    expect(scoreWish(wish, expected).misses).toEqual([]);
  });
});
