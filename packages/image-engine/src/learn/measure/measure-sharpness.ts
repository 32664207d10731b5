import { quantile } from '../../maths/statistics.ts';
import { blurPlane } from '../../raster/blur-plane.ts';
import { gradientOf } from '../../raster/flow.ts';
import type { LabPlanes } from '../../raster/lab-planes.ts';

/** Share of pixels that are no sharp edge: a sharp subject may be small. */
const shareBelowEdges = 0.995;
/** Pixels: just above noise, and the blur that is compared with it. */
const sigmas = { sharp: 0.6, soft: 2.4 } as const;

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
      shareBelowEdges,
    );
  };
  return at(sigmas.sharp) / Math.max(1e-5, at(sigmas.soft));
}
