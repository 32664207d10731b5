import type { Person } from '../../../illustration/illustration-description.ts';
import type { Piece } from '../reading/piece.ts';
import { indoors, placeBefore } from '../reading/place-rules.ts';
import { belongsToLast, isOfUnknown } from './collect-rules.ts';
import type { Draft } from './draft-things.ts';

type Company = {
  readonly typed: readonly string[];
  /** The thing named last. */
  readonly last: Draft | undefined;
  /** A ground was named for it. */
  readonly isGround: boolean;
};

const isOfFace = ({ hasBeard, glasses, hair, hairCut }: Partial<Person>): boolean =>
  [hasBeard, glasses, hair, hairCut].some((told) => told !== undefined);

/** “on black stone”, « sur une pierre noire »: what something lies on. */
function isOfStuff({ from, to }: Piece, typed: readonly string[]): boolean {
  const before = typed.slice(Math.max(0, from - 3), from).join(' ');
  const isAhead = /(^| )(on|sur)( (an?|une?|du|de la|the))?$/.test(before);
  return (
    (isAhead && stuffs.test(typed[to] ?? '')) ||
    /(^| )(on|sur) (an?|une?|du|la|le|the) (pierre|marbre|ardoise|velours|stone|marble|slate)$/.test(
      before,
    )
  );
}
function isOfStuffBefore(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean {
  const [before, piece] = [pieces[index - 1], pieces[index]!];
  if (piece.isAfterStop) return false;
  const isLed = /^(en|de)$/.test(typed[before?.from ?? -1] ?? '');
  if (before?.says === 'stuff' && before.to === piece.from && isLed) return true;
  if (before?.says !== 'unknown' || before.to !== piece.from) return false;
  const said = typed.slice(Math.max(0, before.from - 1), before.to).join(' ');
  return /(^| )(en|de) (porcelaine|c[ée]ramique|fa[ïi]ence|cuir|velours|laine|soie|satin|coton|lin|jean|daim|tissu|plastique|papier|carton|verre|cristal|dentelle|feutre|osier|rotin|toile|tulle)$/u.test(
    said,
  );
}
const stuffs = /^(stone|marble|slate|rock|velvet|pierre|marbre|ardoise|velours)$/;

/** “a purple gradient background”, « fond dégradé violet » */
export const isOfWall = (pieces: readonly Piece[], index: number): boolean =>
  pieces[index + 1]?.says === 'ground' ||
  [pieces[index - 1], pieces[index + 1]].some(
    (one) => one?.says === 'staging' && one.staging === 'ramp',
  );

/** Of what a colour is said; of nothing where that is green already, or unknown. */
export function ownerOfColour(
  pieces: readonly Piece[],
  index: number,
  { typed, last, isGround }: Company,
): 'picture' | 'last' | 'next' | 'nothing' {
  const isMark = pieces.some(({ says }) => says === 'format');
  if (isOfWall(pieces, index) && pieces[index + 1]?.says !== 'ground') return 'picture';
  if (isOfLight(pieces, index, typed) || isListed(pieces, index, typed)) return 'picture';
  if (isAheadOfThing(pieces, index, typed)) return 'next';
  // « une théière en porcelaine bleue », « un fauteuil en cuir marron, une lampe »: the thing is.
  if (last && isOfStuffBefore(pieces, index, typed)) return 'last';
  const { isAfterStop = false } = pieces[index]!;
  const after = pieces[index + 1];
  const isOfGround =
    after?.says === 'ground' && /^(background|backdrop|wall)$/.test(typed[after.from]!);
  if (isOfGround && isAfterStop) return 'picture';
  if (!isMark && isOfUnknown(pieces, index, typed)) return 'nothing';
  const told = typed[pieces[index]!.from - 1] ?? '';
  // « couleurs marron et crème »: of all of it.
  if (/^(couleurs?|colou?rs?|tons?|teintes?|lumi[èe]res?|lueurs?|[ée]clairages?)$/u.test(told))
    return 'picture';
  // “muted greens”: so is this.
  if (/^(?:red|green|blue|pink|yellow|brown|purple|grey|gray)s$/.test(typed[pieces[index]!.from]!))
    return 'picture';
  if (isAheadOfUnknown(pieces, index, typed)) return 'nothing';
  // A mark has the colours that are said of no thing.
  const isOfMark = pieces.some((piece) => piece.says === 'format' && piece.format === 'logo');
  if (isOfMark && last && (isAfterStop || !belongsToLast(pieces, index, typed))) return 'picture';
  // « une épée qui brille en bleu »
  if (told === 'en' && last) return 'last';
  const isNext = pieces.slice(index + 1, index + 3).some(({ says }) => says === 'thing');
  const place = placeBefore(pieces, index);
  // “a white beard”: not of what he wears.
  if (after?.says === 'trait' && after.from === pieces[index]!.to && isOfFace(after.trait))
    return 'nothing';
  // “on a yellow background”
  if (isOfGround || isGround || place === 'studio' || isOfStuff(pieces[index]!, typed))
    return 'picture';
  // « un salon bleu »: its walls are.
  if (place && indoors.has(place)) return 'picture';
  if (place) return 'nothing';
  if (last && (belongsToLast(pieces, index, typed) || !isNext)) return 'last';
  return isNext ? 'next' : 'picture';
}

/** “pale blue morning”, “golden evening light”: the light is, and nothing that was named before. */
const isOfLight = (pieces: readonly Piece[], index: number, typed: readonly string[]): boolean =>
  pieces[index]!.isAfterStop === true &&
  /^(?:morning|evening|dawn|dusk|night|light|glow|mist|haze)$/.test(typed[pieces[index]!.to] ?? '');

const ofAll = /^(?:colou?rs?|palette|tones|hues|shades|scheme|colou?ring)$/;
const ofAllBefore = /^(?:couleurs|palette|tons|teintes|camaïeu|colou?rs|tones)$/u;

/** “navy and yellow colours”, “a cream, black and teal palette”, « palette crème, noir et corail »: of all of it. */
export function isListed(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean {
  const isOfList = ({ says, from, to }: Piece) =>
    says === 'colour' || (to === from + 1 && /^(?:et|and|&|only)$/.test(typed[from]!));
  let [first, last] = [index, index];
  while (pieces[last + 1] && isOfList(pieces[last + 1]!)) last += 1;
  while (pieces[first - 1] && isOfList(pieces[first - 1]!)) first -= 1;
  return (
    ofAll.test(typed[pieces[last]!.to] ?? '') ||
    ofAllBefore.test(typed[pieces[first]!.from - 1] ?? '') ||
    /^(?:couleurs|tons|teintes) (?:de|en|dans)$/.test(
      typed.slice(Math.max(0, pieces[first]!.from - 2), pieces[first]!.from).join(' '),
    )
  );
}

/** “an ornate silver border”, “a sunrise made of orange stripes”: of what follows, which nobody knows. */
function isAheadOfUnknown(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean {
  const [piece, after, next] = [pieces[index]!, pieces[index + 1], pieces[index + 2]];
  if (!english.test(typed[piece.from]!)) return false;
  if (after?.says !== 'unknown' || after.isAfterStop || after.from !== piece.to) return false;
  const isLast =
    next === undefined || next.isAfterStop || /^(?:nothing|relation|surface)$/.test(next.says);
  return isLast && !/(?:ing|ed|ly|y)$/.test(typed[after.from]!);
}
const english =
  /^(?:red|yellow|green|blue|purple|pink|white|black|grey|gray|brown|gold|golden|silver|teal|navy|orange|beige)$/;

/** “kitchen, copper pans”, “pink and orange houses”: behind a stop, and right before a thing. */
function isAheadOfThing(
  pieces: readonly Piece[],
  index: number,
  typed: readonly string[],
): boolean {
  const rest = pieces.slice(index + 1);
  const isAdjective = ({ says, from }: Piece) =>
    /^(colour|size|stuff)$/.test(says) || /^(and|et)$/.test(typed[from]!);
  const next = rest.find((one) => !isAdjective(one));
  const isThing =
    next?.says === 'thing' && rest.every((one) => one.from > next.from || !one.isAfterStop);
  const { isAfterStop, from } = pieces[index]!;
  const ahead = pieces[index - 1];
  const isFirst =
    isAfterStop ||
    // “a small black and white dog”
    (ahead?.says === 'size' && ahead.to === from) ||
    from === 0 ||
    /^(and|with|an?|the|some|two|three|four|five)$/.test(typed[from - 1] ?? '');
  return isThing && isFirst;
}
