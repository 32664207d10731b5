import { describe, expect, it } from 'vitest';
import {
  decodedBytes,
  decodedHeight,
  decodedWidth,
  type SmallFrame,
  toSmallFrame,
} from '../frames/small-frame.ts';
import { findBoundaries } from './find-boundaries.ts';

type Form = { readonly left: number; readonly top: number; readonly light: number };

/** A wall with striped forms before it. */
function wallWith(...forms: readonly (Form & { width: number; height: number })[]): SmallFrame {
  const rgb = new Uint8Array(decodedBytes);
  for (let y = 0; y < decodedHeight; y += 1) {
    for (let x = 0; x < decodedWidth; x += 1) {
      const form = forms.findLast(
        ({ left, top, width, height }) =>
          x >= left && x < left + width && y >= top && y < top + height,
      );
      const stripe = 35 * Math.sin((x - (form?.left ?? 0)) / 2 + (y - (form?.top ?? 0)) / 3);
      rgb.fill(form ? form.light + stripe : 150 - y / 4, 3 * (y * decodedWidth + x));
    }
  }
  return toSmallFrame(rgb);
}

const somebody = (left: number, top: number) => ({ left, top, width: 26, height: 44, light: 60 });
const title = { left: 20, top: 4, width: 90, height: 16, light: 215 };
/** Walks a pixel a frame. */
const walking = (from: number, top: number, frames: number) =>
  Array.from({ length: frames }, (_, frame) => somebody(from + frame, top));

describe('before a plain wall', () => {
  it('finds the cut after which whoever stands there is elsewhere', () => {
    const shots = [...walking(8, 24, 24), ...walking(78, 20, 24)];
    const found = findBoundaries(shots.map((one) => wallWith(one)));
    expect(found).toEqual([{ kind: 'cut', from: 24, to: 24 }]);
  });

  it('takes somebody who walks, and a title that appears beside them, for no cut', () => {
    const frames = walking(8, 26, 48).map((one, index) =>
      index < 24 ? wallWith(one) : wallWith(one, title),
    );
    expect(findBoundaries(frames)).toEqual([]);
  });

  it('takes what covers them for three frames for no cut', () => {
    const frames = walking(40, 24, 48).map((one, index) =>
      index >= 24 && index < 27
        ? wallWith(one, { left: 20 + 30 * (index - 24), top: 0, width: 50, height: 72, light: 30 })
        : wallWith(one),
    );
    expect(findBoundaries(frames)).toEqual([]);
  });
});
