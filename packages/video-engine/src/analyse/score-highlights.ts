import type { ClipAnalysis, WindowMeasure } from '../model/analysis.ts';

/**
 * Scores every window against all windows of the project: activity, novelty, detail (the
 * centre above all), colour and loudness as robust z-scores, minus defects; then blended with
 * the z-score inside the clip, without which the liveliest clip takes the whole film.
 * Returns the same analyses with `score` filled, about −3..4.
 */
export function scoreHighlights(analyses: readonly ClipAnalysis[]): ClipAnalysis[] {
  const entries = analyses.flatMap((analysis) =>
    analysis.windows.map((window) => ({ window, novelty: noveltyOf(analysis, window) })),
  );
  const z = {
    activity: robustScale(
      entries.map(({ window }) => window.activity),
      0.3,
    ),
    novelty: robustScale(
      entries.map(({ novelty }) => novelty),
      3,
    ),
    sharpness: robustScale(
      entries.map(({ window }) => logOf(window.sharpness)),
      0.1,
    ),
    centre: robustScale(
      entries.map(({ window }) => window.centreDetail ?? 0),
      0.08,
    ),
    chroma: robustScale(
      entries.map(({ window }) => window.chroma),
      3,
    ),
    loudness: robustScale(
      entries.map(({ window }) => window.loudness),
      2,
    ),
  };
  return analyses.map((analysis) => {
    const raw = analysis.windows.map(
      (window) =>
        0.45 * Math.min(2.5, z.activity(window.activity)) +
        0.4 * z.novelty(noveltyOf(analysis, window)) +
        0.12 * z.sharpness(logOf(window.sharpness)) +
        0.25 * z.centre(window.centreDetail ?? 0) +
        0.1 * z.chroma(window.chroma) +
        0.35 * Math.max(-1, z.loudness(window.loudness)) -
        1.1 * window.penalty,
    );
    const within = robustScale(raw, 0.3);
    const windows = analysis.windows.map((window, index) => ({
      ...window,
      score: Math.round((0.6 * Math.min(2, raw[index]!) + 0.4 * within(raw[index]!)) * 1000) / 1000,
    }));
    return { ...analysis, windows };
  });
}

/** How unlike its surroundings (2–5 s before and after) and the clip's usual picture. */
function noveltyOf({ windows }: ClipAnalysis, window: WindowMeasure): number {
  const nearest = (from: number, to: number) => {
    const distances = windows
      .filter(({ startSeconds }) => {
        const away = startSeconds - window.startSeconds;
        return away >= from && away <= to;
      })
      .map((other) => layoutDistance(window.layout, other.layout));
    return distances.length > 0 ? Math.min(...distances) : null;
  };
  const before = nearest(-5, -2);
  const after = nearest(2, 5);
  const around = Math.min(before ?? after ?? 0, after ?? before ?? 0);
  return 0.8 * around + 0.2 * layoutDistance(window.layout, usualLayout(windows));
}

const usualLayouts = new WeakMap<readonly WindowMeasure[], readonly number[]>();

function usualLayout(windows: readonly WindowMeasure[]): readonly number[] {
  let usual = usualLayouts.get(windows);
  if (!usual) {
    const length = windows[0]?.layout.length ?? 0;
    usual = Array.from({ length }, (_, cell) => median(windows.map(({ layout }) => layout[cell]!)));
    usualLayouts.set(windows, usual);
  }
  return usual;
}

/** Mean absolute difference, 0–255. */
function layoutDistance(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs(a[i]! - (b[i] ?? 0));
  return a.length > 0 ? sum / a.length : 0;
}

/** (x − median) / max(1.48 · MAD, floor), clamped to −3..4. */
function robustScale(values: readonly number[], floor: number): (value: number) => number {
  const middle = median(values);
  const deviation = 1.48 * median(values.map((value) => Math.abs(value - middle)));
  const scale = Math.max(deviation, floor);
  return (value) => Math.min(4, Math.max(-3, (value - middle) / scale));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function logOf(value: number): number {
  return Math.log(Math.max(1e-3, value));
}
