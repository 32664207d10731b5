import { findClusters } from '../maths/find-clusters.ts';
import { smoothstep } from '../maths/interpolation.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';
import type { Lab } from './background.ts';

/** Kinds of colour within the subject. */
const kinds = 4;
const mostSamples = 6000;
/** Chroma from which something has a colour of its own; below it is glass, tyres, chrome. */
const coloured = 0.05;
/** How far the new colour's own lightness is taken. */
const lightnessShare = 0.55;

/**
 * The subject in another colour: what has its main colour takes the hue and the chroma of the new
 * one, as light and dark as it is there; glass, tyres and eyes stay. Answers the share of the
 * subject that changed.
 */
export function recolour(planes: LabPlanes, mask: Float32Array, colour: Lab): number {
  const main = mainColour(planes, mask);
  if (!main) return 0;
  const isGrey = Math.hypot(main.a, main.b) < coloured;
  const [hueA, hueB] = unit(main.a, main.b);
  const shift = lightnessShare * (colour.l - main.l);
  const target = Math.hypot(colour.a, colour.b);
  const scale = Math.max(0.03, Math.hypot(main.a, main.b));
  let [changed, all] = [0, 0];
  for (let i = 0; i < mask.length; i += 1) {
    const inside = mask[i]!;
    if (inside <= 0.02) continue;
    const [l, a, b] = [planes.l[i]!, planes.a[i]!, planes.b[i]!];
    const chroma = Math.hypot(a, b);
    const alike = isGrey
      ? 1 - smoothstep(0.2, 0.45, Math.abs(l - main.l) + 2 * chroma)
      : smoothstep(0.25, 0.6, (a * hueA + b * hueB) / Math.max(1e-6, chroma)) *
        smoothstep(0.012, 0.04, chroma);
    const share = inside * alike;
    all += inside;
    changed += share;
    // Brighter and darker places have less chroma, as the old colour had there.
    const strength = isGrey ? 1 - Math.abs(2 * l - 1) ** 3 : Math.min(1.5, chroma / scale);
    const length = target * strength;
    const [newA, newB] = target < 1e-4 ? [0, 0] : [colour.a / target, colour.b / target];
    planes.a[i] = a + share * (newA * length - a);
    planes.b[i] = b + share * (newB * length - b);
    planes.l[i] = l + share * shift * (1 - Math.abs(2 * l - 1) ** 4);
  }
  return all > 0 ? changed / all : 0;
}

function mainColour({ l, a, b }: LabPlanes, mask: Float32Array): Lab | null {
  const inside: number[] = [];
  for (let i = 0; i < mask.length; i += 1) if (mask[i]! > 0.9) inside.push(i);
  if (inside.length < 50) return null;
  const step = Math.max(1, Math.floor(inside.length / mostSamples));
  const chosen = inside.filter((_, k) => k % step === 0);
  const points = Float32Array.from(chosen.flatMap((i) => [0.4 * l[i]!, a[i]!, b[i]!]));
  const { centres, shares } = findClusters(points, kinds);
  const found = Array.from(shares, (share, k) => {
    const [x, y, z] = [centres[3 * k]! / 0.4, centres[3 * k + 1]!, centres[3 * k + 2]!];
    // A coloured part is meant before a grey one of the same size.
    return { l: x, a: y, b: z, weight: share * (0.35 + Math.min(1, Math.hypot(y, z) / 0.1)) };
  });
  return found.toSorted((one, other) => other.weight - one.weight)[0] ?? null;
}

function unit(a: number, b: number): readonly [number, number] {
  const length = Math.max(1e-6, Math.hypot(a, b));
  return [a / length, b / length];
}
