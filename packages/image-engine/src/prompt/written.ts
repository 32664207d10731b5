import { typedWords } from './tokenise.ts';

type Token = { readonly word: string; readonly from: number; readonly to: number };

/** The words of a prompt, and where each of them stands in it. */
function tokensOf(prompt: string): Token[] {
  return [...prompt.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    ...{ word: word.toLowerCase(), from: index, to: index + word.length },
  }));
}

function findIn(tokens: readonly Token[], words: readonly string[], from = 0): number {
  for (let at = from; at + words.length <= tokens.length; at += 1)
    if (words.every((word, offset) => tokens[at + offset]!.word === word)) return at;
  return -1;
}

const curled = (text: string) => text.replaceAll("'", '’');

/** Plain words as they stand in the prompt: « pain d’épice », “children’s book”, « arc-en-ciel ». */
export function asWritten(said: string, prompt: string): string {
  const text = prompt.normalize('NFC');
  const tokens = tokensOf(text);
  const words = typedWords(said);
  const at = words.length > 0 ? findIn(tokens, words) : -1;
  if (at < 0) return curled(said.replace(elided, '$1$2’'));
  const written = curled(text.slice(tokens[at]!.from, tokens[at + words.length - 1]!.to));
  // A capital that begins a sentence is no name's.
  return at === 0 ? written.charAt(0).toLowerCase() + written.slice(1) : written;
}

/** Of words that were put into others. */
const elided = /(^| )([dlnsjcmt]|qu) (?=[aeiouyhâàéèêîôûœ])/giu;

const joints: ReadonlySet<string> = new Set(
  `d de du des l la le les à a au aux en un une the of from in with on to s et and sa son ses leur an his her their sur dans par
  n se`.split(/\s+/),
);
/** Between two words that belong together. */
const mostJoints = 2;
/** Letters of what is quoted at once. */
const longestQuote = 44;

/**
 * Words of a prompt, those that stand together as one: « lèvent la main » and not « lèvent », « main ».
 * As they are written there, in their order.
 */
export function inStretches(said: readonly string[], prompt: string): string[] {
  const text = prompt.normalize('NFC');
  const tokens = tokensOf(text);
  const owner: (number | undefined)[] = tokens.map(() => undefined);
  const rest: string[] = [];
  // A phrase is said whole, though one of its words is named by itself as well.
  const longestFirst = said
    .map((phrase) => ({ phrase, words: typedWords(phrase) }))
    .sort((one, other) => other.words.length - one.words.length);
  for (const [index, { phrase, words }] of longestFirst.entries()) {
    let at = words.length > 0 ? findIn(tokens, words) : -1;
    const isTaken = (from: number) => words.some((_, offset) => owner[from + offset] !== undefined);
    while (at >= 0 && isTaken(at)) at = findIn(tokens, words, at + 1);
    if (at < 0) {
      if (findIn(tokens, words) < 0) rest.push(asWritten(phrase, prompt));
    } else for (const offset of words.keys()) owner[at + offset] = index;
  }
  const stretches: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (owner[at] === undefined) continue;
    let end = at;
    for (let next = at + 1; next < tokens.length && next - end <= mostJoints + 1; next += 1) {
      const { from, to } = tokens[next]!;
      if (!/^[\s'’-]*$/u.test(text.slice(tokens[next - 1]!.to, from))) break;
      const isSame = owner[next] !== undefined && owner[next] === owner[end];
      if (owner[next] !== undefined && (isSame || to - tokens[at]!.from <= longestQuote))
        end = next;
      else if (owner[next] !== undefined || !joints.has(tokens[next]!.word)) break;
    }
    stretches.push(curled(text.slice(tokens[at]!.from, tokens[end]!.to)));
    at = end;
  }
  return [...stretches, ...rest];
}

/** From one phrase through the next other one: « dans son garage »; null where they stand apart. */
export function stretchBetween(first: string, last: string, prompt: string): string | null {
  const tokens = tokensOf(prompt.normalize('NFC'));
  const [begin, end] = [typedWords(first), typedWords(last)];
  if (begin.length === 0 || end.length === 0) return null;
  for (let at = findIn(tokens, begin); at >= 0; at = findIn(tokens, begin, at + 1)) {
    const till = findIn(tokens, end, at + begin.length);
    if (till >= 0 && till - at - begin.length <= longestGap)
      return tokens
        .slice(at, till + end.length)
        .map(({ word }) => word)
        .join(' ');
  }
  return null;
}

/** Words between a relation and what it leads to. */
const longestGap = 3;
