import type { Seen } from '@armoni/perception/see/nanodet';
import type { Thing } from '@armoni/perception/see/things';
import type { ClipAnalysis } from '../model/analysis.ts';
import type { Intent, Sought as SoughtThing, Stretch } from '../model/intent.ts';
import type { MediaReference } from '../model/media.ts';
import { isCloseUp, isFar } from '../plan/explain/view-size.ts';
import { looksThatShow } from '../sight/how-surely.ts';
import { type ClipLook, lookThroughClip } from '../sight/look-through-clip.ts';
import { openEyes } from '../sight/open-eyes.ts';
import { editTexts } from '../texts.ts';
import { artefact } from './artefact.ts';
import type { LookingRun } from './edit-run.ts';

const looksVersion = 4;

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
  { onProgress, ...run }: LookingRun,
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
  const lengths = references.map(({ probe }) => Math.max(1, probe.durationSeconds));
  const total = lengths.reduce((sum, each) => sum + each, 0);
  let before = 0;
  const onLook = (pictures: number) => onProgress(Math.min(1, (before + pictures) / total));
  // What failing eyes did not see is no finding.
  const lookOnce = (reference: MediaReference) =>
    artefact(
      run.workFolder,
      'looks',
      [looksVersion, reference.contentHash],
      () => lookThroughClip(reference, eyes, run.tools, run.signal, { onLook, alsoSmaller: true }),
      () => !hasFailed,
    );
  const clips: SoughtClip[] = [];
  try {
    for (const reference of references) {
      const { durationSeconds, width, height } = reference.probe;
      const looks = await lookOnce(reference);
      if (hasFailed) return { intent, notes: [editTexts.eyesFailedForWish] };
      run.seen.add(reference.id, looks);
      const isStill = analyses.find(({ sourceId }) => sourceId === reference.id)?.kind === 'image';
      clips.push({
        number: numberOf(reference.id),
        looks,
        isStill,
        durationSeconds,
        aspect: width / height,
      });
      before += lengths[clips.length - 1] ?? 0;
      onLook(0);
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
  /** Width over height of its pictures. */
  readonly aspect: number;
};

/** From this score people are there: 97 of 100 boxes were right. */
const peopleScore = 0.5;
/** To leave something out a guess is enough. */
const guessScore = 0.35;
/** A picture stands for so many seconds on either side; left out, what is near goes too. */
const reachSeconds = { only: 0.5, without: 1 } as const;
/** Who is not found for a moment has not gone. */
const gapSeconds = 2.5;

/** Clips and stretches that show, or do not show, what the wish names. */
export function applySeen(intent: Intent, clips: readonly SoughtClip[]): Sought {
  let clipsOut: readonly number[] = intent.clips.without;
  let stretches: readonly Stretch[] = intent.clips.stretches;
  const notes: string[] = [];
  let { first, last } = intent.clips;
  for (const { use: wished, thing } of intent.seen) {
    const use: 'without' | 'only' = wished === 'without' ? 'without' : 'only';
    const found = clips.map((clip) => ({ clip, runs: runsOf(clip, thing, use) }));
    if (wished === 'first' || wished === 'last') {
      const at = longestOf(found);
      if (at === null) notes.push(editTexts.notSeen(thing));
      else if (clips.length === 1) notes.push(editTexts.onlyClip(thing));
      else {
        const { number, isStill } = at.clip;
        if (wished === 'first') first = number;
        else last = number;
        if (!isStill) stretches = [...stretches, { use: 'only' as const, clip: number, ...at.run }];
      }
      continue;
    }
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
      clips: { ...intent.clips, first, last, without: [...clipsOut], stretches: [...stretches] },
    },
    notes,
  };
}

type Run = { fromSeconds: number; toSeconds: number };

/** The clip that shows it longest at a time. */
function longestOf(found: readonly { readonly clip: SoughtClip; readonly runs: readonly Run[] }[]) {
  const all = found.flatMap(({ clip, runs }) => runs.map((run) => ({ clip, run })));
  const length = ({ run }: { readonly run: Run }) => run.toSeconds - run.fromSeconds;
  return all.toSorted((a, b) => length(b) - length(a))[0] ?? null;
}

function looksShowing(
  looks: readonly ClipLook[],
  thing: SoughtThing,
  use: 'only' | 'without',
  aspect: number,
): readonly ClipLook[] {
  if (thing === 'close-up' || thing === 'wide-shot' || thing === 'two-people') {
    return looks.filter(({ seen }) => isView(seen, thing, aspect));
  }
  if (use === 'only') return looksThatShow(looks, thing);
  return looks.filter(({ seen }) =>
    seen.some((one) => one.thing === thing && one.score >= guessScore),
  );
}

function isView(seen: readonly Seen[], view: Exclude<SoughtThing, Thing>, aspect: number): boolean {
  const people = seen.filter((one) => one.thing === 'person' && one.score >= peopleScore);
  if (view === 'close-up') return people.some(({ box }) => isCloseUp(box, aspect));
  if (view === 'wide-shot') return people.length > 0 && people.every(({ box }) => isFar(box));
  return people.length === 2;
}

function runsOf(
  { looks, durationSeconds, aspect }: SoughtClip,
  thing: SoughtThing,
  use: 'only' | 'without',
): readonly Run[] {
  const runs: Run[] = [];
  for (const { seconds } of looksShowing(looks, thing, use, aspect)) {
    const fromSeconds = Math.max(0, seconds - reachSeconds[use]);
    const toSeconds = Math.min(Math.max(durationSeconds, fromSeconds), seconds + reachSeconds[use]);
    const last = runs.at(-1);
    if (last && fromSeconds - last.toSeconds <= gapSeconds) last.toSeconds = toSeconds;
    else runs.push({ fromSeconds, toSeconds });
  }
  return runs;
}
