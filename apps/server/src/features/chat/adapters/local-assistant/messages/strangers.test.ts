import { describe, expect, it } from 'vitest';
import { playTalk } from '../../../testing/play-strangers.ts';
import { thirdTalks } from './messages-third.ts';
import { thirdSealedTalks } from './messages-third-sealed.ts';
import { openTalks } from './open-talks.ts';
import { strangers } from './strangers.ts';

describe('talks of strangers', () => {
  it.each(Object.entries({ ...strangers, ...thirdTalks }))(
    'are understood: %s',
    async (_, rows) => {
      const missed = (await playTalk(rows)).filter(({ isRight }) => !isRight);
      expect(missed.map(({ message, expected, read }) => ({ message, expected, read }))).toEqual(
        [],
      );
    },
  );

  it('are understood for the most part where nothing was built with them', async () => {
    const talks = Object.values({ ...openTalks, ...thirdSealedTalks });
    const played = (await Promise.all(talks.map(playTalk))).flat();
    const missed = played.filter(({ isRight }) => !isRight);
    expect(missed.length / played.length).toBeLessThan(0.15);
  });
});
