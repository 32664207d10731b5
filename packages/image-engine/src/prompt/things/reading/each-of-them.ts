import { asWish, type Clause, clausesOf, toldOf } from './clauses.ts';
import { oneAndOthers } from './one-and-others.ts';

const women =
  'femme|fille|fillette|m[èe]re|maman|dame|grand[- ]m[èe]re|mamie|s(?:œ|oe)ur|mari[ée]e|reine|princesse|danseuse|[ée]pouse|woman|girl|mother|mom|mum|daughter|grandmother|grandma|sister|lady|bride|queen|princess|wife|granddaughter';
const men =
  'homme|gar[çc]on|p[èe]re|papa|monsieur|grand[- ]p[èe]re|papi|papy|fils|fr[èe]re|mari[ée]?|roi|prince|danseur|man|boy|father|dad|son|grandfather|grandpa|brother|guy|groom|king|husband|grandson';
type Sex = 'woman' | 'man';

/** What a clause that is told of one of two begins with → of whom, and what is told. */
type Head = { readonly sex: Sex; readonly noun: string | null; readonly told: string };

const pronoun = /^(elle|lui|she|he|her|him)(?:['’]s)?\s+(?=\S)/iu;
const definite = new RegExp(
  `^(?:la|le|l['’]|the)\\s*((?:${women})|(?:${men}))(?!\\p{L})\\s*(?=\\S)`,
  'iu',
);
const isWoman = new RegExp(`^(?:${women}|elle|she|her)$`, 'iu');
/** “her hair”, “lui tend”: of something of hers, and to him. */
const ofHers =
  /^(?:her|him|lui)\s+(?!(?:in|with|wearing|dressed|en|avec|assise?|debout|portant|tenant|qui|une?|des)(?!\p{L})|\p{L}+(?:ing|ant)(?!\p{L}))/iu;

function headOf({ text, stop }: Clause): Head | null {
  if (stop === '') return null;
  const said = pronoun.exec(text) ?? definite.exec(text);
  if (!said || (pronoun.test(text) && /^her\s/iu.test(text) && ofHers.test(text))) return null;
  const name = said[1]!.toLowerCase();
  const noun = pronoun.test(text) ? null : name;
  return {
    sex: isWoman.test(name) ? 'woman' : 'man',
    noun,
    told: toldOf(text.slice(said[0].length), /^(?:s?he|her|him|the)(?!\p{L})/iu.test(text)),
  };
}

const couple =
  /(?<!\p{L})(?:(un|le|ce|an?|the)\s+)?((?:jeune|vieux|young|old|elderly)\s+)?(?:couple(?:\s+(?:[âa]g[ée]|(?:de|d['’])\s*(?:retrait[ée]s|personnes\s+[âa]g[ée]es|(?:jeunes\s+)?mari[ée]s|danseurs|amoureux|seniors)))?|(?:les|des|jeunes)\s+mari[ée]s|bride\s+and\s+groom|newlyweds)(?!\p{L})/iu;

/** « un vieux couple qui danse » → « une vieille dame et un vieux monsieur qui dansent » */
function asTwo(intro: string): string {
  const found = couple.exec(intro);
  if (!found) return intro;
  const [said] = found;
  const isEnglishSaid = /^(?:an?|the|young|old|elderly|bride|newly)(?!\p{L})/iu.test(said);
  const age = /vieux|[âa]g[ée]|retrait|senior|old|elderly/iu.test(said)
    ? 'old'
    : /jeune\s+couple|young/iu.test(said)
      ? 'young'
      : 'adult';
  const kind = /mari[ée]s|bride|newly/iu.test(said) ? 'wed' : age;
  const names = isEnglishSaid ? english[kind] : french[kind];
  const behind = intro.slice(found.index + said.length);
  return `${intro.slice(0, found.index)}${names}${asSeveral(behind)}`;
}
const french = {
  wed: 'une mariée et un marié',
  old: 'une vieille dame et un vieux monsieur',
  young: 'une jeune femme et un jeune homme',
  adult: 'une femme et un homme',
};
const english = {
  wed: 'a bride and a groom',
  old: 'an old woman and an old man',
  young: 'a young woman and a young man',
  adult: 'a woman and a man',
};

const irregular: Readonly<Record<string, string>> = {
  ...{ fait: 'font', est: 'sont', va: 'vont', boit: 'boivent', lit: 'lisent', dort: 'dorment' },
  ...{ court: 'courent', rit: 'rient', sourit: 'sourient', tient: 'tiennent', attend: 'attendent' },
  ...{ prend: 'prennent', a: 'ont', sort: 'sortent', part: 'partent' },
};
/** « qui danse » → « qui dansent »: said of both. */
export const asSeveral = (behind: string): string =>
  behind.replace(
    /^(\s+(?:qui\s+)?(?:s['’]|se\s+)?)(\p{L}+)(?!\p{L})/u,
    (whole, ahead: string, verb: string) => {
      const several = irregular[verb] ?? (/^\p{L}{2,}e$/u.test(verb) ? `${verb}nt` : null);
      const isVerb = /qui|s['’]|se/u.test(ahead) || /^\p{L}{3,}e$/u.test(verb);
      return several && isVerb && !/^(?:une|elle|entre|contre)$/u.test(verb)
        ? `${ahead}${several}`
        : whole;
    },
  );

/** What is told of her or him stands behind the word that names her or him; null where nobody is named so. */
function withTold(intro: string, { sex, noun, told }: Head): string | null {
  const names = noun ?? (sex === 'woman' ? women : men);
  const found = new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu').exec(intro);
  if (!found) return null;
  const end = found.index + found[0].length;
  const behind = intro.slice(end);
  const joined =
    /^(?:\s+(?!et\s|and\s)[\p{L}’'-]+){0,4}?(?=\s+(?:et|and)\s)/iu.exec(behind)?.[0] ?? '';
  const at = end + joined.length;
  return `${intro.slice(0, at)} ${told}${intro.slice(at)}`;
}

const twoNamed = new RegExp(
  `(?<!\\p{L})(?:${women}|${men})(?!\\p{L})[^,;.]{0,60}?\\s(?:et|and)\\s[^,;.]{0,40}?(?<!\\p{L})(?:${women}|${men})(?!\\p{L})`,
  'iu',
);

/** « un couple qui danse, elle en robe rouge, lui en chemise »: each of two is somebody by himself. */
function eachOfTwo(wish: string): string {
  const clauses = clausesOf(wish);
  const first = clauses.findIndex((clause) => headOf(clause) !== null);
  if (first < 1) return wish;
  const at = clauses
    .slice(0, first)
    .findLastIndex(({ text }) => couple.test(text) || twoNamed.test(text));
  if (at < 0) return wish;
  let intro = asTwo(clauses[at]!.text);
  const last = clauses.findLastIndex((clause) => headOf(clause) !== null);
  const kept: Clause[] = [];
  let told: Head | null = null;
  const place = () => {
    const placed: string | null = told && withTold(intro, told);
    if (placed !== null) intro = placed;
    told = null;
  };
  for (const clause of clauses.slice(first, last + 1)) {
    const head = headOf(clause);
    if (head && withTold(intro, head) === null) return wish;
    if (head) {
      place();
      told = head;
    } else told = { ...told!, told: `${told!.told} ${clause.text}` };
  }
  place();
  const before = clauses.slice(0, at).concat({ ...clauses[at]!, text: intro });
  kept.push(...before, ...clauses.slice(at + 1, first), ...clauses.slice(last + 1));
  return asWish(kept);
}

/** A wish in which each of several is named with what is told of him alone. */
export const withEachOfThem = (wish: string): string => oneAndOthers(eachOfTwo(wish));
