import { filmOf } from '@armoni/contract/timeline/testing';
import type { MusicPlace, Timeline } from '@armoni/contract/timeline/timeline';
import { describe, expect, it } from 'vitest';
import {
  fadeLengths,
  loudestPart,
  musicSecondAt,
  musicShareAt,
  ontoBar,
  risingPart,
} from './music-shape.ts';

const film = filmOf([{ start: 0, length: 300 }]);
const withMusic = (music: MusicPlace): Timeline => ({
  ...film,
  tracks: { ...film.tracks, audio: { originalSound: 'duck', music } },
});

describe('the music under a film', () => {
  it('comes and goes as the mix has it', () => {
    const faded = withMusic({ startSeconds: 0, loops: false, fadeInSeconds: 2, fadeOutSeconds: 4 });
    expect(musicShareAt(faded, 0)).toBe(0);
    expect(musicShareAt(faded, 30)).toBeCloseTo(0.5);
    expect(musicShareAt(faded, 150)).toBe(1);
    expect(musicShareAt(faded, 240)).toBeCloseTo(Math.SQRT1_2);
  });

  it('leaves within a second and a half where nobody said how', () => {
    const usual = withMusic({ startSeconds: 0, loops: false });
    expect(musicShareAt(usual, 0)).toBe(1);
    expect(musicShareAt(usual, 254)).toBe(1);
    expect(musicShareAt(usual, 280)).toBeLessThan(1);
  });

  it('is over before the film where it is told to end', () => {
    const ended = withMusic({ startSeconds: 0, loops: false, endSeconds: 6 });
    const shares = [150, 165, 172.5, 180, 240].map((frame) => musicShareAt(ended, frame));
    expect(shares).toEqual([1, 1, expect.closeTo(Math.SQRT1_2), 0, 0]);
  });

  it('begins anew where it is told to', () => {
    expect(musicSecondAt({ startSeconds: 25, loops: true }, 8, 30)).toBe(3);
    expect(musicSecondAt({ startSeconds: 25, loops: false }, 8, 30)).toBe(33);
  });

  it('is laid onto a bar that is near', () => {
    const heard = { downbeat_seconds: [0, 2, 4] };
    expect(ontoBar(2.3, heard)).toBe(2);
    expect(ontoBar(2.9, heard)).toBe(2.9);
  });

  it('is loudest where its bars are highest', () => {
    const peaks = [...Array<number>(20).fill(0.2), ...Array<number>(10).fill(1), 0.2, 0.2];
    expect(loudestPart(peaks, 10, 1)).toBe(2);
    expect(loudestPart(peaks, 10, 60)).toBeNull();
  });
});

describe('risingPart', () => {
  it('is where the music goes from quiet to loud, and nowhere in music that stays as it is', () => {
    const quiet = Array.from({ length: 40 }, () => 0.1);
    const loud = Array.from({ length: 40 }, () => 0.9);
    expect(risingPart([...loud, ...quiet, ...loud, ...quiet], 10, 4)).toBe(6);
    expect(risingPart([...loud, ...loud, ...loud], 10, 4)).toBeNull();
    expect(risingPart(loud, 10, 8)).toBeNull();
  });
});

describe('fadeLengths', () => {
  it('offers round lengths, those on a bar, and the one there is', () => {
    const lengths = fadeLengths(film, [0, 54, 108, 162, 216, 270], { edge: 'out', now: 1.3 });
    expect(lengths.filter(({ isOnBar }) => isOnBar).map(({ seconds }) => seconds)).toEqual([
      1, 2.8, 4.6,
    ]);
    expect(lengths.map(({ seconds }) => seconds)).toEqual([
      0, 0.5, 1, 1.3, 1.5, 2, 2.8, 3, 4.6, 5, 8,
    ]);
  });
});
