import { makeRandom } from '../../maths/seeded-random.ts';
import { blurPlane } from '../../raster/blur-plane.ts';

/** Pixels a side; the tile repeats without a seam. */
const side = 128;
/** Of the clumps that are taken out, in pixels. */
const clump = 1.4;

let tile: Float32Array | null = null;

/** Every level once and far from its neighbours: dots that follow a tone without clumping. 0–1. */
export function blueNoise(x: number, y: number): number {
  tile ??= makeTile();
  return tile[(y & (side - 1)) * side + (x & (side - 1))]!;
}

/** White noise without what is coarse in it, its values spread evenly. */
function makeTile(): Float32Array {
  const random = makeRandom(0xb1e);
  const white = Float32Array.from({ length: side * side }, random);
  const three = side * 3;
  const repeated = Float32Array.from(
    { length: three * three },
    (_, i) => white[(Math.floor(i / three) % side) * side + ((i % three) % side)]!,
  );
  const coarse = blurPlane(repeated, three, three, clump);
  const fine = white.map(
    (value, i) => value - coarse[(side + Math.floor(i / side)) * three + side + (i % side)]!,
  );
  const order = [...fine.keys()].sort((one, other) => fine[one]! - fine[other]!);
  const even = new Float32Array(side * side);
  for (const [rank, at] of order.entries()) even[at] = (rank + 0.5) / order.length;
  return even;
}
