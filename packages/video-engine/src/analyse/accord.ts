import type { Stripe } from '../model/edit.ts';
import { chroma, type Oklab, toHex, toOklab, withChroma } from './oklab.ts';

export type AccordOptions = {
  /** A picture shows all its colours; a shot of a film its three most telling ones. */
  readonly of: 'picture' | 'film-shot';
};

type Cluster = { readonly colour: Oklab; readonly share: number };

const clusterCount = 6;
const smallestShare = 0.02;
const rounds = 24;

/**
 * The measured palette of a picture, dark to light; shares add up to 1. Deterministic and pure.
 *
 * @param rgb red, green, blue bytes, made for 48×48 pixels scaled by area
 */
export function measureAccord(rgb: Uint8Array, { of }: AccordOptions): Stripe[] {
  const points = readPoints(rgb);
  if (points.length === 0) return [];
  const clusters = cluster(points).filter(({ share }) => share >= smallestShare);
  const chosen = of === 'picture' ? clusters : mostTelling(clusters);
  const total = chosen.reduce((sum, { share }) => sum + share, 0);
  return chosen
    .toSorted((x, y) => x.colour.l - y.colour.l)
    .map(({ colour, share }) => ({ colour: toHex(colour), share: share / total }));
}

/** Large or colourful ones, none that is nearly black unless the whole shot is. */
function mostTelling(clusters: readonly Cluster[]): Cluster[] {
  const light = clusters.filter(({ colour }) => colour.l > 0.27);
  return (light.length > 0 ? light : clusters)
    .toSorted((x, y) => weight(y) - weight(x))
    .slice(0, 3)
    .map(({ colour, share }) => ({ colour: withChroma(colour, 1.15), share }));
}

function weight({ colour, share }: Cluster): number {
  return share * (chroma(colour) + 0.035);
}

function readPoints(rgb: Uint8Array): Oklab[] {
  return Array.from({ length: Math.floor(rgb.length / 3) }, (_, index) =>
    toOklab(rgb[index * 3]!, rgb[index * 3 + 1]!, rgb[index * 3 + 2]!),
  );
}

/** k-means from the mean colour's farthest points on: no chance in it. */
function cluster(points: readonly Oklab[]): Cluster[] {
  let centres = spreadCentres(points);
  let members: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const next = points.map((point) => nearest(point, centres));
    if (next.every((centre, index) => centre === members[index])) break;
    members = next;
    centres = centres.map((centre, index) =>
      meanColour(
        points.filter((_, point) => members[point] === index),
        centre,
      ),
    );
  }
  return centres.map((colour, index) => ({
    colour,
    share: members.filter((member) => member === index).length / points.length,
  }));
}

function spreadCentres(points: readonly Oklab[]): Oklab[] {
  const centres = [meanColour(points, points[0]!)];
  while (centres.length < clusterCount) {
    let farthest = points[0]!;
    let largest = 0;
    for (const point of points) {
      const away = distance(point, centres[nearest(point, centres)]!);
      if (away > largest) {
        largest = away;
        farthest = point;
      }
    }
    if (largest < 1e-6) break;
    centres.push(farthest);
  }
  return centres;
}

function nearest(point: Oklab, centres: readonly Oklab[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  centres.forEach((centre, index) => {
    const away = distance(point, centre);
    if (away < least) {
      least = away;
      best = index;
    }
  });
  return best;
}

function meanColour(points: readonly Oklab[], fallback: Oklab): Oklab {
  if (points.length === 0) return fallback;
  const sum = points.reduce((total, point) => ({
    l: total.l + point.l,
    a: total.a + point.a,
    b: total.b + point.b,
  }));
  return { l: sum.l / points.length, a: sum.a / points.length, b: sum.b / points.length };
}

function distance(x: Oklab, y: Oklab): number {
  return (x.l - y.l) ** 2 + (x.a - y.a) ** 2 + (x.b - y.b) ** 2;
}
