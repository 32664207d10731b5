import { areaOf, type Shape } from '../drawings/drawing.ts';
import { actOf } from './acts.ts';
import type { StanceName } from './joints.ts';
import { mapped } from './move-shapes.ts';
import { playOf } from './play-poses.ts';
import type { PoseName } from './poses.ts';

/** Where somebody looks: −1 left or up … 1 right or down; 0, 0 at whoever looks at the picture. */
export type Gaze = { readonly x: number; readonly y: number };

export const ahead: Gaze = { x: 0, y: 0 };

/** What hands are busy with is looked at. */
const gazes: Partial<Record<PoseName, Gaze>> = {
  ...{ read: { x: 0.1, y: 1 }, readOnSeat: { x: 0.1, y: 1 }, knit: { x: 0.1, y: 1 } },
  ...{ hold: { x: 0.35, y: 0.7 }, holdOnSeat: { x: 0.3, y: 0.9 }, carry: { x: 0.55, y: 0.9 } },
  ...{ cook: { x: -0.5, y: 0.9 }, eat: { x: 0.2, y: 0.8 }, work: { x: 0, y: 0.9 } },
  ...{ sweep: { x: 0.6, y: 0.9 }, kneel: { x: 0.6, y: 0.8 } },
  ...{ paint: { x: 0.9, y: 0.1 }, fish: { x: 0.9, y: 0.3 }, blow: { x: 0.7, y: -0.1 } },
  ...{ selfie: { x: 0.7, y: -0.4 }, call: { x: -0.4, y: 0.1 }, sip: { x: 0.3, y: 0.3 } },
  ...{ toast: { x: 0.6, y: -0.2 }, sing: { x: 0.4, y: -0.4 }, drink: { x: 0.4, y: 0.3 } },
  ...{ board: { x: 0.9, y: 0.2 }, dive: { x: 0.2, y: -0.8 } },
  ...{ kick: { x: 0.8, y: 0.6 }, throw: { x: 0.8, y: -0.3 }, swing: { x: 0.9, y: -0.4 } },
  ...{
    box: { x: 0.9, y: 0 },
    fight: { x: 0.9, y: 0 },
    run: { x: 0.9, y: 0 },
    walk: { x: 0.6, y: 0 },
  },
  ...{ ride: { x: 0.8, y: 0.1 }, cycle: { x: 0.9, y: 0.1 }, scoot: { x: 0.8, y: 0.1 } },
  ...{ mount: { x: -0.9, y: 0.1 }, skate: { x: 0.9, y: 0.1 }, hug: { x: 0.8, y: 0.2 } },
  ...{ dance: { x: 0.6, y: -0.3 }, ballet: { x: 0.6, y: -0.2 }, jump: { x: 0.3, y: -0.4 } },
  ...{ think: { x: -0.6, y: -0.7 }, lookFar: { x: 0.8, y: -0.3 } },
  ...{ stretch: { x: 0.2, y: -0.5 } },
  ...{ onBelly: { x: 0.3, y: 0.9 }, lie: { x: 0.3, y: -0.6 }, bend: { x: 0.4, y: 0.9 } },
  ...{
    shoot: { x: 0.7, y: -0.6 },
    cheer: { x: 0.2, y: -0.4 },
    swinging: { x: 0.7, y: -0.2 },
    clasp: { x: 0.7, y: 0.1 },
  },
};

/** Told in words. */
export const toldGazes = {
  up: { x: 0.35, y: -1.4 },
  down: { x: 0.15, y: 1.1 },
  aside: { x: 1, y: -0.1 },
  ...{ left: { x: -1, y: 0 }, right: { x: 1, y: 0 } },
} as const satisfies Record<string, Gaze>;

/** Who works on something looks at it: before him, or on his right. */
const gazesOfActs: Partial<Record<StanceName, Gaze>> = {
  ...{ bench: { x: 0.2, y: 1 }, desk: { x: 0.1, y: 1 }, before: { x: 0.1, y: 0.9 } },
  ...{ lift: { x: 0, y: -0.4 }, high: { x: 0.8, y: -0.6 }, handUp: { x: 0.3, y: -0.3 } },
  ...{ taste: { x: 0.5, y: 0.5 }, open: { x: 0.2, y: -0.3 }, speak: { x: 0.4, y: 0 } },
};
const aside: Gaze = { x: 0.9, y: 0.4 };
const atPlay: Gaze = { x: 0.6, y: 0.3 };

export function gazeOf(pose: PoseName): Gaze | null {
  const act = actOf(pose);
  if (act) return gazesOfActs[act.stance] ?? aside;
  return gazes[pose] ?? (playOf(pose) ? atPlay : null);
}

/** Of a head 46 wide: how far a face that looks aside moves, and how much of its far side is lost. */
const reach = { x: 5, y: 2.4, narrow: 0.05, far: 0.16 } as const;

/** What is on a face, turned as the head is; by a part of it what only follows. */
export function turned(shapes: readonly Shape[], { x, y }: Gaze, share = 1): Shape[] {
  if (x === 0 && y === 0) return [...shapes];
  const [gx, gy] = [x * share, y * share];
  const across = (at: number) => {
    const from = at - 50;
    const isFar = from * gx > 0;
    const kept = 1 - reach.narrow * Math.abs(gx) - (isFar ? reach.far * Math.abs(gx) : 0);
    return 50 + reach.x * gx + from * kept;
  };
  return shapes.map((shape) => {
    const contours = shape.contours.map((line) =>
      line.map((value, at) => (at % 2 === 0 ? across(value) : value + reach.y * gy)),
    );
    return { ...shape, contours, area: areaOf(contours) };
  });
}

/** Half a head's width, and how far the middle of a face is from that of its head in full three-quarter view. */
const half = 27;
const farthest = 8.6;
/** How far a nose stands out of a face, and where: units from its root to its tip. */
const nose = { out: 2.4, from: 46, to: 62 } as const;

/**
 * In three-quarter view (`turn` −1 … 1): the outline of a head stays where it is, what is on it moves
 * round to that side, the far half narrower and the near one wider.
 */
export function rotated(shapes: readonly Shape[], turn: number, share = 1): Shape[] {
  if (turn === 0) return [...shapes];
  const by = farthest * turn * share;
  return shapes.map((one) => mapped(one, (x, y) => [x + by * inMiddle(x), y]));
}

/** 1 in the middle of a head, 0 at its sides. */
function inMiddle(x: number): number {
  const aside = (x - 50) / half;
  return Math.max(0, 1 - aside * aside);
}

/** A nose stands out farther the nearer to its tip. */
export const noseAside = (shapes: readonly Shape[], turn: number): Shape[] =>
  turn === 0
    ? [...shapes]
    : shapes.map((one) =>
        mapped(one, (x, y) => {
          const out = Math.min(1, Math.max(0, (y - nose.from) / (nose.to - nose.from)));
          return [x + nose.out * turn * out, y];
        }),
      );

/** How much a far cheek lies in at the eye and above the chin, and out at its bone. */
const hollows = [
  { at: 47, wide: 5, by: 1.7 },
  { at: 57, wide: 5, by: -0.7 },
  { at: 71, wide: 7, by: 1.6 },
] as const;

/** The outline of a face in three-quarter view: its chin goes along, its far side has a brow and a cheekbone. */
export function outlineTurned(shapes: readonly Shape[], turn: number): Shape[] {
  if (turn === 0) return [...shapes];
  const side = Math.sign(turn);
  return shapes.map((one) =>
    mapped(one, (x, y) => {
      const chinward = Math.min(1, Math.max(0, (y - 60) / 22));
      const moved = x + farthest * 0.62 * turn * chinward * inMiddle(x);
      const far = Math.max(0, ((moved - 50) * side) / 23);
      const hollow = hollows.reduce(
        (sum, { at, wide, by }) => sum + by * Math.exp(-(((y - at) / wide) ** 2)),
        0,
      );
      return [moved - side * hollow * Math.abs(turn) * far ** 3, y];
    }),
  );
}
