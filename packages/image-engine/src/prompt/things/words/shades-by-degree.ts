import type { ColourName } from '../../../scene/scene-description.ts';

type Degree = 'light' | 'dark' | 'vivid';
type Row = readonly [
  colour: ColourName,
  french: string,
  english: string,
  hexes: Readonly<Partial<Record<Degree, string>>>,
];

const rows: readonly Row[] = [
  ['red', 'rouges?', 'red', { light: '#ef8f86', dark: '#7d1a1a', vivid: '#f01f1f' }],
  ['orange', 'oranges?', 'orange', { light: '#ffc38a', dark: '#b85510', vivid: '#ff7a00' }],
  ['yellow', 'jaunes?', 'yellow', { light: '#fbe9a0', dark: '#b5850f', vivid: '#ffe100' }],
  ['green', 'vert(?:e?s?)', 'green', { light: '#bfe0b8', dark: '#1f4f33', vivid: '#1fd655' }],
  [
    'turquoise',
    'turquoises?',
    'turquoise',
    { light: '#a8e0dc', dark: '#125e60', vivid: '#00d8d0' },
  ],
  ['blue', 'bleu(?:e?s?)', 'blue', { light: '#a9cdf0', dark: '#1c3566', vivid: '#1470ff' }],
  [
    'violet',
    'violet(?:te)?s?|mauves?',
    'purple|violet',
    { light: '#cdb8ea', dark: '#42256b', vivid: '#9b2dff' },
  ],
  ['pink', 'roses?', 'pink', { light: '#f9cfdc', dark: '#b23c6c', vivid: '#ff3ea5' }],
  ['grey', 'gris(?:es?)?', 'gr[ea]y', { light: '#d5d8dc', dark: '#4a4f57' }],
  ['brown', 'marrons?|bruns?|brunes?', 'brown', { light: '#b98d6a', dark: '#4a2d1a' }],
  ['beige', 'beiges?', 'beige', { light: '#f6ecd6', dark: '#c9b48c' }],
];
const french: Readonly<Record<Degree, string>> = {
  light: 'claire?s?|p[âa]les?|pastel|tr[èe]s claire?s?|tendres?',
  dark: 'fonc[ée]e?s?|sombres?|profonde?s?',
  vivid: 'vi(?:f|ve)s?|fluo|flashy|[ée]lectrique|[ée]clatante?s?|p[ée]tante?s?',
};
const english: Readonly<Record<Degree, string>> = {
  light: 'light|pale|pastel|soft',
  dark: 'dark|deep',
  vivid: 'bright|vivid|neon|electric|hot',
};

/** « bleu clair », “dark green”: a colour, its sRGB hex and the words that say it, as a pattern. */
export const shadesByDegree: readonly (readonly [ColourName, hex: string, words: string])[] =
  rows.flatMap(([colour, inFrench, inEnglish, hexes]) =>
    (Object.entries(hexes) as [Degree, string][]).map(
      ([degree, hex]) =>
        [
          colour,
          hex,
          `(?:${inFrench})\\s+(?:${french[degree]})|(?:${english[degree]})\\s+(?:${inEnglish})`,
        ] as const,
    ),
  );
