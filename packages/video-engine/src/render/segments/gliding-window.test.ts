import { describe, expect, it } from 'vitest';
import { glidingWindow, positionExpression } from './gliding-window.ts';

describe('positionExpression', () => {
  const points = [
    { frame: 0, position: 0.2 },
    { frame: 10, position: 0.7 },
    { frame: 30, position: 0.3 },
  ];

  it.each([
    [0, 0, 0.2],
    [5, 0, 0.45],
    [10, 0, 0.7],
    [20, 0, 0.5],
    [90, 0, 0.3],
    [0, 20, 0.5],
    [0, -5, 0.2],
  ])('at frame %i of a piece that starts %i frames in: %f', (frame, offset, position) => {
    expect(evaluate(positionExpression(points, offset), frame)).toBeCloseTo(position, 4);
  });

  it('stays in the middle without points', () => {
    expect(evaluate(positionExpression([], 0), 7)).toBe(0.5);
  });
});

describe('glidingWindow', () => {
  const film = { width: 1080, height: 1920 };
  const fullHd = { width: 1920, height: 1080 };

  it.each([
    ['of the usual shape', fullHd, 0, 1],
    ['of the usual shape, away from its edges', fullHd, 0.1, 0.9],
    ['with more pixels than the film', { width: 3840, height: 2160 }, 0, 1],
    ['with more pixels, away from its edges', { width: 3840, height: 2160 }, 0.9, 0.1],
    ['hardly wider than the film', { width: 610, height: 1080 }, 0, 1],
    ['of an odd width', { width: 853, height: 480 }, 0.2, 0.8],
    ['of fewer pixels', { width: 1024, height: 750 }, 0.2, 0.8],
  ])('lies on its path to a seventh of a pixel over a clip %s', (_, source, from, to) => {
    const share = { w: (film.width / film.height) * (source.height / source.width), h: 1 };
    const points = [
      { frame: 0, position: from },
      { frame: 240, position: to },
    ];
    const filters = glidingWindow({ source, film, share, points, offsetFrames: 0, colour: '' });
    const [near = '', grown = '', window = ''] = filters;
    const pixels = numbers(near)[0] ?? 0;
    const growth = (numbers(grown)[0] ?? 0) / pixels;
    const width = numbers(window)[0] ?? 0;
    for (let frame = 0; frame <= 240; frame += 1) {
      const cutAt = Math.round(placeOf(near, frame));
      const left = cutAt + Math.round(placeOf(window, frame)) / growth;
      const position = from + (to - from) * (frame / 240);
      const wanted = (source.width - source.width * share.w) * position;
      const filmPixel = (source.width * share.w) / film.width;
      expect(Math.abs(left - wanted) / filmPixel, `at frame ${frame}`).toBeLessThan(1 / 7);
      expect(cutAt % 2).toBe(0);
      expect(cutAt + pixels).toBeLessThanOrEqual(source.width);
      expect(left + width / growth).toBeLessThan(source.width + filmPixel / 4);
    }
  });

  it('scales once where pixels of clip and film can lie anywhere to each other', () => {
    const points = [
      { frame: 0, position: 0.4 },
      { frame: 30, position: 0.6 },
    ];
    const glide = (source: typeof fullHd, wanted: typeof fullHd) =>
      glidingWindow({
        ...{ source, film: wanted, points, offsetFrames: 0, colour: '' },
        share: { w: (wanted.width / wanted.height) * (source.height / source.width), h: 1 },
      }).filter((filter) => filter.startsWith('scale'));
    expect(glide(fullHd, film)).toHaveLength(1);
    expect(glide(fullHd, { width: 1080, height: 1080 })).toHaveLength(2);
  });

  const numbers = (filter: string) =>
    [...filter.matchAll(/\d+/g)].map(([number]) => Number(number));
  const placeOf = (crop: string, frame: number) =>
    evaluate(/x='(.*?)'/.exec(crop)?.[1] ?? '', frame);
});

/** What ffmpeg computes, in JavaScript. */
function evaluate(expression: string, n: number): number {
  const clip = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const kept: number[] = [];
  const st = (place: number, value: number) => (kept[place] = value);
  const ld = (place: number) => kept[place];
  const mod = (value: number, by: number) => value - Math.floor(value / by) * by;
  const steps = expression.replaceAll('\\,', ',').split(';');
  const last = steps.pop();
  const body = `${steps.join(';')};return ${last}`;
  const { floor, round } = Math;
  const named = { n, clip, st, ld, mod, floor, round };
  return Function(...Object.keys(named), body)(...Object.values(named)) as number;
}
