import { describe, expect, it } from 'vitest';
import { studiedSide, studyPixels } from './study-pixels.ts';

type Shade = (x: number, y: number) => readonly [red: number, green: number, blue: number];

function mannerOf(shade: Shade) {
  const rgba = new Uint8ClampedArray(studiedSide ** 2 * 4);
  for (let i = 0; i < studiedSide ** 2; i += 1) {
    rgba.set([...shade(i % studiedSide, Math.floor(i / studiedSide)), 255], i * 4);
  }
  return studyPixels(rgba, { width: 800, height: 800 }).manner;
}

const noise = (x: number, y: number) => {
  const wave = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
};

describe('how a picture seems to be made', () => {
  it('is with lines, where black marks stand on paper', () => {
    expect(mannerOf((x, y) => ((x + 3 * y) % 8 < 3 ? [12, 12, 12] : [250, 250, 250]))).toBe('ink');
  });

  it('is in even colours, where the ground is still and its borders crisp', () => {
    const colours = [
      [220, 80, 60],
      [40, 110, 160],
      [240, 200, 90],
    ] as const;
    expect(mannerOf((x, y) => colours[(Math.floor(x / 90) + Math.floor(y / 130)) % 3]!)).toBe(
      'flat',
    );
  });

  it('is in pencil, where grey marks stand on bare paper', () => {
    const shade: Shade = (x, y) => {
      const isShaded = Math.hypot(x - 256, y - 256) < 150;
      const grey = isShaded && (x + 2 * y) % 6 < 2 ? 175 + 50 * noise(x, y) : 246;
      return [grey, grey, grey];
    };
    expect(mannerOf(shade)).toBe('pencil');
  });

  it('is in squares, where all edges lie on one grid, whatever its step', () => {
    for (const step of [7, 8, 11]) {
      const shade: Shade = (x, y) => {
        const tone = 40 * Math.floor(5 * noise(Math.floor(x / step), Math.floor(y / step)));
        return [tone, 90, 220 - tone];
      };
      expect(mannerOf(shade)).toBe('pixel');
    }
  });

  it('is by a lens, where one part is sharp and the rest soft', () => {
    const shade: Shade = (x, y) => {
      const isSharp = Math.hypot(x - 256, y - 256) < 130;
      const detail = isSharp ? 160 * noise(x >> 1, y >> 1) : 6 * noise(x, y);
      return [60 + detail, 70 + x / 8 + detail * 0.8, 90 + y / 8 + detail * 0.5];
    };
    expect(mannerOf(shade)).toBe('photo');
  });

  it('is by a brush, where the whole ground is as rough', () => {
    const shade: Shade = (x, y) => {
      const dab = noise(x >> 4, y >> 3);
      const grain = 8 * noise(x, y);
      return [90 + 30 * dab + grain, 100 + 20 * noise(y >> 3, x >> 4) + grain, 110 + grain];
    };
    expect(mannerOf(shade)).toBe('paint');
  });
});
