import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Direction, Face, Font, Buffer as ShapeBuffer, shape, Variation } from 'harfbuzzjs';

/** Where a line stands on the axes of the variable font, and how far apart its letters are. */
export type FontCut = {
  /** 100–900. */
  readonly weight: number;
  /** 62–125. */
  readonly width: number;
  /** Added after every letter, in em. */
  readonly tracking: number;
  /** Added to every space between words, in em. */
  readonly wordSpace: number;
};

export type PlacedGlyph = {
  readonly id: number;
  /** In em, from the beginning of the text and up from its baseline. */
  readonly x: number;
  readonly y: number;
};

export type ShapedText = {
  readonly glyphs: readonly PlacedGlyph[];
  /** In em. */
  readonly advance: number;
};

/** Where the ink of a text lies around its baseline, upwards, and where it begins, in em. */
export type InkExtent = { readonly top: number; readonly bottom: number; readonly left: number };

export type Typeface = {
  readonly has: (codePoint: number) => boolean;
  /** Shapes one stretch without spaces; kerned, left to right. */
  readonly shape: (text: string, cut: FontCut) => ShapedText;
  /** An SVG path in thousandths of an em, upwards. */
  readonly outline: (glyph: number, cut: FontCut) => string;
  readonly spaceAdvance: (cut: FontCut) => number;
  readonly inkOf: (text: ShapedText, cut: FontCut) => InkExtent;
};

/** Archivo, wght and wdth live, SIL Open Font License 1.1: see assets/archivo-license.txt. */
const fontPath = fileURLToPath(new URL('../../../../assets/archivo.ttf', import.meta.url));

/** Cuts kept open: an entrance over an axis goes through 18 of them. */
const mostOpenCuts = 64;

let opened: Promise<Typeface> | undefined;

/** The font of all titles, read once. */
export function openTypeface(): Promise<Typeface> {
  opened ??= readFile(fontPath).then(makeTypeface);
  return opened;
}

function makeTypeface(file: Buffer): Typeface {
  const face = new Face(new Blob(file));
  const known = new Set(face.collectUnicodes());
  const fonts = new Map<string, Font>();
  const fontOf = ({ weight, width }: FontCut): Font => {
    const key = `${weight}/${width}`;
    const kept = fonts.get(key);
    if (kept) return kept;
    if (fonts.size >= mostOpenCuts) fonts.clear();
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
    fonts.set(key, font);
    return font;
  };
  return {
    has: (codePoint) => known.has(codePoint),
    shape: (text, cut) => shapeText(fontOf(cut), text, cut, face.upem),
    outline: (glyph, cut) => fontOf(cut).glyphToPath(glyph),
    spaceAdvance: (cut) =>
      shapeText(fontOf(cut), ' ', { ...cut, tracking: 0 }, face.upem).advance + cut.wordSpace,
    inkOf: ({ glyphs }, cut) => inkExtent(fontOf(cut), glyphs, face.upem),
  };
}

function shapeText(font: Font, text: string, { tracking }: FontCut, upem: number): ShapedText {
  const buffer = new ShapeBuffer();
  buffer.addText(text);
  // Never guessed: a text that mixes directions is letters in the order they were written.
  buffer.setDirection(Direction.LTR);
  buffer.setScript('Latn');
  buffer.setLanguage('fr');
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let x = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index): PlacedGlyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const glyph = { id: codepoint, x: x + xOffset / upem, y: yOffset / upem };
    x += xAdvance / upem + tracking;
    return glyph;
  });
  // Tracking stands between letters: the last one has nothing after it.
  return { glyphs, advance: glyphs.length > 0 ? x - tracking : 0 };
}

function inkExtent(font: Font, glyphs: readonly PlacedGlyph[], upem: number): InkExtent {
  let top = Number.NEGATIVE_INFINITY;
  let bottom = Number.POSITIVE_INFINITY;
  let left = Number.POSITIVE_INFINITY;
  for (const { id, x, y } of glyphs) {
    const extents = font.glyphExtents(id);
    if (!extents || extents.height === 0) continue;
    top = Math.max(top, y + extents.yBearing / upem);
    bottom = Math.min(bottom, y + (extents.yBearing + extents.height) / upem);
    left = Math.min(left, x + extents.xBearing / upem);
  }
  return top < bottom ? { top: 0, bottom: 0, left: 0 } : { top, bottom, left };
}
