import { type PackedThing, readThings } from '../../../illustration/vocabulary/read-things.ts';
import { tokenise } from '../../tokenise.ts';
import { relatives } from '../relatives/relatives.ts';
import { flowerWords } from './flower-words.ts';
import { named as ownNames } from './named/named.ts';
import { noNames } from './no-names.ts';
import { stillLifeWords } from './still-life-words.ts';

/** What a word or phrase names. */
export type Named = {
  readonly id: string;
  /** Of something else, of which what is drawn is the nearest relative. */
  readonly isRelative: boolean;
  /** From a tag or the first word of a name: only where a noun can stand. */
  readonly isLoose: boolean;
  /** Of a word with other usual senses, of which nothing told one: what this one is called. */
  readonly called?: { readonly fr: string; readonly en: string };
};

/** Longest name, in words. */
export const longestName = 6;

/** From this on a name counts; found on eighty wishes. */
const accepted = 48;
const scores = { label: 95, faceOf: 84, firstWord: 66, tag: 56, perDoubling: 9, alsoLabel: 14 };
/** A tag says more of an animal than of a flag. By Emojibase's groups. */
const ofGroup = [-16, -14, 0, 8, 8, -8, -2, 6, -30, -40];

let index: ReadonlyMap<string, Named> | null = null;

/** Plain words (`tokenise`), joined by spaces → what they name; built once. */
export function nameIndex(): ReadonlyMap<string, Named> {
  index ??= buildIndex();
  return index;
}

function buildIndex(): Map<string, Named> {
  const best = new Map<string, Named & { score: number }>();
  const add = (phrase: string, named: Named, score: number) => {
    const key = tokenise(phrase).join(' ');
    if (key === '' || key.split(' ').length > longestName || score < accepted) return;
    if (named.isLoose && noNames.has(key)) return;
    if ((best.get(key)?.score ?? 0) < score) best.set(key, { ...named, score });
  };
  const things = readThings().filter(
    ({ slug }) => !plainPersons.test(slug) && !wholeViews.test(slug),
  );
  for (const thing of things) addNames(thing, add);
  addTags(things, add);
  for (const [id, words, isRelative] of ownWords()) {
    // What is called so itself goes before what is merely its nearest relative.
    const score = isRelative ? ownScore - 1 : ownScore;
    for (const word of words) add(word, { id, isRelative, isLoose: false }, score);
  }
  for (const [id, words] of relatives()) {
    for (const word of words) add(word, { id, isRelative: true, isLoose: false }, relativeScore);
  }
  return best;
}

/** Told by hair, age or clothes: our own people are drawn as told. */
const plainPersons =
  /^(man|woman|person)-(standing|walking|kneeling|bald|beard|blonde?|curly|red|white|in-tuxedo|with-veil|feeding|wearing)|^(pregnant|older|old)-|^(man|woman|boy|girl|child|baby|breast-feeding|woman-with-headscarf)$/;

/** Framed views: whoever says their names asks for the place and the hour. */
const wholeViews =
  /^((?:red|orange|yellow|green|blue|purple|brown|black|white)-(?:square|circle)|large-\w+-(?:diamond|square)|sunset|sunrise|sunrise-over-mountains|cityscape|cityscape-at-dusk|night-with-stars|bridge-at-night|national-park|desert|beach-with-umbrella|foggy|snow-capped-mountain|houses|fog|wind-face|cyclone)$/;

/** Animals and plants, and what is eaten. */
const isLiving = ({ group }: PackedThing) => group === 3 || group === 4;

const ownScore = 1000;
/** The set's own label says more, a tag less. */
const relativeScore = 90;
type Add = (phrase: string, named: Named, score: number) => void;

/** What a sign says is no thing: “wireless headphones”. */
const signs = new Set(
  'wireless prohibited warning customs douane consigne radioactive radioactif registered multiply plus minus moins divide information éclat sparkle'.split(
    ' ',
  ),
);

function addNames({ slug, group, fr, en }: PackedThing, add: Add): void {
  if (group === 9) return;
  const loose = { id: slug, isRelative: false, isLoose: true };
  for (const label of [fr, en]) {
    if (signs.has(label)) continue;
    // Persons are drawn by other rules; symbols by their whole name alone.
    add(label, { ...loose, isLoose: false }, scores.label + Math.min(0, ofGroup[group]!));
    const face = /^(?:tête de |visage de )(.+)$|^(.+) face$/.exec(label);
    if (face) add(face[1] ?? face[2]!, loose, scores.faceOf + ofGroup[group]!);
    const first = /^(\S+) (?:de|d’|à|au|aux|avec|en) /.exec(label)?.[1];
    if (first && first !== 'machine') add(first, loose, scores.firstWord + ofGroup[group]!);
  }
}

function addTags(things: readonly PackedThing[], add: Add): void {
  const holders = new Map<string, number>();
  const tagsOf = ({ tagsFr, tagsEn }: PackedThing) => [...tagsFr, ...tagsEn];
  for (const thing of things) {
    for (const tag of tagsOf(thing)) holders.set(tag, (holders.get(tag) ?? 0) + 1);
  }
  for (const thing of things) {
    // « ouverte » is no open mouth.
    if (thing.group === 0 && /face|mouth|eyes/.test(thing.slug)) continue;
    for (const tag of tagsOf(thing)) {
      const shared = scores.perDoubling * Math.log2(holders.get(tag)!);
      const isInLabel = thing.fr.includes(tag) || thing.en.includes(tag);
      // « terre » is no globe, « machine » no one-armed bandit: of a thing made by people only its names say it.
      if (!tag.includes(' ') && !isLiving(thing) && !isInLabel) continue;
      const more = (isInLabel ? scores.alsoLabel : 0) + (tag.includes(' ') ? 10 : 0);
      const named = { id: thing.slug, isRelative: false, isLoose: true };
      add(tag, named, scores.tag - shared + more + ofGroup[thing.group]!);
    }
  }
}

/** Every line of our own words. */
function* ownWords(): Generator<[id: string, words: string[], isRelative: boolean]> {
  const tables = [flowerWords, stillLifeWords, ...ownNames];
  for (const line of tables.join('\n').split('\n')) {
    const [, id, words = '', relatives = ''] = /^([\w-]+): ([^~]*)(?:~ (.*))?$/.exec(line) ?? [];
    if (!id) continue;
    yield [id, words.split(','), false];
    if (relatives) yield [id, relatives.split(','), true];
  }
}

/** Our own phrases that lead to two pictures: whoever reads the second line is misled. */
export function findCollisions(): string[] {
  const first = new Map<string, string>();
  const collisions: string[] = [];
  for (const [id, words, isRelative] of ownWords()) {
    for (const word of isRelative ? [] : words) {
      const key = tokenise(word).join(' ');
      const other = first.get(key);
      if (key !== '' && other !== undefined && other !== id)
        collisions.push(`${key}: ${other}, ${id}`);
      else first.set(key, id);
    }
  }
  return collisions;
}

/** How many phrases of our own lead to a picture. */
export function countOwnWords(): number {
  let count = 0;
  for (const [, words] of ownWords()) count += words.filter((word) => word.trim() !== '').length;
  return count;
}
