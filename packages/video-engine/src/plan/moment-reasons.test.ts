import type { Seen } from '@armoni/perception/see/nanodet';
import { describe, expect, it } from 'vitest';
import type { ClipAnalysis } from '../model/analysis.ts';
import { cutMaterial } from './cut-material.ts';
import { buildAnalysis, type ClipSketch } from './testing/analysis-builder.ts';

const even = {
  ...{ activity: 1, luma: 100, chroma: 20, penalty: 0, sharpness: 0.9, score: 0, loudness: 0 },
  layout: Array.from({ length: 144 }, () => 128),
};
/** Of cells that lean to red. */
const warm = even.layout.map((value, place) => value + [0, -20, 20][place % 3]!);

/** Of a clip of twelve seconds the moments, by the second they lie around, with what is said of them. */
function reasonsOf(
  measure: ClipSketch['measure'],
  more: Partial<ClipSketch> = {},
  known: Partial<ClipAnalysis> = {},
) {
  const at = (seconds: number) => ({ ...even, ...(measure?.(seconds) ?? {}) });
  const analysis = { ...buildAnalysis({ seconds: 12, measure: at, ...more }), ...known };
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
    ['Le plus chaud de couleurs', { layout: warm }],
    ['Le plus sonore', { loudness: 12 }],
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

  it('is what is seen there, where somebody looked and the others show something else', () => {
    const boat = {
      thing: 'boat',
      score: 0.9,
      box: { left: 0.4, right: 0.6, top: 0.4, bottom: 0.6 },
    };
    const looks = [5.2, 5.7, 6.2].map((seconds) => ({ seconds, seen: [boat] as Seen[] }));
    const said = reasonsOf(around(6, { activity: 4 }), {}, { looks });
    const those = said.filter(([, reason]) => reason === 'Un bateau dans l’image');
    expect(those).toHaveLength(1);
    expect(Math.abs((those[0]?.[0] ?? 0) - 6)).toBeLessThan(1.1);
    const everywhere = Array.from({ length: 48 }, (_, place) => ({
      ...looks[0]!,
      seconds: place / 4,
    }));
    const all = reasonsOf(around(6, { activity: 4 }), {}, { looks: everywhere });
    expect(all.map(([, reason]) => reason)).toContain('Le plus vif');
    expect(all.map(([, reason]) => reason)).not.toContain('Un bateau dans l’image');
  });

  it('is what it is more than most where another one is so as well', () => {
    const said = reasonsOf((seconds) => ({
      ...((Math.abs(seconds - 3) < 1 || Math.abs(seconds - 9) < 1) && { activity: 3, luma: 60 }),
    }));
    const those = said.filter(([, reason]) => reason === 'Plutôt vif et sombre');
    expect(those.length).toBeGreaterThan(1);
  });

  it('is where it lies in the clip when nothing sets it apart', () => {
    const said = reasonsOf(() => ({})).map(([second, reason]) => ({ second, reason }));
    expect(said.length).toBeGreaterThan(2);
    const inTime = said.toSorted((a, b) => a.second - b.second);
    expect(inTime.at(0)?.reason).toBe('Le premier du clip');
    expect(inTime.at(-1)?.reason).toBe('Le dernier du clip');
    for (const { second, reason } of inTime.slice(1, -1)) {
      const place =
        second < 3 ? 'Au début du clip' : second > 9 ? 'À la fin du clip' : 'Au milieu du clip';
      expect({ second, reason }).toEqual({ second, reason: place });
    }
  });
});
