import {
  type HousePart,
  hasPart,
  type ToldParts,
} from '../../../illustration/palette/house-parts.ts';
import type { ColourName } from '../../../scene/scene-description.ts';

const colours: Readonly<Record<ColourName, string>> = {
  ...{ red: 'rouges?|red|en tuiles?|tiled', orange: 'oranges?', yellow: 'jaunes?|yellow' },
  ...{ green: 'verte?s?|green', blue: 'bleue?s?|blue', turquoise: 'turquoises?|cuivre|copper' },
  ...{
    violet: 'violet(?:te)?s?|mauves?|purple',
    pink: 'roses?|pink',
    white: 'blanc(?:he)?s?|white',
  },
  ...{
    black: 'noire?s?|black',
    grey: "grise?s?|gr[ae]y|en ardoises?|d[’']ardoises?|slate|en zinc",
  },
  ...{ brown: 'marrons?|brown|en bois|wooden', gold: 'dor[ée]e?s?|golden' },
  beige: 'beiges?|en chaume|de chaume|thatched',
};
const parts: Readonly<
  Record<Exclude<HousePart, 'windows'>, readonly [french: string, english: string]>
> = {
  roof: ['toits?|toiture', 'roofs?'],
  shutters: ['volets', 'shutters'],
  door: ['porte', '(?:front )?door'],
};

const before = String.raw`(?<!\p{L})(?:(?:avec|with|et|and|[àa])\s+)?(?:(?:une?|des|le|la|les|ses|son|sa|aux?|an?|the|its)\s+)?`;
const after = String.raw`(?!\p{L})`;
const rules: readonly (readonly [RegExp, ToldParts])[] = [
  ...Object.entries(parts).flatMap(([part, [french, english]]) =>
    Object.entries(colours).map(([colour, words]): readonly [RegExp, ToldParts] => [
      new RegExp(
        `${before}(?:(?:${french})\\s+(?:${words})|(?:${words})\\s+(?:${english}))${after}`,
        'giu',
      ),
      { [part]: colour as ColourName },
    ]),
  ),
  [
    new RegExp(
      `${before}(?:quelques\\s+|some\\s+|toutes\\s+)?(?:(?:fen[êe]tres?|lumi[èe]res?)\\s+(?:allum[ée]e?s?|[ée]clair[ée]e?s?|illumin[ée]e?s?)|(?:lit|lighted|glowing|illuminated|lit[- ]up)\\s+windows?|(?:windows?|lights?)\\s+(?:lit|on|glowing))${after}`,
      'giu',
    ),
    { windows: 'lit' },
  ],
];

/** Null where nothing is said of a house's parts. */
export function readHouseParts(
  prompt: string,
): { readonly parts: ToldParts; readonly rest: string } | null {
  if (!quick.test(prompt)) return null;
  let [rest, told]: [string, ToldParts] = [prompt, {}];
  for (const [words, part] of rules) {
    const left = rest.replace(words, ' ');
    if (left === rest) continue;
    [rest, told] = [left, { ...told, ...part }];
  }
  return rest === prompt ? null : { parts: told, rest };
}
const quick = /toit|volet|porte|fen[êe]tre|lumi[èe]re|roof|shutter|door|window|lights?\s+on/iu;

/** Whether all that was told is a part of its picture. */
export const showsParts = (id: string, told: ToldParts): boolean =>
  (Object.keys(told) as HousePart[]).every((part) => hasPart(id, part));
