import { type Cluster, type Item, moved, widthOf } from './cluster.ts';
import type { Arranged, Room } from './room.ts';

/** Of a cell: how large what lies in it is at most. */
const share = 0.8;
const tilts = [-5, 4, 6, -4, 3, -6];

/** Each alone in its cell, the last row in the middle: a sheet of stickers, a set of icons. */
export function setInGrid(
  clusters: readonly { readonly cluster: Cluster }[],
  { width, height, top, base }: Room,
  isTilted: boolean,
): Arranged {
  const count = clusters.length;
  const edge = Math.min(width, height) * 0.06;
  const [wide, high] = [width - 2 * edge, Math.max(base - top, height * 0.4)];
  const columns = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * wide) / high) + 0.2)));
  const rows = Math.ceil(count / columns);
  const side = Math.min(wide / columns, high / rows);
  const items: Item[] = clusters.flatMap(({ cluster }, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const x = width / 2 + ((at % columns) - (inRow - 1) / 2) * (wide / columns);
    const y = top + (row + 0.5) * (high / rows);
    const scale = Math.min((share * side) / widthOf(cluster), (share * side) / -cluster.top);
    const middle = ((cluster.left + cluster.right) / 2) * scale;
    const tilt = isTilted && cluster.items.length === 1 ? { tilt: tilts[at % tilts.length]! } : {};
    return moved(
      cluster,
      { scale, x: x - middle, y: y - (cluster.top * scale) / 2 },
      { stands: false, ...tilt },
    ).items;
  });
  return { items, focus: 0.5 };
}
