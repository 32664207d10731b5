import type { ClipAnalysis, MusicAnalysis, WindowMeasure } from '../model/analysis.ts';
import type { CutMaterial, CutMoment, CutMusic, CutSource } from '../model/cut-material.ts';
import type { MediaReference } from '../model/media.ts';
import { framesPerSecond } from '../model/time.ts';
import { isAudible } from './material/beat-frames.ts';
import { momentReasons } from './moment-reasons.ts';

/** How many good moments of one clip are offered. */
const mostMoments = 12;
/** Nearer than this two moments show the same. */
const apartSeconds = 1.5;
/** A moment is shown for as long. */
const momentSeconds = 2;
/** Of a frame: a length that is whole but for rounding counts as whole. */
const roundingFrames = 1e-6;

/** What a person may cut a finished film from: every source with its best moments. */
export function cutMaterial(
  analyses: readonly ClipAnalysis[],
  music: MusicAnalysis | null,
  references: readonly MediaReference[],
): CutMaterial {
  const scores = analyses.flatMap(({ windows }) => windows.map(({ score }) => score));
  const scale = { least: Math.min(...scores), most: Math.max(...scores) };
  return {
    sources: analyses.map((analysis) => ({
      ...sourceOf(
        analysis,
        references.find(({ id }) => id === analysis.sourceId),
      ),
      moments: analysis.kind === 'image' ? [] : bestMoments(analysis, scale),
    })),
    music: music && cutMusic(music),
  };
}

/** Music as a cut may lie on it; null when nobody hears it. */
export function cutMusic(music: MusicAnalysis): CutMusic | null {
  if (!isAudible(music)) return null;
  const { durationSeconds, tempoBpm, beatSeconds, downbeatSeconds, chorusSeconds } = music;
  return {
    ...{ durationSeconds, tempoBpm, beatSeconds, downbeatSeconds },
    ...(chorusSeconds !== undefined && { chorusSeconds }),
  };
}

/** Whole frames that decode. */
export function frameCountOf({ kind, durationSeconds }: ClipAnalysis): number {
  return kind === 'image' ? 0 : Math.floor(durationSeconds * framesPerSecond + roundingFrames);
}

function sourceOf(
  analysis: ClipAnalysis,
  reference: MediaReference | undefined,
): Omit<CutSource, 'moments'> {
  const { sourceId, kind, width, height, hasAudio } = analysis;
  const { name = sourceId, probe } = reference ?? {};
  return {
    ...{ sourceId, name, kind, frameCount: frameCountOf(analysis), width, height, hasAudio },
    ...(probe?.inner && { inner: probe.inner }),
    ...(probe && probe.hdr !== 'none' && { isHdr: true }),
    ...(probe?.frameRate && {
      framesPerSecond: probe.frameRate.numerator / probe.frameRate.denominator,
    }),
  };
}

type Scale = { readonly least: number; readonly most: number };

/** Greedily the best window that is far enough from those taken already. */
function bestMoments(analysis: ClipAnalysis, scale: Scale): readonly CutMoment[] {
  const taken: WindowMeasure[] = [];
  for (const window of analysis.windows.toSorted((a, b) => worthOf(b) - worthOf(a))) {
    if (taken.length === mostMoments) break;
    const isApart = taken.every(
      ({ startSeconds }) => Math.abs(startSeconds - window.startSeconds) >= apartSeconds,
    );
    if (isApart) taken.push(window);
  }
  const whole = frameCountOf(analysis);
  const moments = taken.flatMap((window): CutMoment[] => {
    const wanted = Math.min(whole, momentSeconds * framesPerSecond);
    const middle = ((window.startSeconds + window.endSeconds) / 2) * framesPerSecond;
    const startFrame = Math.max(0, Math.min(whole - wanted, Math.round(middle - wanted / 2)));
    return wanted < 1 ? [] : [{ startFrame, frameCount: wanted, score: shareOf(window, scale) }];
  });
  const reasons = momentReasons(moments, analysis);
  return moments.map((moment, index) => {
    const reason = reasons[index] ?? null;
    return reason === null ? moment : { ...moment, reason };
  });
}

/** A blurred or shaken passage is offered last. */
function worthOf({ score, penalty }: WindowMeasure): number {
  return score - penalty;
}

function shareOf({ score }: WindowMeasure, { least, most }: Scale): number {
  return most > least ? Math.round((100 * (score - least)) / (most - least)) / 100 : 1;
}
