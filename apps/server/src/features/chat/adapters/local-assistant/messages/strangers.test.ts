import { describe, expect, it } from 'vitest';
import { playTalk } from '../../../testing/play-strangers.ts';
import { thirdTalks } from './messages-third.ts';
import { strangers } from './strangers.ts';

describe('talks of strangers', () => {
  it.each(Object.entries({ ...strangers, ...thirdTalks }))(
    'are understood: %s',
    async (_, rows) => {
      const played = await playTalk(rows);
      const missed = played.filter(({ isRight }) => !isRight);
      expect(missed.map(({ message, expected, read }) => ({ message, expected, read }))).toEqual(
        [],
      );
    },
  );
});
