import type { ClipAnalysis } from '../model/analysis.ts';
import { scoreHighlights } from './score-highlights.ts';

/** As many as a strip of frames shows apart. */
const mostPoints = 64;

/**
 * How good a clip is from its start to its end, beside the rest of it: means of its windows' scores, the worst 0, the
 * best 1. At most 64 values, evenly; empty for a still, and where all is alike.
 */
export function scoreCourse(analysis: ClipAnalysis): readonly number[] {
  if (analysis.kind === 'image') return [];
  const scores = scoreHighlights([analysis]).flatMap(({ windows }) =>
    windows.map(({ score }) => score),
  );
  const count = Math.min(mostPoints, scores.length);
  const means = Array.from({ length: count }, (_, index) => {
    const [from, to] = [index, index + 1].map((place) =>
      Math.round((place * scores.length) / count),
    );
    const part = scores.slice(from, to);
    return part.reduce((sum, score) => sum + score, 0) / part.length;
  });
  const [worst, best] = [Math.min(...means), Math.max(...means)];
  if (!(best > worst)) return [];
  return means.map((mean) => Math.round((100 * (mean - worst)) / (best - worst)) / 100);
}
