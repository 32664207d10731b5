import type { Oklab } from '@armoni/colour/oklab';
import type { Finish } from '../room-finish.ts';
import type { Palette } from './palettes.ts';
import { blend, distanceOf, tone } from './tones.ts';

/** What the furniture of one room is made of, so that all of it belongs together. */
export type Furnishings = Readonly<Record<FurnishingStuff, Oklab>>;
export type FurnishingStuff = keyof typeof always | (typeof chosen)[number];

const chosen = ['wood', 'cloth', 'accent', 'second', 'metal'] as const;

const always = {
  ...{ leaf: '#4f8f5a', sprout: '#73b07a', clay: '#c9764a', linen: '#f4efe6', glow: '#ffdf94' },
  ...{ ink: '#33323b', paper: '#fbf6ea', shade: '#f3e2b8', red: '#d2604f', blue: '#5f8fb5' },
} as const;

type Row = readonly [wood: string, cloth: string, accent: string, second: string, metal: string];

const ofTaste: Readonly<Record<NonNullable<Finish['taste']>, Row>> = {
  scandinavian: ['#d2ab79', '#aeb8b6', '#dcb358', '#7d9a93', '#3c4145'],
  industrial: ['#7a5236', '#a5623a', '#4b5d66', '#c98a4a', '#2f3237'],
  boho: ['#b98250', '#ead9bf', '#c4623f', '#7f9670', '#8a5f3a'],
  rustic: ['#8a5c38', '#9aa382', '#b5523f', '#e3cfa3', '#4a3f38'],
  luxury: ['#5f432f', '#2f6259', '#c9a24c', '#e9dfce', '#c9a24c'],
  retro: ['#9a5f35', '#e07a3f', '#e3b45c', '#4f9a94', '#3a3a3a'],
  futuristic: ['#dfe6ee', '#f2f5f8', '#4fb7d8', '#8f9fe0', '#8f9bb0'],
  baroque: ['#5a3626', '#8d2f42', '#d0a24a', '#e6d3b0', '#d0a24a'],
  japanese: ['#c79a66', '#d8cdb8', '#8f9a78', '#4f4842', '#2f2d2b'],
  tropical: ['#a9713f', '#3f8a6b', '#f2a07a', '#f0d27a', '#c79a4a'],
  mediterranean: ['#b07c4c', '#f2ece0', '#2f6f9f', '#d9824f', '#3f3a36'],
  deco: ['#4a342a', '#b5656b', '#d9b45a', '#e9dcc0', '#d9b45a'],
  pastel: ['#e6cfae', '#e9b8c4', '#a9c9dd', '#f4dd9c', '#cbb48a'],
};

const usual: readonly Row[] = [
  ['#b98250', '#5f8f8a', '#e0975a', '#f0d9a8', '#3f4247'],
  ['#a9744a', '#d9a441', '#3f6f7f', '#efe2cc', '#4a4038'],
  ['#c39a6b', '#8fa08a', '#d98a6a', '#f1e6d2', '#4a4a46'],
  ['#8a5f3f', '#c9694f', '#e3b45c', '#6f9490', '#3f3a38'],
  ['#b98250', '#6f86a6', '#e2a35c', '#efe5d3', '#3c4048'],
  ['#9c6b45', '#e6dac4', '#b5564a', '#7f9670', '#3f3a36'],
];
const plain: readonly Row[] = [
  ['#c8a276', '#e3ddd2', '#8c9a94', '#c98f62', '#34373c'],
  ['#a98660', '#9aa0a2', '#d6a85c', '#e9e3d8', '#34373c'],
];

/** By night what is not lit is darker and bluer. */
const nightly = { tone: '#1b2148', share: 0.36 } as const;

/** Furniture that is seen before its wall, in the taste that was told or one by chance. */
export function furnishingsOf(
  { sky, isDark }: Palette,
  { taste, style }: Finish,
  chance: number,
): Furnishings {
  const wall = tone(sky);
  const seen = (style === 'modern' || style === 'bare' ? plain : usual).toSorted(
    ([, one], [, other]) => distanceOf(tone(other), wall) - distanceOf(tone(one), wall),
  );
  const free = seen.slice(0, Math.max(2, seen.length - 2));
  const row = taste ? ofTaste[taste] : free[Math.floor(chance * free.length)]!;
  const all = { ...always, ...Object.fromEntries(chosen.map((stuff, at) => [stuff, row[at]!])) };
  const night = (hex: string) => blend(tone(hex), tone(nightly.tone), nightly.share);
  return {
    ...(Object.fromEntries(
      Object.entries(all).map(([stuff, hex]) => [stuff, isDark ? night(hex) : tone(hex)]),
    ) as Furnishings),
    glow: tone(always.glow),
  };
}
