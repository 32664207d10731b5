import { mean, median } from '../../maths/statistics.ts';
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

/**
 * Root mean square 0–255 by which two shots' pictures, each without its own mean, may differ and
 * still show the same place: another place has its own light.
 */
const samePlace = { luma: 24, tint: 8 } as const;

type Light = {
  readonly luma: number;
  readonly tint: readonly [number, number] | null;
  /** Its mean layout. */
  readonly layout: readonly number[];
};

/**
 * What each shot's light and white are moved by, so that neighbours that show the same place meet:
 * never by much, and not at all where they are meant to differ or a look was asked for.
 */
export function matchShots(
  shots: readonly PlannedShot[],
  { look, selection }: Pick<Intent, 'look' | 'selection'>,
): readonly (Balance | null)[] {
  if (look !== 'normal' || selection === 'everything') return shots.map(() => null);
  const lights = shots.map(lightOf);
  const isJoined = lights.map(
    (light, index) => index > 0 && isSamePlace(lights[index - 1]!.layout, light.layout),
  );
  const luma = drawTogether(
    lights.map((light) => (light.luma < darkest ? null : light.luma)),
    isJoined,
    kinLuma,
    bounds.luma,
  );
  const [u, v] = ([0, 1] as const).map((axis) =>
    drawTogether(
      lights.map(({ tint }) => (tint === null ? null : tint[axis])),
      isJoined,
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

/** Whether two layouts are alike but for light and white. */
function isSamePlace(a: readonly number[], b: readonly number[]): boolean {
  if (a.length === 0 || a.length !== b.length) return false;
  const apart = (channel: number) => {
    const differences = a.flatMap((value, at) => (at % 3 === channel ? [value - b[at]!] : []));
    const own = mean(differences);
    return Math.sqrt(mean(differences.map((each) => (each - own) ** 2)));
  };
  return apart(0) <= samePlace.luma && Math.max(apart(1), apart(2)) <= samePlace.tint;
}

function meanLayout(layouts: readonly (readonly number[])[]): readonly number[] {
  return (layouts[0] ?? []).map((_, at) => mean(layouts.map((layout) => layout[at]!)));
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
    layout: meanLayout(momentsOf(shot).map(({ measure }) => measure.layout)),
  };
}

/** Changes that bring kin neighbours nearer; each shot keeps to its bounds. */
function drawTogether(
  values: readonly (number | null)[],
  isJoined: readonly boolean[],
  kin: number,
  [most, least]: readonly [number, number],
): readonly number[] {
  const changes = values.map(() => 0);
  const isKin = (a: number, b: number) => {
    const [x, y] = [values[a] ?? null, values[b] ?? null];
    return isJoined[Math.max(a, b)] && x !== null && y !== null && Math.abs(x - y) <= kin;
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
