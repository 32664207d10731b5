import { type Moment, type Source, type Stretch, sourceFrames } from './material.ts';

/** What a place in the film is for. */
export type Role = 'hook' | 'opening' | 'body' | 'ending' | 'call-to-action';

/** A chosen run of one source. `length` is in film frames, `startFrame` in source frames. */
export type Piece = {
  readonly source: Source;
  /** The frames it may grow into. */
  readonly bounds: Stretch;
  readonly startFrame: number;
  readonly length: number;
  readonly role: Role;
};

export function endFrame(piece: Piece): number {
  return piece.startFrame + sourceFrames(piece.length, piece.source.speed);
}

export function momentsOf(piece: Piece): readonly Moment[] {
  return momentsBetween(piece.source, piece.startFrame, endFrame(piece));
}

export function momentsBetween(source: Source, start: number, end: number): readonly Moment[] {
  const { moments } = source;
  const first = firstEndingAfter(moments, start);
  let last = first;
  while (last < moments.length && (moments[last] as Moment).startFrame < end) last += 1;
  return moments.slice(first, last);
}

/** Moments are in order: long sources are searched by halves. */
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

/** 0.7 of the mean and 0.3 of the worst moment: one bad half-second spoils a shot. */
export function valueBetween(source: Source, start: number, end: number): number {
  const moments = momentsBetween(source, start, end);
  if (moments.length === 0) return 0;
  const sum = moments.reduce((total, moment) => total + moment.value, 0);
  const worst = Math.min(...moments.map((moment) => moment.value));
  return (0.7 * sum) / moments.length + 0.3 * worst;
}

export function pieceValue(piece: Piece): number {
  return valueBetween(piece.source, piece.startFrame, endFrame(piece));
}

/** The moment that stands for a piece when two are compared. */
export function middleMoment(source: Source, start: number, end: number): Moment | null {
  const { moments } = source;
  return moments[firstEndingAfter(moments, (start + end) / 2)] ?? moments.at(-1) ?? null;
}

export function overlaps(a: Piece, b: Piece): boolean {
  return a.source === b.source && a.startFrame < endFrame(b) && b.startFrame < endFrame(a);
}

export function totalFrames(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

/** Neighbours that continue each other in the source become one. */
export function joinContinuous(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const role = last === undefined ? null : joinedRole(last.role, piece.role);
    if (last !== undefined && role !== null && continues(last, piece)) {
      joined[joined.length - 1] = { ...last, role, length: last.length + piece.length };
    } else joined.push(piece);
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

/** At half speed an odd length ends between two source frames, and cannot be continued exactly. */
function continues(last: Piece, piece: Piece): boolean {
  const { speed } = last.source;
  return (
    last.source === piece.source &&
    last.bounds === piece.bounds &&
    last.startFrame + last.length * speed === piece.startFrame
  );
}
