import { periodAt, type TempoTrack } from './track-tempo.ts';

/**
 * How much a beat resists leaving the tempo. Fourteen times less finds the same beats on
 * synthetic music but jitters by 18 % on real tracks, against 8 %.
 */
const tightness = 360;

/**
 * Beats as fractional analysis frames, ascending: dynamic programming (Ellis 2007) over the
 * onset strength and the local tempo, carried back to the track's start.
 */
export function placeBeats(levelled: Float32Array, tempo: TempoTrack): number[] {
  if (levelled.length === 0) return [];
  const { scores, cameFrom } = accumulate(levelled, tempo);
  let frame = lastBeat(scores, periodAt(tempo, levelled.length));
  const beats: number[] = [];
  while (frame >= 0) {
    beats.push(frame);
    frame = cameFrom[frame]!;
  }
  beats.reverse();
  const refined = beats.map((beat) => refinePeak(levelled, beat));
  return extendToStart(refined, tempo);
}

function accumulate(levelled: Float32Array, tempo: TempoTrack) {
  const scores = new Float64Array(levelled.length);
  const cameFrom = new Int32Array(levelled.length).fill(-1);
  for (let frame = 0; frame < levelled.length; frame += 1) {
    const period = periodAt(tempo, frame);
    const earliest = Math.max(0, Math.round(frame - 2 * period));
    const latest = Math.round(frame - period / 2);
    // Starting here costs nothing, so that silence before the first note stays empty.
    let best = 0;
    for (let origin = earliest; origin <= latest; origin += 1) {
      const deviation = Math.log((frame - origin) / period);
      const score = scores[origin]! - tightness * deviation * deviation;
      if (score > best) {
        best = score;
        cameFrom[frame] = origin;
      }
    }
    scores[frame] = levelled[frame]! + best;
  }
  return { scores, cameFrom };
}

/** The best end within the last beat's length. */
function lastBeat(scores: Float64Array, period: number): number {
  const from = Math.max(0, Math.floor(scores.length - period));
  let best = from;
  for (let frame = from; frame < scores.length; frame += 1) {
    if (scores[frame]! > scores[best]!) best = frame;
  }
  return best;
}

/** The top of the parabola through a peak and its two neighbours. */
function refinePeak(values: Float32Array, frame: number): number {
  const left = values[frame - 1];
  const middle = values[frame]!;
  const right = values[frame + 1];
  if (left === undefined || right === undefined) return frame;
  const curvature = left - 2 * middle + right;
  if (curvature >= 0 || middle < left || middle < right) return frame;
  return frame + (0.5 * (left - right)) / curvature;
}

function extendToStart(beats: readonly number[], tempo: TempoTrack): number[] {
  const first = beats[0];
  if (first === undefined) return [];
  const before: number[] = [];
  for (let beat = first; ; ) {
    beat -= periodAt(tempo, beat);
    if (beat < 0) break;
    before.push(beat);
  }
  return [...before.reverse(), ...beats];
}
