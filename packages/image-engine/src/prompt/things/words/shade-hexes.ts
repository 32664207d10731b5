import type { Shades } from '../../../illustration/illustration-description.ts';
import type { ColourName } from '../../../scene/scene-description.ts';
import { shadesByDegree } from './shades-by-degree.ts';

type Row = readonly [colour: ColourName, hex: string, words: string];

/** Said with their colour: « bleu nuit », “navy blue”. */
const compounds: readonly Row[] = [
  ['blue', '#1d2a55', 'bleue? nuit|midnight blue'],
  ['blue', '#1f2f56', 'bleue? marine|navy blue'],
  ['blue', '#8ec5ea', 'bleue? ciel|sky blue'],
  ['blue', '#2c4fc4', 'bleue? roi|royal blue'],
  ['blue', '#0f6b78', 'bleue? canard|bleue? p[ée]trole'],
  ['blue', '#b9d9e8', 'bleue? glacier|bleue? layette|baby blue|powder blue'],
  ['green', '#1f4a38', 'verte? sapin|verte? bouteille'],
  ['green', '#7f8445', 'verte? olive|olive green|verte? militaire'],
  ['green', '#8cc152', 'verte? pomme|lime green'],
  ['green', '#b5dcc4', 'verte? menthe|mint green|verte? d.eau|verte? amande'],
  ['green', '#2a5a3c', 'verte? for[êe]t|forest green'],
  ['green', '#a9b89a', 'verte? sauge|sage green'],
  ['green', '#1f8a5b', 'verte? [ée]meraude|emerald green'],
  ['red', '#b51f38', 'rouge cerise|cherry red'],
  ['red', '#a8452f', 'rouge brique|brick red'],
  ['red', '#7a1f33', 'rouge bordeaux|rouge sang|blood red|ruby red'],
  ['yellow', '#f4dd3a', 'jaune citron|lemon yellow|jaune canari'],
  ['yellow', '#d9a52b', 'jaune moutarde|mustard yellow'],
  ['yellow', '#f7e594', 'jaune poussin|jaune paille'],
  ['pink', '#ecc6c2', 'rose poudr[ée]e?|rose p[âa]le|baby pink|pale pink|dusty pink'],
  ['pink', '#e83e8c', 'rose fluo|rose bonbon|hot pink'],
  ['orange', '#bf5a23', 'orange br[ûu]l[ée]e?|burnt orange'],
  ['grey', '#3d4147', 'grise? anthracite|charcoal grey|charcoal gray'],
  ['grey', '#c9ccd0', 'grise? perle|pearl grey'],
  ['white', '#f4ecda', 'blanc(?:he)? cass[ée]e?|off[- ]white|cream white'],
  ['violet', '#5b2a54', 'violette? prune|violette? aubergine|plum purple'],
  ['brown', '#5b3622', 'marron chocolat|chocolate brown'],
  ...shadesByDegree,
];

/** By themselves nouns, too: a colour where a ground, tones or a stuff are said to have it. */
const alone: readonly Row[] = [
  ['orange', '#f4836b', 'corail|coral'],
  ['orange', '#c8684a', 'terracotta|terre cuite|terra cotta'],
  ['beige', '#f6ecd6', 'cr[èe]me|cream'],
  ['pink', '#f7a58d', 'saumon|salmon'],
  ['violet', '#b9a5dc', 'lavande|lavender|lilas|lilac'],
  ['green', '#b5dcc4', 'menthe|mint'],
  ['green', '#a9b89a', 'sauge|sage'],
  ['green', '#7f8445', 'olive|kaki|khaki'],
  ['green', '#1f8a5b', '[ée]meraude|emerald'],
  ['yellow', '#d9a52b', 'moutarde|mustard|ocre|ochre'],
  ['red', '#7a1f33', 'bordeaux|burgundy|wine red'],
  ['violet', '#5b2a54', 'prune|plum|aubergine'],
  ['brown', '#5b3622', 'chocolat|chocolate'],
  ['brown', '#a8622f', 'cognac|camel|caramel'],
  ['grey', '#8c7f73', 'taupe'],
  ['grey', '#3d4147', 'anthracite|charcoal'],
  ['blue', '#1f2f56', 'marine|navy'],
  ['turquoise', '#1f7a7a', 'sarcelle|teal'],
  ['orange', '#ffcba4', 'p[êe]che|peach'],
  ['pink', '#d6267d', 'fuchsia|magenta'],
  ['blue', '#3f3a8c', 'indigo'],
  ['beige', '#e4d2ac', 'sable|sand'],
];

/** What is read in place of a noun that stands for its colour; feminine forms are read alike. */
const french: Readonly<Record<ColourName, string>> = {
  ...{ red: 'rouge', orange: 'orange', yellow: 'jaune', green: 'vert', turquoise: 'turquoise' },
  ...{ blue: 'bleu', violet: 'violet', pink: 'rose', white: 'blanc', black: 'noir' },
  ...{ grey: 'gris', brown: 'marron', beige: 'beige', gold: 'doré' },
};

const ahead = '(?<!\\p{L})(?:(?:sur\\s+(?:un\\s+)?)?fonds?|tons?|teintes?|couleurs?|cuir)\\s+';
const behind = '\\s+(?:background|backdrop|tones?|leather|colou?red)(?!\\p{L})';

const inCompounds = compounds.map(([colour, hex, words]) => ({
  ...{ colour, hex, says: new RegExp(`(?<!\\p{L})(?:${words})s?(?!\\p{L})`, 'iu') },
}));

/** In French behind what has the colour, in English before it. */
const standingAlone = alone.map(([colour, hex, words]) => ({
  ...{ colour, hex },
  patterns: [
    new RegExp(`(?<=${ahead})(?:${words})(?!\\p{L})`, 'iu'),
    new RegExp(`(?<!\\p{L})(?:${words})(?=${behind})`, 'iu'),
  ],
}));

type ReadShades = {
  /** sRGB hex of what a colour's name stands for in this wish. */
  readonly shades: Shades;
  readonly heard: readonly string[];
  /** The wish with nouns that stand for colours said as colours. */
  readonly rest: string;
};

/** « fond corail », “navy blue”: colours as exactly as they were told. */
export function readShades(prompt: string): ReadShades {
  const shades: { -readonly [Name in ColourName]?: string } = {};
  const heard: string[] = [];
  let rest = prompt;
  for (const { colour, hex, says } of inCompounds) {
    const [said] = says.exec(prompt) ?? [];
    if (!said) continue;
    shades[colour] ??= hex;
    heard.push(said.toLowerCase());
  }
  for (const { colour, hex, patterns } of standingAlone) {
    for (const [at, pattern] of patterns.entries()) {
      const [said] = pattern.exec(rest) ?? [];
      if (!said) continue;
      shades[colour] ??= hex;
      heard.push(said.toLowerCase());
      rest = rest.replace(pattern, at === 0 ? french[colour] : colour);
    }
  }
  return { shades, heard, rest };
}
