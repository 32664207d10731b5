import type { ClipAnalysis } from '../../model/analysis.ts';
import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import type { ClipMaterial, UsableTake } from './material.ts';
import type { PlannedShot } from './planned-shot.ts';

/** Whether words are heard in this shot's clip: they must not be cut, nor told out of order. */
export function isHeard({ clip }: PlannedShot, intent: Intent): boolean {
  const own = intent.clipSound.findLast((each) => each.clip === clip.number)?.sound;
  return (
    (own ?? intent.originalSound) !== 'drop' &&
    clip.analysis.kind === 'video' &&
    // A voice at another speed is no speech any more, and none is heard backwards.
    clip.speed === 1 &&
    !clip.reversed &&
    clip.analysis.speech.length > 0
  );
}

/** The frames of a clip in which nobody speaks, ascending: before, between and after phrases. */
export function pausesOf({ analysis, frameCount }: ClipMaterial): readonly UsableTake[] {
  const phrases = phraseFrames(analysis);
  return [...phrases, { startFrame: frameCount, endFrame: frameCount }].map((phrase, index) => ({
    startFrame: phrases[index - 1]?.endFrame ?? 0,
    endFrame: Math.min(frameCount, phrase.startFrame),
  }));
}

/** Left on either side of what is said when silences are taken out: room to breathe in. */
const breathFrames = 0.15 * framesPerSecond;
/** A shorter silence belongs to the speech. */
const shortestSilenceFrames = 0.4 * framesPerSecond;

/** What is left of a clip without its silences; null when nobody speaks in it. */
export function spokenRuns(
  analysis: ClipAnalysis,
  frameCount: number,
): readonly UsableTake[] | null {
  const runs: UsableTake[] = [];
  for (const phrase of phraseFrames(analysis)) {
    const startFrame = Math.max(0, Math.floor(phrase.startFrame - breathFrames));
    const endFrame = Math.min(frameCount, Math.ceil(phrase.endFrame + breathFrames));
    const last = runs.at(-1);
    if (last !== undefined && startFrame - last.endFrame < shortestSilenceFrames) {
      runs[runs.length - 1] = { startFrame: last.startFrame, endFrame };
    } else runs.push({ startFrame, endFrame });
  }
  return runs.length > 0 ? runs : null;
}

/** Whole frames that hold each phrase. */
function phraseFrames({ speech }: ClipAnalysis): readonly UsableTake[] {
  return speech.map(({ startSeconds, endSeconds }) => ({
    startFrame: Math.floor(startSeconds * framesPerSecond),
    endFrame: Math.ceil(endSeconds * framesPerSecond),
  }));
}
