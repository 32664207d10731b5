import type { ColourName } from '../../../scene/scene-description.ts';
import { vocabulary } from '../../vocabulary.ts';
import type { Piece } from '../reading/piece.ts';
import { functionWords } from '../words/common-words.ts';
import { longestName, nameIndex } from '../words/name-index.ts';
import {
  builtWords,
  finishWords,
  isSurface,
  stuffAt,
  stuffWords,
  surfaceWords,
} from '../words/stuffs.ts';
import { longestIn } from '../words/word-table.ts';
import { sizeWords, stagingWords } from '../words/word-tables.ts';

type StuffSaid =
  | Omit<Extract<Piece, { says: 'stuff' }>, 'from' | 'to'>
  | Omit<Extract<Piece, { says: 'surface' }>, 'from' | 'to'>
  | Omit<Extract<Piece, { says: 'staging' }>, 'from' | 'to'>;

type Offer = <Value>(
  table: ReadonlyMap<string, Value>,
  say: (value: Value, length: number) => StuffSaid | null,
) => void;

type OfStuff = {
  readonly at: number;
  readonly behind: string | null;
  readonly hasNamed: boolean;
  /** Said of whoever is named right behind. */
  readonly isAhead: boolean;
};

/** What things are made of, what they stand on, and how they are set up. */
export function offerStuffs(
  offer: Offer,
  words: readonly string[],
  { at, behind, hasNamed, isAhead }: OfStuff,
): void {
  const isColour = (one: string) => colourOf(one) !== null;
  const isNamed = (length: number) => isBeforeThing(words, at + length);
  offer(surfaceWords, (matter) =>
    hasNamed && isSurface(words, at, isColour) ? { says: 'surface', matter } : null,
  );
  offer(stuffWords, (stuff, length) =>
    stuffAt(words, at, { stuff, behind, isNamed: isNamed(length) }),
  );
  offer(builtWords, (stuff) => (behind && built.test(behind) ? { says: 'stuff', stuff } : null));
  offer(finishWords, (stuff) =>
    hasNamed || isAhead || isNamed(1) ? { says: 'stuff', stuff } : null,
  );
  offer(stagingWords, (staging) => ({ says: 'staging', staging }));
}

/** Made of « de »: what holds something is of that. */
const built =
  /castle|bridge|house|tower|statue|wall|table|chair|bench|cabin|hut|chest|spoon|board|box|horse|door|fence|bottle|vase|ball|bowl|cube|jar|lamp|rose|heart|pencil|crate|barrel/;

/** “a sleek silver electric sports car”: what stands between is of the car as well. */
const passedOver =
  /^(?:electric|sporty|sleek|shiny|modern|vintage|retro|antique|old|new|brand|classic|elegant|simple|round|square|folding|luxury|futuristic|minimalist|rustic)$/;

/** Behind colours and shades, too: “an oak coffee table”. */
function isBeforeThing(words: readonly string[], at: number): boolean {
  const named = longestIn(nameIndex(), words, at, longestName);
  if (named && !named[1].isLoose && !functionWords.has(words[at]!)) return true;
  const word = words[at];
  const isMore =
    word !== undefined &&
    (colourOf(word) !== null ||
      sizeWords.has(word) ||
      stuffWords.has(word) ||
      finishWords.has(word) ||
      passedOver.test(word));
  return isMore && isBeforeThing(words, at + 1);
}

export function colourOf(word: string): ColourName | null {
  const meaning = vocabulary.get(word)?.find(({ field }) => field === 'colour');
  return meaning?.field === 'colour' ? meaning.value : null;
}
