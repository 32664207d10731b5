import type { Face } from '@armoni/perception/see/faces';
import type { Seen } from '@armoni/perception/see/nanodet';
import { runInParallel } from '../ffmpeg/run-in-parallel.ts';
import type { ClipAnalysis, FaceMoment } from '../model/analysis.ts';
import type { MediaReference } from '../model/media.ts';
import { toSeconds } from '../model/time.ts';
import type { Shot, Timeline } from '../model/timeline.ts';
import { reachSeconds } from '../plan/cut/prefer-faces.ts';
import { lookThroughClip } from '../sight/look-through-clip.ts';
import { type Eyes, openEyes, openFaceEyes } from '../sight/open-eyes.ts';
import { artefact } from './artefact.ts';
import type { EditRun, LookingRun } from './edit-run.ts';
import { lookAtShot } from './look-at-shot.ts';

const facesVersion = 1;
/** A blink lasts a fifth to two fifths of a second. */
const picturesPerSecond = 5;
/** In widths of the picture: the face of a narrower person is too small to be judged. */
const leastPersonWidth = 0.22;

export type FaceMaterial = {
  readonly references: readonly MediaReference[];
  readonly analyses: readonly ClipAnalysis[];
};

/**
 * The analyses with the faces around those shots that somebody fills; null where there is none, or
 * nothing to see with. Clips without people are looked at no more than their shots' reasons need.
 */
export async function lookAtFaces(
  timeline: Timeline,
  { references, analyses }: FaceMaterial,
  { onProgress, ...run }: LookingRun,
): Promise<readonly ClipAnalysis[] | null> {
  let hasFailed = false;
  const options = {
    signal: run.signal,
    onFailure: () => {
      hasFailed = true;
    },
  };
  const eyes = openEyes(run.tools, options);
  const faceEyes = openFaceEyes(run.tools, options);
  if (eyes === null || faceEyes === null) return null;
  try {
    const { clips } = timeline.tracks.video;
    let done = 0;
    // Each shot is looked at, and each clip in which somebody was seen once more.
    const advance = () => {
      done += 1;
      onProgress(done / (clips.length + analyses.length));
    };
    const looking = { ...run, isWorthKeeping: () => !hasFailed, advance };
    const shots = await shotsOfPeople(clips, references, eyes, looking);
    const looked = await runInParallel(analyses, run.concurrency, async (analysis) => {
      const reference = references.find(({ id }) => id === analysis.sourceId);
      const own = shots.filter(({ mediaReference: { sourceId } }) => sourceId === reference?.id);
      advance();
      if (reference === undefined || own.length === 0) return analysis;
      const faces: FaceMoment[] = [];
      for (const stretch of stretchesAround(own, analysis)) {
        const key = [facesVersion, reference.contentHash, stretch];
        const look = () => lookForFaces(reference, stretch, faceEyes, run);
        faces.push(...(await artefact(run.workFolder, 'faces', key, look, () => !hasFailed)));
      }
      return { ...analysis, faces };
    });
    const isSeen = looked.some(({ faces = [] }) => faces.some(({ face }) => face !== null));
    return isSeen && !hasFailed ? looked : null;
  } finally {
    await Promise.all([eyes.close(), faceEyes.close()]);
  }
}

type Looking = EditRun & { readonly isWorthKeeping: () => boolean; readonly advance: () => void };

async function shotsOfPeople(
  clips: readonly Shot[],
  references: readonly MediaReference[],
  eyes: Eyes,
  { isWorthKeeping, advance, ...run }: Looking,
): Promise<readonly Shot[]> {
  const found = await runInParallel(clips, run.concurrency, async (shot) => {
    const reference = references.find(({ id }) => id === shot.mediaReference.sourceId);
    if (!reference || reference.probe.kind === 'image') return [];
    const looks = await lookAtShot(shot, reference, eyes, run, isWorthKeeping);
    advance();
    return looks.some(({ seen }) => seen.some(isNear)) ? [shot] : [];
  });
  return found.flat();
}

/** Nobody there after all costs a second look, and nothing else. */
function isNear({ thing, box: { left, right } }: Seen): boolean {
  return thing === 'person' && right - left >= leastPersonWidth;
}

type Stretch = { readonly startSeconds: number; readonly durationSeconds: number };

/** What the shots show and could show instead, inside their takes, each second once. */
function stretchesAround(shots: readonly Shot[], { takes }: ClipAnalysis): readonly Stretch[] {
  const spans = shots
    .map(({ sourceRange }) => {
      const from = toSeconds(sourceRange.startTime);
      const to = from + toSeconds(sourceRange.duration);
      const middle = (from + to) / 2;
      const take = takes.find((one) => one.startSeconds <= middle && middle < one.endSeconds);
      return {
        from: Math.max(take?.startSeconds ?? from, from - reachSeconds),
        to: Math.min(take?.endSeconds ?? to, to + reachSeconds),
      };
    })
    .toSorted((a, b) => a.from - b.from);
  const joined: { from: number; to: number }[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined.map(({ from, to }) => ({ startSeconds: from, durationSeconds: to - from }));
}

async function lookForFaces(
  reference: MediaReference,
  stretch: Stretch,
  eyes: Eyes<Face>,
  { tools, signal }: EditRun,
): Promise<readonly FaceMoment[]> {
  const looks = await lookThroughClip(reference, eyes, tools, signal, {
    stretch: { ...stretch, picturesPerSecond },
  });
  return looks.map(({ seconds, seen: [face] }) => ({
    seconds: stretch.startSeconds + seconds,
    face: face ?? null,
  }));
}
