/** An exchange in words: pictures named, cards told. */
export type ToldTurn = { readonly query: string; readonly answer: string };

type Window = {
  /** The model's whole window. */
  readonly contextTokens: number;
  /** Everything else that is sent: instructions, tools and the question. */
  readonly otherText: string;
};

type Fitting = {
  /** Oldest first. */
  readonly turns: readonly ToldTurn[];
  /** Of those before; empty when all fit. */
  readonly summary: string;
};

/** For the answer and what tools say, as a share of the window. */
const reservedShare = 0.2;
/** For what is left of the exchanges that do not fit. */
const summaryShare = 0.1;

/**
 * The newest exchanges that fit beside the question, and a summary of those before; null when the question
 * alone does not fit. Tokens are not counted but bounded: no usual tokenizer makes more than one of three
 * bytes of French or English on average.
 */
export function fitHistory(
  history: readonly ToldTurn[],
  { contextTokens, otherText }: Window,
): Fitting | null {
  const free = contextTokens * (1 - reservedShare) - tokensOf(otherText);
  if (free < 0) return null;
  const whole = newestWithin(history, free);
  if (whole.length === history.length) return { turns: whole, summary: '' };
  const forSummary = contextTokens * summaryShare;
  const turns = newestWithin(history, free - forSummary);
  const earlier = history.slice(0, history.length - turns.length);
  return { turns, summary: summarise(earlier, Math.min(free, forSummary)) };
}

function newestWithin(history: readonly ToldTurn[], tokens: number): readonly ToldTurn[] {
  let free = tokens;
  const kept: ToldTurn[] = [];
  for (const turn of history.toReversed()) {
    free -= tokensOf(turn.query) + tokensOf(turn.answer);
    if (free < 0) break;
    kept.unshift(turn);
  }
  return kept;
}

const shortest = 120;
const named = /\[[^\][]+\]/g;

/** A line for each exchange, the newest first to be kept: what was asked, and what pictures and jobs it made. */
function summarise(earlier: readonly ToldTurn[], tokens: number): string {
  let free = tokens;
  const lines: string[] = [];
  for (const { query, answer } of earlier.toReversed()) {
    const made = answer.match(named)?.join(' ') ?? cut(answer, shortest);
    const line = `- « ${cut(query, shortest)} » → ${cut(made, 3 * shortest)}`;
    free -= tokensOf(line);
    if (free < 0) break;
    lines.unshift(line);
  }
  const left = earlier.length - lines.length;
  return [...(left > 0 ? [`- (${left} échanges plus anciens)`] : []), ...lines].join('\n');
}

function cut(text: string, characters: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > characters ? `${line.slice(0, characters)}…` : line;
}

/** Each message costs a few tokens of its own. */
const perMessage = 8;

export function tokensOf(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3) + perMessage;
}
