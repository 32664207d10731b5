import type { ColourName } from '../../scene/scene-description.ts';
import { darker, mixed } from '../people/tints.ts';
import type { Beast } from './beasts.ts';

/** What a coat of that name looks like: no animal is as white, as black or as red as paint. */
const coats: Readonly<Record<ColourName, string>> = {
  ...{ red: '#c2562b', orange: '#e0843a', yellow: '#efc65a', gold: '#d9a648', beige: '#e6d2ac' },
  ...{ brown: '#8a5f40', grey: '#9a9ca3', black: '#3a3841', white: '#f6f2ea' },
  ...{
    green: '#6aa860',
    turquoise: '#43b3aa',
    blue: '#5b8fcc',
    violet: '#8f6bc0',
    pink: '#f0a3bd',
  },
};

export const coatHex = (colour: ColourName): string => coats[colour];

/** « un renard roux » is of that coat anyhow. */
const isNear = (one: string, other: string): boolean =>
  [1, 3, 5].every(
    (at) =>
      Math.abs(
        Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
      ) < nearness,
  );
const nearness = 34;

/** « un chat noir et blanc »: in the coat that is told, with the other on chest, face and paws. */
export function coated(beast: Beast, colour: ColourName, other: ColourName | null = null): Beast {
  const coat = coats[colour];
  if (!other && isNear(coat, beast.coat)) return beast;
  const isPale = colour === 'white' || colour === 'beige';
  const light = other
    ? coats[other]
    : mixed(coat, '#fffaf2', isPale ? 0.6 : colour === 'black' ? 0.14 : 0.62);
  const dark = colour === 'black' ? '#26242c' : darker(coat, isPale ? 0.8 : 0.7);
  const { shin: _, ear: __, footColour, marks, face, ...plain } = beast;
  const isHoofed = beast.foot === 'hoof';
  return {
    ...plain,
    ...{ coat, light, dark },
    ...(marks && marks !== 'mask' ? { marks, markColour: other ?? dark } : {}),
    ...(isHoofed && footColour ? { footColour } : {}),
    ...(other && !isHoofed
      ? {
          shin: light,
          footColour: light,
          face: 'blaze' as const,
          ...(marks === 'stripes' ? { marks: undefined } : {}),
        }
      : face === 'muzzle' || face === 'badger' || face === 'patches'
        ? { face, markColour: dark }
        : {}),
    ...(other && marks === 'patches'
      ? { coat: coats[other], light: coats[other], markColour: coat }
      : {}),
  } as Beast;
}
