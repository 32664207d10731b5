import { findClusters } from '../../maths/find-clusters.ts';
import { byteOf } from '../../raster/colour.ts';
import { createPlanes, fromPlanes } from '../../raster/lab-planes.ts';
import type { Stripe } from '../../style/learned-style.ts';

const stripeCount = 6;
const pointCount = 8000;

/** The palette of a style: its main colours from dark to light, with their shares. */
export function measureAccord(pictures: readonly { readonly samples: Float32Array }[]): Stripe[] {
  const all = Float32Array.from(pictures.flatMap(({ samples }) => [...samples]));
  const step = Math.max(1, Math.floor(all.length / 3 / pointCount));
  const points = new Float32Array(Math.floor(all.length / 3 / step) * 3);
  for (let i = 0; i * 3 < points.length; i += 1) {
    points.set(all.subarray(i * step * 3, i * step * 3 + 3), i * 3);
  }
  const { centres, shares } = findClusters(points, stripeCount);
  const stripes = Array.from({ length: stripeCount }, (_, k) => ({
    lightness: centres[k * 3]!,
    share: Math.round(shares[k]! * 1000) / 1000,
    colour: hexOf(centres[k * 3]!, centres[k * 3 + 1]!, centres[k * 3 + 2]!),
  }));
  return stripes
    .filter(({ share }) => share > 0)
    .sort((one, other) => one.lightness - other.lightness)
    .map(({ colour, share }) => ({ colour, share }));
}

function hexOf(l: number, a: number, b: number): string {
  const planes = createPlanes(1, 1);
  planes.l[0] = l;
  planes.a[0] = a;
  planes.b[0] = b;
  const bytes = Array.from(fromPlanes(planes).data, byteOf);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
