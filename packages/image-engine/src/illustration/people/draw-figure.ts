import { type Drawing, drawingOf, type Shape } from '../drawings/drawing.ts';
import { type Growth, growthOf } from './ages.ts';
import { costumeOf } from './costumes.ts';
import { type Done, doingsOf } from './doings.ts';
import { aidOf } from './draw-aids.ts';
import { beastTail } from './draw-beast-person.ts';
import { arm, legs } from './draw-limbs.ts';
import { headOf, scarf } from './draw-portrait.ts';
import { sleeperOf } from './draw-sleeper.ts';
import { onNeckOf } from './draw-small-wear.ts';
import { shirtOf, torso } from './draw-torso.ts';
import { wornOnBody } from './draw-worn.ts';
import { dyed } from './dyed.ts';
import { asGrown, built, chin, headward, isIdle, onNeck, poseOf } from './grow.ts';
import { litBy } from './light-on.ts';
import type { Look } from './looks.ts';
import { mapped, shifted, turnedAbout } from './move-shapes.ts';
import { part, told } from './parts.ts';
import { isSeated, type Pose, type PoseName, poses } from './poses.ts';
import { gearOf } from './sports-gear.ts';
import { bellyOfSuit, bodyOfSuit } from './suits.ts';
import { mixed } from './tints.ts';
import { type Layer, toolOver, toolsOf } from './tools.ts';
import { gazeOf } from './turn-head.ts';

/** What is drawn of a figure in turn; the near arm lies over everybody whom it holds. */
export type FigureLayers = {
  readonly behind: readonly Shape[];
  readonly body: readonly Shape[];
  readonly nearArm: readonly Shape[];
};

/**
 * A whole person with the head that a portrait has. `over`: of how many shapes at the drawing's end the
 * arms are, where they lie before what they hold; else 0.
 */
export function drawFigure(worn: Look, poseName: PoseName): { drawing: Drawing; over: number } {
  if (poseName === 'sleep') return { drawing: sleeperOf(worn), over: 0 };
  const { behind, body, nearArm } = figureLayers(worn, poseName);
  const isOver = !worn.person.light && (poses[poseName] as Pose).isBefore;
  return {
    drawing: drawingOf(litBy([...behind, ...body, ...nearArm], worn.person.light)),
    over: isOver ? nearArm.length : aidOf(worn.person) ? 0 : toolOver(poseName, worn.reach),
  };
}

/** `reached`: hands that are held or laid on somebody instead of where the pose has them. */
export function figureLayers(
  worn: Look,
  poseName: PoseName,
  reached: Partial<Pose> = {},
): FigureLayers {
  const look = dressedFor(worn, poseName);
  const growth = growthOf(look.person);
  const aid = aidOf(look.person);
  const done = doingsOf(look.person, poseName);
  const pose: Pose = { ...poseOfBoth(look, done), ...reached };
  const { lean } = pose;
  // Arms stick out of what is worn as a body.
  const isBefore = pose.isBefore || look.suit?.kind === 'thing';
  const costume = costumeOf(look.person.costume);
  const head = headOf(look, look.person.gaze ? look.gaze : (gazeOf(done.upper) ?? look.gaze));
  const isSport = isSportive(poseName, look);
  const [farArm, nearArm] = [0, 1].map((side) =>
    arm(look, pose, side, { isSport, isIdle: isIdle(poseName) && !aid }),
  );
  const isTurned = look.person.isTurned ?? false;
  const besides = wornOnBody(look);
  const upright = (shapes: readonly Shape[]) => shapes.map((one) => shifted(one, lean * 0.5));
  const grown = (shapes: readonly Shape[]) => asGrown(built(shapes, look), growth);
  const ofHead = (shapes: readonly Shape[]) => shapes.map((one) => onNeck(one, lean, growth));
  const bent = (shapes: readonly Shape[]) => bentOver(shapes, pose, growth);
  const held = (layer: Layer) => heldBy(look, done, { pose, layer });
  const laid = (shapes: readonly Shape[]) => laidDown(shapes, pose.turn ?? turns[poseName] ?? 0);
  return {
    behind: laid(
      bent([
        // A cape of one's own is worn instead of the costume's.
        ...grown(upright(look.person.cape ? [] : dyed(told(costume?.behind), look, costume))),
        ...grown(upright(besides.behind)),
        ...grown(held('behind')),
        ...grown(told(aid?.behind)),
        ...grown(tailOf(look, poseName)),
        ...ofHead(head.behind),
        ...grown(isBefore ? [] : farArm!),
      ]),
    ),
    body: laid([
      ...grown(legs(look, pose, { costume, isSport, isOnSeat: isOnSeat(done.legs, look) })),
      ...bent([
        ...grown([
          ...(isVeiled(look) ? [mapped(part('#f4f1ea', veil), headward(growth))] : []),
          ...torso(look, pose, poseName),
          // Buttons and badges are on the chest.
          ...(isTurned
            ? []
            : [...upright(shirtOf(look)), ...upright(dyed(told(costume?.body), look, costume))]),
          ...upright(besides.front),
          ...suitAbout(look, pose),
          ...held('body'),
        ]),
        part(mixed(look.skin, look.skinShade, 0.8), `r ${45.6 + lean} ${chin - 5} 8.8 12 4`),
        ...ofHead(isTurned ? [] : onNeckOf(look)),
        ...ofHead(scarf(look)),
        ...ofHead(head.front),
      ]),
    ]),
    nearArm: laid(
      bent(
        grown([...(isBefore ? farArm! : []), ...nearArm!, ...held('hands'), ...told(aid?.hands)]),
      ),
    ),
  };
}

function suitAbout({ suit }: Look, { lean, drop = 0 }: Pose): readonly Shape[] {
  if (!suit) return [];
  return suit.kind === 'animal'
    ? bellyOfSuit(suit, lean, drop)
    : bodyOfSuit(suit.drawing, lean, drop);
}

/** An animal's own, or that of whom somebody is disguised as. */
function tailOf({ fur, suit }: Look, pose: PoseName): readonly Shape[] {
  const beast = suit?.kind === 'animal' ? suit.beast : fur?.beast;
  return beast && !isSeated(pose) ? beastTail({ beast }) : [];
}

/** Legs of what one does and arms of what the other does, or the left hand of a second. */
function poseOfBoth(look: Look, { upper, legs: below, second }: Done): Pose {
  const pose = poseOf(look, upper);
  const left = second ? mirrored(poseOf(look, second)) : null;
  const arms = left
    ? { hands: [left.hand, pose.hands[1]] as const, elbows: [left.elbow, pose.elbows[1]] as const }
    : {};
  if (below === upper) return { ...pose, ...arms };
  const { knees, feet, drop, sink = 0 } = poseOf(look, below);
  return { ...pose, ...arms, knees, feet, drop, sink };
}

const mirrored = ({ hands: [, [hx, hy]], elbows: [, [ex, ey]] }: Pose) => ({
  hand: [100 - hx, hy] as const,
  elbow: [100 - ex, ey] as const,
});

function inLeftHand(look: Look, name: PoseName, layer: Layer): readonly Shape[] {
  const shapes = toolsOf(name, poseOf(look, name), layer);
  return shapes.map((one) => mapped(one, (x, y) => [100 - x, y]));
}

type Held = { readonly pose: Pose; readonly layer: Layer };

function heldBy(look: Look, { upper, second }: Done, { pose, layer }: Held): readonly Shape[] {
  const tools = toolsOf(upper, pose, layer, look.reach);
  return [
    ...(layer === 'behind' ? [] : gearOf(upper, pose, layer)),
    ...tools,
    ...(second ? inLeftHand(look, second, layer) : []),
  ];
}

/** The upper body lower than in standing, or bent about the hips. */
function bentOver(
  shapes: readonly Shape[],
  { tilt = 0, sink = 0, drop = 0 }: Pose,
  { body: [, high] }: Growth,
): readonly Shape[] {
  if (tilt === 0 && sink === 0) return shapes;
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

/** On something, seen from the front. */
const isOnSeat = (pose: PoseName, { person }: Look) =>
  (isSeated(pose) && pose !== 'mount') || person.aid === 'wheelchair';

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
