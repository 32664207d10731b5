import type { Face } from '@armoni/perception/see/faces';
import type { Box, Seen } from '@armoni/perception/see/nanodet';
import type { FrameSize, Rectangle } from '../design/frame-shape.ts';
import type { TitleLayout } from '../layout/layout.ts';

/** From this score on somebody stands there. */
const leastScore = 0.4;
/** Of the picture: specks on a beach are part of the landscape. */
const leastHeight = 0.06;
/** Where the head is in a person's box: of its height standing, of its width close up. */
const head = { ofHeight: 0.5, ofWidth: 0.6, beside: 0.2 } as const;
/** A face is found from brow to chin; a text touches it before it lies on it. Of its sides. */
const aroundFace = 0.12;

/** Who is in a picture beneath a text. */
export type InPicture = { readonly seen: readonly Seen[]; readonly faces: readonly Face[] };

export type Covered = {
  /** The largest share of a head that lies under the letters, 0–1. */
  readonly heads: number;
  readonly bodies: number;
};

/** How much of the people in one picture a text would hide. */
export function coveredBy(
  layout: TitleLayout,
  frame: FrameSize,
  { seen, faces }: InPicture,
): Covered {
  const letters = layout.lines.map(({ left, width, top, bottom }) => {
    return shareOf({ x: left, y: top, width, height: bottom - top }, frame);
  });
  const drawn = layout.button ? [...letters, shareOf(layout.button, frame)] : letters;
  const people = seen
    .filter(({ thing, score }) => thing === 'person' && score >= leastScore)
    .map(({ box }) => box)
    .filter(({ top, bottom }) => bottom - top >= leastHeight);
  const found = faces.map(({ box }) => box);
  // A face says better where the head is than the body does: arms may be raised above it.
  const guessed = people.filter((body) => !found.some((face) => isIn(face, body)));
  const heads = [...found.map(around), ...guessed.map((box) => headOf(box, frame))];
  const most = (boxes: readonly Box[]) =>
    Math.max(0, ...boxes.map((box) => Math.min(1, sum(drawn.map((each) => share(box, each))))));
  return { heads: most(heads), bodies: most(people) };
}

function shareOf({ x, y, width, height }: Rectangle, frame: FrameSize): Box {
  return {
    ...{ left: x / frame.width, right: (x + width) / frame.width },
    ...{ top: y / frame.height, bottom: (y + height) / frame.height },
  };
}

function around({ left, right, top, bottom }: Box): Box {
  const across = aroundFace * (right - left);
  const along = aroundFace * (bottom - top);
  return {
    ...{ left: left - across, right: right + across },
    ...{ top: top - along, bottom: bottom + along },
  };
}

function isIn(face: Box, body: Box): boolean {
  const x = (face.left + face.right) / 2;
  const y = (face.top + face.bottom) / 2;
  return x >= body.left && x <= body.right && y >= body.top && y <= body.bottom;
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
