import { describe, expect, it } from 'vitest';
import { playTalk } from '../../../testing/play-strangers.ts';
import { openTalksA } from './messages-open-a.ts';
import { openTalksB } from './messages-open-b.ts';
import { openTalksC1 } from './messages-open-c1.ts';
import { openTalksC2 } from './messages-open-c2.ts';
import { openTalksC3 } from './messages-open-c3.ts';
import { openTalksC4 } from './messages-open-c4.ts';
import { openTalksC5 } from './messages-open-c5.ts';
import { openTalksC6 } from './messages-open-c6.ts';
import { openTalksC7 } from './messages-open-c7.ts';
import { thirdTalks } from './messages-third.ts';
import { thirdSealedTalks } from './messages-third-sealed.ts';
import { missedOfOpen } from './still-missed.ts';
import { strangers } from './strangers.ts';

const talks = [
  ...[strangers, thirdTalks, thirdSealedTalks, openTalksA, openTalksB, openTalksC1, openTalksC2],
  ...[openTalksC3, openTalksC4, openTalksC5, openTalksC6, openTalksC7],
].flatMap((one) => Object.entries(one));

describe('talks of strangers', () => {
  it.each(talks)('are understood: %s', async (_, rows) => {
    const played = await playTalk(rows);
    const missed = played.filter(({ message, isRight }) => isRight === missedOfOpen.has(message));
    expect(missed.map(({ message, expected, read }) => ({ message, expected, read }))).toEqual([]);
  });
});
