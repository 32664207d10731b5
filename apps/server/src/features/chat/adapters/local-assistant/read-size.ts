import { wholeWords } from './whole-words.ts';

export type PictureSize = { readonly width: number; readonly height: number };

/** Names that people give to shapes, in French and English. Sizes are pixels. */
const shapes: readonly { readonly words: RegExp; readonly size: PictureSize }[] = [
  {
    words: wholeWords(/\b(9\s*[:/x]\s*16|story|stories|réel|reels?)\b/i),
    size: { width: 720, height: 1280 },
  },
  {
    words: wholeWords(/\b(16\s*[:/x]\s*9|panoramique|cinéma|widescreen)\b/i),
    size: { width: 1280, height: 720 },
  },
  { words: wholeWords(/\b(4\s*[:/x]\s*5)\b/i), size: { width: 1024, height: 1280 } },
  { words: wholeWords(/\b(3\s*[:/x]\s*2)\b/i), size: { width: 1200, height: 800 } },
  { words: wholeWords(/\b(2\s*[:/x]\s*3)\b/i), size: { width: 800, height: 1200 } },
  {
    words: wholeWords(
      /\b(format (portrait|vertical)|(portrait|vertical) (format|mode)|à la verticale)\b/i,
    ),
    size: { width: 832, height: 1216 },
  },
  {
    words: wholeWords(/\b(format (paysage|horizontal)|(landscape|horizontal) (format|mode))\b/i),
    size: { width: 1216, height: 832 },
  },
  {
    words: wholeWords(/\b(carrée?s?|square|1\s*[:/x]\s*1)\b/i),
    size: { width: 1024, height: 1024 },
  },
];

const smallest = 256;
const largest = 2048;

/** The size asked for in figures (« 1200x800 », « 1024 par 768 ») or in words; null when none is. */
export function readSize(text: string): PictureSize | null {
  const figures = wholeWords(/\b(\d{3,4})\s*(?:x|×|\*|par|by)\s*(\d{3,4})\b/i).exec(text);
  if (figures) {
    return { width: within(Number(figures[1])), height: within(Number(figures[2])) };
  }
  return shapes.find(({ words }) => words.test(text))?.size ?? null;
}

function within(pixels: number): number {
  return Math.min(largest, Math.max(smallest, pixels));
}
