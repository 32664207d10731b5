import { readFileSync } from 'node:fs';
import {
  countSlips,
  isWithin,
  soundOf,
  spelledBySound,
} from '@armoni/perception/tell/near-spelling';
import { isRealWord } from '@armoni/perception/tell/real-words';

/** What two people and more wrote in clauses, the most used first; `learn-wishes.ts` writes it anew. */
export const vocabularyFile = new URL('./vocabulary.txt', import.meta.url);

type Known = {
  readonly word: string;
  readonly sound: string;
  readonly spelled: string;
  readonly rank: number;
};

let all: ReadonlyMap<string, Known> | null = null;

function vocabulary(): ReadonlyMap<string, Known> {
  all ??= new Map(
    readFileSync(vocabularyFile, 'utf8')
      .trim()
      .split('\n')
      .map((word, rank) => [
        word,
        { word, sound: soundOf(word), spelled: spelledBySound(word), rank },
      ]),
  );
  return all;
}

/** What no dictionary has and the rules know. */
const slang = new Set(
  `donf vener guedin fifou calmos chouia tege tejer raoul berzingue degueu jarte synthe lofi kodak
  meuf reuf chanme gnaque niaque laggy packshot larsen keyer pictos ambis imax vimeo iphone heic webm
  camescope pechue iness groov festi stroboscop`.split(/\s+/),
);
/** Shorter words are a slip away from too many others; one that sounds the same may be shorter. */
const shortestSlip = 4;
const shortestSound = 3;
/** From this length on two slips are forgiven. */
const twoSlipsFrom = 8;
const mostSlips = 3;
/** Silent letters that two spellings of one sound differ by. */
const mostHeard = 2;
/** In slips: one that sounds the same is nearer than one that is written alike. */
const heardSame = 1.25;
/** From this length on another first letter is, too. */
const anyHeadFrom = 6;

/** « lecran », « jaimerai », « nutilise » */
const withoutApostrophe = /^(l|d|j|c|m|t|s|n|qu)([aeiouyh][a-z]{2,})$/;

/**
 * The word that was meant by one that no tongue has, or null: one that sounds the same, or is a slip or two away. Of several
 * the nearest, then the one that most people write.
 *
 * @param word folded, in neither tongue
 */
export function likeliestWord(word: string): string | null {
  if (word.length < shortestSound || slang.has(word) || vocabulary().has(word)) return null;
  const [, head = '', rest = ''] = withoutApostrophe.exec(word) ?? [];
  if (vocabulary().has(rest)) return `${head}'${rest}`;
  const [sound, spelled] = [soundOf(word), spelledBySound(word)];
  const slips = word.length >= twoSlipsFrom ? 2 : word.length >= shortestSlip ? 1 : 0;
  const slip: Slip = { word, sound, spelled, slips };
  const near = [...vocabulary().values()].flatMap((each) => {
    const cost = costOf(slip, each);
    return cost === null ? [] : [{ ...each, cost }];
  });
  const [best] = near.toSorted((a, b) => a.cost - b.cost || a.rank - b.rank);
  const isAnother = best !== undefined && best.sound !== sound && isHeardAsAnother(word, sound);
  return isAnother ? null : (best?.word ?? null);
}

type Slip = Omit<Known, 'rank'> & { readonly slips: number };

/** The most used words: a short one that is written by ear is one of these. */
const everyday = 600;
/** A word that begins otherwise ends alike. */
const sameEnd = 3;

/** In slips, less where it sounds the same; null where it is another word. */
function costOf({ word, sound, spelled, slips }: Slip, each: Known): number | null {
  const isLong = word.length >= anyHeadFrom;
  const isTooShort = each.word.length < shortestSound;
  if (isTooShort || (word.length <= shortestSlip && each.rank >= everyday)) return null;
  const beginsAlike = each.word[0] === word[0] || each.spelled[0] === spelled[0];
  if (!beginsAlike && !(isLong && each.word.endsWith(word.slice(-sameEnd)))) return null;
  const isHeard =
    each.sound === sound && isWithin(spelled, each.spelled, isLong ? mostHeard : mostHeard - 1);
  if (!isHeard && each.word.length < shortestSlip) return null;
  const most = isHeard ? mostSlips : slips;
  const written = Math.min(
    countSlips(word, each.word, most),
    countSlips(spelled, each.spelled, most),
  );
  if (!isHeard && written > slips) return null;
  return isHeard ? written - heardSame : written;
}

const vowels = 'aeiouy';

/** « tenis »: with one consonant doubled, or one only, it is a real word that sounds the same and that nobody wished for. */
function isHeardAsAnother(word: string, sound: string): boolean {
  const isVowel = (at: number) => vowels.includes(word[at] ?? ' ');
  const places = Array.from({ length: word.length }, (_, at) => at);
  const single = places.filter((at) => word[at] === word[at + 1]);
  const between = places.filter((at) => !isVowel(at) && isVowel(at - 1) && isVowel(at + 1));
  return [
    ...single.map((at) => word.slice(0, at) + word.slice(at + 1)),
    ...between.map((at) => word.slice(0, at) + (word[at] ?? '') + word.slice(at)),
  ].some((each) => soundOf(each) === sound && isRealWord(each));
}
