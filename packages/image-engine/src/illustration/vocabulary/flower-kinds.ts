type Names = {
  readonly fr: readonly [one: string, some: string];
  readonly en: readonly [one: string, some: string];
};

/** Flowers that are drawn by their kind wherever they stand; others have the nearest of these. */
export const flowerKinds = {
  rose: { fr: ['rose', 'roses'], en: ['rose', 'roses'] },
  peony: { fr: ['pivoine', 'pivoines'], en: ['peony', 'peonies'] },
  tulip: { fr: ['tulipe', 'tulipes'], en: ['tulip', 'tulips'] },
  sunflower: { fr: ['tournesol', 'tournesols'], en: ['sunflower', 'sunflowers'] },
  daisy: { fr: ['marguerite', 'marguerites'], en: ['daisy', 'daisies'] },
  poppy: { fr: ['coquelicot', 'coquelicots'], en: ['poppy', 'poppies'] },
  lily: { fr: ['lys', 'lys'], en: ['lily', 'lilies'] },
  hydrangea: { fr: ['hortensia', 'hortensias'], en: ['hydrangea', 'hydrangeas'] },
  lavender: { fr: ['lavande', 'lavandes'], en: ['lavender', 'lavender'] },
  wild: { fr: ['fleur des champs', 'fleurs des champs'], en: ['wildflower', 'wildflowers'] },
} as const satisfies Readonly<Record<string, Names>>;

export type FlowerKind = keyof typeof flowerKinds;

/** How they are found: wrapped in paper, in water, in the earth, or one alone. */
export type Arrangement = 'bouquet' | 'vase' | 'bed' | 'flower';

export const namesOfKind: readonly FlowerKind[] = Object.keys(flowerKinds) as FlowerKind[];

/** Kinds of which one alone has no drawing elsewhere. */
export const drawnAlone: readonly FlowerKind[] = ['peony', 'daisy', 'lily', 'hydrangea'];

/** The drawing's name. */
export const arrangedId = (kind: FlowerKind, as: Arrangement): string => `${kind}-${as}`;

/** All drawings of one arrangement. */
export const allArranged = (as: Arrangement): string[] =>
  (as === 'flower' ? drawnAlone : namesOfKind).map((kind) => arrangedId(kind, as));

const isKind = (name: string): name is FlowerKind => Object.hasOwn(flowerKinds, name);

/** Null for flowers of no told kind and for what is none. */
export function arrangedAs(id: string): { kind: FlowerKind; as: Arrangement } | null {
  const [, kind = '', as] = /^(.+)-(bouquet|vase|bed|flower)$/.exec(id) ?? [];
  return isKind(kind) && as ? { kind, as: as as Arrangement } : null;
}

/** Of one, some or a bouquet of them. */
export const flowerKindOf = (id: string): FlowerKind | null =>
  arrangedAs(id)?.kind ?? (isKind(id) ? id : null);
