import type { MusicAnalysis } from '../../model/analysis.ts';
import type { Intent } from '../../model/intent.ts';
import { framesPerSecond } from '../../model/time.ts';
import { readBeatFrames } from '../material/beat-frames.ts';
import type { Material, Moment } from '../material/material.ts';
import { middleMoment } from '../material/planned-shot.ts';
import type { Similarity } from '../material/similarity.ts';
import { lengthNotes } from '../texts.ts';
import { secondsOfShots } from './counted-slots.ts';

export type FilmLength = { readonly frames: number; readonly notes: readonly string[] };

/** Moments more alike than this say the same thing twice; in a film by time they stand side by side. */
const sameMoment = { apart: 0.6, beside: 0.5 } as const;
/** How long a moment holds interest: a fast film shows it once longer, or twice. */
const momentSeconds = { fast: 1.3, medium: 1.9, slow: 3.6 } as const;
/** Moments compared: each with all before it, so time grows with the square. */
const sampleLimit = 480;
/** A film of an hour and more is not cut, however rich the material is. */
const longestFrames = 3600 * framesPerSecond;
/** Times the length that the material carries, from where a wished one repeats itself. */
const repetitiveRatio = 1.4;
/** Ends of a range this near together, as a share of the longer one, mean « about ». */
const tightShare = 0.25;
/** Of a wide range: its upper end is a limit, not an aim. */
const aimedShare = 0.75;
/** A film may end this much earlier or later to end with a bar. */
const barReachSeconds = 1.5;

/**
 * The film's exact length: what was wished, as much of a range as the material carries, on a
 * bar line where the range allows; never more than there is to show.
 */
export function chooseLength(
  intent: Intent,
  material: Material,
  music: MusicAnalysis | null,
  similarity: Similarity,
): FilmLength {
  const usable = Math.min(material.usableFrames, longestFrames);
  const min = Math.max(1, Math.round(intent.duration.minSeconds * framesPerSecond));
  const max = Math.max(min, Math.round(intent.duration.maxSeconds * framesPerSecond));
  if (usable < min) {
    return {
      frames: usable,
      notes: [lengthNotes.tooShort(min / framesPerSecond, usable / framesPerSecond)],
    };
  }
  const worth = worthFrames(intent, material, similarity);
  const strained = material.isStrained ? [lengthNotes.strained] : [];
  const notes =
    min > worth * repetitiveRatio
      ? [...strained, lengthNotes.repetitive(worth / framesPerSecond)]
      : strained;
  if (min === max) return { frames: min, notes };
  const ofShots = secondsOfShots(intent);
  if (ofShots !== null) {
    const wished = Math.round(ofShots * framesPerSecond);
    return { frames: Math.min(usable, max, Math.max(min, wished)), notes };
  }
  const ideal = Math.min(usable, insideRange(min, max, worth));
  return { frames: onBarLine(ideal, min, Math.min(max, usable), music), notes };
}

/** A tight range (« environ 30 s ») means its middle; a wide one follows the material. */
function insideRange(min: number, max: number, worth: number): number {
  if (max - min <= tightShare * max) return Math.round((min + max) / 2);
  return Math.round(Math.min(min + aimedShare * (max - min), Math.max(min, worth)));
}

function onBarLine(ideal: number, min: number, max: number, music: MusicAnalysis | null): number {
  const { downbeats } = readBeatFrames(music, max + 1);
  const reach = barReachSeconds * framesPerSecond;
  const lines = [...downbeats].filter(
    (frame) => frame >= min && frame <= max && Math.abs(frame - ideal) <= reach,
  );
  return lines.reduce(
    (best, frame) =>
      Math.abs(frame - ideal) < Math.abs(best - ideal) || best === -1 ? frame : best,
    lines[0] ?? ideal,
  );
}

/** Frames the material fills with moments that differ, at this pace. */
function worthFrames(intent: Intent, material: Material, similarity: Similarity): number {
  const samples = material.clips.flatMap((clip) =>
    clip.takes.flatMap(({ startFrame, endFrame }) => {
      const found: Moment[] = [];
      for (let at = startFrame; at < endFrame; at += framesPerSecond) {
        const moment = middleMoment(clip, at, Math.min(endFrame, at + framesPerSecond));
        if (moment !== null) found.push(moment);
      }
      return found;
    }),
  );
  const isByTime = intent.order === 'chronological' || intent.order === 'given';
  const same = isByTime ? sameMoment.beside : sameMoment.apart;
  const step = Math.max(1, Math.ceil(samples.length / sampleLimit));
  const distinct: Moment[] = [];
  for (let index = 0; index < samples.length; index += step) {
    const sample = samples[index] as Moment;
    if (!distinct.some((other) => similarity.between(sample, other) > same)) distinct.push(sample);
  }
  const perShot = momentSeconds[intent.pace] * framesPerSecond;
  const shots = Math.max(distinct.length, material.clips.length);
  return Math.round(Math.min(material.usableFrames, shots * perShot));
}
