import { fold } from '../fold.ts';

/** What a picture is said to be, and the change that is meant by it. Folded. */
const complaints: readonly (readonly [is: string, meant: string])[] = [
  ['(?:sombres?|foncee?s?|obscure?s?|noire?|dark|dim|gloomy)', 'plus clair'],
  [
    '(?:claire?s?|lumineu(?:x|se)s?|blanche?|pale|bright|light|washed out|overexposed|cramee?)',
    'plus sombre',
  ],
  ['(?:floue?s?|blurry|blurred|fuzzy|soft)', 'plus net'],
  ['(?:ternes?|fades?|grise?|delavee?s?|dull|flat|muted|plates?)', 'plus saturé'],
  [
    '(?:saturee?s?|coloree?s?|criarde?s?|flashy|vives?|vif|saturated|colou?rful|garish)',
    'moins saturé',
  ],
  ['(?:contrastee?s?|dure?s?|contrasty|harsh)', 'moins contrasté'],
  ['(?:froide?s?|bleutee?|cold|cool)', 'plus chaud'],
  ['(?:chaude?s?|jaunes?|orangee?|warm|yellow)', 'plus froid'],
];

const lead = String.raw`^(?:(?:mais|but|hmm+|bof|par contre|et|and)[\s,]+)*(?:(?:c'est|elle est|il est|l'image est|la photo est|je (?:la|le) trouve|ca (?:me )?(?:semble|parait|fait)|it(?:'s| is| looks)|that(?:'s| is)|this is|the picture is|looks?) )?`;
const much = String.raw`(?:(?:un peu|a bit|a little|bien|beaucoup|much|way|encore|toujours|still|vraiment|really|quand meme) )*`;

const rows = complaints.map(([is, meant]) => ({
  /** « c'est sombre » is as good as « trop sombre »; without either it is no complaint. */
  says: [
    new RegExp(`${lead}${much}(?:trop|too) ${is}$`),
    new RegExp(`^(?:un peu|a bit|a little|kinda|plutot) (?:trop |too )?${is}$`),
    new RegExp(`${lead.replace(/\)\?$/, ')')}${much}${is}$`),
  ],
  meant,
}));

/** « ça manque de couleurs », « trop de montagnes »: more of it, or less. */
const measures: readonly (readonly [says: RegExp, meant: string])[] = [
  [/^(?:(?:it's|that's|it is) )?not (?:bright|light) enough$/, 'brighter'],
  [/^(?:(?:it's|that's|it is) )?not dark enough$/, 'darker'],
  [
    /^(?:(?:mais|et|but|bof|par contre)[\s,]+)*(?:(?:c'est |il y a |y a |elle est |it's )?pas assez|(?:ca |elle |il |l'image )?manque(?: un peu)?|trop peu|not enough|(?:it )?(?:lacks|needs more)) (?=(?:de |d'|of )?\S)/,
    'plus ',
  ],
  [
    /^(?:(?:mais|et|but|bof|par contre)[\s,]+)*(?:(?:il )?y a )?(?:trop (?=d[e' ])|too (?:much|many) )/,
    'moins ',
  ],
];

/** « c'est trop flou » is a wish for « plus net »; other words stay. */
export function asWish(text: string): string {
  const folded = fold(text.replace(/[\s.!,;…]+$/u, ''));
  const row = rows.find(({ says }) => says.some((one) => one.test(folded)));
  if (!row) return asMeasure(text, folded);
  return /(?:un peu|a bit|a little)/.test(folded) ? `un peu ${row.meant}` : row.meant;
}

function asMeasure(text: string, folded: string): string {
  for (const [says, meant] of measures) {
    const said = says.exec(folded)?.[0];
    if (said !== undefined) return meant + text.slice(said.length).replace(/^of /, '');
  }
  return text;
}
