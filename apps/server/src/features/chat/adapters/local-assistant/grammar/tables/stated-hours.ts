import { fold } from '../fold.ts';

const then = String.raw`(?:(?:et|mais|la|maintenant|plutot|finalement|and|but|now|actually) )*`;
const is = String.raw`(?:il (?:fait|est|devrait (?:faire|etre))|ce (?:serait|sera)|c'est|on est|nous sommes|it(?:'s| is| should be))(?: (?:deja|maintenant|now|already))? `;

/** Folded. */
const hours = [
  ['(?:la )?nuit', 'de nuit'],
  ['jour', 'de jour'],
  ['(?:en )?(?:plein )?midi', 'à midi'],
  ['(?:le )?(?:petit )?matin', 'au petit matin'],
  ['(?:le )?soir', 'le soir'],
  ["(?:l'|en )?(automne|hiver|ete)", 'en $1'],
  ['(?:le |au )?printemps', 'au printemps'],
  ['(?:the )?night(?: ?time)?', 'at night'],
  ['(?:the )?day(?: ?time)?', 'by day'],
  ['(?:the )?(morning|evening|afternoon)', 'in the $1'],
  ['(?:in )?(autumn|fall|winter|summer|spring)', 'in $1'],
].map(
  ([words, meant = '']) =>
    [new RegExp(`^${then}${is}${words}(?: (?:maintenant|now))?$`), meant] as const,
);

/** « il fait nuit », “it’s autumn now” say of the picture at hand when it is to be; else the text as it is. */
export function asHour(text: string): string {
  const folded = fold(text).replace(/[.!]+$/, '');
  for (const [says, meant] of hours) {
    const found = says.exec(folded);
    if (found) return meant.replace('$1', found[1] ?? '');
  }
  // Of a picture « c’est gris » is a complaint.
  if (/^il fait gris\b/.test(folded)) return 'sous un ciel gris';
  return text;
}
