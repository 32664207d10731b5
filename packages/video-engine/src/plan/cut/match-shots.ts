import { median } from '../../maths/statistics.ts';
import type { Intent } from '../../model/intent.ts';
import type { Balance } from '../../model/timeline.ts';
import { momentsOf, type PlannedShot } from '../material/planned-shot.ts';

/** Luma 0–255 by which neighbours may differ and still be the same light; beyond lies another. */
const kinLuma = 48;
/** The same for the colour of what should be grey. */
const kinTint = 14;
/** Darker pictures are nights: lifted, they show noise. */
const darkest = 40;
/** Cells of less colour than this are taken for grey; fewer of them than this share tell nothing. */
const grey = { tint: 18, share: 0.25, darkest: 40, brightest: 235 } as const;
/** How much nearer neighbours want to be, against staying as they were filmed. */
const pull = 1;
/** No shot is changed by more; by less than the second nobody sees it. */
const bounds = { luma: [14, 2], tint: [5, 0.8] } as const;
/** Sweeps after which nothing moves any more. */
const sweeps = 40;

type Light = { readonly luma: number; readonly tint: readonly [number, number] | null };

/**
 * What each shot's light and white are moved by, so that neighbours filmed in the same light meet:
 * never by much, and not at all where they are meant to differ or a look was asked for.
 */
export function matchShots(
  shots: readonly PlannedShot[],
  { look, selection }: Pick<Intent, 'look' | 'selection'>,
): readonly (Balance | null)[] {
  if (look !== 'normal' || selection === 'everything') return shots.map(() => null);
  const lights = shots.map(lightOf);
  const luma = drawTogether(
    lights.map((light) => (light.luma < darkest ? null : light.luma)),
    kinLuma,
    bounds.luma,
  );
  const [u, v] = ([0, 1] as const).map((axis) =>
    drawTogether(
      lights.map(({ tint }) => (tint === null ? null : tint[axis])),
      kinTint,
      bounds.tint,
    ),
  ) as [readonly number[], readonly number[]];
  return shots.map((_, index) => {
    const change = { luma: luma[index]!, u: u[index]!, v: v[index]! };
    if (change.luma === 0 && change.u === 0 && change.v === 0) return null;
    const from = lights[index]!.luma;
    // Black and white stay what they are; what lies between bends.
    const gamma = Math.log((from + change.luma) / 255) / Math.log(from / 255);
    return { gamma: rounded(gamma, 1000), u: rounded(change.u, 10), v: rounded(change.v, 10) };
  });
}

/** Its middle brightness, and the colour of what is nearly grey in it. */
function lightOf(shot: PlannedShot): Light {
  const lumas: number[] = [];
  const tints: [number, number][] = [];
  let cells = 0;
  for (const { measure } of momentsOf(shot)) {
    for (let at = 0; at < measure.layout.length; at += 3) {
      const [y, u, v] = measure.layout.slice(at, at + 3) as [number, number, number];
      const tint: [number, number] = [u - 128, v - 128];
      cells += 1;
      lumas.push(y);
      const isLit = y >= grey.darkest && y <= grey.brightest;
      if (isLit && Math.hypot(...tint) <= grey.tint) tints.push(tint);
    }
  }
  const isKnown = cells > 0 && tints.length >= grey.share * cells;
  const middle = (axis: 0 | 1) => median(tints.map((tint) => tint[axis]));
  return {
    luma: cells > 0 ? Math.min(254, Math.max(1, median(lumas))) : 128,
    tint: isKnown ? [middle(0), middle(1)] : null,
  };
}

/** Changes that bring kin neighbours nearer; each shot keeps to its bounds. */
function drawTogether(
  values: readonly (number | null)[],
  kin: number,
  [most, least]: readonly [number, number],
): readonly number[] {
  const changes = values.map(() => 0);
  const isKin = (a: number, b: number) => {
    const [x, y] = [values[a] ?? null, values[b] ?? null];
    return x !== null && y !== null && Math.abs(x - y) <= kin;
  };
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    values.forEach((value, index) => {
      const others = [index - 1, index + 1].filter((other) => isKin(index, other));
      if (value === null || others.length === 0) return;
      const wished = others.reduce(
        (sum, other) => sum + values[other]! + changes[other]! - value,
        0,
      );
      const change = (pull * wished) / (1 + pull * others.length);
      changes[index] = Math.max(-most, Math.min(most, change));
    });
  }
  return changes.map((change) => (Math.abs(change) < least ? 0 : change));
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}
