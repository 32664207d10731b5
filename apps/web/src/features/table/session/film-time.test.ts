import type { Timeline } from '@armoni/contract/timeline/timeline';
import { describe, expect, it } from 'vitest';
import { fitOf, frameClock, positionOf, secondsText, seenAt } from './film-time.ts';

const rate = { numerator: 30, denominator: 1 };
const range = (start: number, length: number) => ({
  startTime: { value: start, rate },
  duration: { value: length, rate },
});
const shot = (id: string, source: [number, number], film: [number, number], speed = 1) => ({
  id,
  mediaReference: { sourceId: 'clip', name: 'clip' },
  sourceRange: range(...source),
  recordRange: range(...film),
  speed,
  reframe: { kind: 'none' },
});
const film = {
  rate,
  tracks: { video: { clips: [shot('a', [60, 30], [0, 30]), shot('b', [90, 60], [30, 30], 2)] } },
} as unknown as Timeline;

describe('the time of a film', () => {
  it('is told in seconds and frames', () => {
    expect(frameClock(film, 254)).toBe('0:08,14');
    expect(frameClock(film, 1830)).toBe('1:01,00');
    expect(secondsText(film, 69)).toBe('2,3\u00a0s');
  });

  it('leads to a shot and a moment of its clip', () => {
    expect(seenAt(film, 15)).toMatchObject({ index: 0, sourceSeconds: 2.5 });
    expect(seenAt(film, 30)).toMatchObject({ index: 1, sourceSeconds: 3 });
    expect(seenAt(film, 45)).toMatchObject({ index: 1, sourceSeconds: 4 });
    expect(seenAt(film, 999)).toMatchObject({ index: 1 });
  });

  it('moves a gliding window as the film will', () => {
    const points = [
      { frame: 0, position: 0.2 },
      { frame: 10, position: 0.6 },
    ];
    const at = (frame: number) => positionOf({ kind: 'move', points }, frame);
    expect([at(-5), at(0), at(5), at(10), at(50)].map((one) => one.toFixed(2))).toEqual([
      ...['0.20', '0.20', '0.40', '0.60', '0.60'],
    ]);
    expect(fitOf({ kind: 'static', position: 0.25 }, 0).objectPosition).toBe('25.00% 25.00%');
    expect(fitOf({ kind: 'fit' }, 0).objectFit).toBe('contain');
  });
});
