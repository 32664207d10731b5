import { quantile } from '../maths/statistics.ts';
import { blurPlane } from '../raster/blur-plane.ts';
import { gradientOf } from '../raster/flow.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';

/**
 * How crisp the sharpest edges are: their gradient against the same after a blur. About 1 when
 * the picture is blurred everywhere, whatever its contrast; flat drawings with crisp edges and
 * photographs with a sharp subject are well above.
 */
export function measureSharpness({ width, height, l }: LabPlanes): number {
  const size = { width, height };
  const at = (sigma: number) => {
    const { dx, dy } = gradientOf(blurPlane(l, width, height, sigma), size);
    return quantile(
      dx.map((x, i) => Math.hypot(x, dy[i]!)),
      0.995,
    );
  };
  return at(0.6) / Math.max(1e-5, at(2.4));
}
