import type { ColourName } from '../../scene/scene-description.ts';
import { darker } from '../people/tints.ts';
import type { Contour } from '../picture/parse-path.ts';
import { drawBeastHead } from './beast-head.ts';
import { limb, limbsOf } from './beast-limbs.ts';
import { mane, trunkMarks, wings } from './beast-marks.ts';
import type { BeastFace } from './beast-places.ts';
import { type BeastPosture, stances } from './beast-postures.ts';
import { away, isDown, onTrunk, type Skeleton, shapeOf, skeletonOf } from './beast-skeleton.ts';
import { tailOf } from './beast-tails.ts';
import { type Beast, beastOf, kinOf } from './beasts.ts';
import { type ToldBody, withBody } from './body-parts.ts';
import { coated } from './coats.ts';
import { type Drawing, drawingOf, type Shape } from './drawing.ts';
import { ellipse } from './shapes.ts';
import { type Knot, tube } from './tube.ts';

export type Coat = {
  readonly colour: ColourName | null;
  readonly otherColour?: ColourName | null;
  /** Of what is of another colour than the rest. */
  readonly parts?: ToldBody;
};

/** In the coat that is told; young ones have a larger head on shorter legs. */
export function beastNamed(id: string, isYoung: boolean, coat: Coat | null = null): Beast | null {
  const usual = beastOf(kinOf(id));
  const colour = coat?.colour ?? (id === 'black-cat' ? 'black' : null);
  const whole = usual && colour ? coated(usual, colour, coat?.otherColour ?? null) : usual;
  if (!whole) return null;
  const beast = coat?.parts ? withBody(whole, coat.parts) : whole;
  if (!isYoung && !/^(kitten|puppy)$/.test(id)) return beast;
  const [radius, muzzle, tip] = beast.head;
  const { horns, ...plain } = beast;
  return {
    ...(horns === 'antlers' || horns === 'shovels' || horns === 'long' ? plain : beast),
    head: [radius * 1.28, muzzle * 0.82, tip],
    legs: [beast.legs[0] * 0.86, beast.legs[1], beast.legs[2] * 1.08],
    neck: [beast.neck[0] * 0.86, beast.neck[1] + 4, beast.neck[2] * 0.94, beast.neck[3]],
    long: beast.long * 0.84,
    ...(beast.mane === 'lion' ? { mane: 'forelock' } : {}),
  };
}

/** Whether it is known how it stands. */
export const isBeast = (id: string): boolean => beastOf(kinOf(id)) !== null;

/** A griffin, a winged horse. */
export const isWinged = (id: string): boolean => beastOf(kinOf(id))?.wings !== undefined;

/** On four legs, from the side, to the left; null for what has none. */
export function drawBeast(
  id: string,
  posture: BeastPosture,
  {
    face,
    isYoung = false,
    coat: told = null,
  }: { readonly face: BeastFace; readonly isYoung?: boolean; readonly coat?: Coat | null },
): Drawing | null {
  const beast = beastNamed(id, isYoung, told);
  if (!beast) return null;
  const stance = stances[posture];
  const bones = skeletonOf(beast, stance, posture);
  const coat = (...contours: readonly Contour[]) => shapeOf(beast.coat, contours, true);
  const far = darker(beast.coat, 0.84);
  const isOnGround = isDown(posture);
  const [farFore, nearFore, farHind, nearHind] = limbsOf(beast, stance, bones, posture);
  const isFlying = beast.wings !== undefined;
  return asLaid(posture, beast, [
    ...(isFlying ? wings(beast, bones, 0.82) : []),
    ...tailOf(beast, bones, posture),
    ...limb(beast, farFore!, far),
    ...limb(beast, farHind!, far),
    ...udderOf(beast, bones, posture),
    coat(
      trunkOf(beast, bones),
      neckOf(beast, bones),
      ...(isOnGround ? [haunch(beast, bones)] : []),
    ),
    ...humpsOf(beast, bones),
    ...woolOf(beast, bones),
    ...belly(beast, bones, posture),
    ...trunkMarks(beast, bones),
    ...limb(beast, nearHind!, beast.coat, isOnGround ? haunch(beast, bones) : null),
    ...limb(beast, nearFore!, beast.coat),
    ...mane(beast, bones),
    ...drawBeastHead(beast, bones.head, stance.head, face),
    ...(isFlying ? wings(beast, bones, 1) : []),
  ]);
}

/** Whoever swims is seen above the water alone, whoever rolls has the legs up. */
function asLaid(posture: BeastPosture, { trunk, legs }: Beast, shapes: readonly Shape[]): Drawing {
  const line = -legs[0] + trunk[1] * 0.3;
  const moved = (one: Shape, to: (y: number) => number): Shape => ({
    ...one,
    contours: one.contours.map((line) => line.map((at, i) => (i % 2 ? to(at) : at))),
  });
  if (posture === 'roll') return drawingOf(shapes.map((one) => moved(one, (y) => -y)));
  if (posture !== 'swim') return drawingOf(shapes);
  const isSeen = ({ contours }: Shape) => contours.some((c) => c.some((y, i) => i % 2 && y < line));
  const seen = shapes.filter(isSeen).map((one) => moved(one, (y) => Math.min(y, line)));
  const { left, right } = drawingOf(seen).box;
  const wide = right - left;
  const ripple = (from: number, to: number, down: number) =>
    tube(
      [left + wide * from, line + down, 0.6],
      [left + (wide * (from + to)) / 2, line + down + 1, 1.4],
      [left + wide * to, line + down, 0.6],
    );
  return drawingOf([
    ...seen,
    { ...shapeOf('#e4f2f6', [ripple(-0.1, 0.72, 0), ripple(0.2, 1.1, 3.4)]), isFixed: true },
  ]);
}

function trunkOf(beast: Beast, bones: Skeleton): Contour {
  const [chest, waist, rump] = beast.trunk;
  const { shoulder, hip } = bones;
  const [x, y] = onTrunk(beast, bones, 0.5, (beast.hump ?? 0) / waist - 0.04);
  const top = (beast.hump ?? 0) * 0.8;
  return tube([hip[0], hip[1], rump], [x, y, waist], [shoulder[0], shoulder[1] - top, chest]);
}

function neckOf(beast: Beast, { shoulder, head, pitch }: Skeleton): Contour {
  const [, , root, top] = beast.neck;
  const from = away(shoulder, pitch + 90, (beast.trunk[0] - root) * 0.9);
  const mid: Knot = [
    from[0] + (head[0] - from[0]) * 0.55,
    from[1] + (head[1] - from[1]) * 0.55,
    top + (root - top) * 0.22,
  ];
  return tube([from[0], from[1], root], mid, [head[0], head[1], top]);
}

/** The thigh of who sits or lies. */
function haunch(beast: Beast, { hip }: Skeleton): Contour {
  const r = beast.trunk[2];
  return ellipse(hip[0] - r * 0.28, Math.min(hip[1] + r * 0.22, -r * 0.7), r * 0.92, r * 0.72, -24);
}

/** What is lighter below. */
function belly(beast: Beast, bones: Skeleton, posture: BeastPosture): Shape[] {
  if (beast.light === beast.coat || beast.marks === 'patches') return [];
  const at = (along: number, up: number, radius: number): Knot => [
    ...onTrunk(beast, bones, along, up),
    radius,
  ];
  const [chest, waist] = beast.trunk;
  const isUpright = posture === 'sit' || posture === 'howl';
  if (beast.marks === 'mask' && beast.shin)
    // A panda's shoulders.
    return [shapeOf(beast.shin, [tube(at(0.98, 0.72, chest * 0.27), at(1, -0.55, chest * 0.44))])];
  const under = tube(
    at(isUpright ? 0.5 : 0.12, -0.78, waist * 0.16),
    at(0.62, -0.72, waist * 0.26),
    at(1.04, -0.5, chest * 0.46),
    at(1.16, 0.1, chest * 0.34),
  );
  return beast.foot === 'paw' ? [shapeOf(beast.light, [under])] : [];
}

/** One or two on the back. */
function humpsOf(beast: Beast, bones: Skeleton): Shape[] {
  const [, waist] = beast.trunk;
  const at = beast.humps === 1 ? [0.5] : beast.humps === 2 ? [0.24, 0.74] : [];
  const wide = beast.humps === 1 ? 0.9 : 0.56;
  return at.map((along) =>
    shapeOf(
      beast.coat,
      [
        tube(
          [...onTrunk(beast, bones, along, 0.35), waist * wide],
          [...onTrunk(beast, bones, along, 0.95), waist * wide * 0.84],
          [...onTrunk(beast, bones, along, 1.4), waist * wide * 0.5],
        ),
      ],
      true,
    ),
  );
}

function udderOf(beast: Beast, bones: Skeleton, posture: BeastPosture): Shape[] {
  if (!beast.udder || isDown(posture)) return [];
  const [x, y] = onTrunk(beast, bones, 0.2, -0.92);
  const r = beast.trunk[2];
  return [
    shapeOf(beast.nose ?? beast.light, [
      ellipse(x, y, r * 0.42, r * 0.3),
      tube([x - r * 0.2, y + r * 0.15, r * 0.08], [x - r * 0.22, y + r * 0.42, r * 0.06]),
      tube([x + r * 0.1, y + r * 0.18, r * 0.08], [x + r * 0.1, y + r * 0.44, r * 0.06]),
    ]),
  ];
}

/** In curls along the outline. */
function woolOf(beast: Beast, bones: Skeleton): Shape[] {
  if (!beast.wool) return [];
  const curls: Contour[] = [];
  for (let step = 0; step < 9; step += 1) {
    const along = -0.34 + step * 0.21;
    const edge = 0.86 - 0.42 * Math.abs(along - 0.5) ** 2;
    curls.push(ellipse(...onTrunk(beast, bones, along, edge), 8.4));
    curls.push(ellipse(...onTrunk(beast, bones, along, -edge), 8.4));
  }
  for (const up of [-0.5, 0, 0.5]) {
    curls.push(ellipse(...onTrunk(beast, bones, -0.48, up), 8.4));
    curls.push(ellipse(...onTrunk(beast, bones, 1.46, up), 8.4));
  }
  return [shapeOf(beast.coat, curls, true)];
}
