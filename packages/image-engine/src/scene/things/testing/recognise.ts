import { luminance } from '../../light/rgb.ts';
import type { Look } from './look.ts';
import {
  lengthOf,
  partsOf,
  rowsBetween,
  type Silhouette,
  shareOf,
  silhouetteOf,
  spanOf,
} from './silhouette.ts';

/** Each sees one kind of thing by its form; its bounds hold in the scenes of the tests, not for every seed. */
const seers = { lighthouse, castle, windmill, house, village, bridge, waterfall, couple };

export type Thing = keyof typeof seers;

/** All that a look could be taken for. */
export function recognise(look: Look): Thing[] {
  const form = silhouetteOf(look);
  if (!form) return [];
  return (Object.keys(seers) as Thing[]).filter((thing) => seers[thing](form, look));
}

/** A slim shaft that widens downwards, in bands of white and red. */
function lighthouse(form: Silhouette, look: Look): boolean {
  const shaft = rowsBetween(form, 0.25, 0.75).map((runs) => spanOf(runs));
  const isSlim = shareOf(shaft, (span) => span > 0 && span < form.tall * 0.25) > 0.95;
  const widens = shaft.at(-1)! > shaft[0]!;
  const reds = rowsBetween(form, 0.25, 0.75).map((runs, row) => {
    const y = form.top + Math.floor(0.25 * form.tall) + row;
    const [r, g] = look.colour((runs[0]?.[0] ?? 0) + Math.round(spanOf(runs) / 4), y);
    return r > g * 1.6;
  });
  const changes = reds.filter((red, row) => row > 0 && red !== reds[row - 1]).length;
  return isSlim && widens && form.tall > 2 * form.wide && changes >= 2 && changes <= 4;
}

/** Four towers or more that rise from one broad wall. */
function castle(form: Silhouette): boolean {
  const towers = shareOf(rowsBetween(form, 0.3, 0.7), (runs) => runs.length >= 4);
  const wall = shareOf(
    rowsBetween(form, 0.78, 0.94),
    (runs) => runs.length === 1 && spanOf(runs) > 0.8 * form.wide,
  );
  return towers > 0.2 && wall > 0.9;
}

/** Four sails around a hub, and a tower below it that is no sail. */
function windmill({ left, top, wide, tall, has }: Silhouette): boolean {
  const [hubX, hubY] = [left + wide / 2, top + wide / 2];
  const at = (degrees: number, share: number) => {
    const turn = (degrees * Math.PI) / 180;
    const reach = share * wide;
    return has(
      Math.round(hubX + Math.cos(turn) * reach),
      Math.round(hubY - Math.sin(turn) * reach),
    );
  };
  const sails = [0, 90, 180, 270];
  const cross = [0.2, 0.3, 0.4].every((share) =>
    [36, 144].some((turn) => sails.every((quarter) => at(turn + quarter, share))),
  );
  const gaps = [0, 75, 105, 180].every((turn) => !(at(turn, 0.35) && at(turn, 0.42)));
  return cross && gaps && tall > wide && has(Math.round(hubX), top + tall - 3);
}

/** A chimney over a ridge over walls, and nothing beside them. */
function house(form: Silhouette): boolean {
  const chimney = rowsBetween(form, 0, 0.1);
  const roof = rowsBetween(form, 0.2, 0.4).map(spanOf);
  const walls = rowsBetween(form, 0.65, 0.9);
  return (
    shareOf(chimney, (runs) => runs.length === 1 && spanOf(runs) < 0.15 * form.wide) > 0.9 &&
    roof.at(-1)! > roof[0]! &&
    roof[0]! > 0.5 * form.wide &&
    shareOf(walls, (runs) => runs.length === 1 && spanOf(runs) > 0.85 * form.wide) > 0.9 &&
    form.wide > form.tall
  );
}

/** Several houses apart, and one spire over all roofs. */
function village(form: Silhouette, look: Look): boolean {
  const spire = rowsBetween(form, 0, 0.12);
  const isSpire = shareOf(spire, (runs) => runs.length === 1 && spanOf(runs) < 0.1 * form.wide);
  return partsOf(look, 30).length >= 3 && isSpire > 0.9 && form.wide > 1.5 * form.tall;
}

/** A deck from edge to edge, and piers under it at even distances. */
function bridge(form: Silhouette, look: Look): boolean {
  const deck = form.rows.some((runs) => runs.length === 1 && spanOf(runs) === look.width);
  const pierRows = form.rows
    .map((runs) => runs.filter((run) => lengthOf(run) > 3))
    .filter((runs) => runs.length >= 3 && runs.every((run) => lengthOf(run) < look.width / 5));
  const evenly = pierRows.filter((runs) => {
    const middles = runs.map(([from, to]) => (from + to) / 2).slice(1, -1);
    const steps = middles.slice(1).map((middle, index) => middle - middles[index]!);
    return steps.length > 0 && Math.max(...steps) - Math.min(...steps) < 4;
  });
  return deck && evenly.length > 5;
}

/** White water in one piece, taller than wide, that widens as it falls. */
function waterfall(form: Silhouette, look: Look): boolean {
  const fall = rowsBetween(form, 0.1, 0.5);
  const whole = shareOf(fall, (runs) => Math.max(...runs.map(lengthOf)) > 0.6 * spanOf(runs));
  const white = shareOf(
    fall.map((runs, row) => {
      const y = form.top + Math.floor(0.1 * form.tall) + row;
      return look.colour((runs[0]?.[0] ?? 0) + Math.round(spanOf(runs) / 2), y);
    }),
    ([r, g, b]) => luminance([r, g, b]) > 0.3 && b >= r && Math.max(g, b) < 1.6 * r,
  );
  const widens = spanOf(fall.at(-1)!) > spanOf(fall[0]!);
  return form.tall > 1.5 * form.wide && whole > 0.9 && white > 0.9 && widens;
}

/** Two figures side by side: heads narrower than shoulders, legs under the coat. */
function couple(form: Silhouette): boolean {
  const body = rowsBetween(form, 0.12, 0.45);
  const isTwo = shareOf(body, (runs) => runs.length === 2);
  const head = Math.max(...(rowsBetween(form, 0, 0.06).at(-1) ?? []).map(lengthOf));
  const shoulders = Math.max(...body.flat().map(lengthOf));
  const apart = body.flatMap(([first, second, more]) =>
    first && second && !more ? [(second[0] + second[1] - first[0] - first[1]) / 2] : [],
  );
  const isUpright = Math.max(...apart) - Math.min(...apart) < 0.15 * form.tall;
  return isTwo > 0.6 && isUpright && head < 0.8 * shoulders && shoulders < form.tall / 2;
}
