import type { Contour } from '../picture/parse-path.ts';
import { parsePath } from '../picture/parse-path.ts';
import letters from './letters.json' with { type: 'json' };

/** Outlines of Archivo (OFL 1.1), at its heaviest: advance and path in thousandths of the size. */
const known = letters as unknown as Readonly<Record<string, readonly [width: number, d: string]>>;
/** Of a line's height, above its foot, in thousandths of the size. */
export const capHeight = 700;
const step = 24;

export type SetLine = { readonly contours: readonly Contour[]; readonly width: number };

/** A line whose foot is at 0, set from 0 to the right; in thousandths of the size. */
export function setLine(text: string): SetLine {
  const contours: Contour[] = [];
  let x = 0;
  for (const letter of text.normalize('NFC')) {
    const [width, d] = known[letter] ?? known['-']!;
    for (const line of parsePath(d, step))
      contours.push(line.map((value, i) => (i % 2 === 0 ? value + x : value)));
    x += width;
  }
  return { contours, width: x };
}

/** Whether every letter can be set. */
export function canSet(text: string): boolean {
  return [...text.normalize('NFC')].every((letter) => known[letter] !== undefined);
}
