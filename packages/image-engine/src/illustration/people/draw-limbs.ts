import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import { clothOf, isFormal, isSkirted } from './cloth.ts';
import type { Costume } from './costume.ts';
import type { Look } from './looks.ts';
import { between } from './move-shapes.ts';
import { line, part } from './parts.ts';
import type { Point, Pose } from './poses.ts';
import { darker, mixed } from './tints.ts';

/** Sleeve, cuff, forearm and hand. */
export function arm(
  look: Look,
  { elbows, hands, lean, fingers }: Pose,
  side: number,
  isSport: boolean,
): Shape[] {
  const { clothes, skin, person } = look;
  const [elbow, hand] = [elbows[side]!, hands[side]!];
  const slim = person.sex === 'woman' ? 0.86 : 1;
  const shoulder: Point = [50 + lean + (side * 2 - 1) * (person.sex === 'woman' ? 13.5 : 15.5), 53];
  const sleeve = darker(clothes, side === 0 ? 0.84 : 0.96);
  const cuff = between(elbow, hand, 0.62);
  if (isSport || look.cut === 'shirt') {
    // Bare below the elbow.
    const end = between(shoulder, elbow, 0.72);
    return [
      part(
        skin,
        line(shoulder, elbow, 10.5 * slim, 9 * slim),
        line(elbow, hand, 9 * slim, 6.8 * slim),
        ...palm(hand, side === 1 ? fingersOf(elbow, hand, fingers) : null),
      ),
      ...clothOf(look, sleeve, line(shoulder, end, 13.5 * slim, 12.6 * slim)),
      part(
        darker(sleeve, 0.86),
        line(between(shoulder, elbow, 0.68), end, 12.8 * slim, 12.6 * slim),
      ),
    ];
  }
  return [
    part(
      skin,
      line(cuff, hand, 7.6 * slim, 6.6 * slim),
      ...palm(hand, side === 1 ? fingersOf(elbow, hand, fingers) : null),
    ),
    ...clothOf(look, sleeve, line(shoulder, elbow, 13.5 * slim, 11 * slim)),
    ...clothOf(look, sleeve, line(elbow, cuff, 11 * slim, 9.4 * slim)),
    part(darker(sleeve, 0.86), line(between(elbow, hand, 0.56), cuff, 9.8 * slim, 9.6 * slim)),
  ];
}

/** A hand and its thumb, which points to the chest, or what its fingers say. */
const palm = ([x, y]: Point, fingers: readonly string[] | null): string[] => [
  `o ${x} ${y} 4.7 5.1`,
  ...(fingers ?? [`k ${x} ${y - 0.6} ${x + (x < 50 ? 4.4 : -4.4)} ${y - 2.6} 3.4 2.6`]),
];

function fingersOf(
  elbow: Point,
  [x, y]: Point,
  fingers: Pose['fingers'],
): readonly string[] | null {
  if (!fingers) return null;
  if (fingers === 'thumb') return [`k ${x - 1.4} ${y - 2} ${x - 1.4} ${y - 10} 3.8 3.2`];
  const toward = Math.atan2(y - elbow[1], x - elbow[0]);
  const finger = (turn: number, long: number) => {
    const at = toward + turn;
    return `k ${x} ${y} ${x + Math.cos(at) * long} ${y + Math.sin(at) * long} 3.2 2.4`;
  };
  if (fingers === 'one') return [finger(0, 12)];
  if (fingers === 'two') return [finger(-0.26, 12), finger(0.26, 12)];
  return [...[-0.5, -0.17, 0.17, 0.5].map((turn) => finger(turn, 9.6)), finger(-1.3, 7.4)];
}

export function legs(
  look: Look,
  pose: Pose,
  { costume, isSport, isOnSeat }: { costume: Costume | null; isSport: boolean; isOnSeat: boolean },
): Shape[] {
  const { clothes, skin, person } = look;
  const drop = (pose.drop ?? 0) + (pose.sink ?? 0);
  const told = person.trousers ? toldColours[person.trousers] : null;
  const isBare = isSkirted(look) || person.legwear === 'shorts' || person.legwear === 'skirt';
  const usual =
    look.cut === 'dungarees' ? '#3f5f9a' : isFormal(look) ? clothes : trousersFor(clothes);
  const fill = isBare ? skin : (told ?? costume?.legs ?? usual);
  const slim = person.sex === 'woman' ? 0.9 : 1;
  const leg = (side: 0 | 1, colour: string): Shape[] => {
    const hip: Point = [50 + (side * 2 - 1) * 7, 95 + drop];
    if (isSport)
      return [
        part(
          skin,
          line(hip, pose.knees[side], 14 * slim, 11.5 * slim),
          line(pose.knees[side], pose.feet[side], 11.5 * slim, 8.4 * slim),
        ),
        part(
          '#f4f1ea',
          line(
            between(pose.knees[side], pose.feet[side], 0.72),
            pose.feet[side],
            9.4 * slim,
            8.8 * slim,
          ),
        ),
        part(colour, line(hip, between(hip, pose.knees[side], 0.74), 18 * slim, 17 * slim)),
      ];
    return [
      part(
        isOnSeat ? darker(colour, 0.8) : colour,
        ...(isOnSeat ? [] : [line(hip, pose.knees[side], 17 * slim, 13.5 * slim)]),
        line(pose.knees[side], pose.feet[side], 13.5 * slim, 10 * slim),
      ),
      // Thighs come toward the eye: short, and lighter than the shins below them.
      ...(isOnSeat
        ? [part(colour, line([hip[0], hip[1] + 3], pose.knees[side], 19 * slim, 17.5 * slim))]
        : []),
    ];
  };
  return [
    ...shoe(pose, 0),
    ...leg(0, darker(fill, 0.86)),
    ...boot(look, pose, 0),
    ...shoe(pose, 1),
    ...leg(1, fill),
    ...boot(look, pose, 1),
    ...hipsOf(look, pose, { fill: isBare ? (told ?? usual) : fill, isOnSeat }),
  ];
}

/** The hips, and what ends above the feet: a skirt, shorts. */
function hipsOf(
  look: Look,
  { knees, drop: low = 0, sink = 0 }: Pose,
  { fill, isOnSeat }: { fill: string; isOnSeat: boolean },
): Shape[] {
  const { legwear } = look.person;
  const drop = low + sink;
  const hips = part(darker(fill, 0.94), `r 35 ${90 + drop} 30 12 4`);
  if (legwear === 'shorts')
    return [
      hips,
      ...([0, 1] as const).map((side) => {
        const hip: Point = [50 + (side * 2 - 1) * 7, 95 + drop];
        return part(
          darker(fill, 0.9 + side * 0.1),
          line(hip, between(hip, knees[side], 0.7), 18, 17),
        );
      }),
    ];
  if (legwear !== 'skirt') return [hips];
  return isOnSeat
    ? [
        part(
          fill,
          `M35 ${90 + drop} L65 ${90 + drop} C72 96 77 104 78 114 C60 118 40 118 22 114 C23 104 28 96 35 ${90 + drop}Z`,
        ),
      ]
    : [
        part(
          fill,
          `M35.6 ${88 + drop} L64.4 ${88 + drop} C68 100 73 112 76 ${124 + drop} C60 ${129 + drop} 40 ${129 + drop} 24 ${124 + drop} C27 112 32 100 35.6 ${88 + drop}Z`,
        ),
        part(
          darker(fill, 0.88),
          `M46 94 L48 94 L45 ${126 + drop} L40 ${125.6 + drop}Z`,
          `M56 94 L58 94 L64 ${125 + drop} L58 ${126 + drop}Z`,
        ),
      ];
}

/** Over the shin and the shoe. */
function boot({ person }: Look, { knees, feet }: Pose, side: 0 | 1): Shape[] {
  if (!person.boots) return [];
  const colour = darker(toldColours[person.boots], side === 0 ? 0.88 : 1);
  const [knee, foot] = [knees[side], feet[side]];
  const toe = side === 0 ? -1 : 1;
  return [
    part(
      colour,
      line(between(knee, foot, 0.45), foot, 14.5, 12.5),
      `o ${foot[0] + 5 * toe} ${foot[1] + 1} 10 5.4`,
    ),
  ];
}

/** Turned as the shin is. */
function shoe({ knees, feet }: Pose, side: 0 | 1): Shape[] {
  const [[kx, ky], [x, y]] = [knees[side], feet[side]];
  const turn = Math.max(-1.2, Math.min(1.2, Math.atan2(x - kx, y - ky)));
  const [c, s] = [Math.cos(-turn), Math.sin(-turn)];
  const at = (dx: number, dy: number) => `${x + c * dx - s * dy} ${y + s * dx + c * dy}`;
  const toe = side === 0 ? -1 : 1;
  return [
    part(
      '#33303c',
      `M${at(-6 * toe, 5)} C${at(-7 * toe, -4)} ${at(2 * toe, -6)} ${at(6 * toe, -2)} C${at(13 * toe, -1)} ${at(14 * toe, 3)} ${at(13 * toe, 5)}Z`,
    ),
    part(
      '#e9e4da',
      `M${at(-6.4 * toe, 3.6)} L${at(13.6 * toe, 3.6)} L${at(13 * toe, 6)} L${at(-6 * toe, 6)}Z`,
    ),
  ];
}

const trousersFor = (clothes: string) => mixed(darker(clothes, 0.3), '#3d4a68', 0.65);
