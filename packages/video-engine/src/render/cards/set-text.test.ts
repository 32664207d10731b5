import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readFontMetrics } from './font-metrics.ts';
import { setText } from './set-text.ts';

const fontPath = fileURLToPath(new URL('../../../assets/archivo-600.ttf', import.meta.url));
const metrics = readFontMetrics(await readFile(fontPath));
const space = { maxWidthPixels: 800, fontSize: 80 };

describe('setText', () => {
  it('keeps every line inside the width', () => {
    const block = setText(
      'Un été au bord de l’eau : ça commence ici, maintenant !',
      metrics,
      space,
    );
    expect(block.lines.length).toBeGreaterThan(1);
    for (const line of block.lines) {
      expect(metrics.widthOf(line) * block.fontSize).toBeLessThanOrEqual(space.maxWidthPixels);
    }
    expect(block.lines.join(' ')).toBe('Un été au bord de l’eau : ça commence ici, maintenant !');
  });

  it('does not break a word that fits on a line', () => {
    const { lines } = setText('Abonnez-vous pour la suite', metrics, space);
    expect(lines.flatMap((line) => line.split(' '))).toEqual([
      'Abonnez-vous',
      'pour',
      'la',
      'suite',
    ]);
  });

  it('keeps French punctuation with the word before it', () => {
    const { lines } = setText('Voici enfin la grande aventure !', metrics, space);
    expect(lines.some((line) => line.startsWith('!'))).toBe(false);
  });

  it('breaks a word only when no line can hold it', () => {
    const { lines } = setText('a'.repeat(60), metrics, space);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('a'.repeat(60));
  });

  it('names what the font cannot show instead of drawing boxes', () => {
    const block = setText('Été 🌴 à 東京', metrics, space);
    expect(block.lines).toEqual(['Été à']);
    expect(block.missing).toEqual(['🌴', '東', '京']);
  });

  it('shows all letters of French', () => {
    expect(setText('àâäæçéèêëîïôöœùûüÿ ÀÂÇÉÈÊŒ «»’…€ –', metrics, space).missing).toEqual([]);
  });

  it('cuts an endless text short with an ellipsis', () => {
    const { lines } = setText('mot '.repeat(200), metrics, space);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
  });
});
