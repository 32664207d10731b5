import type { Rewording } from './place-rewordings.ts';

/** What is worn or hangs, of which a shade alone is the colour: « bordeaux » elsewhere is a town or a wine. */
const french =
  'robes?|gilets?|vestes?|manteaux?|pulls?|chemises?|chemisiers?|jupes?|pantalons?|shorts?|[ée]charpes?|bonnets?|foulards?|costumes?|tailleurs?|rideaux?|capes?|tabliers?|tee[- ]shirts?|t[- ]shirts?|polos?|blouses?|ch[âa]les?|cir[ée]s?|salopettes?|cravates?|gants?|bottes?|casquettes?|b[ée]rets?|chapeaux?|turbans?|combinaisons?|uniformes?|maillots?|kimonos?|sweats?|col[s]? roul[ée]s?|imperm[ée]ables?|parkas?|canap[ée]s?|fauteuils?|tapis|coussins?|nappes?';
const english =
  'dress(?:es)?|vests?|jackets?|coats?|sweaters?|jumpers?|shirts?|skirts?|trousers|pants|shorts|scar(?:f|ves)|beanies?|hats?|suits?|curtains?|capes?|aprons?|t-shirts?|blouses?|shawls?|raincoats?|overalls|ties?|gloves?|boots?|caps?|berets?|turbans?|uniforms?|jerseys?|kimonos?|hoodies?|turtlenecks?|cardigans?|gowns?|robes?|parkas?|sofas?|couch(?:es)?|armchairs?|rugs?|cushions?|blankets?|tracksuits?';

/** Shades → the colour that they are of, as it is said with them. */
const frenchShades: readonly (readonly [string, string])[] = [
  ['bordeaux|grenat|brique|carmin|rubis|vermillon', 'rouge'],
  ['moutarde|safran|citron|ocre', 'jaune'],
  ['marine|p[ée]trole', 'bleu'],
  ['sauge|olive|kaki|bouteille', 'vert'],
  ['prune|aubergine', 'violet'],
  ['corail|rouille|abricot', 'orange'],
  ['framboise|saumon|fuchsia', 'rose'],
  ['crème|creme|ivoire', 'beige'],
  ['chocolat|noisette', 'marron'],
];
const englishShades: readonly (readonly [string, string])[] = [
  ['burgundy|maroon|brick|crimson|ruby', 'red'],
  ['mustard|saffron|lemon|ochre', 'yellow'],
  ['olive|khaki|sage|emerald', 'green'],
  ['lilac|plum|lavender|mauve', 'purple'],
  ['coral(?!\\s+(?:arm|sof|couch|rug|cushion|blanket|curtain))|rust|apricot|peach', 'orange'],
  ['cream|ivory', 'beige'],
  ['chocolate|hazel', 'brown'],
];

/** « une robe bordeaux » → « une robe rouge bordeaux », “a mustard turtleneck” → “a mustard yellow turtleneck” */
export const clothShades: readonly Rewording[] = [
  ...frenchShades.map(([shades, colour]) => ({
    from: new RegExp(
      `(?<=(?<!\\p{L})(?:${french})\\s+(?:(?:longs?|longues?|courte?s?|ray[ée]e?s?|[ée]pais(?:se)?|chaude?s?|trou[ée]e?s?)\\s+)?)(?:${shades})(?!\\p{L})`,
      'giu',
    ),
    to: (said: string) => `${colour} ${/marine|moutarde|bordeaux/iu.test(said) ? said : ''}`.trim(),
  })),
  ...englishShades.map(([shades, colour]) => ({
    from: new RegExp(
      `(?<!\\p{L})(?:an?\\s+)?(?:${shades})(?=\\s+(?:(?:wool|silk|knitted|velvet|long|short|thick|linen|satin)\\s+){0,2}(?:${english})(?!\\p{L}))`,
      'giu',
    ),
    to: (said: string) => {
      if (/mustard|lemon/iu.test(said)) return `${said} ${colour}`;
      if (!/^an?\s/iu.test(said)) return colour;
      return `${colour === 'orange' ? 'one' : 'a'} ${colour}`;
    },
  })),
];
