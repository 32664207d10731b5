import { type ClipMaterial, type Moment, sourceFrames, type UsableTake } from './material.ts';

/** What a place in the film is for. */
export type Role = 'hook' | 'opening' | 'body' | 'ending' | 'call-to-action';

/** A chosen run of one clip. `length` is in film frames, `startFrame` in clip frames. */
export type PlannedShot = {
  readonly clip: ClipMaterial;
  /** The frames it may grow into. */
  readonly take: UsableTake;
  readonly startFrame: number;
  readonly length: number;
  readonly role: Role;
  /** In what its face looks better than where it was chosen first; absent where it stayed. */
  readonly faceGains?: readonly FaceGain[];
};

/** In what one look of a face is better than another. */
export type FaceGain = 'eyes' | 'whole' | 'frontal' | 'sharp';

export function endFrame(shot: PlannedShot): number {
  return shot.startFrame + sourceFrames(shot.length, shot.clip.speed);
}

export function momentsOf(shot: PlannedShot): readonly Moment[] {
  return momentsBetween(shot.clip, shot.startFrame, endFrame(shot));
}

export function momentsBetween(clip: ClipMaterial, start: number, end: number): readonly Moment[] {
  const { moments } = clip;
  const first = firstEndingAfter(moments, start);
  let last = first;
  while (last < moments.length && (moments[last] as Moment).startFrame < end) last += 1;
  return moments.slice(first, last);
}

/** Moments are in order: long clips are searched by halves. */
function firstEndingAfter(moments: readonly Moment[], frame: number): number {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] as Moment).endFrame > frame) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Of a shot's value, the worst moment's part: one bad half-second spoils a shot. */
const worstShare = 0.3;
const meanShare = 0.7;

/** The mean of its moments, drawn down by the worst. */
export function valueBetween(clip: ClipMaterial, start: number, end: number): number {
  const moments = momentsBetween(clip, start, end);
  if (moments.length === 0) return 0;
  const sum = moments.reduce((total, moment) => total + moment.value, 0);
  const worst = Math.min(...moments.map((moment) => moment.value));
  return (meanShare * sum) / moments.length + worstShare * worst;
}

export function shotValue(shot: PlannedShot): number {
  return valueBetween(shot.clip, shot.startFrame, endFrame(shot));
}

/** The moment that stands for a shot when two are compared. */
export function middleMoment(clip: ClipMaterial, start: number, end: number): Moment | null {
  const { moments } = clip;
  return moments[firstEndingAfter(moments, (start + end) / 2)] ?? moments.at(-1) ?? null;
}

export function overlaps(a: PlannedShot, b: PlannedShot): boolean {
  return a.clip.index === b.clip.index && a.startFrame < endFrame(b) && b.startFrame < endFrame(a);
}

/** Two shots that run on without a gap are one movement: neither may shift against the other. */
export function isContinued(film: readonly PlannedShot[], index: number): boolean {
  const shot = film[index] as PlannedShot;
  const before = film[index - 1];
  const after = film[index + 1];
  return (
    (before?.clip === shot.clip && endFrame(before) === shot.startFrame) ||
    (after?.clip === shot.clip && endFrame(shot) === after.startFrame)
  );
}

export function totalFrames(shots: readonly PlannedShot[]): number {
  return shots.reduce((sum, shot) => sum + shot.length, 0);
}

/** Neighbours that continue each other in the clip become one. */
export function joinContinuous(shots: readonly PlannedShot[]): readonly PlannedShot[] {
  const joined: PlannedShot[] = [];
  for (const shot of shots) {
    const last = joined.at(-1);
    const role = last === undefined ? null : joinedRole(last.role, shot.role);
    if (last !== undefined && role !== null && continues(last, shot)) {
      joined[joined.length - 1] = { ...last, role, length: last.length + shot.length };
    } else joined.push(shot);
  }
  return joined;
}

/** Null when a promised moment begins or ends between the two. */
function joinedRole(first: Role, second: Role): Role | null {
  if (first === second) return first;
  const promised: readonly Role[] = ['hook', 'call-to-action'];
  if (promised.includes(first) || promised.includes(second)) return null;
  return first === 'opening' ? first : second;
}

/** Of a frame: what is whole but for rounding is whole. */
const roundingFrames = 1e-6;

/** At half speed an odd length ends between two clip frames, and cannot be continued exactly. */
function continues(last: PlannedShot, shot: PlannedShot): boolean {
  const { speed } = last.clip;
  return (
    last.clip === shot.clip &&
    last.take === shot.take &&
    Math.abs(last.startFrame + last.length * speed - shot.startFrame) < roundingFrames
  );
}
