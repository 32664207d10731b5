import { describe, expect, it } from 'vitest';
import { layOf } from './lay-of.ts';

const upright = { width: 360, height: 640 };
const square = { width: 400, height: 400 };
const wide = { kind: 'video', width: 640, height: 360 } as const;

describe('how a clip lies in the frame', () => {
  it('shows the pairs of pixels that the renderer cuts out of a video', () => {
    // Of 202.5 pixels from 218.75 on ffmpeg takes 202 from 218 on.
    expect(layOf({ kind: 'centre' }, 0, wide, upright)).toMatchObject({
      ...{ left: '-107.921%', width: '316.832%', top: '0.000%', height: '100.000%' },
      transformOrigin: '49.844% 50.000%',
    });
  });

  it('shows whole pixels of a still, and grows from the middle of the frame', () => {
    // 337.5 pixels go to the even 338; 0.25 of 562.5 is 140.625.
    const still = { kind: 'image', width: 900, height: 600 } as const;
    const reframe = { kind: 'static', position: 0.25 } as const;
    expect(layOf(reframe, 0, still, upright)).toMatchObject({
      ...{ left: '-41.716%', width: '266.272%' },
      transformOrigin: '34.444% 50.000%',
    });
  });

  it('lets a window that glides lie between pixels', () => {
    const points = [
      { frame: 0, position: 0 },
      { frame: 10, position: 1 },
    ];
    expect(layOf({ kind: 'move', points }, 5, wide, upright)).toMatchObject({
      ...{ left: '-108.025%', width: '316.049%' },
    });
  });

  it('lays what lies within the borders of a clip, and cuts them off', () => {
    // A picture of 2:1 between two bars, each a quarter of a square file high.
    const inner = { x: 0, y: 0.25, width: 1, height: 0.5 };
    const source = { kind: 'video', width: 1000, height: 500, inner } as const;
    expect(layOf({ kind: 'centre' }, 0, source, square)).toMatchObject({
      ...{ objectFit: 'fill', left: '-50.000%', top: '-50.000%', width: '200.000%' },
      ...{ height: '200.000%', clipPath: 'inset(25.000% 0.000% 25.000% 0.000%)' },
    });
    expect(layOf({ kind: 'static', position: 1 }, 0, source, square)).toMatchObject({
      ...{ left: '-100.000%', top: '-50.000%' },
    });
    expect(layOf({ kind: 'fit' }, 0, source, square)).toMatchObject({
      ...{ left: '0.000%', top: '0.000%', width: '100.000%', height: '100.000%' },
    });
    const whole = { kind: 'video', width: 1000, height: 500 } as const;
    expect(layOf({ kind: 'fit' }, 0, whole, square)).toMatchObject({
      left: '0.000%',
      top: '25.000%',
    });
  });
});
