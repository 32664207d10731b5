import type { Landmarks } from '../drawings/beast-landmarks.ts';
import type { Reach } from '../people/act.ts';
import type { FigurePlaces } from '../people/figure-places.ts';
import type { PoseName } from '../people/poses.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { packedOf } from '../vocabulary/read-things.ts';
import { aspectOf, type Cluster, clusterOf, type Item, joinClusters, moved } from './cluster.ts';
import { crowdOf } from './crowd.ts';
import type { Side } from './facing.ts';

/** `over`: arms that lie before what they hold, in the frame of the whole. */
export type Look = Pick<Item, 'drawing' | 'fills'> & {
  readonly over?: Pick<Item, 'drawing' | 'fills'>;
};

/** A wished thing with its picture: everything that its place depends on. */
export type Player = {
  readonly id: string;
  readonly name: string;
  /** One for each of its number; persons differ. */
  readonly looks: readonly Look[];
  /** Of a side, about a person's height. */
  readonly size: number;
  readonly pose?: PoseName | null;
  readonly isPerson?: boolean;
  /** Where each is told to look; where they look as they are drawn, null for those that look at us. */
  readonly sides?: readonly Side[];
  readonly looksTo?: Side | null;
  /** All in one direction. */
  readonly isMoving?: boolean;
  /** Of an animal: where its head, mouth and back are. */
  readonly landmarks?: Landmarks;
  /** Of somebody: where his head, lap and hands are. */
  readonly places?: FigurePlaces;
  /** Of somebody at work: how he holds himself for how high that is. */
  readonly reach?: Reach;
  /** Told to be large. */
  readonly isLarge?: boolean;
  /** Of a thing with a face: what is worn there. */
  readonly head?: Landmarks['head'];
  /** One upon the other. */
  readonly isStacked?: boolean;
  readonly isCrowd?: boolean;
  /** In the air, where it would stand. */
  readonly isFloating?: boolean;
  /** Its picture is a thing seen from above, whichever way it is turned. */
  readonly isRound?: boolean;
};

/** In one picture a thing four times as large is shown three times as large. */
const sizePower = 0.8;
/** Heights of several of a kind, in turn. */
const heights = [0.97, 1.12, 0.86, 1.04, 0.92, 1.08, 0.9];
/** Of people, who differ less. */
const statures = [0.99, 1.06, 0.95, 1.02, 0.97, 1.04, 0.94];
const tilts = [0, 2.5, -2.5, 1.5, -2, 3, -1.5];
/** Between neighbours, as a share of their width. */
export const gap = 0.1;
const mostInRow = 5;
const mostOnCake = 9;
const mostPushing = 6;
/** Of those before them, of whom they stand a step away. */
const behindOthers = 1.06;

/** As many as were asked for, side by side; the many in two rows. */
export function rowOf(player: Player, thing: number): Cluster {
  const { id, looks, name, size, pose, isPerson } = player;
  const side = size ** sizePower;
  if (player.isStacked) return stackOf(player, thing);
  if (player.isCrowd) return crowdOf(player, thing, side * standingHigh);
  const isClose = !isPerson && size <= largestClose;
  // On a cake they stand close.
  if (
    looks.length > (id === 'cake-candle' ? mostOnCake : pose === 'scrum' ? mostPushing : mostInRow)
  ) {
    const half = Math.ceil(looks.length / 2);
    const inRow = { name, thing, isClose, isPerson };
    const backRow = row(looks.slice(half), { ...inRow, side: side * 0.86, from: half });
    const frontRow = row(looks.slice(0, half), { ...inRow, side, from: 0 });
    const high = -frontRow.top;
    // People stand close behind each other, in the gaps; things one row above the other.
    const up = isPerson ? { y: -high * 0.2, scale: behindOthers } : { y: -high * 0.62 };
    return joinClusters(moved(backRow, up, { stands: false }), frontRow);
  }
  const set = row(looks, {
    ...{ name, thing, side, from: 0, isClose, isPerson },
    apart: apartOf(pose),
    isPair: !isPerson && (isAnimal(id) || packedOf(id)?.group === 1),
    isMoving: player.isMoving ?? false,
    flips: flipsOf(player),
  });
  return player.places ? onBody(set, player.places) : set;
}

/** Whatever is held at a side: a body stands where it is set. */
function onBody(one: Cluster, { middle }: FigurePlaces): Cluster {
  const isFlipped = one.items[0]?.isFlipped ?? false;
  const aside = (isFlipped ? -1 : 1) * (0.5 - middle.x) * (one.right - one.left);
  return moved(one, { x: aside });
}

/** Null where nobody said where they look, or where they look at us. */
const flipsOf = ({ sides, looksTo }: Player): readonly boolean[] | null =>
  sides && looksTo ? sides.map((side) => side !== looksTo) : null;

/** The lowest first; every other one a little aside. */
function stackOf({ looks, name, size }: Player, thing: number): Cluster {
  const side = size ** sizePower;
  let base = 0;
  const items = looks.map(({ drawing, fills }, look): Item => {
    const height = side / Math.sqrt(aspectOf(drawing));
    const item = {
      ...{ name, thing, look, drawing, fills, height, base, isFlipped: false },
      ...{ x: side * 0.03 * (look % 2 === 1 ? 1 : -1), tilt: tilts[look % tilts.length]! / 2 },
      stands: look === 0,
    };
    base -= height * stackedHigh;
    return item;
  });
  return clusterOf(items);
}

/** Of one's height: how much higher the next one lies. */
const stackedHigh = 0.93;

/** Of a person's height: several so small stand close, every other a step nearer. */
const largestClose = 0.9;
const close = { gap: -0.05, step: 0.05 } as const;

type InRow = {
  readonly name: string;
  readonly thing: number;
  readonly side: number;
  readonly from: number;
  readonly isClose: boolean;
  /** Between two who touch each other, as a share of their width. */
  readonly apart?: number | null;
  readonly isPerson?: boolean | undefined;
  /** Of beings: two have to do with each other. */
  readonly isPair?: boolean;
  readonly isMoving?: boolean;
  readonly flips?: readonly boolean[] | null;
};

/** How high who stands is, for a side of one; and in a figure's own units. */
const standingHigh = 1.55;
const figureHigh = 166;

/** Who holds another in his arms stands partly before him; hands that are held meet. */
const embrace = -0.6;
const clasped = -0.09;
const pushing = -0.52;
function apartOf(pose: PoseName | null | undefined): number | null {
  if (pose === 'clasp') return clasped;
  if (pose === 'scrum') return pushing;
  return pose === 'hug' || pose === 'kiss' ? embrace : null;
}

/** Two look at each other, as most of ours look left; of more every other one looks right. Who runs runs with the others. */
const isTurned = (
  index: number,
  count: number,
  { isPair = false, isMoving = false }: Pick<InRow, 'isPair' | 'isMoving'>,
): boolean => count > 1 && !isMoving && (isPair && count === 2 ? index === 0 : index % 2 === 1);

function row(
  looks: Player['looks'],
  { name, thing, side, from, isClose, apart, isPerson, isPair, isMoving, flips }: InRow,
): Cluster {
  let x = 0;
  const items: Item[] = [];
  for (const [index, { drawing, fills }] of looks.entries()) {
    const isOne = looks.length === 1;
    // What people hold makes them wider and no smaller.
    const tall = isPerson
      ? (side * standingHigh * (drawing.box.bottom - drawing.box.top)) / figureHigh
      : side / Math.sqrt(aspectOf(drawing));
    const tallness = isPerson ? statures : heights;
    const height = tall * (isOne ? 1 : tallness[index % tallness.length]!);
    const width = height * aspectOf(drawing);
    const isNear = isClose && index % 2 === 1;
    if (index > 0) x += width * (apart ?? (isClose ? close.gap : gap));
    items.push({
      ...{ name, thing, look: from + index, drawing, fills },
      ...{ height, x: x + width / 2, base: isNear ? side * close.step : 0, stands: true },
      ...{
        isFlipped: flips?.[index] ?? isTurned(index, looks.length, { isPair, isMoving }),
        tilt: isOne ? 0 : tilts[index % tilts.length]!,
      },
    });
    x += width;
  }
  // Who is nearer is drawn later.
  const deep = items.toSorted((a, b) => a.base - b.base);
  return moved(clusterOf(deep), { x: -x / 2 });
}
