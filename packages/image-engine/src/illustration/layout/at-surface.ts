import type { IllustrationDescription, Place } from '../illustration-description.ts';
import { type Cluster, moved, widthOf } from './cluster.ts';
import { isFloating, isSwimming } from './habits.ts';
import type { Arranged, Room, Rooted } from './room.ts';

/** How far down the surface of the water is, as a share of the height. */
const surfaceAt = 0.42;

/** « une baleine sous un voilier »: both are seen, the one under water and the other on it; else null. */
export const surfaceOf = (wish: Told, place: Place): number | null =>
  place === 'underwater' && isHalfSunk(wish) ? surfaceAt : null;

type Told = Pick<IllustrationDescription, 'things' | 'relations'>;

export const isHalfSunk = ({ things, relations }: Told): boolean =>
  relations.some(
    ({ of, kind, to }) =>
      (kind === 'under' && isSwimming(things[of]!.id) && floats(things[to]!.id)) ||
      (kind === 'above' && floats(things[of]!.id) && isSwimming(things[to]!.id)),
  );

export const floats = (id: string) => isFloating(id) && !isSwimming(id);

/** Of the width and of what height there is. */
const floating = { width: 0.6, height: 0.84, sunk: 0.022 };
const swimming = { width: 0.74, height: 0.72 };
/** Of the side of what swims, in these bounds as large as it is beside it. */
const beside = { least: 0.42, most: 1.15, scale: 0.98 };

/** What floats lies in the surface, what swims is in the middle of the water below. */
export function arrangeAtSurface(
  clusters: readonly (Rooted & { readonly floats: boolean })[],
  { width, height, top }: Room,
  { surface, joinRow }: { surface: number; joinRow: (clusters: readonly Rooted[]) => Cluster },
): Arranged {
  const [above, below] = [true, false].map((is) => clusters.filter((one) => one.floats === is));
  const line = surface * height;
  const depth = height - line;
  const sea = joinRow(below!);
  const scale = Math.min(
    (swimming.width * width) / widthOf(sea),
    (swimming.height * depth * 0.8) / -sea.top,
  );
  const y = line + (depth - sea.top * scale) / 2 - depth * 0.03;
  const swum = moved(sea, { scale, x: width / 2, y }, { stands: false });
  const row = joinRow(above!);
  const side = (one: Cluster) => Math.sqrt(widthOf(one) * -one.top);
  const fit = Math.min(
    (floating.width * width) / widthOf(row),
    (floating.height * (line - top * 0.5)) / -row.top,
    (beside.most * side(sea) * scale) / side(row),
    Math.max(beside.scale * scale, (beside.least * side(sea) * scale) / side(row)),
  );
  const at = { scale: fit, x: width / 2, y: line + floating.sunk * height };
  return { items: [...swum.items, ...moved(row, at, { stands: false }).items], focus: 0.5 };
}
