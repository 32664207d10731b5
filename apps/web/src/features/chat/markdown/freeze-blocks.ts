import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/**
 * A growing answer cut into top-level blocks. What is frozen never changes again, so that each
 * block is parsed and drawn once; only the tail is drawn anew.
 */
export type Blocks = {
  readonly frozen: readonly string[];
  /** Where the tail begins in the whole text. */
  readonly tailStart: number;
  /** The part of the tail that is worth drawing now. */
  readonly tail: string;
  /** The length of the text when the tail was last looked at for an end of a block. */
  readonly freezeLookedAt: number;
};

export const noBlocks: Blocks = { frozen: [], tailStart: 0, tail: '', freezeLookedAt: 0 };

/** Letters that may wait for the next drawing when no line was completed. */
const leastGrowth = 32;
/** A large open block is drawn again only after it grew by this share: linear all in all. */
const leastShare = 0.05;

const parser = unified().use(remarkParse).use(remarkGfm);

/** The blocks after the text grew to `text`; the same object when nothing is worth drawing. */
export function growBlocks(blocks: Blocks, text: string): Blocks {
  const tail = text.slice(blocks.tailStart);
  if (!isWorthDrawing(blocks.tail, tail)) return blocks;
  const frozen = freezeLines(blocks, text);
  return frozen ?? { ...blocks, tail };
}

/** Footnotes and reference links need the whole text to be parsed at once. */
export function needsWhole(text: string): boolean {
  return /^ {0,3}\[[^\]\n]+\]:/m.test(text);
}

function isWorthDrawing(drawn: string, tail: string): boolean {
  if (drawn === '') return tail !== '';
  const growth = tail.length - drawn.length;
  const patience = Math.max(leastGrowth, drawn.length * leastShare);
  if (growth >= patience) return true;
  const isLarge = drawn.length * leastShare > leastGrowth;
  return !isLarge && tail.indexOf('\n', drawn.length) !== -1;
}

/** Freezes every top-level block of the completed lines but the last; null when there is none. */
function freezeLines(blocks: Blocks, text: string): Blocks | null {
  const { tailStart } = blocks;
  const completed = text.slice(tailStart, text.lastIndexOf('\n') + 1);
  // A block ends with a blank line, a heading or a rule; without a new line nothing can have ended.
  if (tailStart + completed.length <= blocks.freezeLookedAt) return null;
  const starts = parser
    .parse(completed)
    .children.map(({ position }) => lineStart(completed, position?.start.offset ?? 0));
  const last = starts.at(-1);
  const freezeLookedAt = tailStart + completed.length;
  if (last === undefined || starts.length < 2) {
    return { ...blocks, tail: text.slice(tailStart), freezeLookedAt };
  }
  const ends = starts.slice(1);
  const pieces = ends.map((end, index) => completed.slice(index === 0 ? 0 : starts[index], end));
  return {
    frozen: [...blocks.frozen, ...pieces],
    tailStart: tailStart + last,
    tail: text.slice(tailStart + last),
    freezeLookedAt,
  };
}

function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}
