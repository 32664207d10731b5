import { areaOf, type Drawing, drawingOf, type Shape } from '../drawings/drawing.ts';
import { readShape } from '../drawings/shapes.ts';
import { darker, mixed } from './draw-portrait.ts';
import type { Look } from './looks.ts';

type Point = readonly [x: number, y: number];

/** Joints of a whole figure, 160 high, feet at y = 160. */
type Pose = {
  readonly elbows: readonly [Point, Point];
  readonly hands: readonly [Point, Point];
  readonly knees: readonly [Point, Point];
  readonly feet: readonly [Point, Point];
  readonly lean: number;
};

const poses = {
  stand: {
    elbows: [
      [24, 74],
      [76, 74],
    ],
    hands: [
      [27, 96],
      [73, 96],
    ],
    knees: [
      [43, 122],
      [57, 122],
    ],
    feet: [
      [42, 156],
      [58, 156],
    ],
    lean: 0,
  },
  wave: {
    elbows: [
      [24, 74],
      [80, 50],
    ],
    hands: [
      [28, 95],
      [84, 24],
    ],
    knees: [
      [43, 122],
      [57, 122],
    ],
    feet: [
      [41, 156],
      [59, 156],
    ],
    lean: 0,
  },
  walk: {
    elbows: [
      [28, 74],
      [72, 76],
    ],
    hands: [
      [20, 92],
      [82, 90],
    ],
    knees: [
      [38, 122],
      [62, 120],
    ],
    feet: [
      [26, 152],
      [66, 156],
    ],
    lean: 3,
  },
  kick: {
    elbows: [
      [22, 60],
      [80, 66],
    ],
    hands: [
      [6, 72],
      [92, 52],
    ],
    knees: [
      [42, 122],
      [76, 112],
    ],
    feet: [
      [38, 156],
      [104, 128],
    ],
    lean: -5,
  },
  swing: {
    elbows: [
      [26, 72],
      [84, 48],
    ],
    hands: [
      [16, 90],
      [102, 34],
    ],
    knees: [
      [36, 122],
      [66, 122],
    ],
    feet: [
      [26, 156],
      [78, 154],
    ],
    lean: 4,
  },
  sit: {
    elbows: [
      [30, 76],
      [70, 76],
    ],
    hands: [
      [40, 98],
      [60, 98],
    ],
    knees: [
      [34, 118],
      [66, 118],
    ],
    feet: [
      [36, 156],
      [64, 156],
    ],
    lean: 0,
  },
} as const satisfies Record<string, Pose>;
export type PoseName = keyof typeof poses;

/** A whole person: fine when small; portraits show faces. */
export function drawFigure(look: Look, poseName: PoseName): Drawing {
  const pose: Pose = poses[poseName];
  const { skin, clothes, person } = look;
  const isSkirt = person.clothes === 'dress';
  const legs = isSkirt ? skin : person.clothes === 'suit' ? clothes : trousersFor(clothes);
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
  const skirt = 'M36 84 L64 84 C70 100 74 116 76 128 C60 134 40 134 24 128 C26 116 30 100 36 84Z';
  return drawingOf([
    ...farArm!,
    limb(darker(legs, 0.88), hip(-1), pose.knees[0], pose.feet[0], [17, 13, 9]),
    limb(legs, hip(1), pose.knees[1], pose.feet[1], [17, 13, 9]),
    part('#33303c', ...shoes),
    part(clothes, torso),
    ...(isSkirt ? [part(clothes, skirt)] : []),
    part(look.skinShade, `r ${45 + pose.lean} 38 10 12 4`),
    ...nearArm!,
    ...head(look, pose.lean),
  ]);
}

function head({ skin, hair, hairCut, person }: Look, lean: number): Shape[] {
  const x = 50 + lean * 1.3;
  const back =
    hairCut === 'long'
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
    ...back,
    part(skin, `o ${x} 23 14.5 17`),
    ...beard,
    part('#33262c', `o ${x - 5} 23 1.6 2`, `o ${x + 5} 23 1.6 2`),
    part('#b8564f', `M${x - 4.5} 31 Q${x} 35.5 ${x + 4.5} 31 Q${x} 33 ${x - 4.5} 31Z`),
    ...cap,
  ];
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
