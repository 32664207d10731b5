import type { SpeechPhrase } from '../model/analysis.ts';
import type { Cue } from '../model/captions.ts';
import { breathAfter, spreadWords, weightOf, wordsOf } from './words.ts';

/** A phrase that ends inside a sentence is less likely: in letters, squared like the other costs. */
const costs = { noBreath: 36, comma: 9 } as const;
/** Words that a phrase may begin away from where an even pace would have it. */
const leastReach = 30;
const reachShare = 0.08;
/** Longer texts say more than any clip. */
const mostWords = 20_000;

/**
 * When each word of a text is said, told only by where somebody speaks: the words are dealt out to
 * the phrases so that all are spoken at about one pace and phrases end where a sentence breathes;
 * inside a phrase each word is as long as its letters ask for. What is said and not written, or
 * written and not said, shifts what follows: this hears a voice and understands nothing.
 *
 * @returns one caption for each sentence of a phrase; none where nobody speaks
 */
export function alignScript(text: string, phrases: readonly SpeechPhrase[]): readonly Cue[] {
  const words = wordsOf(text).slice(0, mostWords);
  if (words.length === 0 || phrases.length === 0) return [];
  const ends = dealOut(words, phrases);
  return phrases.flatMap(({ startSeconds, endSeconds }, index) => {
    const own = words.slice(ends[index - 1] ?? 0, ends[index]);
    return sentences(spreadWords(own, startSeconds, endSeconds));
  });
}

/** For each phrase the place in the words after its last one. */
function dealOut(words: readonly string[], phrases: readonly SpeechPhrase[]): readonly number[] {
  const before = [0];
  for (const word of words) before.push((before.at(-1) as number) + weightOf(word));
  const lengths = phrases.map(({ startSeconds, endSeconds }) => endSeconds - startSeconds);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const pace = (before.at(-1) as number) / total;
  const reach = Math.max(leastReach, Math.ceil(words.length * reachShare));
  let best = new Map([[0, 0]]);
  const choices: Map<number, number>[] = [];
  let passed = 0;
  for (const [index, length] of lengths.entries()) {
    passed += length;
    const isLast = index === lengths.length - 1;
    const centre = wordAt(before, passed * pace);
    const from = isLast ? words.length : Math.max(0, centre - reach);
    const to = Math.min(words.length, centre + reach);
    const next = new Map<number, number>();
    const choice = new Map<number, number>();
    for (let end = from; end <= (isLast ? words.length : to); end += 1) {
      const after = isLast ? 0 : boundaryCost(words[end - 1]);
      for (const [start, cost] of best) {
        if (start > end) continue;
        const last = end > start ? breathAfter(words[end - 1] ?? '') : 0;
        const weight = (before[end] as number) - (before[start] as number) - last;
        const off = weight - length * pace;
        // A long phrase may be off by more: paces differ by shares.
        const whole = cost + (off * off) / (1 + length) + after;
        if (whole < (next.get(end) ?? Number.POSITIVE_INFINITY)) {
          next.set(end, whole);
          choice.set(end, start);
        }
      }
    }
    best = next;
    choices.push(choice);
  }
  return readBack(choices, words.length);
}

function boundaryCost(word: string | undefined): number {
  const breath = breathAfter(word ?? '.');
  if (breath === 0) return costs.noBreath;
  return breath < breathAfter('.') ? costs.comma : 0;
}

function wordAt(before: readonly number[], weight: number): number {
  const found = before.findIndex((each) => each >= weight);
  return found < 0 ? before.length - 1 : found;
}

function readBack(choices: readonly ReadonlyMap<number, number>[], count: number) {
  const ends: number[] = [];
  let end = count;
  for (const choice of choices.toReversed()) {
    ends.unshift(end);
    end = choice.get(end) ?? 0;
  }
  return ends;
}

function sentences(words: ReturnType<typeof spreadWords>): readonly Cue[] {
  const cues: Cue[] = [];
  let from = 0;
  for (const [index, word] of words.entries()) {
    const isEnd = index === words.length - 1 || breathAfter(word.text) >= breathAfter('.');
    if (!isEnd) continue;
    const own = words.slice(from, index + 1);
    from = index + 1;
    const [first] = own;
    if (first === undefined) continue;
    const { startSeconds } = first;
    const text = own.map((each) => each.text).join(' ');
    cues.push({ startSeconds, endSeconds: word.endSeconds, text, words: own });
  }
  return cues;
}
