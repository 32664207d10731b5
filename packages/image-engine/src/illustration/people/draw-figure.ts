import { type Drawing, drawingOf, type Shape } from '../drawings/drawing.ts';
import { costumeOf } from './costumes.ts';
import { arm, legs } from './draw-limbs.ts';
import { headOf, scarf } from './draw-portrait.ts';
import { sleeperOf } from './draw-sleeper.ts';
import { shirtOf, torso } from './draw-torso.ts';
import { wornOnBody } from './draw-worn.ts';
import type { Look } from './looks.ts';
import { mapped, shifted, turnedAbout } from './move-shapes.ts';
import { part, told } from './parts.ts';
import { isSeated, type Point, type Pose, type PoseName, poses } from './poses.ts';
import { gearOf } from './sports-gear.ts';
import { mixed } from './tints.ts';
import { toolsOf } from './tools.ts';
import { gazeOf } from './turn-head.ts';

/** A head's own units in a figure's: a quarter of the figure, so that its face is seen. */
const headScale = 0.6;
export const chin = 43;

/** What is drawn of a figure in turn; the near arm lies over everybody whom it holds. */
export type FigureLayers = {
  readonly behind: readonly Shape[];
  readonly body: readonly Shape[];
  readonly nearArm: readonly Shape[];
};

/** A whole person with the head that a portrait has. */
export function drawFigure(worn: Look, poseName: PoseName): Drawing {
  if (poseName === 'sleep') return sleeperOf(worn);
  const { behind, body, nearArm } = figureLayers(worn, poseName);
  return drawingOf([...behind, ...body, ...nearArm]);
}

/** `reached`: hands that are held or laid on somebody instead of where the pose has them. */
export function figureLayers(
  worn: Look,
  poseName: PoseName,
  reached: Partial<Pose> = {},
): FigureLayers {
  const look = dressedFor(worn, poseName);
  const pose: Pose = { ...poses[poseName], ...reached };
  const { lean } = pose;
  const costume = costumeOf(look.person.costume);
  const head = headOf(look, look.person.gaze ? look.gaze : (gazeOf(poseName) ?? look.gaze));
  const isSport = isSportive(poseName, look);
  const [farArm, nearArm] = [0, 1].map((side) => arm(look, pose, side, isSport));
  const isTurned = look.person.isTurned ?? false;
  const besides = wornOnBody(look);
  const upright = (shapes: readonly Shape[]) => shapes.map((one) => shifted(one, lean * 0.5));
  const grown = (shapes: readonly Shape[]) => asGrown(shapes, look.person.age);
  const ofHead = (shapes: readonly Shape[]) => shapes.map((one) => onNeck(one, lean));
  const bent = (shapes: readonly Shape[]) => bentOver(shapes, pose, look.person.age);
  const held = (layer: 'hands' | 'body') => [
    ...gearOf(poseName, pose, layer),
    ...toolsOf(poseName, pose, layer),
  ];
  const laid = (shapes: readonly Shape[]) => laidDown(shapes, pose.turn ?? turns[poseName] ?? 0);
  return {
    behind: laid(
      bent([
        // A cape of one's own is worn instead of the costume's.
        ...grown(upright(look.person.cape ? [] : told(costume?.behind))),
        ...grown(upright(besides.behind)),
        ...grown(toolsOf(poseName, pose, 'behind')),
        ...ofHead(head.behind),
        ...grown(pose.isBefore ? [] : farArm!),
      ]),
    ),
    body: laid([
      ...grown(legs(look, pose, { costume, isSport, isOnSeat: sitsFacing(poseName) })),
      ...bent([
        ...grown([
          ...(isVeiled(look) ? [part('#f4f1ea', veil)] : []),
          ...torso(look, pose, poseName),
          // Buttons and badges are on the chest.
          ...(isTurned ? [] : [...upright(shirtOf(look)), ...upright(told(costume?.body))]),
          ...upright(besides.front),
          ...held('body'),
        ]),
        part(mixed(look.skin, look.skinShade, 0.8), `r ${45 + lean} ${chin - 6} 10 13 4`),
        ...ofHead(scarf(look)),
        ...ofHead(head.front),
      ]),
    ]),
    nearArm: laid(bent(grown([...(pose.isBefore ? farArm! : []), ...nearArm!, ...held('hands')]))),
  };
}

/** The upper body lower than in standing, or bent about the hips. */
function bentOver(
  shapes: readonly Shape[],
  { tilt = 0, sink = 0, drop = 0 }: Pose,
  age: Look['person']['age'],
): readonly Shape[] {
  if (tilt === 0 && sink === 0) return shapes;
  const high = shareOfBody[age]?.[1] ?? 1;
  const turn = turnedAbout([50, chin + (95 + drop - chin) * high], tilt);
  return shapes.map((one) =>
    mapped(one, (x, y) => {
      const [tx, ty] = turn(x, y);
      return [tx, ty + sink * high];
    }),
  );
}

/** Who pushes in a scrum leans far over. */
const turns: Partial<Record<PoseName, number>> = { scrum: 0.85 };

/** Who lies, or leaps after a ball, is turned as a whole. */
function laidDown(shapes: readonly Shape[], turn: number): readonly Shape[] {
  return turn === 0 ? shapes : shapes.map((one) => mapped(one, turnedAbout([50, 80], turn)));
}

function dressedFor(worn: Look, pose: PoseName): Look {
  if (pose === 'ballet') return { ...worn, cut: 'shirt' };
  const isOpen = worn.cut === 'jacket' && worn.person.isTurned;
  return isOpen ? { ...worn, cut: 'jumper' } : worn;
}

/** Of an adult's body below the chin: a child's head is as large as an adult's. */
export const shareOfBody: Partial<Record<Look['person']['age'], Point>> = {
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

function onNeck(shape: Shape, lean: number): Shape {
  return mapped(shape, (x, y) => [
    50 + lean * 1.2 + (x - 50) * headScale,
    chin + (y - 82) * headScale,
  ]);
}
/** On something, seen from the front. */
const sitsFacing = (pose: PoseName) => isSeated(pose) && pose !== 'mount';

/** In shorts and bare arms, unless dressed otherwise. */
const sportive: ReadonlySet<PoseName> = new Set<PoseName>([
  ...(['run', 'kick', 'swing', 'box', 'throw', 'shoot', 'dive', 'dunk'] as const),
  ...(['tennisServe', 'volley', 'javelin', 'barbell'] as const),
]);
const isSportive = (pose: PoseName, { person }: Look) =>
  sportive.has(pose) && person.clothes === null && person.costume === undefined;

const isVeiled = ({ person }: Look) => person.clothes === 'wedding' && person.sex === 'woman';
const veil =
  'M36 -2 C26 26 18 80 12 124 L30 118 C36 70 40 30 50 10 C60 30 64 70 70 118 L88 124 C82 80 74 26 64 -2Z';
