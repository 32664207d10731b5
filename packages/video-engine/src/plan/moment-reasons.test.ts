import { describe, expect, it } from 'vitest';
import { cutMaterial } from './cut-material.ts';
import { buildAnalysis, type ClipSketch } from './testing/analysis-builder.ts';

const even = { activity: 1, luma: 100, chroma: 20, penalty: 0, sharpness: 0.9, score: 0 };

/** Of a clip of twelve seconds the moments, by the second they lie around, with what is said of them. */
function reasonsOf(measure: ClipSketch['measure'], more: Partial<ClipSketch> = {}) {
  const at = (seconds: number) => ({ ...even, ...(measure?.(seconds) ?? {}) });
  const analysis = buildAnalysis({ seconds: 12, measure: at, ...more });
  const [source] = cutMaterial([analysis], null, []).sources;
  return (source?.moments ?? []).map(
    ({ startFrame, reason }) => [startFrame / 30 + 1, reason] as const,
  );
}

/** What lies around a second is otherwise, and its middle is the best of the clip. */
const around = (middle: number, change: object) => (seconds: number) => {
  const far = Math.abs(seconds + 0.25 - middle);
  return { ...(far <= 0.8 && change), ...(far <= 0.25 && { score: 3 }) };
};

describe('what is said of a moment', () => {
  it.each([
    ['Le plus vif', { activity: 4 }],
    ['Le plus coloré', { chroma: 60 }],
    ['Le plus clair', { luma: 160 }],
    ['Le plus sombre', { luma: 40 }],
    ['Le plus calme', { activity: 0.1 }],
  ])('is « %s » of the one alone that is', (words, change) => {
    const said = reasonsOf(around(6, change));
    const those = said.filter(([, reason]) => reason === words);
    expect(those).toHaveLength(1);
    expect(Math.abs((those[0]?.[0] ?? 0) - 6)).toBeLessThan(1.1);
  });

  it('is that somebody speaks there, before all else', () => {
    const speech = [{ startSeconds: 5, endSeconds: 7 }];
    const said = reasonsOf(around(6, { activity: 4 }), { speech });
    expect(said.filter(([, reason]) => reason === 'Quelqu’un parle').length).toBeGreaterThan(0);
    expect(said.some(([, reason]) => reason === 'Le plus vif')).toBe(false);
  });

  it('is nothing where moments are alike and none is sharp, and that they are sharp where they are', () => {
    expect(reasonsOf(() => ({})).map(([, reason]) => reason)).toEqual(
      expect.not.arrayContaining([expect.any(String)]),
    );
    const sharp = reasonsOf(() => ({ sharpness: 1.2 })).map(([, reason]) => reason);
    expect(new Set(sharp)).toEqual(new Set(['Net et stable']));
  });
});
