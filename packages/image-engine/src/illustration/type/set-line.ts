import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type Contour, parsePath } from '../picture/parse-path.ts';

/** What letters are set in; each is an OFL family (`testing/pack-letters.ts`). */
export const families = [
  ...(['poster', 'condensed', 'hand', 'horror', 'script'] as const),
  ...(['round', 'deco', 'brush', 'serif', 'western'] as const),
] as const;
export type Family = (typeof families)[number];

type Packed = {
  /** Of a capital, in thousandths of the size. */
  readonly high: number;
  /** Advance and path in thousandths of the size. */
  readonly letters: Readonly<Record<string, readonly [width: number, d: string]>>;
};

let packed: Readonly<Record<Family, Packed>> | null = null;

function lettersOf(family: Family): Packed {
  packed ??= JSON.parse(
    brotliDecompressSync(readFileSync(new URL('./letters.json.br', import.meta.url))).toString(),
  ) as Readonly<Record<Family, Packed>>;
  return packed[family];
}

const step = 24;

export type SetLine = {
  readonly contours: readonly Contour[];
  readonly width: number;
  /** Of a capital above the foot. */
  readonly high: number;
};

/** A line whose foot is at 0, set from 0 to the right; in thousandths of the size. */
export function setLine(text: string, family: Family = 'poster', spacing = 0): SetLine {
  const { letters, high } = lettersOf(family);
  const contours: Contour[] = [];
  let x = 0;
  for (const letter of text.normalize('NFC')) {
    const [width, d] = letters[letter] ?? lettersOf('poster').letters[letter] ?? letters['-']!;
    for (const line of parsePath(d, step))
      contours.push(line.map((value, i) => (i % 2 === 0 ? value + x : value)));
    x += width + spacing;
  }
  return { contours, width: Math.max(1, x - spacing), high };
}

/** Whether every letter can be set. */
export function canSet(text: string): boolean {
  const { letters } = lettersOf('poster');
  return [...text.normalize('NFC')].every((letter) => letters[letter] !== undefined);
}
