import type { WishedThing } from './illustration-description.ts';
import type { Item } from './layout/cluster.ts';
import { extrude } from './layout/extrude.ts';
import { place as placeDrawing } from './layout/place-drawing.ts';
import { type Box, boxOf } from './picture/fill-contours.ts';
import type { Group } from './picture/picture.ts';
import type { Stage } from './scenery/stage.ts';

/** `axis`: about which an axonometry turns what it shows. */
export function groupOf(
  item: Item,
  axis: number | null,
  // Printed forms throw no shadow on each other.
  isFlat: boolean,
): { group: Group; item: Item; box: Box } {
  const placed = placeDrawing(item.drawing, item.fills, item);
  const cutOuts = axis === null ? placed.cutOuts : extrude(placed.cutOuts, axis);
  const box = axis === null ? placed.box : boxOf(cutOuts.flatMap(({ contours }) => contours));
  const group: Group = {
    name: item.name,
    kind: 'thing',
    cutOuts,
    ...((item.stands || item.isBehind) && axis === null && !isFlat ? { base: item.base } : {}),
    ...(item.lift && axis === null ? { hover: item.base + item.lift * item.height } : {}),
    ...(item.lies ? { lies: true as const } : {}),
  };
  return { group, item, box };
}

/** What a still life has about its things, and a room beside what was asked for. */
export function dressedFor(
  stage: Stage,
  wished: readonly WishedThing[],
  groups: readonly ReturnType<typeof groupOf>[],
) {
  const things = groups.map(({ group: { cutOuts }, item: { stands, thing, drawing }, box }) => {
    const { id, person } = wished[thing]!;
    return { ...{ id, drawing, cutOuts, stands, box }, isPerson: person !== null };
  });
  const { back = [], front = [] } = stage.dress?.(things) ?? {};
  return { back, front: [...front, ...stage.front] };
}
