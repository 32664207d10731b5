import { saidInLetters, withoutThanks } from './said-in-letters.ts';

/** What is to be set in type, and the wish without it. */
export type ReadText = { readonly text: readonly string[]; readonly rest: string };

const quoted = /«\s*([^»]{1,60}?)\s*»|“([^”]{1,60})”|"([^"]{1,60})"|‘([^’]{2,60})’/gu;
const named =
  /(?:^|[\s,])(?:nommée?s?|appelée?s?|baptisée?|intitulée?|called|named|titled|du nom de|avec (?:le|les) (?:texte|mots?|titre)|with the (?:text|words?|title))\s*:?\s+([\p{Lu}\d][\p{L}\p{N}’'&.-]*(?:\s+(?:&|et|de|du|la|le|[\p{Lu}\d][\p{L}\p{N}’'&.-]*))*)/u;
const greetings =
  /(?<!\p{L})(remerciements?|joyeux anniversaire|bon anniversaire|joyeux no[eë]l|bonne ann[ée]e|bonnes f[êe]tes|joyeuses p[âa]ques|bonne f[êe]te|f[ée]licitations|bienvenue|merci|bon voyage|happy birthday|merry christmas|happy new year|thank you|congratulations|welcome|happy halloween|joyeux halloween)(?!\p{L})/iu;

/** « Joyeux anniversaire Léa » */
const addressee =
  /^\s+(\d{4}|(?:(?:ma|mon|my|à|a|pour|for)\s+)?(?:(?:petite?|ch[èe]re?|dear)\s+)?(?:papa|maman|mamie|papi|papy|mamy|mamand?|tonton|tata|tatie|parrain|marraine|ma[iî]tresse|mum|mummy|mom|mommy|dad|daddy|grandma|grandpa|granny|grandad|nana|amour|chérie?|love)(?!\p{L})|\p{Lu}[\p{L}-]+(?:\s+(?:et|&|and)\s+\p{Lu}[\p{L}-]+)?)/u;

/** A poster of travel has its place's name on it. */
const travelled =
  /^(?:une?\s+|a\s+)?(?:affiche|poster)(?:\s+(?:vintage|r[ée]tro|ancienne|touristique|de\s+voyage|travel|publicitaire))+\s+(?:(?:de|pour|sur|of|for)\s+(?:la\s+|le\s+|les\s+|l['’]|the\s+)?|du\s+|des\s+|d['’])(?!une?\s)([^,]{3,22}?)(?=$|,|\s+(?:avec|au|aux|à|en|style|dans|with|in|la\s+nuit)(?!\p{L}))/iu;

/** « Lyon vue depuis Fourvière, affiche vintage » */
const seenThere =
  /^(\p{Lu}[\p{L}'’ -]{2,20}?)(?:\s+vue?s?\s[^,]+|\s+seen\s[^,]+)?,\s*(?:affiche|poster|travel poster|vintage)/u;

/** « invitation anniversaire Léa 6 ans »: whose it is, and how old. */
const celebrated =
  /^(?:une?\s+)?(?:invitation|carte|affiche|faire[- ]part|carton)[^,]*?(?:anniversaire|birthday|naissance|bapt[êe]me|mariage)\s+(?:de\s+|d['’]|pour\s+)?(\p{Lu}[\p{L}-]+(?:\s+(?:et|&)\s+\p{Lu}[\p{L}-]+)?)((?:\s+|\s*,\s*)\d{1,3}\s+ans)?/u;

/** « lettre M », « initiales J & B » */
const initials =
  /(?<!\p{L})(?:la\s+|les\s+|the\s+)?(?:lettres?|letters?|initiales?|initials?|monogrammes?|monogram)\s+(\p{Lu}(?:\s*(?:&|et|and|\.)?\s*\p{Lu}){0,2})(?![\p{L}\p{N}])/u;

const mostLines = 3;

/** Text in quotation marks, a name, or a greeting. */
export function readText(said: string): ReadText {
  const prompt = withoutThanks(said);
  const text: string[] = [];
  let rest = prompt.replace(quoted, (_, ...groups: string[]) => {
    const found = groups.slice(0, 4).find((one) => typeof one === 'string' && one !== '');
    if (found) text.push(found.trim());
    return ' , ';
  });
  if (text.length === 0) {
    rest = rest.replace(named, (_, name: string) => {
      const bare = name.trim().replace(/(?:\s+(?:&|et|de|du|la|le))+$/u, '');
      text.push(bare.slice(0, 40));
      return ' , ';
    });
  }
  if (text.length === 0) {
    const found = greetings.exec(rest);
    const greeting = found?.[1];
    if (greeting) {
      const after = rest.slice(found.index + greeting.length);
      const [whole = '', name = ''] = addressee.exec(after) ?? [];
      const words = /^remerci/iu.test(greeting) ? 'merci' : greeting;
      text.push(`${words.charAt(0).toUpperCase()}${words.slice(1)}${name && ` ${name}`}`);
      rest = rest.replace(greeting + whole, greeting);
      // « Joyeux Noël » goes on to say what is seen.
      rest = rest.replace(greetings, (found) =>
        /no[eë]l|halloween|anniversaire|birthday|christmas/iu.test(found)
          ? ` ${found.replace(/joyeux|bon|happy|merry/iu, '')} `
          : ' ',
      );
    }
  }
  if (text.length === 0) {
    const [whole, who, age] = celebrated.exec(rest) ?? [];
    if (whole && who) {
      text.push(who, ...(age ? [age.replace(',', '').trim()] : []));
      rest = rest.replace(`${who}${age ?? ''}`, ' ');
    }
  }
  const lettered = text.length === 0 ? saidInLetters(rest) : null;
  if (lettered) {
    text.push(...lettered.text);
    rest = lettered.rest;
  }
  if (text.length === 0) {
    rest = rest.replace(initials, (_, letters: string) => {
      text.push(letters.replace(/\s+(?:et|and)\s+/giu, ' & ').trim());
      return ' , ';
    });
  }
  const destination =
    text.length === 0 ? (travelled.exec(prompt)?.[1] ?? seenThere.exec(prompt)?.[1]) : undefined;
  if (destination) text.push(destination.trim().toUpperCase());
  return { text: text.slice(0, mostLines), rest };
}
