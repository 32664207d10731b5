import type { Cue } from '../model/captions.ts';
import { framesPerSecond, toSeconds } from '../model/time.ts';
import type { FilmCaptions, Shot, Timeline } from '../model/timeline.ts';
import { timedWordsOf } from './words.ts';

/** A word in the film. */
export type ShownWord = { readonly text: string; readonly startFrame: number };

/** What is said while one stretch of a clip is shown, in frames of the film. */
export type ShownCaption = {
  readonly startFrame: number;
  readonly endFrame: number;
  /** It must be gone by then: the clip is. */
  readonly lastFrame: number;
  readonly words: readonly ShownWord[];
};

/** Of a caption whose words have no times: shown whole from this share on, else not at all. */
const leastShare = 0.5;
/** Captions that begin so close together are said at once, and shown as one. */
const togetherFrames = 10;

/** Captions where the cut shows what they belong to; ascending, one at a time. */
export function shownCaptions(timeline: Timeline, { clips }: FilmCaptions): ShownCaption[] {
  const cuesOf = new Map(clips.map(({ sourceId, cues }) => [sourceId, cues]));
  const shown = runsOf(timeline.tracks.video.clips).flatMap((run) =>
    (cuesOf.get(run.sourceId) ?? []).flatMap((cue) => showIn(run, cue)),
  );
  return oneAtATime(shown);
}

/** A stretch of one clip in the film, over cuts that nobody sees. */
type Run = {
  readonly sourceId: string;
  readonly fromSeconds: number;
  toSeconds: number;
  readonly speed: number;
  readonly startFrame: number;
  endFrame: number;
};

function runsOf(shots: readonly Shot[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { mediaReference, sourceRange, recordRange, speed, zoom, reversed } of shots) {
    if (zoom !== 'none' || reversed) continue;
    const fromSeconds = toSeconds(sourceRange.startTime);
    const lengthSeconds = toSeconds(sourceRange.duration);
    const startFrame = recordRange.startTime.value;
    const endFrame = startFrame + recordRange.duration.value;
    const last = runs.at(-1);
    const goesOn =
      last?.sourceId === mediaReference.sourceId &&
      last.endFrame === startFrame &&
      last.speed === speed &&
      Math.abs(last.toSeconds - fromSeconds) < 1.5 / framesPerSecond;
    if (goesOn) {
      last.toSeconds = fromSeconds + lengthSeconds;
      last.endFrame = endFrame;
    } else {
      runs.push({
        sourceId: mediaReference.sourceId,
        fromSeconds,
        toSeconds: fromSeconds + lengthSeconds,
        ...{ speed, startFrame, endFrame },
      });
    }
  }
  return runs;
}

function showIn(run: Run, cue: Cue): readonly ShownCaption[] {
  const from = Math.max(run.fromSeconds, cue.startSeconds);
  const to = Math.min(run.toSeconds, cue.endSeconds);
  if (to <= from) return [];
  const share = (to - from) / (cue.endSeconds - cue.startSeconds);
  if (!cue.words && share < leastShare) return [];
  const frameOf = (seconds: number) =>
    run.startFrame +
    Math.round(
      ((Math.min(to, Math.max(from, seconds)) - run.fromSeconds) / run.speed) * framesPerSecond,
    );
  const words = timedWordsOf(cue).filter(({ startSeconds, endSeconds }) => {
    const middle = (startSeconds + endSeconds) / 2;
    return !cue.words || (middle >= run.fromSeconds && middle < run.toSeconds);
  });
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    {
      startFrame: frameOf(cue.words ? first.startSeconds : cue.startSeconds),
      endFrame: frameOf(cue.words ? last.endSeconds : cue.endSeconds),
      lastFrame: run.endFrame,
      words: words.map(({ text, startSeconds }) => ({ text, startFrame: frameOf(startSeconds) })),
    },
  ];
}

function oneAtATime(shown: readonly ShownCaption[]): ShownCaption[] {
  const captions: ShownCaption[] = [];
  for (const caption of shown.toSorted((a, b) => a.startFrame - b.startFrame)) {
    const last = captions.at(-1);
    if (last && caption.startFrame - last.startFrame < togetherFrames) {
      captions[captions.length - 1] = {
        ...last,
        endFrame: Math.max(last.endFrame, caption.endFrame),
        words: [...last.words, ...caption.words],
      };
    } else {
      if (last && last.endFrame > caption.startFrame) {
        captions[captions.length - 1] = { ...last, endFrame: caption.startFrame };
      }
      captions.push(caption);
    }
  }
  return captions;
}
