import { makeHashedNoise } from '../../maths/noise.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { PaintedMargin } from '../../style/learned-style.ts';

/** Bare paper around the painting, its inner edge as ragged as a brush leaves it. */
export function paintMargin(planes: LabPlanes, margin: PaintedMargin, seed: number): void {
  const { width, height, l, a, b } = planes;
  const side = Math.min(width, height);
  const noise = makeHashedNoise(seed + 3);
  const coarse = 26 / side;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = Math.min(x, y, width - 1 - x, height - 1 - y) / side;
      if (inside > margin.width * 2.2) continue;
      const ragged = margin.width * (1 + 0.3 * noise(x * coarse, y * coarse, 4));
      const wet = Math.min(1, Math.max(0, (inside - ragged) / 0.003 + 0.5));
      const at = y * width + x;
      // A darker rim where the wash ended.
      const rim = Math.max(0, 1 - Math.abs(inside - ragged - 0.004) / 0.004);
      l[at] = margin.l + wet * (l[at]! - 0.05 * rim - margin.l);
      a[at] = margin.a + wet * (a[at]! * (1 + 0.2 * rim) - margin.a);
      b[at] = margin.b + wet * (b[at]! * (1 + 0.2 * rim) - margin.b);
    }
  }
}
