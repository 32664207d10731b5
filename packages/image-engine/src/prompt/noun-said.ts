import { anEnglish, articleOf, genderOf, isMass, isSeveral } from './nouns.ts';
import type { Language } from './texts.ts';
import { nameOfThing } from './things/words/name-of-thing.ts';

/** What is drawn, with its article: « un chien », “a dog”; a colour has none. */
export function nounSaid(id: string, language: Language): string {
  const name = nameOfThing(id, language);
  if (colours.has(id) || /^(?:une?|des|le|la|les|the|an?|some|somebody) |^somebody$/iu.test(name))
    return name;
  const [head = ''] = name.split(' ');
  if (language === 'en' && isMass(name, 'en')) return name;
  if (language === 'en') return /[^s]s$/u.test(head) && !/us$/u.test(head) ? name : anEnglish(name);
  if (/^\p{Lu}/u.test(name)) return name;
  if (isSeveral(name)) return `des ${name}`;
  return `${articleOf(name, genderOf(name))} ${name}`.replace('’ ', '’');
}

const colours: ReadonlySet<string> = new Set(
  'red orange yellow green turquoise blue violet pink white black grey brown gold beige'.split(' '),
);
