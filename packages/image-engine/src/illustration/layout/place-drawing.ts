import type { Oklab } from '@armoni/colour/oklab';
import type { Drawing } from '../drawings/drawing.ts';
import type { Box } from '../picture/fill-contours.ts';
import type { CutOut } from '../picture/picture.ts';

export type Spot = {
  /** Middle of its foot, and how high it is; units of the picture. */
  readonly x: number;
  readonly base: number;
  readonly height: number;
  /** Seen from the other side. */
  readonly isFlipped?: boolean;
  /** Degrees, clockwise about its middle. */
  readonly tilt?: number;
};

/** A drawing in its colours, where it is to be. */
export function place(
  { box, shapes }: Drawing,
  fills: readonly Oklab[],
  { x, base, height, isFlipped = false, tilt = 0 }: Spot,
): { readonly cutOuts: readonly CutOut[]; readonly box: Box } {
  const scale = height / (box.bottom - box.top);
  const middle = (box.left + box.right) / 2;
  const halfHigh = height / 2;
  const angle = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const move = (line: readonly number[]): number[] => {
    const moved = new Array<number>(line.length);
    for (let i = 0; i < line.length; i += 2) {
      const dx = (line[i]! - middle) * scale * (isFlipped ? -1 : 1);
      const dy = (line[i + 1]! - box.bottom) * scale + halfHigh;
      moved[i] = x + cos * dx - sin * dy;
      moved[i + 1] = base - halfHigh + sin * dx + cos * dy;
    }
    return moved;
  };
  const half = ((box.right - box.left) * scale) / 2;
  return {
    cutOuts: shapes.map(({ contours, isEvenOdd, matter }, index) => ({
      contours: contours.map(move),
      fill: fills[index]!,
      ...(isEvenOdd ? { isEvenOdd } : {}),
      ...(matter ? { matter } : {}),
    })),
    box: { left: x - half, right: x + half, top: base - height, bottom: base },
  };
}
