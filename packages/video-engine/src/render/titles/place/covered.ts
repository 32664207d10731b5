import type { Box, Seen } from '@armoni/perception/see/nanodet';
import type { FrameSize } from '../design/frame-shape.ts';
import type { TitleLayout } from '../layout/layout.ts';

/** From this score on somebody stands there. */
const leastScore = 0.4;
/** Where the head is in a person's box: of its height standing, of its width close up. */
const head = { ofHeight: 0.5, ofWidth: 0.6, beside: 0.2 } as const;

export type Covered = {
  /** The largest share of a head that lies under the letters, 0–1. */
  readonly heads: number;
  readonly bodies: number;
};

/** How much of the people in one picture a text would hide. */
export function coveredBy(layout: TitleLayout, frame: FrameSize, seen: readonly Seen[]): Covered {
  const lines = layout.lines.map(
    ({ left, width, top, bottom }): Box => ({
      ...{ left: left / frame.width, right: (left + width) / frame.width },
      ...{ top: top / frame.height, bottom: bottom / frame.height },
    }),
  );
  const people = seen
    .filter(({ thing, score }) => thing === 'person' && score >= leastScore)
    .map(({ box }) => box);
  const most = (boxes: readonly Box[]) =>
    Math.max(0, ...boxes.map((box) => Math.min(1, sum(lines.map((line) => share(box, line))))));
  return { heads: most(people.map((box) => headOf(box, frame))), bodies: most(people) };
}

function headOf({ left, right, top, bottom }: Box, frame: FrameSize): Box {
  const width = right - left;
  const widthInHeights = (width * frame.width) / frame.height;
  const height = Math.min(head.ofHeight * (bottom - top), head.ofWidth * widthInHeights);
  return {
    ...{ left: left + head.beside * width, right: right - head.beside * width },
    ...{ top, bottom: top + height },
  };
}

/** Of the first box, what the second covers. */
function share(box: Box, by: Box): number {
  const width = Math.min(box.right, by.right) - Math.max(box.left, by.left);
  const height = Math.min(box.bottom, by.bottom) - Math.max(box.top, by.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / ((box.right - box.left) * (box.bottom - box.top));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
