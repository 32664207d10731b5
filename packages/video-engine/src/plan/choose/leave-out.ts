import type { ClipAnalysis, FaultyStretch } from '../../model/analysis.ts';
import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import { findRepeats, type Repeat } from '../material/find-repeats.ts';
import type { ClipMaterial, Material, UsableTake } from '../material/material.ts';
import type { PlannedShot } from '../material/planned-shot.ts';
import { clipName, materialNotes } from '../texts.ts';

/** What no film should show, by clip, and the sentences that say so. */
export type LeftOut = {
  readonly runs: ReadonlyMap<string, readonly UsableTake[]>;
  readonly notes: readonly string[];
};

export const nothingLeftOut: LeftOut = { runs: new Map(), notes: [] };

export type LeaveOutOptions = {
  readonly intent: Intent;
  readonly numberOf: (sourceId: string) => number;
  readonly nameOf: (sourceId: string) => string | undefined;
};

/** What is measured at a time. */
const windowSeconds = 0.5;
/** Less is not worth a sentence: the black before a film begins. */
const worthSaying = 1;
/** Rounding at a clip's ends. */
const wholeSlack = 0.5;

/** Black, frozen and damaged stretches, and what was shown before; nothing of « garde tout ». */
export function leaveOut(analyses: readonly ClipAnalysis[], options: LeaveOutOptions): LeftOut {
  if (options.intent.selection === 'everything') return nothingLeftOut;
  const repeats = findRepeats(namedFirst(analyses, options));
  const runs = new Map<string, readonly UsableTake[]>();
  const notes: string[] = [];
  for (const analysis of analyses) {
    const own = repeats.filter(({ sourceId }) => sourceId === analysis.sourceId);
    const faults = analysis.faults ?? [];
    if (own.length + faults.length === 0) continue;
    runs.set(analysis.sourceId, [...faults.map(withEdges), ...own].map(toFrames));
    notes.push(...faultNotes(analysis, faults, options), ...repeatNotes(analysis, own, options));
  }
  return { runs, notes };
}

/** What is told of clips whose own borders are cropped. */
export function borderNotes(
  analyses: readonly ClipAnalysis[],
  nameOf: LeaveOutOptions['nameOf'],
): readonly string[] {
  return analyses
    .filter(({ hadBorders }) => hadBorders)
    .map(({ sourceId }) => materialNotes.borders(clipName(nameOf(sourceId))));
}

/** Names the clips that a wish leaves in and the film does not show; not those of which it is told why. */
export function notShownNotes(
  shots: readonly PlannedShot[],
  { clips }: Material,
  { runs, nameOf }: Pick<LeftOut, 'runs'> & Pick<LeaveOutOptions, 'nameOf'>,
): readonly string[] {
  const shown = new Set(shots.map(({ clip }) => clip.analysis.sourceId));
  const isTold = ({ takes, analysis }: ClipMaterial) =>
    takes.length === 0 && runs.has(analysis.sourceId);
  const names = clips
    .filter((clip) => clip.allowed.length > 0 && !shown.has(clip.analysis.sourceId))
    .filter((clip) => !isTold(clip))
    .map(({ analysis }) => clipName(nameOf(analysis.sourceId)));
  return names.length > 0 ? [materialNotes.notShown(names)] : [];
}

/** Nothing but black from its start to its end. */
export function isWhollyBlack({ kind, durationSeconds, faults = [] }: ClipAnalysis): boolean {
  const seconds = lengthOf(faults.filter((fault) => fault.kind === 'black'));
  return kind === 'video' && durationSeconds > 0 && seconds >= durationSeconds - wholeSlack;
}

/** A clip that a wish names keeps its pictures; its copy gives way. */
function namedFirst(
  analyses: readonly ClipAnalysis[],
  { intent: { clips }, numberOf }: LeaveOutOptions,
): readonly ClipAnalysis[] {
  const named = [clips.first, clips.last, ...clips.sequence];
  const rank = ({ sourceId }: ClipAnalysis) => (named.includes(numberOf(sourceId)) ? 0 : 1);
  return analyses.toSorted((a, b) => rank(a) - rank(b));
}

/** Where within a window it begins and ends is not known. */
function withEdges({ startSeconds, endSeconds, ...rest }: FaultyStretch): FaultyStretch {
  const start = Math.max(0, startSeconds - windowSeconds);
  return { ...rest, startSeconds: start, endSeconds: endSeconds + windowSeconds };
}

/** A still has no time: all that it may be shown for is left out. */
function toFrames({ startSeconds, endSeconds }: Repeat | FaultyStretch): UsableTake {
  const isStill = endSeconds === 0;
  return {
    startFrame: Math.floor(startSeconds * framesPerSecond),
    endFrame: isStill ? Infinity : Math.ceil(endSeconds * framesPerSecond),
  };
}

function faultNotes(
  analysis: ClipAnalysis,
  faults: readonly FaultyStretch[],
  { nameOf }: LeaveOutOptions,
): readonly string[] {
  const name = clipName(nameOf(analysis.sourceId));
  if (isWhollyBlack(analysis)) return [materialNotes.whollyBlack(name)];
  return (['black', 'frozen', 'damaged'] as const).flatMap((kind) => {
    const own = faults.filter((fault) => fault.kind === kind);
    const seconds = lengthOf(own);
    const [first] = own;
    if (first === undefined || (seconds < worthSaying && kind !== 'damaged')) return [];
    return [materialNotes.faulty(name, kind, seconds, first.startSeconds)];
  });
}

function repeatNotes(
  { sourceId, kind, durationSeconds }: ClipAnalysis,
  repeats: readonly Repeat[],
  { nameOf }: LeaveOutOptions,
): readonly string[] {
  const [first] = repeats;
  if (first === undefined) return [];
  const seconds = lengthOf(repeats);
  const name = clipName(nameOf(sourceId));
  const isWhole = kind === 'image' || seconds >= durationSeconds - wholeSlack;
  const of = clipName(nameOf(first.of));
  if (isWhole && first.of !== sourceId) return [materialNotes.sameAs(name, of)];
  return [materialNotes.repeats(name, seconds)];
}

function lengthOf(
  stretches: readonly { readonly startSeconds: number; readonly endSeconds: number }[],
): number {
  return stretches.reduce(
    (sum, { startSeconds, endSeconds }) => sum + endSeconds - startSeconds,
    0,
  );
}
