import { type Box, overlap, type Picture, type Seen } from '@armoni/perception/see/nanodet';
import { type Size, smallerPicture, smallerSize } from './smaller-picture.ts';

/** Between both copies, in pixels: nothing of one is taken for a part of the other. */
const gap = 24;
/** What the network takes for nothing: the mean of what it was trained on. */
const grey = [124, 116, 104] as const;
/** Boxes in both copies that share more of their union are of one thing. */
const sameBox = 0.45;
/** Of how surely something is seen, the part of the copy that shows it more surely. */
const surerPart = 0.75;

/**
 * The picture with a smaller copy beneath it, or beside it where it is tall: half of the square that the
 * network looks at is empty otherwise, so one look takes in both. Who fills a picture is known more surely
 * in the smaller copy, who is far away in the larger one.
 */
export function inTwoSizes(picture: Picture): Picture {
  const { whole, smaller } = layoutOf(picture);
  const rgb = new Uint8Array(3 * whole.width * whole.height);
  for (let at = 0; at < rgb.length; at += 3) rgb.set(grey, at);
  lay(picture, { rgb, ...whole }, { left: 0, top: 0 });
  lay(smallerPicture(picture), { rgb, ...whole }, smaller);
  return { rgb, ...whole };
}

/** Of what was seen in both copies each thing once, in shares of the picture itself. */
export function seenInTwoSizes(seen: readonly Seen[], picture: Size): readonly Seen[] {
  const { whole, smaller } = layoutOf(picture);
  const [large, small]: [Seen[], Seen[]] = [[], []];
  for (const { box, ...one } of seen) {
    const isSmaller =
      (whole.width * (box.left + box.right)) / 2 >= smaller.left - gap / 2 &&
      (whole.height * (box.top + box.bottom)) / 2 >= smaller.top - gap / 2;
    const place = isSmaller ? smaller : { left: 0, top: 0, ...picture };
    (isSmaller ? small : large).push({ ...one, box: within(box, whole, place) });
  }
  const pairs = large.map((one) => {
    const other = small.find(
      ({ thing, box }) => thing === one.thing && overlap(box, one.box) >= sameBox,
    );
    if (other) small.splice(small.indexOf(other), 1);
    return other ? joined(one, other) : alone(one);
  });
  return [...pairs, ...small.map(alone)];
}

type Place = Size & { readonly left: number; readonly top: number };

function layoutOf({ width, height }: Size): { readonly whole: Size; readonly smaller: Place } {
  const size = smallerSize({ width, height });
  return height > width
    ? {
        whole: { width: width + gap + size.width, height },
        smaller: { left: width + gap, top: 0, ...size },
      }
    : {
        whole: { width, height: height + gap + size.height },
        smaller: { left: 0, top: height + gap, ...size },
      };
}

function lay(from: Picture, onto: Picture, { left, top }: { left: number; top: number }): void {
  for (let y = 0; y < from.height; y += 1) {
    const row = from.rgb.subarray(3 * y * from.width, 3 * (y + 1) * from.width);
    onto.rgb.set(row, 3 * ((y + top) * onto.width + left));
  }
}

function within({ left, top, right, bottom }: Box, whole: Size, place: Place): Box {
  const x = (share: number) => clamped((share * whole.width - place.left) / place.width);
  const y = (share: number) => clamped((share * whole.height - place.top) / place.height);
  return { left: x(left), top: y(top), right: x(right), bottom: y(bottom) };
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function joined(one: Seen, other: Seen): Seen {
  const mean = (edge: keyof Box) => (one.box[edge] + other.box[edge]) / 2;
  const surer = Math.max(one.score, other.score);
  const lessSure = Math.min(one.score, other.score);
  return {
    thing: one.thing,
    score: surerPart * surer + (1 - surerPart) * lessSure,
    box: { left: mean('left'), top: mean('top'), right: mean('right'), bottom: mean('bottom') },
  };
}

function alone(one: Seen): Seen {
  return { ...one, score: surerPart * one.score };
}
