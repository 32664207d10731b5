import type { ClipAnalysis, WindowMeasure } from '../../model/analysis.ts';

/** Footage that an earlier clip, or the same clip before, shows already. */
export type Repeat = {
  readonly sourceId: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** Where it is seen first. */
  readonly of: string;
};

/** Bits of the difference hash, of 64, and mean cell distance, 0–255, of the same pictures. */
const alike = { bits: 7, layout: 4, still: 0.4 } as const;
/**
 * The same moment is nearer than those a second before and after it, by this factor and this
 * much: a tripod shows the same picture all along and repeats nothing.
 */
const nearer = { factor: 0.85, least: 0.08, windowsAway: 2 } as const;
/** Windows that must go on alike, and the share of them that must be the very moment. */
const shortestRun = { windows: 6, nearerShare: 0.6 } as const;
/** Between two repeats of one clip what is shorter was only seen at another moment. */
const longestGapSeconds = 4;
/** Nearer than this in one clip pictures are alike because nothing has happened yet. */
const nearestWindows = 4;
/** Forty minutes: beyond, comparing each with each takes too long, and only whole files are known. */
const mostWindows = 4800;

type Place = {
  readonly analysis: ClipAnalysis;
  readonly window: WindowMeasure;
  /** In its clip. */
  readonly index: number;
  readonly hash: readonly [number, number];
};

/**
 * Finds the same footage under other names and loops within a clip, by its pictures: windows that
 * follow each other must be the same as others that follow each other, and differ among themselves.
 * The clips first in the list keep theirs.
 */
export function findRepeats(analyses: readonly ClipAnalysis[]): readonly Repeat[] {
  const copies = findCopies(analyses);
  const isCopy = new Set(copies.map(({ sourceId }) => sourceId));
  const places = analyses
    .filter(({ kind, sourceId }) => kind === 'video' && !isCopy.has(sourceId))
    .flatMap(placesOf);
  return places.length > mostWindows ? copies : [...copies, ...findRuns(places)];
}

/** The same bytes; and stills of the very same picture, since two of one place are two pictures. */
function findCopies(analyses: readonly ClipAnalysis[]): readonly Repeat[] {
  return analyses.flatMap((analysis, index) => {
    const { contentHash, sourceId, kind, windows } = analysis;
    const first = analyses.slice(0, index).find((other) => {
      if (contentHash !== undefined && contentHash === other.contentHash) return true;
      const [a, b] = [windows[0], other.windows[0]];
      if (kind !== 'image' || other.kind !== 'image' || !a || !b) return false;
      return a.hash === b.hash && distance(a, b) <= alike.still;
    });
    const endSeconds = analysis.durationSeconds;
    return first === undefined
      ? []
      : [{ sourceId, startSeconds: 0, endSeconds, of: first.sourceId }];
  });
}

/** What is known of the runs that end at one place and at each earlier one. */
type Runs = { readonly lengths: Uint16Array; readonly nearer: Uint16Array };

function findRuns(places: readonly Place[]): readonly Repeat[] {
  const repeats: Repeat[] = [];
  const isRepeat = new Uint8Array(places.length);
  const none = () => ({
    lengths: new Uint16Array(places.length),
    nearer: new Uint16Array(places.length),
  });
  let before: Runs = none();
  for (let at = 0; at < places.length; at += 1) {
    const runs = none();
    let longest = { length: 0, from: 0 };
    for (let other = 0; other < at; other += 1) {
      if (isRepeat[other] === 1) continue;
      const match = compare(places, at, other);
      if (match === 'other') continue;
      const continues = other > 0 && places[at]!.index > 0 && places[other]!.index > 0;
      const length = 1 + (continues ? before.lengths[other - 1]! : 0);
      const isNearer = match === 'nearer' ? 1 : 0;
      runs.lengths[other] = length;
      runs.nearer[other] = isNearer + (continues ? before.nearer[other - 1]! : 0);
      const isSure =
        length >= shortestRun.windows && runs.nearer[other]! >= shortestRun.nearerShare * length;
      if (isSure && length > longest.length) longest = { length, from: other };
    }
    if (longest.length > 0) {
      const first = at - longest.length + 1;
      isRepeat.fill(1, first, at + 1);
      addRepeat(repeats, places, { first, last: at, from: longest.from });
    }
    before = runs;
  }
  return repeats;
}

function placesOf(analysis: ClipAnalysis): readonly Place[] {
  return analysis.windows.map((window, index) => ({
    ...{ analysis, window, index },
    hash: readHash(window.hash),
  }));
}

/** Whether two places show the very same moment, look alike, or are something else. */
function compare(places: readonly Place[], at: number, other: number): 'nearer' | 'like' | 'other' {
  const a = places[at]!;
  const b = places[other]!;
  const isNear = a.analysis === b.analysis && a.index - b.index < nearestWindows;
  if (isNear || bitsBetween(a.hash, b.hash) > alike.bits) return 'other';
  const own = distance(a.window, b.window);
  if (own > alike.layout) return 'other';
  const { windows } = b.analysis;
  const around = [windows[b.index - nearer.windowsAway], windows[b.index + nearer.windowsAway]];
  const next = Math.min(
    ...around.map((window) => (window ? distance(a.window, window) : Infinity)),
  );
  return own <= nearer.factor * next && own <= next - nearer.least ? 'nearer' : 'like';
}

function addRepeat(
  repeats: Repeat[],
  places: readonly Place[],
  { first, last, from }: { readonly first: number; readonly last: number; readonly from: number },
): void {
  const { analysis } = places[last]!;
  const { sourceId } = analysis;
  const { startSeconds } = places[first]!.window;
  const { endSeconds } = places[last]!.window;
  const of = places[from]!.analysis.sourceId;
  const before = repeats.at(-1);
  const continues =
    before?.sourceId === sourceId && startSeconds - before.endSeconds <= longestGapSeconds;
  if (continues) {
    const start = Math.min(before.startSeconds, startSeconds);
    repeats[repeats.length - 1] = { ...before, startSeconds: start, endSeconds };
  } else repeats.push({ sourceId, startSeconds, endSeconds, of });
}

/** Mean absolute difference of the layouts, 0–255. */
function distance(a: WindowMeasure, b: WindowMeasure): number {
  let sum = 0;
  for (let cell = 0; cell < a.layout.length; cell += 1) {
    sum += Math.abs(a.layout[cell]! - (b.layout[cell] ?? 0));
  }
  return sum / Math.max(1, a.layout.length);
}

function readHash(hash: string): readonly [number, number] {
  const text = hash.padStart(16, '0');
  return [Number.parseInt(text.slice(0, 8), 16) | 0, Number.parseInt(text.slice(8), 16) | 0];
}

function bitsBetween(a: readonly [number, number], b: readonly [number, number]): number {
  return countBits(a[0] ^ b[0]) + countBits(a[1] ^ b[1]);
}

function countBits(value: number): number {
  let v = value - ((value >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
