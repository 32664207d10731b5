import type { SpeechPhrase } from '../model/analysis.ts';
import type { Cue } from '../model/captions.ts';
import { breathAfter, spreadWords, weightOf, wordsOf } from './words.ts';

/** In letters, squared like the costs of a phrase that is too long or too short for its words. */
const costs = {
  /** A phrase that ends inside a sentence, or at a comma. */
  noBreath: 36,
  comma: 9,
  /** A phrase that says what is not written, and a sentence that nobody reads. */
  unwritten: 60,
  unread: 60,
  /** No other way is dearer. */
  hopeless: 4000,
} as const;
/** Of the pace that would use up text and voice alike: what is missing in one of them changes it. */
const paces = [0.7, 0.75, 0.8, 0.87, 0.94, 1, 1.07, 1.15, 1.25, 1.35];
/** Longer texts are dealt out at the usual pace alone. */
const mostWordsTried = 800;
/** Words that a phrase may begin away from where an even pace would have it. */
const leastReach = 30;
const reachShare = 0.08;
/** Longer texts say more than any clip. */
const mostWords = 20_000;

/**
 * When each word of a text is said, told only by where somebody speaks: the words are dealt out to
 * the phrases so that all are spoken at about one pace and phrases end where a sentence breathes;
 * inside a phrase each word is as long as its letters ask for. Several paces are tried, at which phrases may
 * say what is not written and sentences may stay unread; the cheapest is taken. It hears a voice and
 * understands nothing: what is missing is guessed from lengths.
 *
 * @returns one caption for each sentence of a phrase, none for one that seems unread; none where nobody speaks
 */
export function alignScript(text: string, phrases: readonly SpeechPhrase[]): readonly Cue[] {
  const words = wordsOf(text).slice(0, mostWords);
  if (words.length === 0 || phrases.length === 0) return [];
  const runs = dealOut(words, phrases);
  return phrases.flatMap(({ startSeconds, endSeconds }, index) => {
    const own = words.slice(runs[index]?.from, runs[index]?.to);
    return sentences(spreadWords(own, startSeconds, endSeconds));
  });
}

/** For each phrase the place in the words after its last one. */
function dealOut(words: readonly string[], phrases: readonly SpeechPhrase[]): readonly Run[] {
  const before = [0];
  for (const word of words) before.push((before.at(-1) as number) + weightOf(word));
  const spoken = phrases.reduce((sum, each) => sum + each.endSeconds - each.startSeconds, 0);
  const usual = (before.at(-1) as number) / spoken;
  const tried = words.length <= mostWordsTried ? paces : [1];
  const dealt = tried.map((share) => dealAt(usual * share, { words, phrases, before }));
  return dealt.reduce((best, each) => (each.cost < best.cost ? each : best)).runs;
}

type Run = { readonly from: number; readonly to: number };
type Dealing = {
  readonly words: readonly string[];
  readonly phrases: readonly SpeechPhrase[];
  /** Letters before each word. */
  readonly before: readonly number[];
};
type State = { readonly cost: number; readonly last: Step | null };
type Step = { readonly phrase: number; readonly run: Run; readonly before: Step | null };

/** The cheapest way at one pace: phrases may be left empty and sentences unread, each at a price. */
function dealAt(pace: number, { words, phrases, before }: Dealing) {
  const total = words.length;
  const reach = Math.max(leastReach, Math.ceil(total * reachShare));
  const sentenceEnds = sentenceEndsOf(words);
  let states = withUnread(new Map<number, State>([[0, { cost: 0, last: null }]]), sentenceEnds);
  const spoken = phrases.reduce((sum, each) => sum + each.endSeconds - each.startSeconds, 0);
  let passed = 0;
  for (const [phrase, { startSeconds, endSeconds }] of phrases.entries()) {
    const length = endSeconds - startSeconds;
    passed += length;
    const centre = wordAt(before, (passed / spoken) * (before[total] as number));
    const [from, to] = [Math.max(0, centre - reach), Math.min(total, centre + reach)];
    const next = new Map<number, State>();
    const offer = (at: number, cost: number, last: Step | null) => {
      if (cost < (next.get(at)?.cost ?? Number.POSITIVE_INFINITY)) next.set(at, { cost, last });
    };
    for (const [start, { cost, last }] of states) {
      if (start >= from && start <= to) offer(start, cost + costs.unwritten, last);
      for (let end = Math.max(start + 1, from); end <= to; end += 1) {
        const breath = breathAfter(words[end - 1] ?? '');
        const weight = (before[end] as number) - (before[start] as number) - breath;
        const off = weight - length * pace;
        const after = end === total ? 0 : boundaryCost(words[end - 1]);
        // A long phrase may be off by more: paces differ by shares.
        const misfit = (off * off) / (1 + length);
        if (off > 0 && misfit > costs.hopeless) break;
        const whole = cost + misfit + after;
        offer(end, whole, { phrase, run: { from: start, to: end }, before: last });
      }
    }
    states = withUnread(next, sentenceEnds);
  }
  const end = states.get(total) ?? { cost: Number.POSITIVE_INFINITY, last: null };
  return { cost: end.cost, runs: runsOf(end.last, phrases.length) };
}

/** A sentence that nobody reads is passed over between two phrases. */
function withUnread(states: Map<number, State>, sentenceEnds: readonly number[]) {
  for (const [index, from] of [0, ...sentenceEnds.slice(0, -1)].entries()) {
    const state = states.get(from);
    const to = sentenceEnds[index] as number;
    if (!state) continue;
    const cost = state.cost + costs.unread;
    if (cost < (states.get(to)?.cost ?? Number.POSITIVE_INFINITY)) {
      states.set(to, { cost, last: state.last });
    }
  }
  return states;
}

function sentenceEndsOf(words: readonly string[]): readonly number[] {
  const ends = words.flatMap((word, index) =>
    breathAfter(word) >= breathAfter('.') ? [index + 1] : [],
  );
  return ends.at(-1) === words.length ? ends : [...ends, words.length];
}

function runsOf(last: Step | null, count: number): readonly Run[] {
  const runs: Run[] = Array.from({ length: count }, () => ({ from: 0, to: 0 }));
  for (let step = last; step; step = step.before) runs[step.phrase] = step.run;
  return runs;
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
