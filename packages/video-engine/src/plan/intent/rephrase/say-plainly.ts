import type { KnownClip } from '../../../model/reading-context.ts';
import type { Concept } from './concepts.ts';
import { type Frame, frames } from './frames.ts';
import { readConcepts, type Token } from './read-concepts.ts';

/** A clause in the wording that the rules know; null where a word or the whole makes no sense. */
export function sayPlainly(clause: string, known: readonly KnownClip[]): string | null {
  const tokens = readConcepts(clause, known);
  if (tokens === null || tokens.length === 0) return null;
  if (isPartOfClip(tokens, clause) || hasException.test(clause)) return null;
  return placed(tokens) ?? inSequence(tokens, clause) ?? fromEndToEnd(tokens) ?? framed(tokens);
}

/** « des fondus mais pas au début » says two things, « mais pas trop fort » how much of one. */
const hasException =
  / (?:mais|but) (?!(?:pas|not|moins|plus) (?:trop|too|si|fort)|sans |without |en (?:sourdine|fond)|discret|bas(?:se)?(?![a-z])|quiet|low)/;

/** « la fin du concert » is a place in a clip, and no clip at the end. */
function isPartOfClip(tokens: readonly Token[], clause: string): boolean {
  if (tokens.some((token) => means(token, 'edge', 'range'))) return false;
  return tokens.some(
    (token, index) =>
      token.meanings.has('clip') &&
      /^(?:du|de|des|d'|of)(?![a-z])/.test(token.text) &&
      means(tokens[index - 1], 'first', 'last') &&
      /^ ?$/.test(clause.slice(tokens[index - 1]?.end, token.start)),
  );
}

function means(token: Token | undefined, ...wanted: readonly Concept[]): boolean {
  return wanted.some((concept) => token?.meanings.has(concept));
}

function isAll(tokens: readonly Token[], ...wanted: readonly Concept[]): boolean {
  return tokens.every((token) => means(token, ...wanted));
}

/** « 1er clip le concert » */
function placed([place, clip, ...others]: readonly Token[]): string | null {
  if (place?.clips.length !== 1 || clip?.clips.length !== 1 || others.length > 0) return null;
  const slot = /^(?:le |la |the )?(?:(1er|premiere?|first)|(derniere?|last)) /.exec(place.text);
  if (slot === null) return null;
  return `${slot[1] === undefined ? 'termine' : 'commence'} par le clip ${clip.clips[0]}`;
}

/** « le concert en premier, la plage après » */
function inSequence(tokens: readonly Token[], clause: string): string | null {
  const places = tokens.flatMap((token, index) => (token.clips.length === 1 ? [index] : []));
  const [one, two] = places;
  if (one === undefined || two === undefined) return null;
  if (!isAll(tokens, 'clip', 'next', 'first', 'last', 'keep', 'order')) return null;
  if (tokens.some(({ clips }) => clips.length > 1)) return null;
  const where = (concept: Concept) => tokens.findIndex((token) => means(token, concept));
  const [then, first, last] = [where('next'), where('first'), where('last')];
  if (then < 0 && (first < 0 || last < 0)) return null;
  if (then === 0 || first > two || (last >= 0 && last < (places.at(-2) as number))) return null;
  // « le drone après la plage » turns them round.
  const isTurned = tokens.some(
    (token, index) =>
      /^(?:apres|after)$/.test(token.text) &&
      means(tokens[index - 1], 'clip') &&
      means(tokens[index + 1], 'clip') &&
      !/,/.test(clause.slice(tokens[index - 1]?.end, token.start)),
  );
  if (isTurned) return null;
  return places.map((place) => `le clip ${tokens[place]?.clips[0]}`).join(' puis ');
}

/** « d'abord posé, puis ça s'emballe » */
function fromEndToEnd(tokens: readonly Token[]): string | null {
  const others: Concept[] = ['first', 'last', 'next', 'toward', 'pace', 'shotsNoun', 'keep'];
  const quick: Concept[] = ['fast', 'rising', 'fastMotion', 'swell', 'loud'];
  const gentle: Concept[] = ['slow', 'slowMotion'];
  if (!isAll(tokens, ...quick, ...gentle, ...others)) return null;
  if (!tokens.some((token) => means(token, 'first', 'last', 'next'))) return null;
  const fast = tokens.findIndex((token) => means(token, ...quick));
  const slow = tokens.findIndex((token) => means(token, ...gentle));
  if (fast < 0 || slow < 0) return null;
  return slow < fast ? 'calme au debut puis rapide' : 'rapide au debut puis calme';
}

function framed(tokens: readonly Token[]): string | null {
  const fitting = frames
    .filter((frame) => fits(frame, tokens))
    .toSorted((a, b) => b.needs.length - a.needs.length);
  const [frame] = fitting;
  return frame === undefined ? null : filled(frame.say, tokens);
}

/** Every word has its place, and every place that must be filled a word of its own. */
function fits({ needs, may }: Frame, tokens: readonly Token[]): boolean {
  const wanted = [...needs.flat(), ...may];
  // Two clips are not both the first.
  const clips = tokens.filter((token) => means(token, 'clip'));
  if (clips.length > 1 && wanted.some((each) => each === 'first' || each === 'last')) return false;
  return isAll(tokens, ...wanted) && !isTurned(tokens, wanted) && areMet(needs, tokens);
}

/** « n'enlève pas … » does neither. */
function isTurned(tokens: readonly Token[], wanted: readonly Concept[]): boolean {
  const isOnly = (concept: Concept) =>
    tokens.some(({ meanings }) =>
      wanted.every((each) => meanings.has(each) === (each === concept)),
    );
  return isOnly('not') && isOnly('drop');
}

function areMet(needs: Frame['needs'], tokens: readonly Token[]): boolean {
  const [need, ...others] = needs;
  if (need === undefined) return true;
  return tokens.some(
    (token, index) => means(token, ...need) && areMet(others, tokens.toSpliced(index, 1)),
  );
}

function filled(say: string, tokens: readonly Token[]): string {
  const clips = [...new Set(tokens.flatMap((token) => token.clips))];
  const list = `${clips.slice(0, -1).join(', ')}${clips.length > 1 ? ' et ' : ''}${clips.at(-1)}`;
  const several = clips.length > 1;
  const textOf = (...wanted: readonly Concept[]) =>
    tokens.find((token) => means(token, ...wanted))?.text ?? '';
  return say
    .replace('{clips}', `${several ? 'les clips' : 'le clip'} ${list}`)
    .replace('{of clips}', `${several ? 'des clips' : 'du clip'} ${list}`)
    .replace(
      '{range}',
      textOf('range', 'edge').replace(/^in |(?<= )(?:out|->|→)(?= )/g, (word) =>
        word === 'in ' ? 'de ' : 'a',
      ),
    )
    .replace('{amount}', textOf('amount'))
    .replace('{time}', textOf('until', 'since').replace(/^.*?(?=\d)/, ''))
    .replace('{moment}', textOf('moment').replace(/^.*?(?=\d)/, ''));
}
