import type { Turn } from '../../ports.ts';

type Window = {
  /** The model's whole window. */
  readonly contextTokens: number;
  /** Everything else that is sent: instructions and the question. */
  readonly otherText: string;
};

/** For the answer and the descriptions of the tools, as a share of the window. */
const reservedShare = 0.3;

/**
 * The newest exchanges that fit beside the question; null when the question alone does not.
 * Tokens are not counted but bounded: no usual tokenizer makes more than one of three bytes of
 * French or English on average.
 */
export function fitHistory(
  history: readonly Turn[],
  { contextTokens, otherText }: Window,
): readonly Turn[] | null {
  let free = contextTokens * (1 - reservedShare) - tokensOf(otherText);
  if (free < 0) return null;
  const kept: Turn[] = [];
  for (const turn of history.toReversed()) {
    free -= tokensOf(turn.query) + tokensOf(turn.answer);
    if (free < 0) break;
    kept.unshift(turn);
  }
  return kept;
}

/** Each message costs a few tokens of its own. */
const perMessage = 8;

function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3) + perMessage;
}
