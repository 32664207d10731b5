import type { KnownClip } from '../../../model/reading-context.ts';
import type { Concept } from './concepts.ts';
import type { Frame } from './frame.ts';
import { frames } from './frames.ts';
import { isAll, means, readConcepts, type Token } from './read-concepts.ts';
import { sayInSequence, sayLengths } from './say-sequence.ts';
import { sayOfSubject } from './say-subject.ts';

/** A clause in the wording that the rules know; null where a word or the whole makes no sense. */
export function sayPlainly(clause: string, known: readonly KnownClip[]): string | null {
  return sayAlone(clause, known) ?? sayOfSubject(clause, (part) => sayAlone(part, known), known);
}

function sayAlone(said: string, known: readonly KnownClip[]): string | null {
  const clause = withParticles(said);
  const tokens = readConcepts(clause, known);
  if (tokens === null || tokens.length === 0) return null;
  if (isPartOfClip(tokens, clause) || hasException.test(clause)) return null;
  return (
    placed(tokens) ??
    sayInSequence(tokens, clause) ??
    sayLengths(tokens) ??
    fromEndToEnd(tokens) ??
    framed(tokens) ??
    sayManners(tokens)
  );
}

const manners: readonly Concept[] = [
  ...(['backwards', 'slowMotion', 'fastMotion', 'factor', 'monochrome', 'warm', 'cold'] as const),
  ...(['vintage', 'mute', 'times'] as const),
];

/** "the drone backwards at 1.5x": two things and more that are said of one clip. */
function sayManners(tokens: readonly Token[]): string | null {
  const [clip, ...clips] = tokens.filter((token) => means(token, 'clip'));
  const said = tokens.filter((token) => token !== clip && means(token, ...manners));
  if (clip?.clips.length !== 1 || clips.length > 0 || said.length < 2) return null;
  if (!isAll(tokens, 'clip', 'keep', 'colour', ...manners)) return null;
  const each = said.map((token) => framed([clip, token]));
  return each.includes(null) ? null : each.join(', ');
}

/** "slow the drone right down", "cut clip 2 out": the verb and its particle stand together. */
const apart =
  /(?<![a-z])((?:slow|speed|turn|take|pull|cut|leave|bring|dial|kick|edit|throw|toss|chuck|strip|get|wind|ease|fade|crank|pump|push|round|wrap|finish|start|chop|trim|tone|lift|keep)(?:s|es|ed|t|ing|ped|ning)?) ((?:the |my |our |all |its |clip )*[a-z0-9_.]{2,20}(?: (?:clip|shot|footage|music|sound))?) ((?:right |way |all the way |back )*(?:down|up|out|off|away))(?![a-z])/;

function withParticles(clause: string): string {
  return clause.replace(apart, '$1 $3 $2');
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

/** « 1er clip le concert » */
function placed([place, clip, ...others]: readonly Token[]): string | null {
  if (place?.clips.length !== 1 || clip?.clips.length !== 1 || others.length > 0) return null;
  const slot = /^(?:le |la |the )?(?:(1er|premiere?|first)|(derniere?|last)) /.exec(place.text);
  if (slot === null) return null;
  return `${slot[1] === undefined ? 'termine' : 'commence'} par le clip ${clip.clips[0]}`;
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
  const wanted = [...needs.flat(), ...may, ...ofFilm({ needs, may })];
  if (!isEachUsed({ needs, may }, tokens)) return false;
  // Two clips are not both the first.
  const clips = tokens.filter((token) => means(token, 'clip'));
  if (clips.length > 1 && wanted.some((each) => each === 'first' || each === 'last')) return false;
  return isAll(tokens, ...wanted) && !isTurned(tokens, wanted) && areMet(needs, tokens);
}

/** « le son de la vidéo »: the film is what everything is said of, but for how much a clip has of it. */
function ofFilm({ needs }: Omit<Frame, 'say'>): readonly Concept[] {
  const isOfClip = needs.some((need) => need.includes('clip'));
  return isOfClip && needs.some((need) => need.some((each) => values.includes(each)))
    ? []
    : ['whole'];
}

const values: readonly Concept[] = [
  ...(['amount', 'length', 'moment', 'range', 'edge', 'times', 'percent', 'factor'] as const),
];

/** No figure stands beside those that are needed: « clip 1 2 s, clip 2 5 s » is no length of both. */
function isEachUsed({ needs, may }: Omit<Frame, 'say'>, tokens: readonly Token[]): boolean {
  const wanted = needs.filter((need) => need.some((concept) => values.includes(concept)));
  const said = tokens.filter((token) => means(token, ...values) && !means(token, ...may));
  return said.length <= wanted.length;
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
    .replace('{amount}', amountIn(textOf('amount', 'length', 'moment'), say))
    .replace('{time}', bare(textOf('until', 'since', 'amount', 'length', 'moment')))
    .replace('{times}', timesIn(textOf('times')))
    .replace('{percent}', textOf('percent').replace(/(?<=%).*$/, ''))
    .replace('{factor}', /\d(?:[.,]\d{1,2})?/.exec(textOf('factor'))?.[0].replace('.', ',') ?? '')
    .replace('{moment}', textOf('moment').replace(/^.*?(?=\d)/, ''));
}

/** « for about 8 seconds » */
function amountIn(words: string, say: string): string {
  const isAbout = /(?<![a-z])(?:about|environ)(?![a-z])/.test(words) && !say.includes('environ');
  return `${isAbout ? 'environ ' : ''}${bare(words)}`;
}

function bare(words: string): string {
  return words.replace(/^.*?(?=\d)/, '');
}

function timesIn(words: string): string {
  if (/^thrice/.test(words)) return '3';
  return /\d/.exec(words)?.[0] ?? '2';
}
