import { areaOf, type Drawing, drawingOf, type Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import type { Costume } from './costume.ts';
import { costumeOf } from './costumes.ts';
import { headOf, scarf } from './draw-portrait.ts';
import { sleeperOf } from './draw-sleeper.ts';
import type { Look } from './looks.ts';
import { line, part, told } from './parts.ts';
import { isSeated, type Point, type Pose, type PoseName, poses } from './poses.ts';
import { gearOf } from './sports-gear.ts';
import { darker, mixed } from './tints.ts';
import { toolsOf } from './tools.ts';
import { gazeOf } from './turn-head.ts';

/** A head's own units in a figure's: a quarter of the figure, so that its face is seen. */
const headScale = 0.6;
const chin = 43;

/** A whole person with the head that a portrait has. */
export function drawFigure(worn: Look, poseName: PoseName): Drawing {
  const look = dressedFor(worn, poseName);
  if (poseName === 'sleep') return sleeperOf(look);
  const pose: Pose = poses[poseName];
  const { lean } = pose;
  const costume = costumeOf(look.person.costume);
  const head = headOf(look, gazeOf(poseName) ?? look.gaze);
  const isSport = isSportive(poseName, look);
  const [farArm, nearArm] = [0, 1].map((side) => arm(look, pose, side, isSport));
  const isTurned = look.person.isTurned ?? false;
  const upright = (shapes: readonly Shape[]) => shapes.map((one) => shifted(one, lean * 0.5));
  const grown = (shapes: readonly Shape[]) => asGrown(shapes, look.person.age);
  const ofHead = (shapes: readonly Shape[]) => shapes.map((one) => onNeck(one, lean));
  const shapes = [
    ...grown(upright(told(costume?.behind))),
    ...grown(toolsOf(poseName, pose, 'behind')),
    ...ofHead(head.behind),
    ...grown([
      ...farArm!,
      ...legs(look, pose, { costume, isSport, isOnSeat: sitsFacing(poseName) }),
      ...(isVeiled(look) ? [part('#f4f1ea', veil)] : []),
      ...torso(look, pose, poseName),
      // Buttons and badges are on the chest.
      ...(isTurned ? [] : [...upright(shirtOf(look)), ...upright(told(costume?.body))]),
      ...gearOf(poseName, pose, 'body'),
      ...toolsOf(poseName, pose, 'body'),
    ]),
    part(look.skinShade, `r ${45 + lean} ${chin - 6} 10 13 4`),
    ...ofHead(scarf(look)),
    ...ofHead(head.front),
    ...grown([
      ...nearArm!,
      ...gearOf(poseName, pose, 'hands'),
      ...toolsOf(poseName, pose, 'hands'),
    ]),
  ];
  const turn = turns[poseName];
  return drawingOf(turn ? shapes.map((one) => laidOver(one, turn)) : shapes);
}

function dressedFor(worn: Look, pose: PoseName): Look {
  if (pose === 'ballet') return { ...worn, cut: 'shirt' };
  const isOpen = worn.cut === 'jacket' && worn.person.isTurned;
  return isOpen ? { ...worn, cut: 'jumper' } : worn;
}

/** Of an adult's body below the chin: a child's head is as large as an adult's. */
const shareOfBody: Partial<Record<Look['person']['age'], Point>> = {
  child: [0.84, 0.7],
  baby: [0.8, 0.48],
};

function asGrown(shapes: readonly Shape[], age: Look['person']['age']): readonly Shape[] {
  const share = shareOfBody[age];
  if (!share) return shapes;
  const [wide, high] = share;
  return shapes.map((one) =>
    mapped(one, (x, y) => [50 + (x - 50) * wide, chin + (y - chin) * high]),
  );
}

/** Who leaps after a ball is in the air, nearly level, head to the right; who pushes in a scrum leans far over. */
const turns: Partial<Record<PoseName, number>> = { dive: 1.2, scrum: 0.85 };
function laidOver(shape: Shape, turn: number): Shape {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return mapped(shape, (x, y) => [
    50 + cos * (x - 50) - sin * (y - 80),
    80 + sin * (x - 50) + cos * (y - 80),
  ]);
}

function onNeck(shape: Shape, lean: number): Shape {
  return mapped(shape, (x, y) => [
    50 + lean * 1.2 + (x - 50) * headScale,
    chin + (y - 82) * headScale,
  ]);
}
const shifted = (shape: Shape, by: number) => mapped(shape, (x, y) => [x + by, y]);

function mapped(shape: Shape, move: (x: number, y: number) => Point): Shape {
  const contours = shape.contours.map((line) => {
    const moved: number[] = [];
    for (let i = 0; i < line.length; i += 2) moved.push(...move(line[i]!, line[i + 1]!));
    return moved;
  });
  return { ...shape, contours, area: areaOf(contours) };
}

const isSkirted = ({ person }: Look) =>
  person.clothes === 'dress' ||
  person.clothes === 'kimono' ||
  (person.clothes === 'wedding' && person.sex === 'woman') ||
  costumeOf(person.costume)?.isRobe === true;

/** Sleeve, cuff, forearm and hand. */
function arm(look: Look, { elbows, hands, lean }: Pose, side: number, isSport: boolean): Shape[] {
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
        `o ${hand[0]} ${hand[1]} 4.8 4.8`,
      ),
      part(sleeve, line(shoulder, end, 13.5 * slim, 12.6 * slim)),
      part(
        darker(sleeve, 0.86),
        line(between(shoulder, elbow, 0.68), end, 12.8 * slim, 12.6 * slim),
      ),
    ];
  }
  return [
    part(skin, line(cuff, hand, 7.6 * slim, 6.6 * slim), `o ${hand[0]} ${hand[1]} 4.8 4.8`),
    part(
      sleeve,
      line(shoulder, elbow, 13.5 * slim, 11 * slim),
      line(elbow, cuff, 11 * slim, 9.4 * slim),
    ),
    part(darker(sleeve, 0.86), line(between(elbow, hand, 0.56), cuff, 9.8 * slim, 9.6 * slim)),
  ];
}

function legs(
  look: Look,
  pose: Pose,
  { costume, isSport, isOnSeat }: { costume: Costume | null; isSport: boolean; isOnSeat: boolean },
): Shape[] {
  const { clothes, skin, person } = look;
  const drop = pose.drop ?? 0;
  const fill = isSkirted(look)
    ? skin
    : (costume?.legs ?? (isFormal(look) ? clothes : trousersFor(clothes)));
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
    part(darker(fill, 0.94), `r 35 ${90 + drop} 30 12 4`),
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

function torso(look: Look, { lean, drop = 0 }: Pose, pose: PoseName): Shape[] {
  const { clothes, person } = look;
  const [l, d] = [lean, 99 + drop];
  const shape =
    person.sex === 'woman'
      ? `M${34.5 + l} 51 C${39 + l} 45.5 ${61 + l} 45.5 ${65.5 + l} 51 C${67 + l * 0.7} 62 ${61.5 + l * 0.5} 74 62.4 84 C63 91 65 96 65 ${d} L35 ${d} C35 96 37 91 37.6 84 C${38.5 + l * 0.5} 74 ${33 + l * 0.7} 62 ${34.5 + l} 51Z`
      : `M${31.5 + l} 52 C${36 + l} 45 ${64 + l} 45 ${68.5 + l} 52 C${69 + l * 0.6} 68 65.6 84 65 ${d} L35 ${d} C34.4 84 ${31 + l * 0.6} 68 ${31.5 + l} 52Z`;
  const hem = isSkirted(look) ? [] : [part(darker(clothes, 0.88), `r 35 ${d - 4} 30 4.4 1.6`)];
  return [
    part(clothes, shape),
    ...(isSkirted(look) ? skirtOf(look, pose) : [...patternOf(look, l), ...hem]),
    part(
      darker(clothes, 0.84),
      `M${43 + l} 46 C${45 + l} 53 ${55 + l} 53 ${57 + l} 46 L${59.5 + l} 46.4 C${57 + l} 57 ${43 + l} 57 ${40.5 + l} 46.4Z`,
    ),
  ];
}

function skirtOf({ person, clothes }: Look, pose: PoseName): Shape[] {
  const isLong = person.clothes === 'wedding' || person.clothes === 'kimono' || person.costume;
  const [wide, low] = isLong ? [70, 152] : [66, 128];
  if (isSeated(pose) || pose === 'cross' || pose === 'read' || pose === 'kneel')
    return [
      part(
        clothes,
        'M36 84 L64 84 C72 92 78 102 80 116 C60 121 40 121 20 116 C22 102 28 92 36 84Z',
      ),
    ];
  const half = wide / 2;
  return [
    part(
      clothes,
      `M36.5 83 L63.5 83 C70 ${low - 40} ${50 + half - 4} ${low - 20} ${50 + half} ${low} C64 ${low + 6} 36 ${low + 6} ${50 - half} ${low} C${54 - half} ${low - 20} 30 ${low - 40} 36.5 83Z`,
    ),
    part(
      darker(clothes, 0.88),
      `M46 90 L48.5 90 L45 ${low + 3} L39 ${low + 2}Z`,
      `M56 90 L58 90 L66 ${low + 1} L60 ${low + 3}Z`,
    ),
  ];
}

/** On something, seen from the front. */
const sitsFacing = (pose: PoseName) => isSeated(pose) && pose !== 'mount';

/** In shorts and bare arms, unless dressed otherwise. */
const sportive: ReadonlySet<PoseName> = new Set<PoseName>([
  ...([
    'run',
    'kick',
    'swing',
    'box',
    'throw',
    'shoot',
    'dive',
    'dunk',
    'tennisServe',
    'volley',
    'javelin',
    'barbell',
  ] as const),
]);
const isSportive = (pose: PoseName, { person }: Look) =>
  sportive.has(pose) && person.clothes === null && person.costume === undefined;

/** Stripes across, or a jacket that hangs open. */
function patternOf({ cut, clothes, person }: Look, lean: number): Shape[] {
  const half = person.sex === 'woman' ? 13 : 16;
  if (cut === 'stripes')
    return [
      part(
        mixed(clothes, '#fbf6ec', 0.75),
        ...[60, 69, 78, 87].map((y, row) => {
          const wide = person.sex === 'woman' ? half - [0, 0.6, 1.6, 1.8][row]! : half - row * 0.5;
          return `r ${50 + lean * (1 - row * 0.2) - wide} ${y} ${2 * wide} 4 1`;
        }),
      ),
    ];
  if (cut !== 'jacket') return [];
  return [
    part('#f4efe4', `p ${43 + lean} 47 ${57 + lean} 47 56 95 44 95`),
    part(
      darker(clothes, 0.8),
      `p ${42 + lean} 46 ${45.4 + lean} 46 46.4 97 43 97`,
      `p ${58 + lean} 46 ${54.6 + lean} 46 53.6 97 57 97`,
    ),
  ];
}

const isFormal = ({ person }: Look) =>
  person.clothes === 'suit' || (person.clothes === 'wedding' && person.sex === 'man');
const isVeiled = ({ person }: Look) => person.clothes === 'wedding' && person.sex === 'woman';
const veil =
  'M36 -2 C26 26 18 80 12 124 L30 118 C36 70 40 30 50 10 C60 30 64 70 70 118 L88 124 C82 80 74 26 64 -2Z';

/** Shirt and tie under a jacket, the crossed edges of a kimono with its belt. */
function shirtOf(look: Look): Shape[] {
  if (isFormal(look))
    return [
      part('#f7f3ea', 'p 42 47 58 47 50 76'),
      part('#b5433a', 'p 48 50 52 50 52.6 68 50 73 47.4 68'),
      part(darker(look.clothes, 0.8), 'p 42 46 37 54 46 66 49 76', 'p 58 46 63 54 54 66 51 76'),
    ];
  if (look.person.clothes === 'turtleneck')
    return [part(mixed(look.clothes, '#ffffff', 0.1), 'r 42.6 38 14.8 12 3')];
  if (look.person.clothes !== 'kimono') return [];
  return [
    part('#f7f3ea', 'p 42 46 46 46 58 70 54 74', 'p 58 46 54 46 42 70 46 74'),
    part('#c94f3a', 'r 35 76 30 13 2'),
    part('#f7f3ea', 'o 42 108 3 3', 'o 58 122 3.4 3.4', 'o 40 136 2.6 2.6', 'o 60 96 2.4 2.4'),
  ];
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];
const trousersFor = (clothes: string) => mixed(darker(clothes, 0.3), '#3d4a68', 0.65);
