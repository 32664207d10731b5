import type { Rewording } from './place-rewordings.ts';

/** Names of fruit, spices and birds that are shades where colours are listed. */
const shadeNouns: readonly (readonly [RegExp, french: string, english: string])[] = [
  [/^(?:cr[èe]me|cream|sable|sand|lin|linen)$/iu, 'beige', 'beige'],
  [/^(?:sarcelle|teal)$/iu, 'turquoise', 'turquoise'],
  [
    /^(?:corail|coral|terracotta|rouille|rust|abricot|apricot|p[êe]che|peach)$/iu,
    'orange',
    'orange',
  ],
  [/^(?:moutarde|mustard|citron|lemon|ocre|ochre)$/iu, 'jaune', 'yellow'],
  [/^(?:lavande|lavender|prune|plum|lilas|lilac|aubergine)$/iu, 'violet', 'purple'],
  [/^(?:menthe|mint|olive|sauge|sage|sapin)$/iu, 'vert', 'green'],
  [/^(?:saumon|salmon|framboise)$/iu, 'rose', 'pink'],
  [/^(?:chocolat|chocolate|caramel)$/iu, 'marron', 'brown'],
];
const colours =
  /^(?:rouge|bleue?|verte?|jaune|orange|rose|violette?|noire?|blanc|blanche|grise?|marron|beige|turquoise|dor[ée]e?|argent[ée]?|bordeaux|red|blue|green|yellow|pink|purple|black|white|gr[ae]y|brown|gold|silver|navy|ivory|ivoire|burgundy)s?$/iu;

const isColour = (word: string): boolean =>
  colours.test(word) || shadeNouns.some(([noun]) => noun.test(word));
const plainly = (word: string, isFrench: boolean): string => {
  const found = shadeNouns.find(([noun]) => noun.test(word));
  return found ? found[isFrench ? 1 : 2] : word;
};

/** « palette crème, noir et sarcelle »: up to the first word that is no colour. */
function listedInFrench(said: string): string {
  const [lead = ''] = /^\p{L}+(?:\s+(?:de|en|:))?\s+/iu.exec(said) ?? [];
  const parts = said.slice(lead.length).split(/(\s*,\s*|\s+)/u);
  if (!isColour(parts[0] ?? '')) return said;
  const end = parts.findIndex((part, at) => at % 2 === 0 && !isColour(part) && part !== 'et');
  const listed = end < 0 ? parts : parts.slice(0, end);
  const rest = end < 0 ? '' : parts.slice(end).join('');
  return `couleurs ${listed.map((part) => plainly(part, true)).join('')}${rest}`;
}

const french =
  'rouge|bleue?|verte?|jaune|orange|rose|violette?|noire?|blanc|blanche|grise?|marron|beige|cr[èe]me|turquoise|ocre|saumon|moutarde';
const english =
  'cream|teal|coral|terracotta|rust|apricot|peach|mustard|lemon|ochre|lavender|plum|lilac|mint|olive|sage|salmon|chocolate|caramel|sand|red|blue|green|yellow|pink|purple|orange|black|white|gr[ae]y|brown|beige|gold|silver|navy|ivory|turquoise|burgundy';

const listedInEnglish = (said: string): string =>
  said
    .replace(/\s+(?:colou?r\s+)?(?:palette|scheme)$/iu, ' colours')
    .split(/(\s*,\s*|\s+)/u)
    .map((word) => plainly(word, false))
    .join('');

/** Colours that are listed are of the whole picture, whatever else their names may name. */
export const paletteRewordings: readonly Rewording[] = [
  // « un fond beige uni », “on a plain beige background”: the colour is all of it.
  {
    from: new RegExp(String.raw`(?<=(?<!\p{L})fond)\s+uni(?=\s+(?:${french})(?!\p{L}))`, 'giu'),
    to: '',
  },
  {
    from: new RegExp(
      String.raw`(?<=(?<!\p{L})fond\s+(?:${french})(?:\s+(?:clair|p[âa]le|fonc[ée]|sombre|pastel|vif))?)\s+uni(?!\p{L})`,
      'giu',
    ),
    to: '',
  },
  {
    from: new RegExp(
      String.raw`(?<!\p{L})(?:plain|solid)\s+(?=(?:(?:light|pale|dark|bright|soft)\s+)?(?:${english})\s+back(?:ground|drop))`,
      'giu',
    ),
    to: '',
  },
  {
    from: /(?<!\p{L})(?:palette|couleurs|tons|teintes)(?:\s+(?:de|en|:))?\s+(?!de |en )[\p{L} ,-]{3,60}/giu,
    to: listedInFrench,
  },
  {
    from: new RegExp(
      String.raw`(?<!\p{L})(?:${english})(?:(?:\s*,\s*|\s+and\s+|\s*,\s+and\s+)(?:${english})){1,4}\s+(?:colou?r\s+)?(?:palette|scheme|colou?rs|tones)(?!\p{L})`,
      'giu',
    ),
    to: listedInEnglish,
  },
];
