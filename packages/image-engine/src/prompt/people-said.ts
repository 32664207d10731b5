import { alsoOf } from '../illustration/people/doings.ts';
import { roleOf } from '../illustration/people/roles.ts';
import type { PlacedThing } from '../illustration/placed.ts';
import { doingsSaid } from './described-words.ts';
import { anEnglish, type Gender, pluralEnglish, pluralOf } from './nouns.ts';
import type { Language } from './texts.ts';
import { costumeNames } from './things/words/drawn-names.ts';
import { nameOfThing } from './things/words/name-of-thing.ts';

/** « petite fille », « pompier »: somebody by clothes, else by age; one of them where there are several. */
export function frenchPerson(
  { sex, age, costume }: NonNullable<PlacedThing['person']>,
  count: number,
): string {
  const worn = costume && costumeNames[costume]?.[sex === 'woman' ? 1 : 0];
  if (worn) return worn;
  if (age === 'baby') return 'bébé';
  if (count > 1 && (age === 'child' || age === 'toddler')) return 'enfant';
  if (count > 1 && age === 'teen') return sex === 'woman' ? 'adolescente' : 'adolescent';
  if (count > 1) return age === 'old' ? 'personne âgée' : 'personne';
  if (age === 'toddler') return 'tout-petit';
  if (age === 'child') return sex === 'woman' ? 'petite fille' : 'petit garçon';
  if (age === 'teen') return sex === 'woman' ? 'adolescente' : 'adolescent';
  if (age === 'young') return sex === 'woman' ? 'jeune femme' : 'jeune homme';
  if (age === 'old') return sex === 'woman' ? 'femme âgée' : 'homme âgé';
  return sex === 'woman' ? 'femme' : 'homme';
}

/** “girl”, “firefighter”: the same in English. */
export function englishPerson(
  { sex, age, costume }: NonNullable<PlacedThing['person']>,
  count: number,
): string {
  const worn = costume && costumeNames[costume]?.[2];
  if (worn) return worn;
  if (age === 'baby') return 'baby';
  if (age === 'toddler') return 'toddler';
  if (age === 'teen') return count > 1 ? 'teenager' : `teenage ${sex === 'woman' ? 'girl' : 'boy'}`;
  if (count > 1) return age === 'child' ? 'child' : age === 'old' ? 'elderly person' : 'person';
  if (age === 'child') return sex === 'woman' ? 'girl' : 'boy';
  const who = sex === 'woman' ? 'woman' : 'man';
  return age === 'young' ? `young ${who}` : age === 'old' ? `elderly ${who}` : who;
}

/** Somebody by clothes and age, and no picture of his own. */
export const isFigure = ({ id, person }: PlacedThing): boolean =>
  person !== null && (/^(person|people)$/.test(id) || roleOf(id) !== null);

/** « un bébé », whichever it is. */
export const sexOf = ({ sex, age }: NonNullable<PlacedThing['person']>): Gender =>
  sex === 'woman' && age !== 'baby' && age !== 'toddler' ? 'f' : 'm';

/** « un carlin en astronaute », of an animal that does as people do; « déguisé en fraise ». */
export function dressedAs(
  person: PlacedThing['person'],
  language: Language,
  isPlural: boolean,
): string {
  if (person?.suit) {
    const name = nameOfThing(person.suit, language).toLowerCase();
    const bare = name.replace(/^(?:une?|des|le|la|les|an?|the) /u, '');
    if (language === 'en') return `dressed as ${isPlural ? pluralEnglish(bare) : anEnglish(bare)}`;
    const ending = isPlural ? 's' : sexOf(person) === 'f' ? 'e' : '';
    return `déguisé${ending} en ${isPlural ? pluralOf(bare) : bare}`;
  }
  const worn = person?.beast && person.costume ? costumeNames[person.costume] : undefined;
  return worn ? (language === 'fr' ? `en ${worn[0]}` : `as ${anEnglish(worn[2])}`) : '';
}

/** What is seen of it: who sits at a table works, reads or eats there. */
export function doingOf({ person, pose }: PlacedThing) {
  if (pose) return pose in doingsSaid ? pose : undefined;
  return person?.doing;
}

/** « et au téléphone » */
export function alsoSaid({ person, pose }: PlacedThing, form: 0 | 1 | 2): string {
  const also = person ? alsoOf(person, pose ?? person.doing) : undefined;
  const said = also && doingsSaid[also]?.[form];
  return said ? `${form === 2 ? 'and' : 'et'} ${said}` : '';
}

/** « une femme assise », « un homme endormi » */
export function frenchDoing(thing: PlacedThing, gender: Gender, isPlural: boolean): string {
  const [one = '', several = ''] = doingsSaid[doingOf(thing) ?? 'stand'] ?? [];
  const said = isAsleep(thing) ? 'endormi' : one;
  if (!/^(?:assis|allongé|endormi)$/u.test(said)) return isPlural ? several : one;
  const ending = isPlural && !(gender === 'm' && said.endsWith('s')) ? 's' : '';
  return `${said}${gender === 'f' ? 'e' : ''}${ending}`;
}

export const englishDoing = (thing: PlacedThing): string =>
  isAsleep(thing) ? 'asleep' : (doingsSaid[doingOf(thing) ?? 'stand']?.[2] ?? '');

const isAsleep = (thing: PlacedThing): boolean =>
  doingOf(thing) === 'lie' && thing.person?.hasClosedEyes === true;
