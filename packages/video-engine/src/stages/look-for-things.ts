import type { Seen } from '@armoni/perception/see/nanodet';
import type { Thing } from '@armoni/perception/see/things';
import type { ClipAnalysis } from '../model/analysis.ts';
import type { Intent, Stretch } from '../model/intent.ts';
import type { MediaReference } from '../model/media.ts';
import { type ClipLook, lookThroughClip } from '../sight/look-through-clip.ts';
import { openEyes } from '../sight/open-eyes.ts';
import { editTexts } from '../texts.ts';
import { artefact } from './artefact.ts';
import type { EditRun } from './edit-run.ts';

const looksVersion = 2;

export type SoughtMaterial = {
  readonly references: readonly MediaReference[];
  readonly analyses: readonly ClipAnalysis[];
};

export type Sought = {
  /** The wish with what is seen turned into clips and stretches. */
  readonly intent: Intent;
  readonly notes: readonly string[];
};

/**
 * Looks through the clips for what a wish names, a picture a second, each clip once. Nothing is
 * decoded or started when the wish names nothing to be seen.
 */
export async function lookForThings(
  intent: Intent,
  { references, analyses }: SoughtMaterial,
  numberOf: (sourceId: string) => number,
  run: EditRun,
  open: typeof openEyes = openEyes,
): Promise<Sought> {
  if (intent.seen.length === 0) return { intent, notes: [] };
  let hasFailed = false;
  const eyes = open(run.tools, {
    signal: run.signal,
    onFailure: () => {
      hasFailed = true;
    },
  });
  if (eyes === null) return { intent, notes: [editTexts.nothingSeen] };
  // What failing eyes did not see is no finding.
  const lookOnce = (reference: MediaReference) =>
    artefact(
      run.workFolder,
      'looks',
      [looksVersion, reference.contentHash],
      () => lookThroughClip(reference, eyes, run.tools, run.signal),
      () => !hasFailed,
    );
  const clips: SoughtClip[] = [];
  try {
    for (const reference of references) {
      const { durationSeconds } = reference.probe;
      const looks = await lookOnce(reference);
      if (hasFailed) return { intent, notes: [editTexts.eyesFailedForWish] };
      const isStill = analyses.find(({ sourceId }) => sourceId === reference.id)?.kind === 'image';
      clips.push({ number: numberOf(reference.id), looks, isStill, durationSeconds });
    }
  } finally {
    await eyes.close();
  }
  return applySeen(intent, clips);
}

export type SoughtClip = {
  /** Its place in the order given, from 1. */
  readonly number: number;
  readonly looks: readonly ClipLook[];
  readonly isStill: boolean;
  readonly durationSeconds: number;
};

/**
 * From this score a thing is there: 97 of 100 boxes were right. To leave something out a guess
 * is enough.
 */
const scores = { only: 0.5, without: 0.35 } as const;
/** A picture stands for so many seconds on either side; left out, what is near goes too. */
const reachSeconds = { only: 0.5, without: 1 } as const;
/** Who is not found for a moment has not gone. */
const gapSeconds = 2.5;

/** Clips and stretches that show, or do not show, what the wish names. */
export function applySeen(intent: Intent, clips: readonly SoughtClip[]): Sought {
  let clipsOut: readonly number[] = intent.clips.without;
  let stretches: readonly Stretch[] = intent.clips.stretches;
  const notes: string[] = [];
  for (const { use, thing } of intent.seen) {
    const found = clips.map((clip) => ({ clip, runs: runsOf(clip, thing, use) }));
    const shown = found.filter(({ runs }) => runs.length > 0);
    if (use === 'only' && shown.length === 0) {
      notes.push(editTexts.notSeen(thing));
      continue;
    }
    for (const { clip, runs } of found) {
      const isOut = use === 'only' ? runs.length === 0 : clip.isStill && runs.length > 0;
      if (isOut) clipsOut = [...clipsOut, clip.number];
      else if (!clip.isStill)
        stretches = [...stretches, ...runs.map((run) => ({ use, clip: clip.number, ...run }))];
    }
  }
  return {
    intent: {
      ...intent,
      clips: { ...intent.clips, without: [...clipsOut], stretches: [...stretches] },
    },
    notes,
  };
}

function runsOf({ looks, durationSeconds }: SoughtClip, thing: Thing, use: 'only' | 'without') {
  const runs: { fromSeconds: number; toSeconds: number }[] = [];
  const isThere = (seen: readonly Seen[]) =>
    seen.some((one) => one.thing === thing && one.score >= scores[use]);
  for (const { seconds } of looks.filter(({ seen }) => isThere(seen))) {
    const fromSeconds = Math.max(0, seconds - reachSeconds[use]);
    const toSeconds = Math.min(Math.max(durationSeconds, fromSeconds), seconds + reachSeconds[use]);
    const last = runs.at(-1);
    if (last && fromSeconds - last.toSeconds <= gapSeconds) last.toSeconds = toSeconds;
    else runs.push({ fromSeconds, toSeconds });
  }
  return runs;
}
