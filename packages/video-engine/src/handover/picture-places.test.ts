import { describe, expect, it } from 'vitest';
import type { FrameWindow } from '../model/analysis.ts';
import { largestWindow } from '../model/frame-window.ts';
import type { Shot } from '../model/timeline.ts';
import { type PicturePlace, picturePlaces } from './picture-places.ts';
import type { PlacedShot } from './project.ts';

const film = { width: 1920, height: 1080 };
const portrait = { width: 1080, height: 1920 };
const recordFrames = 61;

const placed = (shot: Partial<Shot>, kind: 'video' | 'image' = 'video') =>
  ({
    shot: { zoom: 'none', reframe: { kind: 'none' }, ...shot },
    source: { kind, width: 1920, height: 1080 },
    recordFrames,
  }) as unknown as PlacedShot;

/** Where in the film a point of the picture lies, both from their middles, in pixels and down. */
function seen(place: PicturePlace, point: { x: number; y: number }, fits = 1) {
  const angle = (-place.turn * Math.PI) / 180;
  const size = place.scale * fits;
  const [x, y] = [point.x * size, point.y * size];
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle) + place.x * film.width,
    y: x * Math.sin(angle) + y * Math.cos(angle) - place.y * film.height,
  };
}

describe('where a picture lies', () => {
  it('is said of none that just fits, nor of one that stands whole on its backdrop', () => {
    expect(picturePlaces(placed({}), film)).toEqual([]);
    expect(picturePlaces(placed({ reframe: { kind: 'fit' } }), portrait)).toEqual([]);
  });

  it('is a strip of it in another shape, scaled from fitting and moved along what is cut off', () => {
    const [left] = picturePlaces(placed({ reframe: { kind: 'static', position: 0 } }), portrait);
    // 1080 of width fit; the strip is 1920 high. Its left edge is the frame's.
    expect(left?.scale).toBeCloseTo(1920 / (1080 * (1080 / 1920)), 4);
    expect(left?.x).toBeCloseTo((1920 * (1920 / 1080) - 1080) / 2 / 1080, 4);
    expect(left?.y).toBeCloseTo(0, 6);
  });

  it('brings the middle and the edges of a turned window to those of the frame', () => {
    const start = { x: 0.6, y: 0.42, zoom: 2, turn: 8 };
    const [place] = picturePlaces(placed({ reframe: { kind: 'window', start } }), film);
    const middle = { x: (start.x - 0.5) * 1920, y: (start.y - 0.5) * 1080 };
    const at = seen(place!, middle);
    expect(at.x).toBeCloseTo(0, 6);
    expect(at.y).toBeCloseTo(0, 6);
    // As the renderer turns it: the window's right edge lies upwards on the picture.
    const half = (largestWindow(film, film).width * 1920) / 2 / start.zoom;
    const angle = (start.turn * Math.PI) / 180;
    const edge = { x: middle.x + half * Math.cos(angle), y: middle.y - half * Math.sin(angle) };
    const right = seen(place!, edge);
    expect(right.x).toBeCloseTo(960, 6);
    expect(right.y).toBeCloseTo(0, 6);
  });

  it('glides from window to window, hardly off between its keys though it comes three times nearer in two seconds', () => {
    const start: FrameWindow = { x: 0.5, y: 0.5, zoom: 1, turn: 0 };
    const end: FrameWindow = { x: 0.65, y: 0.4, zoom: 3, turn: 0 };
    const places = picturePlaces(placed({ reframe: { kind: 'window', start, end } }), film);
    expect([places[0]?.frame, places.at(-1)?.frame]).toEqual([0, 60]);
    for (let frame = 0; frame <= 60; frame += 1) {
      const after = Math.max(
        1,
        places.findIndex((place) => place.frame >= frame),
      );
      const [one, two] = [places[after - 1]!, places[after]!];
      const share = (frame - one.frame) / (two.frame - one.frame);
      const join = (of: (place: PicturePlace) => number) => of(one) + (of(two) - of(one)) * share;
      const done = frame / 60;
      const zoom = 1 / (1 + (1 / 3 - 1) * done);
      expect(Math.abs(join(({ scale }) => scale) - zoom) * 960).toBeLessThan(4);
      expect(Math.abs(join(({ x }) => x) + 0.15 * done * zoom) * 1920).toBeLessThan(4);
    }
  });

  it('takes two keys for what only moves, and for a still that grows', () => {
    const start = { x: 0.4, y: 0.5, zoom: 2, turn: 0 };
    const moves = { kind: 'window', start, end: { ...start, x: 0.6 } } as const;
    expect(picturePlaces(placed({ reframe: moves }), film).map(({ x }) => x)).toEqual([
      expect.closeTo(0.2, 6),
      expect.closeTo(-0.2, 6),
    ]);
    const grows = picturePlaces(placed({ zoom: 'out' }, 'image'), film);
    expect(grows.map(({ scale }) => scale)).toEqual([expect.closeTo(1.12), expect.closeTo(1)]);
  });
});
