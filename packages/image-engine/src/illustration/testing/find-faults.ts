import type { Composition } from '../compose-picture.ts';
import type { Box } from '../picture/fill-contours.ts';

/** Units: what rounding and a swaying line may take. */
const slack = 3;
/** How far below the edge: a bust is meant to end there, in shares of the height; anything else, in units. */
const mostBelow = { bust: 0.05, other: 8 };
/** How much of the smaller of two may be hidden by the corner of the other, and of one by what stands before it. */
const mostHidden = { beside: 0.12, before: 0.4 };
/** How much nearer something stands before something else, as a share of the height. */
const nearer = 0.015;
/** How far above the line of the ground something may stand, as a share of the height. */
const groundDepth = 0.08;

/** In words, what collides, floats or is cut; empty where a picture is laid out well. */
export function findFaults({ picture, things, stage, isPortrait, cast }: Composition): string[] {
  const faults: string[] = [];
  const { width, height } = picture;
  // Of several who are seen from near shoulders go on beyond the edge.
  const isGroup = isPortrait && things.length > 1;
  for (const { item, box } of things) {
    if (!isGroup && (box.left < -slack || box.right > width + slack))
      faults.push(`${item.name} is cut at a side`);
    if (box.top < -slack) faults.push(`${item.name} is cut above`);
    const below = isPortrait ? mostBelow.bust * height : mostBelow.other;
    if (!isGroup && box.bottom > height + below) faults.push(`${item.name} is cut below`);
    const isOff = Math.abs(item.base - stage.base) > groundDepth * height;
    if (item.stands && stage.hasGround && isOff) faults.push(`${item.name} floats`);
  }
  // A tool is over what it is used on.
  const isActedOn = (one: number, other: number) =>
    cast.relations.some(
      ({ kind, of, to }) => kind === 'acts' && [of, to].includes(one) && [of, to].includes(other),
    );
  const standing = things.filter(({ item }) => item.stands);
  for (const [index, one] of standing.entries()) {
    for (const other of standing.slice(index + 1)) {
      if (isActedOn(one.item.thing, other.item.thing)) continue;
      const isBefore = Math.abs(one.item.base - other.item.base) > nearer * height;
      const [area, area2] = [areaOf(one.box), areaOf(other.box)];
      const farther = one.item.base < other.item.base ? area : area2;
      const hidden = overlap(one.box, other.box) / (isBefore ? farther : Math.min(area, area2));
      if (hidden > (isBefore ? mostHidden.before : mostHidden.beside))
        faults.push(`${one.item.name} and ${other.item.name} collide`);
    }
  }
  return faults;
}

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
