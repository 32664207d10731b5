import { isAll, means, type Token } from './read-concepts.ts';

/** « le concert en premier, la plage après », « open on the drone for 6 seconds, then the concert for 20 ». */
export function sayInSequence(tokens: readonly Token[], clause: string): string | null {
  const lengths = ['amount', 'length', 'bareLength'] as const;
  const plain = ['clip', 'next', 'first', 'last', 'keep', 'before', 'after'] as const;
  if (!isAll(tokens, ...plain, ...lengths, 'order')) return null;
  if (tokens.some(({ clips }) => clips.length > 1)) return null;
  const places = tokens.flatMap((token, index) => (token.clips.length === 1 ? [index] : []));
  const [one, two] = places;
  if (one === undefined || two === undefined) return null;
  const beside = sayBeside(tokens);
  if (beside !== null) return beside;
  const where = (concept: 'next' | 'first' | 'last') =>
    tokens.findIndex((token) => means(token, concept));
  const [then, first, last] = [where('next'), where('first'), where('last')];
  if (then < 0 && (first < 0 || last < 0)) return null;
  if (then === 0 || first > two || (last >= 0 && last < (places.at(-2) as number))) return null;
  // « le drone après la plage » turns them round.
  const isTurned = tokens.some(
    (token, index) =>
      means(token, 'before', 'after') &&
      means(tokens[index - 1], 'clip') &&
      means(tokens[index + 1], 'clip') &&
      !/,/.test(clause.slice(tokens[index - 1]?.end, token.start)),
  );
  if (isTurned) return null;
  const said = ofEach(tokens, places);
  return said === null ? null : said.join(' puis ');
}

/** « drone 5 sec, concert 15 sec »: several clips, each with its length. */
export function sayLengths(tokens: readonly Token[]): string | null {
  if (!isAll(tokens, 'clip', 'keep', 'only', 'amount', 'length', 'bareLength')) return null;
  const places = tokens.flatMap((token, index) => (token.clips.length === 1 ? [index] : []));
  if (places.length < 2) return null;
  const said = ofEach(tokens, places);
  return said?.every((each) => each.includes('pendant')) ? said.join(', ') : null;
}

/** Each clip with the one length that stands behind it; null where one stands elsewhere. */
function ofEach(tokens: readonly Token[], places: readonly number[]): readonly string[] | null {
  const isLength = (token: Token) => means(token, 'amount', 'length', 'bareLength');
  const hasUnit = tokens.some((token) => means(token, 'amount', 'length'));
  const said = places.map((place, index) => {
    const own = tokens.slice(place, places[index + 1]).filter(isLength);
    const [length, ...others] = own;
    if (others.length > 0) return null;
    if (length === undefined) return `le clip ${tokens[place]?.clips[0]}`;
    const figures = length.text.replace(/^.*?(?=\d)/, '');
    const words = means(length, 'bareLength') ? `${figures} s` : figures;
    return hasUnit ? `le clip ${tokens[place]?.clips[0]} pendant ${words}` : null;
  });
  const isInFront = tokens.slice(0, places[0]).some(isLength);
  return isInFront || said.includes(null) ? null : (said as string[]);
}

/** « clip 1 prior to the drone »: nothing but where one stands beside the other. */
function sayBeside(tokens: readonly Token[]): string | null {
  const said = tokens.filter((token) => !means(token, 'keep'));
  const [one, side, other, ...more] = said;
  if (more.length > 0 || !means(one, 'clip') || !means(other, 'clip')) return null;
  if (!means(side, 'before', 'after')) return null;
  const pair = [one, other].map((token) => `le clip ${token?.clips[0]}`);
  return (means(side, 'after') ? pair.toReversed() : pair).join(' puis ');
}
