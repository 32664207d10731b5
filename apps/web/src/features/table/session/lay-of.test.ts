import type { Reframe } from '@armoni/contract/timeline/timeline';
import { describe, expect, it } from 'vitest';
import { windowOf } from './film-time.ts';
import { layOf } from './lay-of.ts';

const upright = { width: 360, height: 640 };
const square = { width: 400, height: 400 };
const wide = { kind: 'video', width: 640, height: 360 } as const;

const rate = { numerator: 30, denominator: 1 };
const frames = (value: number) => ({ value, rate });
const framed = (reframe: Reframe) => {
  return { reframe, recordRange: { startTime: frames(0), duration: frames(30) } };
};

describe('how a clip lies in the frame', () => {
  it('shows the pairs of pixels that the renderer cuts out of a video', () => {
    // Of 202.5 pixels from 218.75 on ffmpeg takes 202 from 218 on.
    expect(layOf(framed({ kind: 'centre' }), 0, wide, upright)).toMatchObject({
      ...{ left: '-107.921%', width: '316.832%', top: '0.000%', height: '100.000%' },
      transformOrigin: '49.844% 50.000%',
    });
  });

  it('shows whole pixels of a still, and grows from the middle of the frame', () => {
    // 337.5 pixels go to the even 338; 0.25 of 562.5 is 140.625.
    const still = { kind: 'image', width: 900, height: 600 } as const;
    const reframe = { kind: 'static', position: 0.25 } as const;
    expect(layOf(framed(reframe), 0, still, upright)).toMatchObject({
      ...{ left: '-41.716%', width: '266.272%' },
      transformOrigin: '34.444% 50.000%',
    });
  });

  it('lets a window that glides lie between pixels', () => {
    const points = [
      { frame: 0, position: 0 },
      { frame: 10, position: 1 },
    ];
    expect(layOf(framed({ kind: 'move', points }), 5, wide, upright)).toMatchObject({
      ...{ left: '-108.025%', width: '316.049%' },
    });
  });

  it('lays what lies within the borders of a clip, and cuts them off', () => {
    // A picture of 2:1 between two bars, each a quarter of a square file high.
    const inner = { x: 0, y: 0.25, width: 1, height: 0.5 };
    const source = { kind: 'video', width: 1000, height: 500, inner } as const;
    expect(layOf(framed({ kind: 'centre' }), 0, source, square)).toMatchObject({
      ...{ objectFit: 'fill', left: '-50.000%', top: '-50.000%', width: '200.000%' },
      ...{ height: '200.000%', clipPath: 'inset(25.000% 0.000% 25.000% 0.000%)' },
    });
    expect(layOf(framed({ kind: 'static', position: 1 }), 0, source, square)).toMatchObject({
      ...{ left: '-100.000%', top: '-50.000%' },
    });
    expect(layOf(framed({ kind: 'fit' }), 0, source, square)).toMatchObject({
      ...{ left: '0.000%', top: '0.000%', width: '100.000%', height: '100.000%' },
    });
    const whole = { kind: 'video', width: 1000, height: 500 } as const;
    expect(layOf(framed({ kind: 'fit' }), 0, whole, square)).toMatchObject({
      left: '0.000%',
      top: '25.000%',
    });
  });

  it('lays a window that a hand laid: larger, moved, and turned about the middle of the frame', () => {
    const source = { kind: 'video', width: 1280, height: 720 } as const;
    const film = { width: 640, height: 360 };
    const start = { x: 0.5, y: 0.5, zoom: 1, turn: 0 };
    const end = { x: 0.75, y: 0.4, zoom: 2, turn: 5 };
    const glide = framed({ kind: 'window', start, end });
    expect(layOf(glide, 0, source, film)).toMatchObject({ left: '0.000%', width: '100.000%' });
    expect(layOf(glide, 29, source, film)).toMatchObject({
      ...{ left: '-100.000%', top: '-30.000%', width: '200.000%', height: '200.000%' },
      ...{ rotate: '5deg', transformOrigin: '75.000% 40.000%' },
    });
    // One that stands upright is cut out in the renderer's pairs of pixels: 427 of 1280 are 426.
    const still = framed({ kind: 'window', start: { ...start, zoom: 3 } });
    expect(layOf(still, 0, source, film)).toMatchObject({ width: '300.469%' });
    // From what a shot had before, a hand goes on where that lay.
    const tall = { width: 360, height: 640 };
    const across = windowOf(framed({ kind: 'static', position: 1 }), 0, source, tall);
    expect(across.x).toBeCloseTo(1 - 360 / 640 / (1280 / 720) / 2, 6);
  });
});
