import { type Item, moved, widthOf } from './cluster.ts';
import type { Room, Rooted } from './room.ts';

/** Of the shorter side: how large what is drawn into a map is. */
const side = 0.2;

/** Each cluster at a spot of its own, as what is drawn into a map is; those without one are left out. */
export function scatter(
  clusters: readonly Rooted[],
  room: Room,
  spots: readonly (readonly [x: number, y: number])[],
): { readonly items: readonly Item[]; readonly focus: number } {
  const short = Math.min(room.width, room.height);
  const items = clusters.slice(0, spots.length).flatMap(({ cluster }, index) => {
    const [x, y] = spots[index]!;
    const scale = (side * short) / Math.max(widthOf(cluster), -cluster.top);
    const centred = moved(cluster, { x: -(cluster.left + cluster.right) / 2 });
    const place = { scale, x: x * room.width, y: y * room.height - (cluster.top * scale) / 2 };
    return moved(centred, place, { stands: false }).items;
  });
  return { items, focus: 0.5 };
}
