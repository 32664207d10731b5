import { type Oklab, toCss, toOklab } from './oklab.ts';

/** One measured colour and its share of 1. */
type Stripe = { readonly colour: string; readonly share: number };
type Cluster = { readonly colour: Oklab; readonly share: number };

const clusterCount = 6;
const smallestShare = 0.02;
const rounds = 24;

/**
 * The measured palette of a picture, dark to light; shares add up to 1. The same k-means in OKLab
 * as the engines' own, so that a picture has one accord wherever it is shown.
 *
 * @param rgba red, green, blue and alpha bytes, made for 48×48 pixels scaled by area
 */
export function measureAccord(rgba: Uint8ClampedArray): Stripe[] {
  const points = readPoints(rgba);
  if (points.length === 0) return [];
  const clusters = cluster(points).filter(({ share }) => share >= smallestShare);
  const total = clusters.reduce((sum, { share }) => sum + share, 0);
  return clusters
    .toSorted((x, y) => x.colour.l - y.colour.l)
    .map(({ colour, share }) => ({ colour: toCss(colour), share: share / total }));
}

/** See-through pixels have no colour of their own. */
function readPoints(rgba: Uint8ClampedArray): Oklab[] {
  const points: Oklab[] = [];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if (rgba[at + 3]! > 127) points.push(toOklab(rgba[at]!, rgba[at + 1]!, rgba[at + 2]!));
  }
  return points;
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
