import type { FontMetrics } from './font-metrics.ts';

export type TextBlock = {
  readonly lines: readonly string[];
  readonly fontSize: number;
  /** Of the widest line, in pixels. */
  readonly widthPixels: number;
  /** What the font cannot show and was left out. */
  readonly missing: readonly string[];
};

/** Long texts get smaller down to this share, then they are cut short with an ellipsis. */
const smallestShare = 0.62;
/** Of the size, from one try to the next. */
const shrinking = 0.94;
const mostLines = 4;
/** Shares of the width tried for lines of even length. */
const narrowing = { from: 0.95, to: 0.4, step: 0.05 } as const;

/**
 * Breaks a text into balanced lines no wider than `maxWidthPixels`, at words where it can.
 * Characters without a glyph are dropped and named: a box instead of a letter helps nobody.
 */
export function setText(
  text: string,
  metrics: FontMetrics,
  { maxWidthPixels, fontSize }: { readonly maxWidthPixels: number; readonly fontSize: number },
): TextBlock {
  const { shown, missing } = dropMissing(text, metrics);
  const words = shown.split(' ').filter((word) => word !== '');
  for (let size = fontSize; ; size *= shrinking) {
    const isSmallest = size * shrinking < fontSize * smallestShare;
    const lines = balance(words, metrics, maxWidthPixels / size);
    if (lines.length > mostLines && !isSmallest) continue;
    const kept = cutShort(lines, metrics, maxWidthPixels / size);
    const widest = Math.max(0, ...kept.map((line) => metrics.widthOf(line)));
    return { lines: kept, fontSize: Math.round(size), widthPixels: widest * size, missing };
  }
}

function dropMissing(text: string, metrics: FontMetrics): { shown: string; missing: string[] } {
  const missing = new Set<string>();
  const joiners = /\u200b|\u200c|\u200d|\u200e|\u200f|\u2060|\ufe0e|\ufe0f/u;
  const shown = [...text.normalize('NFC').replace(/\s+/gu, ' ').trim()].filter((character) => {
    if (joiners.test(character)) return false;
    if (character === ' ' || metrics.has(character.codePointAt(0)!)) return true;
    missing.add(character);
    return false;
  });
  const clean = shown.join('').replace(/ +/g, ' ').trim();
  return { shown: clean, missing: [...missing] };
}

/** The fewest lines, then the narrowest width that still needs no more of them. */
function balance(words: readonly string[], metrics: FontMetrics, width: number): string[] {
  const fewest = wrap(words, metrics, width);
  const longestWord = Math.max(0, ...words.map((word) => metrics.widthOf(word)));
  let lines = fewest;
  for (let share: number = narrowing.from; share > narrowing.to; share -= narrowing.step) {
    if (width * share < longestWord) break;
    const narrower = wrap(words, metrics, width * share);
    const isTooWide = narrower.some((line) => metrics.widthOf(line) > width);
    if (narrower.length > fewest.length || isTooWide) break;
    lines = narrower;
  }
  return lines;
}

function wrap(words: readonly string[], metrics: FontMetrics, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((whole) => breakWord(whole, metrics, width))) {
    const last = lines.at(-1);
    // « : ! ? ; — » belong to the word before them.
    const clings = /^[:;!?»%–—]+$/u.test(word) && last !== undefined;
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (clings || metrics.widthOf(joined) <= width)) {
      lines[lines.length - 1] = joined;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

function breakWord(word: string, metrics: FontMetrics, width: number): string[] {
  const parts = [''];
  for (const character of word) {
    if (parts.at(-1) !== '' && metrics.widthOf(parts.at(-1) + character) > width) parts.push('');
    parts[parts.length - 1] += character;
  }
  return parts;
}

function cutShort(lines: readonly string[], metrics: FontMetrics, width: number): string[] {
  if (lines.length <= mostLines) return [...lines];
  const kept = lines.slice(0, mostLines);
  let last = kept.pop() ?? '';
  while (last !== '' && metrics.widthOf(`${last}…`) > width) last = last.slice(0, -1);
  return [...kept, `${last.trimEnd()}…`];
}
