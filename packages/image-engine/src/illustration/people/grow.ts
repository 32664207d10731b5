import type { Shape } from '../drawings/drawing.ts';
import { type Act, isReaching, type Reach, stancesOfReach } from './act.ts';
import { actOf } from './acts.ts';
import { type Growth, growthOf } from './ages.ts';
import { aidOf } from './draw-aids.ts';
import { stances } from './joints.ts';
import type { Look } from './looks.ts';
import { mapped } from './move-shapes.ts';
import { type Point, type Pose, type PoseName, poses } from './poses.ts';

/** In a figure's units, of every age: what is above it grows as a head, what is below as a body. */
export const chin = 43;
/** How large heads were when poses were set: hands at a face go along with a smaller one. */
const headOfPoses = 0.6;

/** How somebody of this age, with what he walks with, holds himself. */
export function poseOf(look: Look, name: PoseName): Pose {
  const own = aged(reaching(look, name) ?? poses[name], look, name);
  const aid = aidOf(look.person);
  return atFace(aid ? aid.pose(own, !resting.has(name)) : own, growthOf(look.person));
}

/** By how high it is what he works on. */
const reaching = ({ reach }: Look, name: PoseName): Pose | null => {
  const act = actOf(name);
  return reach && act && isReaching(act) ? stances[stanceTo(act, reach)] : null;
};

const stanceTo = ({ stance, lowStance }: Act, reach: Reach) =>
  lowStance ? (reach === 'up' ? stance : lowStance) : stancesOfReach[reach];

export const isIdle = (name: PoseName): boolean => idle.has(name);

export function asGrown(
  shapes: readonly Shape[],
  { body: [wide, high] }: Growth,
): readonly Shape[] {
  if (wide === 1 && high === 1) return shapes;
  return shapes.map((one) =>
    mapped(one, (x, y) => [50 + (x - 50) * wide, chin + (y - chin) * high]),
  );
}

export function onNeck(shape: Shape, lean: number, { head, sunk = 0 }: Growth): Shape {
  return mapped(shape, (x, y) => [
    50 + lean * 1.2 + (x - 50) * head,
    chin + sunk + (y - 82) * head,
  ]);
}

/** What was drawn about a head of the poses' size, about this one. */
export function headward({ head }: Growth): (x: number, y: number) => Point {
  const by = head / headOfPoses;
  return (x, y) => (y >= chin ? [x, y] : [50 + (x - 50) * by, chin + (y - chin) * by]);
}

/** Hands at a face are at the face that this age has. */
function atFace(pose: Pose, { head, body: [wide, high] }: Growth): Pose {
  const near = ([x, y]: Point): Point => {
    const share =
      ramp((nearFace.below - y) / nearFace.fade) *
      ramp((nearFace.aside - Math.abs(x - 50)) / nearFace.fade) *
      ramp((y - nearFace.above) / nearFace.fade);
    const [bx, by] = [head / headOfPoses / wide - 1, head / headOfPoses / high - 1];
    return [x + (x - 50) * Math.min(0, bx) * share, y + (y - chin) * Math.min(0, by) * share];
  };
  return { ...pose, hands: [near(pose.hands[0]), near(pose.hands[1])] };
}
/** Where a hand is at a face, in a figure's units. */
const nearFace = { below: 56, above: -4, aside: 32, fade: 10 } as const;
const ramp = (share: number) => Math.min(1, Math.max(0, share));

/** The old stand a little bent. */
function aged(pose: Pose, { person }: Look, name: PoseName): Pose {
  if (person.age !== 'old' || !idle.has(name)) return pose;
  return { ...pose, tilt: (pose.tilt ?? 0) + bentByAge };
}
const bentByAge = 0.09;

/** Of whom nothing is held. */
const idle: ReadonlySet<PoseName> = new Set<PoseName>([
  ...(['stand', 'wave', 'walk', 'hips', 'cheer', 'dance', 'jump', 'run', 'open', 'shrug'] as const),
  ...(['cross', 'sit', 'applaud', 'pray', 'onHeart', 'crossArms', 'ballet', 'onBelly'] as const),
]);

/** Hands that are free for a wheel or a crutch. */
const resting: ReadonlySet<PoseName> = new Set<PoseName>([
  ...(['stand', 'walk', 'hips', 'sit', 'cross'] as const),
]);

/** Where builds differ, in a figure's units, and by how much of its width. */
const builds = {
  stout: [
    { at: 82, high: 25, by: 0.42 },
    { at: 118, high: 20, by: 0.16 },
  ],
  slim: [{ at: 80, high: 40, by: -0.12 }],
  strong: [{ at: 58, high: 16, by: 0.24 }],
} as const;

export function built(shapes: readonly Shape[], { person: { build } }: Look): readonly Shape[] {
  if (!build) return shapes;
  const widths = builds[build];
  return shapes.map((one) =>
    mapped(one, (x, y) => {
      const wide = widths.reduce(
        (sum, { at, high, by }) => sum + by * Math.exp(-(((y - at) / high) ** 2)),
        1,
      );
      return [50 + (x - 50) * wide, y];
    }),
  );
}
