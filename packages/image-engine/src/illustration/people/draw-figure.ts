import { areaOf, type Drawing, drawingOf, type Shape } from '../drawings/drawing.ts';
import { readShape } from '../drawings/shapes.ts';
import { darker, mixed } from './draw-portrait.ts';
import type { Look } from './looks.ts';
import { type Point, type Pose, type PoseName, poses } from './poses.ts';

/** A whole person: fine when small; portraits show faces. */
export function drawFigure(look: Look, poseName: PoseName): Drawing {
  const pose: Pose = poses[poseName];
  const { skin, clothes, person } = look;
  const isSkirt =
    person.clothes === 'dress' ||
    person.clothes === 'kimono' ||
    (person.clothes === 'wedding' && person.sex === 'woman');
  const legs = isSkirt ? skin : isFormal(look) ? clothes : trousersFor(clothes);
  const hip = (side: number): Point => [50 + side * 7, 94];
  const shoulder = (side: number): Point => [50 + pose.lean + side * 16, 52];
  const limb = (
    fill: string,
    a: Point,
    b: Point,
    c: Point,
    widths: readonly [number, number, number],
  ) => part(fill, line(a, b, widths[0], widths[1]), line(b, c, widths[1], widths[2]));
  const shoes = pose.feet.map(
    ([x, y]) =>
      `M${x - 6} ${y + 4} C${x - 6} ${y - 4} ${x + 2} ${y - 5} ${x + 6} ${y - 1} C${x + 12} ${y} ${x + 13} ${y + 4} ${x + 12} ${y + 4}Z`,
  );
  const [farArm, nearArm] = [0, 1].map((side) => [
    limb(
      darker(clothes, side === 0 ? 0.85 : 1),
      shoulder(side * 2 - 1),
      pose.elbows[side]!,
      between(pose.elbows[side]!, pose.hands[side]!, 0.6),
      [13, 11, 9],
    ),
    part(
      skin,
      line(between(pose.elbows[side]!, pose.hands[side]!, 0.55), pose.hands[side]!, 8, 7.5),
      `o ${pose.hands[side]![0]} ${pose.hands[side]![1]} 5 5`,
    ),
  ]);
  const torso = `M${33 + pose.lean} 50 C${36 + pose.lean} 44 ${64 + pose.lean} 44 ${67 + pose.lean} 50 L64 98 L36 98Z`;
  return drawingOf([
    ...hairBehind(look, pose.lean),
    ...farArm!,
    limb(darker(legs, 0.88), hip(-1), pose.knees[0], pose.feet[0], [17, 13, 9]),
    limb(legs, hip(1), pose.knees[1], pose.feet[1], [17, 13, 9]),
    part('#33303c', ...shoes),
    part(clothes, torso),
    ...(isSkirt ? [part(clothes, skirtOf(person, poseName))] : []),
    ...shirtOf(look, pose.lean),
    part(look.skinShade, `r ${45 + pose.lean} 38 10 12 4`),
    ...nearArm!,
    ...(poseName === 'box' ? pose.hands.map(([x, y]) => part('#c8372f', `o ${x} ${y} 10 10`)) : []),
    ...sportOf(poseName, pose),
    ...(isVeiled(look) ? [part('#f4f1ea', veil)] : []),
    ...head(look, pose.lean),
  ]);
}

function skirtOf({ clothes }: Look['person'], pose: PoseName): string {
  if (pose === 'sit')
    return 'M36 84 L64 84 C70 92 73 100 74 110 C60 114 40 114 26 110 C27 100 30 92 36 84Z';
  if (clothes === 'wedding')
    return 'M36 84 L64 84 C72 108 80 136 86 158 C64 164 36 164 14 158 C20 136 28 108 36 84Z';
  return 'M36 84 L64 84 C70 100 74 116 76 128 C60 134 40 134 24 128 C26 116 30 100 36 84Z';
}

/** A ball at the foot, a racket in the hand, a tutu round the hips. */
function sportOf(pose: PoseName, { hands, feet }: Pose): Shape[] {
  const [x, y] = hands[1];
  const [fx, fy] = feet[1];
  if (pose === 'kick')
    return [
      part('#f6f3ec', `o ${fx + 21} ${fy + 4} 11 11`),
      part(
        '#2f2b36',
        `o ${fx + 21} ${fy + 4} 3.6 3.6`,
        `o ${fx + 13} ${fy - 1} 2.4 3`,
        `o ${fx + 29} ${fy} 2.4 3`,
        `o ${fx + 17} ${fy + 12} 3 2.2`,
        `o ${fx + 26} ${fy + 12} 3 2.2`,
      ),
    ];
  if (pose === 'swing')
    return [
      part('#6e4a33', line([x, y], [x + 8, y - 14], 4, 3)),
      part('#c8372f', `o ${x + 15} ${y - 27} 11 15 30`),
      part('#f1eee6', `o ${x + 15} ${y - 27} 8.4 12.4 30`),
      part('#d9e04f', `o ${x + 40} ${y - 34} 5 5`),
    ];
  if (pose !== 'ballet') return [];
  return [
    part('#f3b6c4', 'M40 84 L60 84 C74 86 92 94 100 102 C84 108 16 108 0 102 C8 94 26 86 40 84Z'),
    part('#f8d3da', 'M42 84 L58 84 C68 86 80 91 86 96 C74 100 26 100 14 96 C20 91 32 86 42 84Z'),
  ];
}

const isFormal = ({ person }: Look) =>
  person.clothes === 'suit' || (person.clothes === 'wedding' && person.sex === 'man');
const isVeiled = ({ person }: Look) => person.clothes === 'wedding' && person.sex === 'woman';
const veil =
  'M36 6 C26 30 20 70 18 104 L34 100 C36 60 40 30 50 14 C60 30 64 60 66 100 L82 104 C80 70 74 30 64 6Z';

/** Shirt and tie under a jacket, the crossed edges of a kimono with its belt. */
function shirtOf(look: Look, lean: number): Shape[] {
  const x = 50 + lean;
  if (isFormal(look))
    return [
      part('#f7f3ea', `p ${x - 8} 47 ${x + 8} 47 ${x} 74`),
      part('#b5433a', `p ${x - 2} 50 ${x + 2} 50 ${x + 2.6} 66 ${x} 71 ${x - 2.6} 66`),
    ];
  if (look.person.clothes !== 'kimono') return [];
  return [
    part(
      '#f7f3ea',
      `p ${x - 8} 46 ${x - 4} 46 ${x + 8} 70 ${x + 4} 74`,
      `p ${x + 8} 46 ${x + 4} 46 ${x - 8} 70 ${x - 4} 74`,
    ),
    part('#c94f3a', `r ${x - 15} 74 30 13 2`),
  ];
}

function hairBehind({ hair, hairCut }: Look, lean: number): Shape[] {
  const x = 50 + lean * 1.3;
  return hairCut === 'long'
    ? [
        part(
          hair,
          `M${x - 16} 20 C${x - 18} 40 ${x - 20} 52 ${x - 16} 58 L${x + 16} 58 C${x + 20} 52 ${x + 18} 40 ${x + 16} 20Z`,
        ),
      ]
    : hairCut === 'curly'
      ? [part(hair, `o ${x} 18 20 19`)]
      : hairCut === 'bob'
        ? [part(hair, `r ${x - 17} 14 34 30 10`)]
        : hairCut === 'bun'
          ? [part(hair, `o ${x} 0 8 7`)]
          : [];
}

function head({ skin, hair, hairCut, person }: Look, lean: number): Shape[] {
  const x = 50 + lean * 1.3;
  const cap =
    hairCut === 'bald'
      ? []
      : [
          part(
            hair,
            `M${x - 16} 26 C${x - 20} -4 ${x + 20} -4 ${x + 16} 26 C${x + 13} 18 ${x + 8} 13 ${x} 13 C${x - 8} 13 ${x - 13} 18 ${x - 16} 26Z`,
          ),
        ];
  const beard = person.hasBeard
    ? [
        part(
          hair,
          `M${x - 14} 26 C${x - 14} 46 ${x + 14} 46 ${x + 14} 26 C${x + 8} 32 ${x - 8} 32 ${x - 14} 26Z`,
        ),
      ]
    : [];
  return [
    part(skin, `o ${x} 23 14.5 17`),
    ...beard,
    part('#33262c', `o ${x - 5} 23 1.6 2`, `o ${x + 5} 23 1.6 2`),
    ...(person.glasses ? glassesAt(x, person.glasses === 'dark') : []),
    part('#b8564f', `M${x - 4.5} 31 Q${x} 35.5 ${x + 4.5} 31 Q${x} 33 ${x - 4.5} 31Z`),
    ...cap,
    ...(person.hasHat
      ? [
          part('#b98a4e', `M${x - 13} 12 C${x - 13} -10 ${x + 13} -10 ${x + 13} 12Z`),
          part('#9a6b3a', `o ${x} 12 25 4.6`),
        ]
      : []),
  ];
}

function glassesAt(x: number, isDark: boolean): Shape[] {
  const frames = [`o ${x - 5.4} 23 4.6 4.2`, `o ${x + 5.4} 23 4.6 4.2`];
  const bridge = part('#33262c', `r ${x - 2} 22 4 1.4`);
  if (isDark) return [part('#2b2a33', ...frames), bridge];
  const rims = [
    part('#33262c', frames[0]!, `o ${x - 5.4} 23 3.6 3.2`),
    part('#33262c', frames[1]!, `o ${x + 5.4} 23 3.6 3.2`),
  ];
  return [...rims.map((rim) => ({ ...rim, isEvenOdd: true })), bridge];
}

function part(fill: string, ...texts: string[]): Shape {
  const contours = texts.flatMap((text) => readShape(text));
  return { contours, fill, area: areaOf(contours), isFixed: true };
}

const line = (a: Point, b: Point, from: number, to: number) =>
  `k ${a[0]} ${a[1]} ${b[0]} ${b[1]} ${from} ${to}`;
const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const trousersFor = (clothes: string) => mixed(darker(clothes, 0.3), '#3d4a68', 0.65);
