import { setDissolves, setFade } from '@armoni/contract/timeline/edit-transitions';
import { shotsOf } from '@armoni/contract/timeline/ranges';
import { filmOf } from '@armoni/contract/timeline/testing';
import type { Shot } from '@armoni/contract/timeline/timeline';
import { describe, expect, it } from 'vitest';
import { besidePicture, dissolvingAt, lightAt, zoomAt } from './shown-at.ts';

const film = filmOf([
  { start: 0, length: 60 },
  { start: 100, length: 60 },
]);

describe('what the stage shows at a frame', () => {
  it('is two shots at once in a dissolve, centred on its cut', () => {
    // 12 frames around frame 60.
    const soft = setDissolves(film, true);
    expect(dissolvingAt(soft, 53)).toBeNull();
    expect(dissolvingAt(soft, 54)).toMatchObject({ from: { id: 'A' }, to: { id: 'B' } });
    expect(dissolvingAt(soft, 54)?.share).toBe(0);
    expect(dissolvingAt(soft, 65)?.share).toBeCloseTo(11 / 12);
    expect(dissolvingAt(soft, 66)).toBeNull();
    expect(dissolvingAt(film, 60)).toBeNull();
  });

  it('has nothing behind a picture that is shown whole, which is seen through in a dissolve', () => {
    // 202 of 640 pixels wide, 218 from the left: the pairs on which the renderer lays it.
    const tall = besidePicture({ width: 360, height: 640 }, { width: 640, height: 360 });
    expect(tall).toContain('34.063% 0.000%, 65.625% 0.000%, 65.625% 100.000%');
    const wide = besidePicture({ width: 640, height: 320 }, { width: 640, height: 360 });
    expect(wide).toContain('0.000% 5.556%, 100.000% 5.556%, 100.000% 94.444%');
  });

  it('comes from black and goes to it', () => {
    const faded = setFade(setFade(film, 'fade-in', true), 'fade-out', true);
    expect([0, 21, 60].map((frame) => lightAt(faded, frame))).toEqual([0, 1, 1]);
    expect(lightAt(faded, 119)).toBeCloseTo(1 / 21);
    expect(lightAt(film, 0)).toBe(1);
  });

  it('grows a still as the film does', () => {
    const still = { ...(shotsOf(film)[0] as Shot), zoom: 'in' as const };
    expect([0, 30].map((frame) => zoomAt(still, frame))).toEqual([1, 1.06]);
    expect(zoomAt({ ...still, zoom: 'out' }, 60)).toBeCloseTo(1);
    expect(zoomAt({ ...still, zoom: 'none' }, 30)).toBe(1);
    expect(zoomAt(still, -6)).toBe(1);
    expect(zoomAt({ ...still, zoom: 'out' }, 66)).toBe(1);
  });
});
