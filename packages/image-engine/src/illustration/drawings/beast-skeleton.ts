import type { Contour } from '../picture/parse-path.ts';
import type { BeastPosture, Stance } from './beast-postures.ts';
import type { Beast } from './beasts.ts';
import type { Shape } from './drawing.ts';

export type At = readonly [x: number, y: number];

/** Where the parts of a body are. */
export type Skeleton = {
  readonly shoulder: At;
  readonly hip: At;
  readonly head: At;
  /** Along the back, to the shoulder. */
  readonly pitch: number;
  readonly ground: number;
};

/** Who sits, lies or sleeps has its tail and its hind legs on the ground. */
export const isDown = (posture: BeastPosture): boolean => /^(lie|sleep|sit|howl)$/.test(posture);

export function shapeOf(fill: string, contours: readonly Contour[], isMain = false): Shape {
  return { contours, fill, area: 400, ...(isMain ? { isMain } : {}) };
}

export const away = ([x, y]: At, angle: number, by: number): At => {
  const turn = (angle * Math.PI) / 180;
  return [x - by * Math.cos(turn), y - by * Math.sin(turn)];
};

/** The joints; y = 0 is the ground on which it stands. */
export function skeletonOf(beast: Beast, stance: Stance, posture: BeastPosture): Skeleton {
  const { long, trunk, legs, neck } = beast;
  const isSitting = posture === 'sit' || posture === 'howl';
  const isLow = posture === 'lie' || posture === 'sleep';
  const [chest, , rump] = trunk;
  const height = isLow ? Math.max(chest, rump) * 1.02 : legs[0] * stance.height;
  const span = isSitting ? long * 0.86 : long;
  const middle: At = [0, -height];
  const pitch = isSitting ? sittingPitch(beast) : stance.pitch;
  const hip = isSitting ? ([span * 0.42, -rump * 1.02] as At) : away(middle, pitch + 180, span / 2);
  const shoulder = isSitting ? away(hip, pitch, span) : away(middle, pitch, span / 2);
  // Whoever drinks with a trunk keeps its head up.
  const bent = beast.trunkNose && posture === 'graze' ? -14 : stance.neck;
  const up = neck[1] + bent + pitch * (isSitting ? 0.2 : 0.5);
  const root = away(shoulder, pitch + 90, chest * 0.3);
  const reach = reachOf(beast, posture, root, up);
  return { shoulder, hip, head: away(root, up, reach), pitch, ground: 0 };
}

/** As steep as its forelegs are long. */
function sittingPitch({ long, trunk, legs }: Beast): number {
  const rise = legs[0] * 0.96 - trunk[2];
  return (Math.asin(Math.min(0.92, Math.max(0.4, rise / (long * 0.86)))) * 180) / Math.PI;
}

/** Whoever grazes comes down to the ground, whoever sleeps lays the head on it. */
function reachOf(beast: Beast, posture: BeastPosture, [, y]: At, up: number): number {
  const long = beast.neck[0];
  if (beast.trunkNose) return long;
  if (posture !== 'graze' && posture !== 'sleep') return long;
  const [radius, muzzle] = beast.head;
  const low = posture === 'sleep' ? radius * 1.02 : radius * (0.75 * muzzle + 0.5);
  const fall = Math.sin((-up * Math.PI) / 180);
  const needed = fall > 0.1 ? (-y - low) / fall : long;
  return Math.max(long * 0.7, Math.min(long * 1.7, needed));
}

/** A point of the back's line, 0 at the hip and 1 at the shoulder; so many radii above it. */
export function onTrunk(
  beast: Beast,
  { shoulder, hip, pitch }: Skeleton,
  along: number,
  up: number,
): At {
  const [chest, waist, rump] = beast.trunk;
  const thick =
    along < 0.5 ? rump + (waist - rump) * along * 2 : waist + (chest - waist) * (along - 0.5) * 2;
  const on: At = [hip[0] + (shoulder[0] - hip[0]) * along, hip[1] + (shoulder[1] - hip[1]) * along];
  return away(on, pitch + 90, thick * up);
}
