import type { ColourName } from '../../scene/scene-description.ts';
import { type Beast, beastOf, kinOf } from './beasts.ts';
import { coatHex } from './coats.ts';

/** Of an animal, what may have another colour than its coat. */
export const bodyParts = [
  ...(['ears', 'tail', 'paws', 'belly', 'wings', 'beak', 'mane', 'nose', 'eyes', 'marks'] as const),
] as const;
export type BodyPart = (typeof bodyParts)[number];
export type ToldBody = Readonly<Partial<Record<BodyPart, ColourName | 'rainbow'>>>;

/** What of its look each of them is; null where it has no such part. */
const looks: Readonly<Record<BodyPart, (beast: Beast, hex: string) => Partial<Beast> | null>> = {
  ears: ({ ears }, hex) => (ears === 'none' ? null : { ear: hex }),
  tail: (_, hex) => ({ tailColour: hex }),
  paws: (_, hex) => ({ shin: hex, footColour: hex }),
  belly: ({ foot }, hex) => (foot === 'paw' ? { light: hex } : null),
  wings: ({ wings }, hex) => (wings ? { wings: hex } : null),
  beak: ({ beak }, hex) => (beak ? { beakColour: hex } : null),
  mane: ({ mane, marks }, hex) =>
    !mane ? null : marks === undefined && mane !== 'lion' ? { markColour: hex } : { dark: hex },
  nose: (_, hex) => ({ nose: hex }),
  // From the side they are too small.
  eyes: ({ foot }, hex) => (foot === 'paw' ? { iris: hex } : null),
  marks: ({ marks }, hex) => (marks ? { markColour: hex } : null),
};

/** Whose hair flows in all colours at once. */
export const hasFlowingHair = (id: string): boolean => beastOf(kinOf(id))?.mane === 'flowing';

/** From the outermost strand. */
export const rainbow = ['#e2574c', '#ef9a3f', '#f2cf4b', '#6db567', '#4f93c8', '#8a66b0'] as const;

export function hasBodyPart(id: string, part: BodyPart): boolean {
  const beast = beastOf(kinOf(id));
  return beast !== null && looks[part](beast, '#000000') !== null;
}

/** « un chien blanc aux oreilles noires » */
export function withBody(beast: Beast, told: ToldBody): Beast {
  let whole = beast;
  for (const [part, colour] of Object.entries(told)) {
    const look =
      colour === 'rainbow'
        ? { hasRainbowHair: true as const }
        : looks[part as BodyPart](whole, part === 'eyes' ? eyes[colour] : coatHex(colour));
    whole = { ...whole, ...look };
  }
  return whole;
}

/** As bright as eyes are. */
const eyes: Readonly<Record<ColourName, string>> = {
  ...{ red: '#c8443a', orange: '#e08a34', yellow: '#e6bf45', gold: '#d9a93f', beige: '#c9b48a' },
  ...{ brown: '#8a5a3a', grey: '#9aa6b0', black: '#2c2830', white: '#e9edf0', green: '#6fae52' },
  ...{ turquoise: '#45b8ae', blue: '#5a9fd8', violet: '#8f6bc0', pink: '#e88fb0' },
};
