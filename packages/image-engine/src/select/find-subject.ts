import type { Box, Seen } from '@armoni/perception/see/nanodet';
import { lookedAtPixels } from '@armoni/perception/see/nanodet';
import type { Sight } from '@armoni/perception/see/open-sight';
import type { Thing } from '@armoni/perception/see/things';
import { smoothstep } from '../maths/interpolation.ts';
import type { LabPlanes } from '../raster/lab-planes.ts';
import type { LinearImage } from '../raster/linear-image.ts';
import { resizePlane } from '../raster/resize-plane.ts';
import { shrinkToBytes } from '../raster/shrink-to-bytes.ts';
import { enlargeMask, smallPlanes } from './follow-edges.ts';
import { growFromPrior, standsOut } from './grow-mask.ts';
import type { Subject } from './subject.ts';

export type FoundSubject =
  | {
      readonly ok: true;
      /** 0–1 a pixel of the picture. */
      readonly mask: Float32Array;
      /** Of the picture, 0–1. */
      readonly share: number;
      readonly boxes: readonly Box[];
      readonly things: readonly Thing[];
    }
  /** Nothing of the kind is seen, or its edge cannot be told from what is around it. */
  | { readonly ok: false; readonly reason: 'not-seen' | 'unsure' };

/** The longer side at which a subject is told from what is around it. */
const workedAt = 384;
/** Below this a box is a guess; whoever names the thing knows that it is there. */
const least = { named: 0.32, main: 0.5, beside: 0.32 } as const;
/** Of the picture: what is smaller is not what it is of. */
const leastMainShare = 0.02;
const peopleSide = 256;
/** About a person's box, so that its network sees where they end. */
const besidePerson = 0.18;

type Search = {
  readonly image: LinearImage;
  readonly planes: LabPlanes;
  readonly subject: Subject;
  /** Whether an edge may be a guess. */
  readonly isLoose?: boolean;
};

/** Where in a picture the subject is. */
export async function findSubject(
  { image, planes, subject, isLoose = false }: Search,
  sight: Sight,
): Promise<FoundSubject> {
  const seen = await lookAt(image, sight);
  const boxes = choose(seen, subject);
  const small = smallPlanes(planes, workedAt);
  if (boxes.length === 0 && subject.things !== null) return { ok: false, reason: 'not-seen' };
  if (!isLoose && isHeldByOthers(boxes, seen)) return { ok: false, reason: 'unsure' };
  const alone = boxes.length === 0 ? standsOut(small) : null;
  if (boxes.length === 0 && !alone) return { ok: false, reason: 'unsure' };
  const mask = new Float32Array(small.width * small.height);
  if (alone) mask.set(alone);
  const isGroup = boxes.length > 1 && boxes.every(({ thing }) => thing === 'person');
  for (const part of isGroup ? [boxes] : boxes.map((one) => [one])) {
    const prior = await (isGroup ? groupPrior : priorOf)({ image, small, sight }, part);
    const box = around(part.map((one) => one.box));
    const grown = growFromPrior(small, { ...prior, box, isLoose });
    if (!grown) return { ok: false, reason: 'unsure' };
    join(mask, grown);
  }
  const sharp = enlargeMask(mask, small, planes, 2).map((value) => smoothstep(0.18, 0.82, value));
  let sum = 0;
  for (let i = 0; i < sharp.length; i += 1) sum += sharp[i]!;
  return {
    ok: true,
    mask: sharp,
    share: sum / sharp.length,
    boxes: boxes.map(({ box }) => box),
    things: boxes.map(({ thing }) => thing),
  };
}

/** Of the area of one's box: how much of it may lie in that of another of its kind. */
const mostShared = 0.3;

/** Where one of several stands before or behind another of its kind, its edge is not its own. */
function isHeldByOthers([only, ...more]: readonly Seen[], seen: readonly Seen[]): boolean {
  if (!only || more.length > 0) return false;
  return seen.some(
    (one) =>
      one !== only &&
      one.thing === only.thing &&
      one.score >= least.named &&
      sharedBy(one.box, only.box) > mostShared * areaOf(only.box),
  );
}

function sharedBy(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, along);
}

async function lookAt(image: LinearImage, sight: Sight): Promise<readonly Seen[]> {
  const scale = lookedAtPixels / Math.max(image.width, image.height);
  const size = {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
  const rgb = shrinkToBytes(image, { ...image, left: 0, top: 0 }, size);
  return sight.things({ rgb, ...size });
}

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
const middleOf = ({ left, right }: Box) => (left + right) / 2;

function choose(seen: readonly Seen[], { things, isPlural, side }: Subject): readonly Seen[] {
  if (things !== null) {
    const named = seen.filter(({ thing, score }) => things.includes(thing) && score >= least.named);
    if (side) {
      const sign = side === 'left' ? 1 : -1;
      return named.toSorted((a, b) => sign * (middleOf(a.box) - middleOf(b.box))).slice(0, 1);
    }
    const best = named.toSorted((a, b) => weightOf(b) - weightOf(a));
    return isPlural ? best : best.slice(0, 1);
  }
  const clear = seen.filter(
    ({ score, box }) => score >= least.main && areaOf(box) >= leastMainShare,
  );
  const persons = seen.filter(({ thing, score }) => thing === 'person' && score >= least.beside);
  if (clear.some(({ thing }) => thing === 'person') || persons.length > 1) {
    const largest = Math.max(...persons.map(({ box }) => areaOf(box)));
    // Passers-by behind are not what the picture is of.
    return persons.filter(({ box }) => areaOf(box) >= 0.25 * largest);
  }
  return clear
    .filter(({ thing }) => thing !== 'dining table')
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, 1);
}

function weightOf({ score, box }: Seen): number {
  return score * Math.sqrt(areaOf(box));
}

/** Things that the network for people tells from what is behind them as well. */
const alikePeople = new Set<Thing>(['person', 'cat', 'dog', 'teddy bear', 'bear']);

type Prior = { readonly mask: Float32Array; readonly isTrusted: boolean };

type Looking = {
  readonly image: LinearImage;
  readonly small: LabPlanes;
  readonly sight: Sight;
};

/** What is likely inside, at the small size: by the network for people, else by the box alone. */
async function priorOf(looking: Looking, [one]: readonly Seen[]): Promise<Prior> {
  const { box, thing } = one!;
  if (!alikePeople.has(thing)) return { mask: insideBox(box, looking.small), isTrusted: false };
  return { mask: await toldOfPeople(looking, box), isTrusted: true };
}

/**
 * People who stand together hide each other and are one subject: what is told of each alone is joined with what is
 * told of all, or the one in the middle would end where a neighbour's box does.
 */
async function groupPrior(looking: Looking, people: readonly Seen[]): Promise<Prior> {
  const boxes = people.map(({ box }) => box);
  const mask = await toldOfPeople(looking, around(boxes));
  for (const box of boxes) join(mask, await toldOfPeople(looking, box));
  return { mask, isTrusted: true };
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function join(mask: Float32Array, other: Float32Array): void {
  for (let i = 0; i < mask.length; i += 1) mask[i] = Math.max(mask[i]!, other[i]!);
}

/** By the network for people, that looks at a square about the box; nothing well outside it. */
async function toldOfPeople({ image, small, sight }: Looking, box: Box): Promise<Float32Array> {
  const wide = (box.right - box.left) * image.width;
  const high = (box.bottom - box.top) * image.height;
  const side = Math.round(Math.max(wide, high) * (1 + 2 * besidePerson));
  const cutting = {
    left: Math.round(((box.left + box.right) / 2) * image.width - side / 2),
    top: Math.round(((box.top + box.bottom) / 2) * image.height - side / 2),
    width: side,
    height: side,
  };
  const square = { width: peopleSide, height: peopleSide };
  const rgb = shrinkToBytes(image, cutting, square);
  const told = Float32Array.from(await sight.people({ rgb, ...square }), (value) => value / 255);
  return paste(told, { cutting, image, small, box });
}

type Pasting = {
  readonly cutting: { readonly left: number; readonly top: number; readonly width: number };
  readonly image: LinearImage;
  readonly small: LabPlanes;
  readonly box: Box;
};

/** The square's answer where it lies in the picture. */
function paste(told: Float32Array, { cutting, image, small, box }: Pasting): Float32Array {
  const scale = small.width / image.width;
  const side = Math.max(1, Math.round(cutting.width * scale));
  const square = { width: peopleSide, height: peopleSide };
  const resized = resizePlane(told, square, { width: side, height: side });
  const mask = new Float32Array(small.width * small.height);
  const [left, top] = [Math.round(cutting.left * scale), Math.round(cutting.top * scale)];
  const beside = 0.06;
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [toX, toY] = [left + x, top + y];
      if (toX < 0 || toY < 0 || toX >= small.width || toY >= small.height) continue;
      const [u, v] = [toX / small.width, toY / small.height];
      const isNear =
        u > box.left - beside &&
        u < box.right + beside &&
        v > box.top - beside &&
        v < box.bottom + beside;
      if (isNear) mask[toY * small.width + toX] = resized[y * side + x]!;
    }
  }
  return mask;
}

/** Surest in the middle of the box, unsure at its edge, nothing outside. */
function insideBox(box: Box, { width, height }: LabPlanes): Float32Array {
  const mask = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const u = ((x + 0.5) / width - box.left) / (box.right - box.left);
      const v = ((y + 0.5) / height - box.top) / (box.bottom - box.top);
      if (u < 0 || u > 1 || v < 0 || v > 1) continue;
      const out = Math.hypot((u - 0.5) / 0.5, (v - 0.5) / 0.5);
      mask[y * width + x] = 0.15 + 0.7 * (1 - smoothstep(0.35, 1.1, out));
    }
  }
  return mask;
}
