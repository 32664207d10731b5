import { makeHashedNoise } from '../../maths/noise.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';
import type { PaintedMargin } from '../../style/learned-style.ts';

/** How ragged the inner edge is, as a share of the margin's width; in waves per shorter side. */
const ragged = { share: 0.3, waves: 26, octaves: 4, farthest: 2.2 } as const;

/** Shares of the shorter side: over which paint begins, and how broad its darker rim is. */
const edge = { wet: 0.003, rim: 0.004, darker: 0.05, chroma: 0.2 } as const;

/** Bare paper around the painting, its inner edge as ragged as a brush leaves it. */
export function paintMargin(planes: LabPlanes, margin: PaintedMargin, seed: number): void {
  const { width, height, l, a, b } = planes;
  const side = Math.min(width, height);
  const noise = makeHashedNoise(seed);
  const coarse = ragged.waves / side;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = Math.min(x, y, width - 1 - x, height - 1 - y) / side;
      if (inside > margin.width * ragged.farthest) continue;
      const border =
        margin.width * (1 + ragged.share * noise(x * coarse, y * coarse, ragged.octaves));
      const wet = Math.min(1, Math.max(0, (inside - border) / edge.wet + 0.5));
      const at = y * width + x;
      // A darker rim where the wash ended.
      const rim = Math.max(0, 1 - Math.abs(inside - border - edge.rim) / edge.rim);
      const chroma = 1 + edge.chroma * rim;
      l[at] = margin.l + wet * (l[at]! - edge.darker * rim - margin.l);
      a[at] = margin.a + wet * (a[at]! * chroma - margin.a);
      b[at] = margin.b + wet * (b[at]! * chroma - margin.b);
    }
  }
}
