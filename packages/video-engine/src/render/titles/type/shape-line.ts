import { fixedSpace, narrowSpace } from './french-spacing.ts';
import type { FontCut, InkExtent, PlacedGlyph, Typeface } from './typeface.ts';

/** A word of a line, possibly with spaces that do not break in it. All in em. */
export type ShapedWord = {
  readonly glyphs: readonly PlacedGlyph[];
  /** From the beginning of the line. */
  readonly x: number;
  readonly advance: number;
};

export type ShapedLine = {
  readonly words: readonly ShapedWord[];
  readonly advance: number;
  readonly ink: InkExtent;
};

/** The font has no narrow space, and its thin one is wider than the space of its narrow cuts. */
const narrowSpaceShare = 0.65;

/** Shapes words beside each other, a space of the cut between them. */
export function shapeLine(typeface: Typeface, words: readonly string[], cut: FontCut): ShapedLine {
  const space = typeface.spaceAdvance(cut);
  let x = 0;
  const shaped = words.map((word) => {
    const placed = { ...shapeWord(typeface, word, cut), x };
    x += placed.advance + space + cut.tracking;
    return placed;
  });
  const glyphs = shaped.flatMap((word) =>
    word.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + word.x })),
  );
  const advance = shaped.length > 0 ? x - space - cut.tracking : 0;
  return { words: shaped, advance, ink: typeface.inkOf({ glyphs, advance }, cut) };
}

/** Of one word, in em. */
export function wordAdvance(typeface: Typeface, word: string, cut: FontCut): number {
  return shapeWord(typeface, word, cut).advance;
}

function shapeWord(typeface: Typeface, word: string, cut: FontCut) {
  const space = typeface.spaceAdvance(cut);
  let x = 0;
  const glyphs: PlacedGlyph[] = [];
  for (const piece of word.split(/([\u202f\u00a0])/u)) {
    if (piece === '') continue;
    if (piece === fixedSpace || piece === narrowSpace) {
      x += space * (piece === narrowSpace ? narrowSpaceShare : 1) + cut.tracking;
      continue;
    }
    const shaped = typeface.shape(piece, cut);
    glyphs.push(...shaped.glyphs.map((glyph) => ({ ...glyph, x: glyph.x + x })));
    x += shaped.advance;
  }
  return { glyphs, advance: x };
}
