import { type Drawing, drawingOf, type Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { growthOf } from './ages.ts';
import { figureLayers } from './draw-figure.ts';
import { trousersFor } from './draw-limbs.ts';
import { chin } from './grow.ts';
import type { Point } from './joints.ts';
import type { Look } from './looks.ts';
import { mapped } from './move-shapes.ts';
import { part } from './parts.ts';
import type { PoseName } from './poses.ts';
import { darker } from './tints.ts';

/** Where one who is carried is: in the arms, on the shoulders, on the back or on the lap of the first. */
export type Carried = 'carry' | 'shoulders' | 'piggyback' | 'onLap';

type Seat = {
  readonly bearer: PoseName;
  readonly child: PoseName;
  /** Where the hips of who is carried are on who carries, in a figure's units. */
  readonly hips: Point;
  readonly scale: number;
};

const seats: Readonly<Record<Carried, Seat>> = {
  carry: { bearer: 'bear', child: 'held', hips: [53, 97], scale: 0.74 },
  shoulders: { bearer: 'shoulders', child: 'astride', hips: [50, 20], scale: 0.92 },
  piggyback: { bearer: 'piggyback', child: 'astride', hips: [64, 78], scale: 0.78 },
  onLap: { bearer: 'onLap', child: 'sit', hips: [50, 100], scale: 0.68 },
};
/** Of who is seen from behind: on the shoulders it hides the head, in the arms it looks over a shoulder. */
const hipsFromBehind: Partial<Record<Carried, Point>> = { shoulders: [50, 38], carry: [68, 74] };
/** In a figure's units before it is grown. */
const hipHigh = 97;

/** The first carries the second; both are one drawing. */
export function drawCarried([bearer, child]: readonly [Look, Look], kind: Carried): Drawing {
  const { isTurned = false } = bearer.person;
  const seat = seats[kind];
  const layers = figureLayers(bearer, seat.bearer);
  const isHeld = kind === 'carry' || kind === 'onLap';
  const turned = { ...child, person: { ...child.person, isTurned: isTurned && !isHeld } };
  const { scale } = seat;
  const hips = (isTurned && hipsFromBehind[kind]) || seat.hips;
  const own = figureLayers(turned, seat.child);
  const set = (shapes: readonly Shape[]) => shapes.map((one) => onto(one, child, { hips, scale }));
  const [behind, body, arm] = [set(own.behind), set(own.body), set(own.nearArm)];
  const whole = [...behind, ...body, ...arm];
  const carrier = [...layers.behind, ...layers.body];
  if (isHeld && isTurned) return drawingOf([...layers.nearArm, ...whole, ...carrier]);
  if (isHeld) return drawingOf([...carrier, ...whole, ...layers.nearArm]);
  // Seen from behind whoever is on the back is before it.
  if (isTurned) return drawingOf([...layers.behind, ...layers.nearArm, ...layers.body, ...whole]);
  const before = kind === 'shoulders' ? legsOver(child) : heldAbout(child);
  return drawingOf([...whole, ...carrier, ...before, ...layers.nearArm]);
}

function onto(
  shape: Shape,
  { person }: Look,
  { hips, scale }: { readonly hips: Point; readonly scale: number },
): Shape {
  const [, high] = growthOf(person).body;
  const own = chin + (hipHigh - chin) * high;
  return mapped(shape, (x, y) => [hips[0] + (x - 50) * scale, hips[1] + (y - own) * scale]);
}

const trousersOf = ({ person, clothes, skin }: Look): string =>
  person.trousers
    ? toldColours[person.trousers]
    : person.clothes === 'dress' || person.legwear
      ? skin
      : trousersFor(clothes);

/** Down the chest of who carries, shoes at the end. */
function legsOver(child: Look): Shape[] {
  const fill = trousersOf(child);
  return [
    part(fill, 'k 39 40 38 61 10 8.6'),
    part(darker(fill, 0.92), 'k 61 40 62 61 10 8.6'),
    part('#33303c', 'M33 59 L43 59 L43 69 C39 72 33 71 31 69Z'),
    part('#33303c', 'M67 59 L57 59 L57 69 C61 72 67 71 69 69Z'),
  ];
}

/** About the neck and the hips; of a baby the cloth that binds it. */
function heldAbout(child: Look): Shape[] {
  const { clothes, skin, person } = child;
  if (person.age === 'baby') {
    const cloth = person.trousers ? toldColours[person.trousers] : '#e0a23c';
    return [
      part(cloth, 'M31 62 L69 58 L68 84 L34 86Z'),
      part(darker(cloth, 0.86), 'p 32 70 69 66 69 69 32 73', 'p 33 78 68 75 68 78 33 81'),
      part(darker(cloth, 0.78), 'o 47 72 5.4 4.6', 'k 47 74 43 86 4 2.4', 'k 48 74 52 87 4 2.4'),
    ];
  }
  const fill = trousersOf(child);
  return [
    part(clothes, 'k 68 50 56 62 8.6 7', 'k 33 50 44 62 8.6 7'),
    part(skin, 'o 53 64 4 4', 'o 47 64 4 4'),
    part(fill, 'k 34 84 24 97 11 9', 'k 66 84 76 97 11 9'),
    part(darker(fill, 0.9), 'k 24 97 25 112 8.6 6.6', 'k 76 97 75 112 8.6 6.6'),
    part('#33303c', 'o 23 114 6.4 4', 'o 77 114 6.4 4'),
  ];
}
