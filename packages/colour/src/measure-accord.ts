import type { Oklab } from './oklab.ts';

/** One colour and its share of 1. */
export type ColourShare = { readonly colour: Oklab; readonly share: number };

const clusterCount = 6;

// Less than a fiftieth is a speck that the bars could not show.
const smallestShare = 0.02;

// k-means of a picture's 2,304 points settles within a dozen rounds.
const roundsAtMost = 24;

// Squared OKLab distance: closer than this two points are one colour.
const sameColour = 1e-6;

/**
 * The measured palette of a picture, dark to light; shares add up to 1. Deterministic and pure:
 * k-means in OKLab, so that a picture has one accord wherever it is shown.
 *
 * @param points the pixels, made for 48×48 of them scaled by area
 * @param choose which of the colours are shown; all of them unless told
 */
export function measureAccord(
  points: readonly Oklab[],
  choose: (colours: readonly ColourShare[]) => readonly ColourShare[] = (colours) => colours,
): ColourShare[] {
  if (points.length === 0) return [];
  const chosen = choose(cluster(points).filter(({ share }) => share >= smallestShare));
  const total = chosen.reduce((sum, { share }) => sum + share, 0);
  return chosen
    .toSorted((x, y) => x.colour.l - y.colour.l)
    .map(({ colour, share }) => ({ colour, share: share / total }));
}

/** k-means from the mean colour's farthest points on: no chance in it. */
function cluster(points: readonly Oklab[]): ColourShare[] {
  let centres = spreadCentres(points);
  let members: number[] = [];
  for (let round = 0; round < roundsAtMost; round += 1) {
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
    if (largest < sameColour) break;
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
