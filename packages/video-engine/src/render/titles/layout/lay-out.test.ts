import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TitleFamily, TitleManner } from '../../../model/timeline.ts';
import { safeArea } from '../design/frame-shape.ts';
import { openTypeface } from '../type/typeface.ts';
import { layOut } from './lay-out.ts';

const typeface = await openTypeface();
const manners = ['title', 'lower-third', 'word-by-word', 'caption', 'end-card'] as const;
const families = ['wide', 'narrow', 'text'] as const;
const frames = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1080, height: 1080 },
] as const;

describe('layOut', () => {
  it.each(manners)('keeps any text inside the safe area: %s', (manner) => {
    const words = fc.array(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }), {
      minLength: 1,
      maxLength: 24,
    });
    const settings = fc.record({
      words,
      family: fc.constantFrom(...families),
      frame: fc.constantFrom(...frames),
      place: fc.constantFrom('top', 'middle', 'bottom'),
      side: fc.constantFrom('left', 'centre', 'right', undefined),
    });
    fc.assert(
      fc.property(settings, ({ words: drawn, family, frame, place, side }) => {
        const text = drawn.join(' ');
        const { layout } = layOut(
          { text, manner, family, place, ...(side && { side }) },
          frame,
          typeface,
        );
        if (layout === null) return;
        const area =
          manner === 'word-by-word'
            ? { x: 0, y: 0, ...frame }
            : safeArea(frame, { isLow: manner !== 'title' });
        for (const line of layout.lines) {
          expect(line.left).toBeGreaterThanOrEqual(area.x - 1);
          expect(line.left + line.width).toBeLessThanOrEqual(area.x + area.width + 1);
          expect(line.top).toBeGreaterThanOrEqual(area.y - 2);
          expect(line.bottom).toBeLessThanOrEqual(area.y + area.height + 2);
        }
      }),
      { numRuns: 60, seed: 1, endOnFailure: true },
    );
  });

  it('shows a short title at its full size and a long one smaller, in two lines at most', () => {
    const short = linesOf('Vertige', 'title', 'wide');
    const long = linesOf('Dix jours autour des îles du Sud, en plein hiver', 'title', 'wide');
    expect(short).toHaveLength(1);
    expect(short[0]?.size).toBeCloseTo(15.5 * 10.8);
    expect(long).toHaveLength(2);
    expect(long[0]?.size).toBeLessThan(short[0]?.size ?? 0);
  });

  it.each(['title', 'lower-third', 'caption', 'end-card'] as const)(
    'stands at the side that is wanted: %s',
    (manner) => {
      const [frame] = frames;
      const area = safeArea(frame, { isLow: manner !== 'title' });
      const spanOf = (side: 'left' | 'centre' | 'right', family: TitleFamily) => {
        const card = { text: 'Îles du Sud | Jour 3', manner, family, place: 'top', side } as const;
        const { lines = [], strips = [] } = layOut(card, frame, typeface).layout ?? {};
        const spans = [...lines, ...strips.map(({ x, width }) => ({ left: x, width }))];
        return {
          left: Math.min(...spans.map(({ left }) => left)),
          right: Math.max(...spans.map(({ left, width }) => left + width)),
        };
      };
      for (const family of families) {
        expect(spanOf('left', family).left).toBeCloseTo(area.x, 0);
        expect(spanOf('right', family).right).toBeCloseTo(area.x + area.width, 0);
        const { left, right } = spanOf('centre', family);
        expect((left + right) / 2).toBeCloseTo(area.x + area.width / 2, 0);
      }
    },
  );

  it('takes width from a long word before size', () => {
    const [short] = linesOf('ça', 'word-by-word', 'wide');
    const [long] = linesOf('Extraordinairement', 'word-by-word', 'wide');
    const [longest] = linesOf('Anticonstitutionnellement', 'word-by-word', 'wide');
    expect(short?.cut.width).toBe(125);
    expect(long?.cut.width).toBeLessThan(125);
    expect(longest?.cut.width).toBe(92);
    expect(longest?.size).toBeLessThan(short?.size ?? 0);
    expect(longest?.width).toBeLessThanOrEqual((1920 * 0.97) / 1.14 + 1);
  });

  it('leaves room for the accent under a tail', () => {
    const lines = linesOf('Le grand voyage jusqu’à Évora, l’été', 'title', 'narrow');
    for (const [index, line] of lines.slice(1).entries()) {
      const gap = line.top - (lines[index]?.bottom ?? 0);
      expect(gap).toBeGreaterThanOrEqual(0.07 * line.size - 0.5);
    }
  });

  it.each([
    ['<b>Été</b> & <script>', ['<b>Été</b>', '<script>']],
    ['%{n} {\\fs300}texte \\N', ['%{n}', '\\N']],
  ])('shows %s as letters', (text, words) => {
    const shown = linesOf(text, 'title', 'text').flatMap((line) => line.words);
    for (const word of words) expect(shown.join(' ')).toContain(word);
  });

  it('names what the font cannot show, and drops marks of direction in silence', () => {
    const card = { manner: 'title', family: 'wide', place: 'bottom' } as const;
    const [frame] = frames;
    const shown = layOut({ ...card, text: 'Été 🌴 à \u202e東京\u202c' }, frame, typeface);
    expect(shown.layout?.lines.flatMap(({ words }) => words).join(' ')).toBe('Été à');
    expect(shown.notes).toEqual([
      'Les emoji ne sont pas dessinés, ils sont retirés du texte : 🌴',
      'Caractères absents de la police, retirés du texte : 東 京',
    ]);
    const nothing = layOut({ ...card, text: '🌴👩‍🚀' }, frame, typeface);
    expect(nothing.layout).toBeNull();
    expect(nothing.notes[0]).toBe(
      'Les emoji ne sont pas dessinés, ils sont retirés du texte : 🌴 👩‍🚀',
    );
    const spaced = layOut({ ...card, text: '1er août 🇫🇷❤️ à 18 h © Mer' }, frame, typeface);
    expect(spaced.layout?.lines.flatMap(({ words }) => words).join(' ')).toBe(
      '1er août à\u00a018\u00a0h © Mer',
    );
    expect(spaced.notes).toHaveLength(1);
    expect(nothing.notes.at(-1)).toContain('n’est pas affiché');
  });

  it('says when the end of a text has no room', () => {
    const card = { manner: 'caption', family: 'wide', place: 'bottom' } as const;
    const text = 'mot '.repeat(300).trim();
    const { layout, notes } = layOut({ ...card, text }, frames[0], typeface);
    expect(layout?.lines.at(-1)?.words.at(-1)).toMatch(/^mot/);
    expect(notes).toEqual([expect.stringContaining('trop long')]);
    const fits = layOut({ ...card, text: 'Deux mots' }, frames[0], typeface);
    expect(fits.notes).toEqual([]);
  });

  it.each(frames)('centres a caption in the frame: $width × $height', (frame) => {
    const card = { manner: 'caption', family: 'wide', place: 'bottom' } as const;
    const text = 'On est arrivés avant la nuit, les bateaux rentraient déjà.';
    const { layout } = layOut({ ...card, text }, frame, typeface);
    for (const { left, width } of layout?.lines ?? []) {
      expect(left + width / 2).toBeCloseTo(frame.width / 2, 0);
    }
    expect(layout?.lines).toHaveLength(2);
  });

  it('breaks a word only when no line can hold it', () => {
    const lines = linesOf('a'.repeat(400), 'title', 'text');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.flatMap(({ words }) => words).join('')).toBe('a'.repeat(400));
  });

  it('parts a name from its role, and a question from its button', () => {
    const name = linesOf('Maëlle Guégan, pêcheuse à Koh Lipe', 'lower-third', 'wide');
    expect(name.map(({ words }) => words.join(' '))).toEqual([
      'Maëlle Guégan',
      'pêcheuse à\u00a0Koh Lipe',
    ]);
    const { layout } = layOut(
      {
        text: 'On part quand ? Réservez maintenant',
        ...{ manner: 'end-card', family: 'wide', place: 'middle' },
      },
      frames[0],
      typeface,
    );
    expect(layout?.button).not.toBeNull();
    expect(layout?.lines.map(({ rank }) => rank)).toEqual(['large', 'button']);
  });
});

function linesOf(text: string, manner: TitleManner, family: TitleFamily) {
  const { layout } = layOut({ text, manner, family, place: 'bottom' }, frames[0], typeface);
  return layout?.lines ?? [];
}
