import { glideBetween } from './frame-window.ts';
import { layShots } from './lay-shots.ts';
import { framesOf, rangeOf, shotsOf, sourceLength } from './ranges.ts';
import type { Reframe, Shot, Timeline } from './timeline.ts';

/** What a shot may be cut from. */
export type ShotSource = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'video' | 'image';
  /** At the film's rate; of a still 0. */
  readonly frames: number;
};

/** A fifth of a second: what is shorter is seen as a fault. */
export const shortestShotFrames = 6;
export const speeds = [0.5, 1, 2] as const;

/**
 * The begin of a shot moves by so many frames of the film, later when positive; what comes after
 * closes up. As far as the clip and the shortest shot allow.
 */
export function trimStart(timeline: Timeline, id: string, by: number, source: ShotSource) {
  return change(timeline, id, (shot) => {
    const { length } = framesOf(shot.recordRange);
    const resized = lasting(timeline, shot, length - by, { source, moves: 'start' });
    return shifted(resized, length - framesOf(resized.recordRange).length);
  });
}

/** The end of a shot moves, later when positive. */
export function trimEnd(timeline: Timeline, id: string, by: number, source: ShotSource) {
  return change(timeline, id, (shot) => {
    const { length } = framesOf(shot.recordRange);
    return lasting(timeline, shot, length + by, { source, moves: 'end' });
  });
}

/**
 * A shot of another length, one edge of which stays what it shows. Of one that runs backwards the
 * film's begin is the end of the clip's stretch.
 */
function lasting(
  timeline: Timeline,
  shot: Shot,
  wanted: number,
  { source, moves }: { readonly source: ShotSource; readonly moves: 'start' | 'end' },
): Shot {
  const film = framesOf(shot.recordRange).length;
  if (source.kind === 'image') {
    const length = Math.max(shortestShotFrames, wanted);
    return { ...shot, ...windowOf(timeline, 0, length, length) };
  }
  const { start, end } = sourceFrames(shot);
  const keepsEnd = (moves === 'start') !== (shot.reversed ?? false);
  const longest = keepsEnd
    ? film + Math.floor(start / shot.speed)
    : Math.floor((source.frames - start) / shot.speed);
  const length = clamp(wanted, Math.min(shortestShotFrames, longest), longest);
  const taken = sourceLength(length, shot.speed);
  const first = keepsEnd ? Math.max(0, end - taken) : start;
  return { ...shot, ...windowOf(timeline, first, keepsEnd ? end - first : taken, length) };
}

/** Another stretch of the same clip, as long as before: so many source frames later. */
export function slip(timeline: Timeline, id: string, by: number, source: ShotSource) {
  if (source.kind === 'image') return timeline;
  return change(timeline, id, (shot) => {
    const { start, length } = sourceFrames(shot);
    const newStart = clamp(start + by, 0, source.frames - length);
    const film = framesOf(shot.recordRange).length;
    return { ...shot, ...windowOf(timeline, newStart, length, film) };
  });
}

/** The same stretch of the clip, shown in another time. */
export function setSpeed(timeline: Timeline, id: string, speed: number, source: ShotSource) {
  if (source.kind === 'image') return timeline;
  return change(timeline, id, (shot) => {
    const { start, length } = sourceFrames(shot);
    const most = Math.floor((source.frames - start) / speed);
    const newLength = clamp(Math.floor(length / speed), Math.min(shortestShotFrames, most), most);
    const window = windowOf(timeline, start, sourceLength(newLength, speed), newLength);
    return { ...shot, ...window, speed, reframe: stretched(shot.reframe, shot.speed / speed) };
  });
}

/** From its last frame to its first, or as it was filmed; the stretch of the clip stays. */
export function setReversed(timeline: Timeline, id: string, isOn: boolean, source: ShotSource) {
  if (source.kind === 'image') return timeline;
  return change(timeline, id, ({ reversed = false, ...shot }) => ({
    ...shot,
    ...(isOn && { reversed: true }),
    ...(isOn !== reversed && { reframe: turnedRound(shot) }),
  }));
}

/** Another moment, of any clip, in the place of a shot and as long as it was where there is enough. */
export function swapTake(timeline: Timeline, id: string, startFrame: number, source: ShotSource) {
  return change(timeline, id, (shot) => {
    const window = takeFrom(timeline, source, startFrame, framesOf(shot.recordRange).length, shot);
    const { reversed, ...rest } = shot;
    return { ...rest, ...window, ...(reversed && source.kind !== 'image' && { reversed }) };
  });
}

/** A new shot behind another one; at the film's beginning without one. */
export function insertShot(
  timeline: Timeline,
  afterId: string | null,
  take: { readonly source: ShotSource; readonly startFrame: number; readonly length: number },
): Timeline {
  const shots = shotsOf(timeline);
  const index = shots.findIndex(({ id }) => id === afterId) + 1;
  const shot: Shot = {
    id: freeId(shots),
    ...takeFrom(timeline, take.source, take.startFrame, take.length, { speed: 1 }),
    shotScore: 0,
  };
  return layShots(timeline, shots.toSpliced(index, 0, shot));
}

/** A film keeps at least one shot. */
export function removeShot(timeline: Timeline, id: string): Timeline {
  const shots = shotsOf(timeline);
  const kept = shots.filter((shot) => shot.id !== id || shot.locked);
  return kept.length === shots.length || kept.length === 0 ? timeline : layShots(timeline, kept);
}

export function duplicateShot(timeline: Timeline, id: string): Timeline {
  const shots = shotsOf(timeline);
  const index = shots.findIndex((shot) => shot.id === id);
  const shot = shots[index];
  if (!shot) return timeline;
  const { locked: _, ...copy } = shot;
  return layShots(timeline, shots.toSpliced(index + 1, 0, { ...copy, id: freeId(shots) }));
}

/** To a place in the order, from 0. */
export function moveShot(timeline: Timeline, id: string, toIndex: number): Timeline {
  const shots = shotsOf(timeline);
  const from = shots.findIndex((shot) => shot.id === id);
  const shot = shots[from];
  const to = clamp(toIndex, 0, shots.length - 1);
  if (!shot || shot.locked || from === to) return timeline;
  return layShots(timeline, shots.toSpliced(from, 1).toSpliced(to, 0, shot));
}

/** In two at a frame of the film; nothing happens where a part would be too short. */
export function splitShot(timeline: Timeline, id: string, atFrame: number): Timeline {
  const shots = shotsOf(timeline);
  const index = shots.findIndex((shot) => shot.id === id);
  const shot = shots[index];
  if (!shot || shot.locked) return timeline;
  const film = framesOf(shot.recordRange);
  const first = atFrame - film.start;
  const rest = film.length - first;
  if (Math.min(first, rest) < shortestShotFrames) return timeline;
  const source = sourceFrames(shot);
  const isStill = source.length === film.length && shot.zoom !== 'none';
  // Backwards the second part of the film is the first of the clip's stretch.
  const [early, late] = shot.reversed ? [rest, first] : [first, rest];
  // At half speed a cut on an odd frame lies between two frames of the source.
  const at = source.start + Math.floor(early * shot.speed);
  const before = windowOf(timeline, source.start, sourceLength(early, shot.speed), early);
  const behind = isStill
    ? windowOf(timeline, source.start, late, late)
    : windowOf(timeline, at, source.start + source.length - at, late);
  const [left, right] = shot.reversed ? [behind, before] : [before, behind];
  return layShots(
    timeline,
    shots.toSpliced(
      index,
      1,
      glided({ ...shot, ...left }, 0, first - 1, film.length),
      glided(
        shifted({ ...shot, ...right, id: freeId(shots) }, first),
        first,
        film.length - 1,
        film.length,
      ),
    ),
  );
}

/** Locked shots stay as they are until they are unlocked. */
export function setLocked(timeline: Timeline, id: string, isLocked: boolean): Timeline {
  return withShot(timeline, id, ({ locked: _, ...shot }) =>
    isLocked ? { ...shot, locked: true } : shot,
  );
}

/** A still that is laid by hand grows no more by itself. */
export function setReframe(
  timeline: Timeline,
  id: string,
  reframe: Reframe,
  zoom?: Shot['zoom'],
): Timeline {
  return change(timeline, id, (shot) => ({
    ...shot,
    reframe,
    zoom: reframe.kind === 'window' ? 'none' : (zoom ?? shot.zoom),
  }));
}

/** A look of its own; null as the film has it. */
export function setShotLook(timeline: Timeline, id: string, look: Shot['look'] | null): Timeline {
  return change(timeline, id, ({ look: _, ...shot }) => (look ? { ...shot, look } : shot));
}

/** Decibels of its own sound against its usual place in the mix. */
export function setLevel(timeline: Timeline, id: string, decibels: number): Timeline {
  return change(timeline, id, ({ gainDecibels: _, ...shot }) =>
    decibels === 0 ? shot : { ...shot, gainDecibels: decibels },
  );
}

/** Its own sound against what holds for the film; null as the film has it. */
export function setSound(timeline: Timeline, id: string, sound: 'keep' | 'drop' | null): Timeline {
  return change(timeline, id, ({ sound: _, ...shot }) =>
    sound === null ? shot : { ...shot, sound },
  );
}

function change(timeline: Timeline, id: string, edit: (shot: Shot) => Shot): Timeline {
  return withShot(timeline, id, (shot) => (shot.locked ? shot : edit(shot)));
}

function withShot(timeline: Timeline, id: string, edit: (shot: Shot) => Shot): Timeline {
  const shots = shotsOf(timeline);
  const index = shots.findIndex((shot) => shot.id === id);
  const shot = shots[index];
  if (!shot) return timeline;
  const edited = edit(shot);
  const isSame = JSON.stringify(edited) === JSON.stringify(shot);
  return isSame ? timeline : layShots(timeline, shots.with(index, edited));
}

function takeFrom(
  timeline: Timeline,
  source: ShotSource,
  startFrame: number,
  length: number,
  { speed: wanted }: Pick<Shot, 'speed'>,
): Omit<Shot, 'id' | 'shotScore'> {
  const isStill = source.kind === 'image';
  const speed = isStill ? 1 : wanted;
  const filmLength = isStill ? length : Math.min(length, Math.floor(source.frames / speed));
  const taken = isStill ? filmLength : sourceLength(filmLength, speed);
  const start = isStill ? 0 : clamp(startFrame, 0, source.frames - taken);
  return {
    mediaReference: { sourceId: source.id, name: source.name },
    ...windowOf(timeline, start, taken, filmLength),
    speed,
    reframe: { kind: 'auto' },
    zoom: isStill ? 'in' : 'none',
    reasonCode: 'requested',
    reason: 'Choisi à la main.',
  };
}

function windowOf(timeline: Timeline, start: number, taken: number, filmLength: number) {
  return {
    sourceRange: rangeOf(timeline, start, taken),
    recordRange: rangeOf(timeline, 0, filmLength),
  };
}

function sourceFrames({ sourceRange }: Shot) {
  return framesOf(sourceRange);
}

/** A gliding window keeps its place in the picture when the shot begins so many frames later. */
function shifted(shot: Shot, byFrames: number): Shot {
  if (shot.reframe.kind !== 'move') return shot;
  const points = shot.reframe.points.map((point) => ({ ...point, frame: point.frame - byFrames }));
  return { ...shot, reframe: { kind: 'move', points } };
}

/** A window that was laid by hand glides on over both parts of a shot as it did over the whole. */
function glided(shot: Shot, first: number, last: number, length: number): Shot {
  const { reframe } = shot;
  if (reframe.kind !== 'window') return shot;
  return { ...shot, reframe: glideBetween(reframe, first, last, length) };
}

/** A gliding window follows what it follows in the clip, whichever way that runs. */
function turnedRound({ reframe, recordRange }: Pick<Shot, 'reframe' | 'recordRange'>): Reframe {
  if (reframe.kind !== 'move') return reframe;
  const last = framesOf(recordRange).length - 1;
  const points = reframe.points.map((point) => ({ ...point, frame: last - point.frame }));
  return { kind: 'move', points: points.toReversed() };
}

function stretched(reframe: Reframe, factor: number): Reframe {
  if (reframe.kind !== 'move') return reframe;
  const points = reframe.points.map((point) => ({ ...point, frame: point.frame * factor }));
  return { kind: 'move', points };
}

function freeId(shots: readonly Shot[]): string {
  const ids = new Set(shots.map(({ id }) => id));
  let number = shots.length + 1;
  while (ids.has(`plan-${number}`)) number += 1;
  return `plan-${number}`;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
