import { familyNames } from '../study/colour-families.ts';

/** The colours that carry a set, the widest first, and whether the pictures share them. */
export type PaletteWords = {
  readonly isCoherent: boolean;
  readonly colours: readonly { readonly name: string; readonly isRare: boolean }[];
};

const coloursNamed = 3;
const rareBelow = 0.12;
const namedAbove = 0.04;
/** A set shares its palette when on average this much of each picture is in the common colours. */
const coherentAbove = 0.45;

/** @param pictures shares by family of colour of each picture; null for fewer than two */
export function describePalette(pictures: readonly (readonly number[])[]): PaletteWords | null {
  if (pictures.length < 2) return null;
  const together = familyNames.map(
    (_, i) => pictures.reduce((sum, shares) => sum + shares[i]!, 0) / pictures.length,
  );
  const named = byHue(together)
    .filter(({ share }) => share >= namedAbove)
    .slice(0, coloursNamed);
  const overlap = pictures.map((shares) => sharedWith(byHueOnly(shares), byHueOnly(together)));
  const meanOverlap = overlap.reduce((sum, one) => sum + one, 0) / overlap.length;
  return {
    isCoherent: meanOverlap >= coherentAbove,
    colours: named.map(({ name, share }) => ({ name, isRare: share < rareBelow })),
  };
}

/** One entry per hue, called by its depth where one depth carries it. */
function byHue(shares: readonly number[]): { name: string; share: number }[] {
  const hues = [...byHueOnly(shares)].map(([hue, share]) => {
    const widest = familyNames
      .map((name, i) => ({ name, share: shares[i]! }))
      .filter(({ name }) => hueIn(name) === hue)
      .toSorted((x, y) => y.share - x.share)[0]!;
    return { name: widest.share > 0.6 * share ? widest.name : hue, share };
  });
  return hues.toSorted((x, y) => y.share - x.share);
}

function byHueOnly(shares: readonly number[]): Map<string, number> {
  const hues = new Map<string, number>();
  familyNames.forEach((name, i) => {
    hues.set(hueIn(name), (hues.get(hueIn(name)) ?? 0) + shares[i]!);
  });
  return hues;
}

function hueIn(familyName: string): string {
  return familyName.split(' ')[0]!;
}

function sharedWith(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  return [...one].reduce((sum, [hue, share]) => sum + Math.min(share, other.get(hue) ?? 0), 0);
}
