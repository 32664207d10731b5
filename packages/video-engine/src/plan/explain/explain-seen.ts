import type { Box, Seen } from '@armoni/perception/see/nanodet';
import type { Thing } from '@armoni/perception/see/things';
import { isNamed } from '../thing-words.ts';
import { type Side, seenTexts as say } from './seen-texts.ts';
import { isCloseUp, isFar } from './view-size.ts';

/** What is seen in one picture of a shot, as the film shows it. */
export type ShotLook = { readonly seconds: number; readonly seen: readonly Seen[] };

/**
 * From these scores on a person, and any other thing, is claimed, in two pictures at least; from the
 * lowest one it is followed. Round bushes were taken for a sheep at more than .5.
 */
const scores = { person: 0.5, thing: 0.7, followed: 0.35 } as const;
const fewestPictures = 2;
/** Shares of the picture: near its edge, inside it, and how far across it something goes. */
const edge = 0.04;
const beside = 0.3;
const across = 0.35;
/** Of the picture's width in a second. */
const fast = 0.35;
/** What a shot shows, from the most telling to the plainest; null when nothing is sure. */
export function explainSeen(looks: readonly ShotLook[], aspect: number): string | null {
  const things = claimedThings(looks);
  const [main] = things;
  if (main === undefined) return null;
  const track = trackOf(looks, main);
  const moved = explainMotion(track, looks, main);
  if (moved !== null) return moved;
  const count = Math.min(...busiest(looks.map(({ seen }) => people(seen).length)));
  if (count >= 2) return say.people(count);
  return (main === 'person' ? sizeOf(track, aspect) : null) ?? say.there(main);
}

const leastScore = (thing: Thing) => (thing === 'person' ? scores.person : scores.thing);

/** People first, then what is largest. */
function claimedThings(looks: readonly ShotLook[]): readonly Thing[] {
  const pictures = new Map<Thing, number>();
  const areas = new Map<Thing, number>();
  for (const { seen } of looks) {
    const sure = seen.filter(({ score, thing }) => score >= leastScore(thing) && isNamed(thing));
    for (const thing of new Set(sure.map((one) => one.thing))) {
      pictures.set(thing, (pictures.get(thing) ?? 0) + 1);
      const largest = Math.max(
        ...sure.filter((one) => one.thing === thing).map(({ box }) => area(box)),
      );
      areas.set(thing, (areas.get(thing) ?? 0) + largest);
    }
  }
  const weight = (thing: Thing) => (areas.get(thing) ?? 0) * (thing === 'person' ? 4 : 1);
  return [...pictures]
    .filter(([, count]) => count >= fewestPictures)
    .map(([thing]) => thing)
    .toSorted((a, b) => weight(b) - weight(a));
}

type Step = { readonly at: number; readonly seconds: number; readonly box: Box };

/** The largest of its kind, from picture to picture the one that is nearest. */
function trackOf(looks: readonly ShotLook[], thing: Thing): readonly Step[] {
  const steps: Step[] = [];
  looks.forEach(({ seconds, seen }, at) => {
    const own = seen.filter((one) => one.thing === thing && one.score >= scores.followed);
    const last = steps.at(-1)?.box;
    const cost = ({ box }: Seen) =>
      last === undefined ? -area(box) : Math.abs(middle(box) - middle(last));
    const [best] = own.toSorted((a, b) => cost(a) - cost(b));
    if (best) steps.push({ at, seconds, box: best.box });
  });
  return steps;
}

function explainMotion(
  track: readonly Step[],
  looks: readonly ShotLook[],
  thing: Thing,
): string | null {
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last || first === last) return null;
  const way = middle(last.box) - middle(first.box);
  const to: Side = way > 0 ? 'right' : 'left';
  const from: Side = way > 0 ? 'left' : 'right';
  const isAtEdge = ({ left, right }: Box, side: Side) =>
    side === 'left' ? left < edge : right > 1 - edge;
  const isBeside = (box: Box, side: Side) =>
    side === 'left' ? middle(box) < beside : middle(box) > 1 - beside;
  const seconds = last.seconds - first.seconds;
  const cameLate = first.at > 0 && isBeside(first.box, from);
  const cutOff =
    isAtEdge(first.box, from) && !isAtEdge(last.box, from) && isBeside(first.box, from);
  if ((cameLate || cutOff) && Math.abs(way) > edge) return say.enters(thing, from);
  const isGone = last.at < looks.length - 1 && isBeside(last.box, to);
  if (isGone && Math.abs(way) > edge) return say.leaves(thing, to);
  if (Math.abs(way) < across) return null;
  return Math.abs(way) / seconds >= fast ? say.hurries(thing, to) : say.crosses(thing, to);
}

function sizeOf(track: readonly Step[], aspect: number): string | null {
  if (track.every(({ box }) => isCloseUp(box, aspect))) return say.closeUp;
  return track.every(({ box }) => isFar(box)) ? say.wide : null;
}

/** The pictures that show most: two of them say the same at least. */
function busiest(counts: readonly number[]): readonly number[] {
  return counts.toSorted((a, b) => b - a).slice(0, fewestPictures);
}

function people(seen: readonly Seen[]): readonly Seen[] {
  return seen.filter(({ thing, score }) => thing === 'person' && score >= scores.person);
}

function middle({ left, right }: Box): number {
  return (left + right) / 2;
}

function area({ left, right, top, bottom }: Box): number {
  return (right - left) * (bottom - top);
}
