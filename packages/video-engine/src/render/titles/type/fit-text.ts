import { breakLines, type MeasuredWord } from './break-lines.ts';
import { wordAdvance } from './shape-line.ts';
import type { FontCut, Typeface } from './typeface.ts';

export type TextRoom = {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Baseline to baseline, in em. */
  readonly leading: number;
  readonly mostLines: number;
  /** The size wished for, and the one under which more lines are allowed; pixels. */
  readonly size: number;
  readonly leastSize: number;
  /** The width axis down to which letters are narrowed before a text becomes much smaller. */
  readonly leastWidth?: number;
};

export type FittedText = {
  readonly lines: readonly (readonly string[])[];
  readonly size: number;
  readonly cut: FontCut;
  /** The end of it had no room. */
  readonly isCutShort: boolean;
};

/** Of the size, from one try to the next. */
const shrinking = 0.96;
/** Of the size wished for: a text that shrinks beyond is tried in narrower letters. */
const muchSmaller = 0.7;
/** Times the size that narrower letters must gain. */
const worthNarrowing = 1.12;
/** Of `leastSize`: smaller nobody reads it, and the text is cut short. */
const smallestShare = 0.6;

/**
 * The largest setting of a text in its room: first in as many lines as are wished, then in as many
 * as the height holds, then smaller, then cut short. A word longer than any line is broken.
 */
export function fitText(
  typeface: Typeface,
  text: string,
  cut: FontCut,
  room: TextRoom,
): FittedText {
  const asDrawn = fitCut(typeface, text, cut, room);
  const { leastWidth = cut.width, size } = room;
  if (leastWidth >= cut.width || asDrawn.size >= size * muchSmaller) return asDrawn;
  const narrowed = fitCut(typeface, text, { ...cut, width: leastWidth }, room);
  return narrowed.size >= asDrawn.size * worthNarrowing ? narrowed : asDrawn;
}

function fitCut(typeface: Typeface, text: string, cut: FontCut, room: TextRoom): FittedText {
  const words = text.split(' ').filter((word) => word !== '');
  const measured = words.map((word) => ({ text: word, width: wordAdvance(typeface, word, cut) }));
  const space = typeface.spaceAdvance(cut) + cut.tracking;
  const smallest = room.leastSize * smallestShare;
  for (let size = room.size; size >= smallest; size *= shrinking) {
    const held = Math.max(1, Math.floor(room.height / (size * room.leading)));
    const most = size >= room.leastSize ? Math.min(room.mostLines, held) : held;
    const lines = fewestLines(measured, most, room.width / size, space);
    if (lines !== null) return { lines: texts(lines), size, cut, isCutShort: false };
  }
  const held = Math.max(1, Math.floor(room.height / (smallest * room.leading)));
  const pieces = splitLongWords(typeface, words, cut, room.width / smallest);
  return { ...cutShort(pieces, held, room.width / smallest, space), size: smallest, cut };
}

function fewestLines(words: readonly MeasuredWord[], most: number, width: number, space: number) {
  for (let count = 1; count <= Math.min(most, words.length); count += 1) {
    const lines = breakLines(words, { count, width, space });
    if (lines !== null) return lines;
  }
  return null;
}

function texts(lines: readonly (readonly MeasuredWord[])[]): readonly (readonly string[])[] {
  return lines.map((line) => line.map(({ text }) => text));
}

function splitLongWords(
  typeface: Typeface,
  words: readonly string[],
  cut: FontCut,
  width: number,
): readonly MeasuredWord[] {
  return words.flatMap((word) => {
    const parts: MeasuredWord[] = [];
    for (const character of word) {
      const last = parts.at(-1);
      const grown = (last?.text ?? '') + character;
      const grownWidth = wordAdvance(typeface, grown, cut);
      if (last && grownWidth <= width) parts[parts.length - 1] = { text: grown, width: grownWidth };
      else parts.push({ text: character, width: wordAdvance(typeface, character, cut) });
    }
    return parts;
  });
}

/** As many words as the lines hold, an ellipsis after the last. */
function cutShort(words: readonly MeasuredWord[], held: number, width: number, space: number) {
  const whole = fewestLines(words, held, width, space);
  if (whole !== null) return { lines: texts(whole), isCutShort: false };
  for (let kept = words.length - 1; kept > 0; kept -= 1) {
    const last = words[kept - 1] as MeasuredWord;
    const ellipsis = { text: `${last.text.replace(/[,;:.!?\s]+$/u, '')}…`, width: last.width + 1 };
    const lines = fewestLines([...words.slice(0, kept - 1), ellipsis], held, width, space);
    if (lines !== null) return { lines: texts(lines), isCutShort: true };
  }
  return { lines: [['…']], isCutShort: true };
}
