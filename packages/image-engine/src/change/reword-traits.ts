import type { Person } from '../illustration/illustration-description.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';
import { putOn } from './put-on.ts';
import { findWords, notDone, type Reworded, type Rewording } from './reword-clause.ts';

const taking =
  /^(?:enl[eè]ve|retire|supprime|efface|vire|[oô]te|remove|delete|erase|take (?:away|out|off)|get rid of|sans|without|no)[rsz]?(?:[- ](?:lui|moi))? (?:ses|les|la|le|l['’]|son|sa|the|her|his|its|de |d['’])? ?(?<what>.+)$/iu;
const askedAge = (words: string) =>
  new RegExp(
    String.raw`^(?:(?:make|fais|rends)[- ](?:her|him|it|them|la|le) (?:look )?)?(?:un peu |bien |a bit |much )?(?:${words})(?!\p{L})(?<more>.*)$`,
    'iu',
  );
const younger = askedAge(String.raw`rajeuni\p{L}*(?:[- ](?:la|le))?|plus jeune|younger`);
const older = askedAge(
  String.raw`vieilli\p{L}*(?:[- ](?:la|le))?|plus (?:vieux|vieille|[âa]g[ée]e?)|older`,
);

/** What a person has on or about them, or how old they are. */
export const rewordTraits: Rewording = (told, clause) =>
  aged(told, clause) ??
  dyed(told, clause) ??
  dressed(told, clause) ??
  gestured(told, clause) ??
  bared(told, clause);

function aged(told: string, clause: string): Reworded | null {
  const [young, old] = [younger.exec(clause), older.exec(clause)];
  const age = young ? 'young' : old ? 'old' : null;
  const person = understandIllustration(told).description.things.find((one) => one.person);
  const at = age && person ? findWords(told, person.said) : null;
  if (!at || person?.person?.age === age) return null;
  const bare = told
    .slice(at.from, at.to)
    .replace(/^(?:jeune|vieille|vieux|vieil|young|old) /iu, '');
  const word = age === 'young' ? 'jeune' : person?.person?.sex === 'man' ? 'vieil' : 'vieille';
  const aside = (young ?? old)?.groups?.more?.replace(/^[\s,]+|[\s,]+$/gu, '') ?? '';
  // An age in years is drawn no closer than that.
  const isYears = /\d/u.test(aside);
  const left = isYears ? '' : aside;
  const before = told
    .slice(0, at.from)
    .replace(/(?:jeune|vieille|vieux|vieil|young|old|elderly) $/iu, '');
  const now = `${before}${word} ${bare}${told.slice(at.to)}`;
  return { told: now, left, ...(isYears && { missed: [aside] }) };
}

const hair: readonly (readonly [says: RegExp, hair: string])[] = [
  [/black|noire?s?/iu, 'noirs'],
  [/blonde?s?/iu, 'blonds'],
  [/brown|brune?s?|ch[âa]tains?|marron/iu, 'bruns'],
  [/red|ginger|rou(?:x|sse)|rouges?/iu, 'roux'],
  [/gr[ae]y|white|gris|blancs?/iu, 'gris'],
  [/pink|roses?/iu, 'roses'],
  [/blue|bleus?/iu, 'bleus'],
  [/green|verts?/iu, 'verts'],
  [/purple|violets?/iu, 'violets'],
];
const ofHair =
  /(?<!\p{L})(?:hair|cheveux)(?: (?:en|to|into|plut[oô]t|be|is|a))? (?<after>\p{L}+)$|^(?:give (?:her|him|them) |donne-lui (?:des |les )?|with |avec (?:des |les )?)?(?<before>\p{L}+) hair$/iu;

/** "make her hair black": told as it is of the hair, and of nobody's skin. */
function dyed(told: string, clause: string): Reworded | null {
  const said = ofHair.exec(clause)?.groups;
  const colour = said?.after ?? said?.before;
  const [, wanted] = hair.find(([says]) => says.test(colour ?? '')) ?? [];
  return wanted && personsOf(told).length > 0 ? { told, left: `les cheveux ${wanted}` } : null;
}

const dresses =
  /^(?:(?:mets?|donne|ajoute|enfile|passe)[rsz]?[- ](?:lui|leur)|(?:habille|coiffe|v[êe]ts)[- ](?:la|le|les) (?:d['’]|de |en |avec )?|(?:make|have|let) (?:her|him|them) wear|(?:give|put on) (?:her|him|them)|dress (?:her|him|them) in|put (?:her|him|them) in)\s*(?<what>.+)$/iu;

/** « mets-lui une couronne » is on the head, and no crown beside it. */
function dressed(told: string, clause: string): Reworded | null {
  const what = dresses.exec(clause)?.groups?.what;
  if (what === undefined || personsOf(told).length === 0) return null;
  const isWorn = [`avec ${what}`, `en ${what}`].some((joined) => {
    const { description, unknown } = understandIllustration(`une femme ${joined}`);
    return description.things.length === 1 && unknown.length === 0 && traitOf(what, joined);
  });
  return isWorn ? (putOn(told, what) ?? notDone(told, clause)) : null;
}

const gestures: readonly (readonly [says: RegExp, told: string])[] = [
  [
    /^(?:rase|tonds)[- ]lui (?:la t[êe]te|le cr[âa]ne|les cheveux)|^shave (?:her|his|their) head/iu,
    'chauve',
  ],
  [
    /^(?:ferme[- ]lui les yeux|(?:fais|fais-la|fais-le) fermer les yeux|qu['’](?:elle|il) ferme les yeux|close (?:her|his|their) eyes|make (?:her|him) close (?:her|his) eyes)/iu,
    'les yeux fermés',
  ],
  [
    /^(?:fais[- ](?:la|le|lui) tirer la langue|qu['’](?:elle|il) tire la langue|make (?:her|him) (?:stick|poke) (?:out )?(?:her|his) tongue(?: out)?)/iu,
    'qui tire la langue',
  ],
];

/** What a face is made to do, as it is told of somebody. */
function gestured(told: string, clause: string): Reworded | null {
  const [, left] = gestures.find(([says]) => says.test(clause.trim())) ?? [];
  return left && personsOf(told).length > 0 ? { told, left } : null;
}

/** Words of the longest such phrase: « avec des lunettes de soleil ». */
const longestPhrase = 5;
const mostWords = 60;

/** « enlève les lunettes »: without those of the picture's words that put them there. */
function bared(told: string, clause: string): string | null {
  const what = taking.exec(clause)?.groups?.what;
  const trait = what === undefined ? null : traitOf(what);
  const before = personsOf(told);
  if (trait === null || !before.some((one) => Boolean(one[trait]))) return null;
  const words = [...told.matchAll(/\S+/gu)];
  if (words.length > mostWords) return null;
  for (let length = 1; length <= longestPhrase; length += 1) {
    for (let first = 0; first + length <= words.length; first += 1) {
      const from = words[first]!.index;
      const last = words[first + length - 1]!;
      const end = last.index + last[0].replace(/[,;.]+$/u, '').length;
      const bare = `${told.slice(0, from)}${told.slice(end)}`;
      if (isSameBut(before, bare, trait)) return withoutLooseEnds(bare);
    }
  }
  return null;
}

type Trait = keyof Person;

function personsOf(words: string): readonly Person[] {
  return understandIllustration(words).description.things.flatMap(({ person }) => person ?? []);
}

/** What it makes of somebody; null where nothing. */
function traitOf(what: string, joined = `avec ${what}`): Trait | null {
  const [plain] = personsOf('une femme');
  const [wearing] = personsOf(`une femme ${joined}`);
  if (!plain || !wearing) return null;
  const traits = Object.keys(wearing) as Trait[];
  return traits.find((one) => wearing[one] && wearing[one] !== plain[one]) ?? null;
}

function isSameBut(before: readonly Person[], bare: string, trait: Trait): boolean {
  const after = personsOf(bare);
  if (before.length !== after.length || after.some((one) => Boolean(one[trait]))) return false;
  return before.every(({ sex, age, hair }, at) => {
    const now = after[at]!;
    return now.sex === sex && now.age === age && (trait === 'hair' || now.hair === hair);
  });
}

/** « avec des , souriante » */
function withoutLooseEnds(words: string): string {
  return words
    .replace(
      /\s+(?:avec|with|portant|wearing|et|and)?\s*(?:des|une?|les?|la|an?|some|the)?\s*(?=,|$)/giu,
      '',
    )
    .replace(/\s+(?:avec|with)\s+(?:des|une?|an?)?\s*(?=(?:avec|with|et|and)(?!\p{L}))/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
