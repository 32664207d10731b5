import { understandEdit } from '../edit/understand-edit.ts';

const further =
  /^(?:(?:mets|fais|rends|passe|make|et|mais)[- ]?(?:la |le |it )?)?(?:encore|even|toujours)(?: (?:un peu|a bit|plus))* ?(?<shade>fonc[ée]e?|sombre|clair|claire|p[âa]le|darker|deeper|lighter|paler)s?[\s.!]*$/iu;

/** « encore plus foncé » after « la voiture en bleu »: said of the car, in the words of its colour; null otherwise. */
export function shadeFurther(prompt: string, changes: readonly string[]): string | null {
  const shade = further.exec(prompt.trim())?.groups?.shade?.toLowerCase();
  const last = changes.at(-1);
  if (shade === undefined || last === undefined) return null;
  const retouch = understandEdit(last).retouches.find(({ kind }) => kind === 'recolour');
  if (retouch?.kind !== 'recolour') return null;
  const isDark = /^(?:fonc|sombre|darker|deeper)/.test(shade);
  const isEnglish = /^(?:the|my|his|her) /i.test(retouch.subject);
  const { said } = retouch.colour;
  return isEnglish
    ? `make ${retouch.subject} ${isDark ? 'dark' : 'light'} ${said}`
    : `${retouch.subject} en ${said} ${isDark ? 'foncé' : 'clair'}`;
}
