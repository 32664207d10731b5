/** How a stuff looks from near. */
export type Texture =
  | ('grain' | 'veins' | 'speckle' | 'layers' | 'gleam' | 'cast' | 'rust')
  | ('glass' | 'frost' | 'leather' | 'velvet' | 'knit' | 'weave' | 'cloth' | 'silk')
  | (
      | 'fibre'
      | 'gloss'
      | 'matte'
      | 'mosaic'
      | 'petals'
      | 'ripples'
      | 'cubes'
      | 'glow'
      | 'ramp'
      | 'dew'
    );

/** What a stuff looks like: its own colour, unless one is told, and its texture. */
type Row = readonly [hex: string | null, texture: Texture];

/** What things are made of, and what they stand on. Without a colour a thing keeps its own. */
export const matters = {
  ...{ wood: ['#b57f4c', 'grain'], 'pale-wood': ['#dcb988', 'grain'] },
  ...{ 'dark-wood': ['#6b4630', 'grain'], planks: ['#b8875a', 'grain'] },
  ...{ marble: ['#f1eee9', 'veins'], 'black-marble': ['#2c2b31', 'veins'] },
  ...{ 'green-marble': ['#2f5a4a', 'veins'], stone: ['#aaa59b', 'speckle'] },
  ...{ granite: ['#77757a', 'speckle'], concrete: ['#b6b3ae', 'speckle'] },
  ...{ terrazzo: ['#e9e2d8', 'mosaic'], mosaic: ['#4fa3b0', 'mosaic'] },
  ...{ slate: ['#383d43', 'layers'], terracotta: ['#bf6a40', 'speckle'] },
  ...{ metal: ['#aab1bb', 'gleam'], zinc: ['#a3acb3', 'gleam'], tin: ['#8f959c', 'gleam'] },
  ...{ silver: ['#c6ccd6', 'gleam'], gold: ['#dcae45', 'gleam'], copper: ['#c8744a', 'gleam'] },
  ...{
    brass: ['#c8a24c', 'gleam'],
    bronze: ['#8d6539', 'gleam'],
    'pink-gold': ['#e0a690', 'gleam'],
  },
  ...{ iron: ['#3d3d45', 'cast'], rust: ['#9c5732', 'rust'] },
  ...{
    glass: ['#cfe4e8', 'glass'],
    'amber-glass': ['#b8681f', 'glass'],
    ice: ['#cdeaf5', 'glass'],
  },
  ...{
    frosted: ['#e2edf0', 'frost'],
    leather: ['#8a5a3a', 'leather'],
    camel: ['#b98350', 'leather'],
  },
  ...{ velvet: ['#6d2b48', 'velvet'], wool: ['#d8cdbf', 'knit'], linen: ['#ddd0b8', 'cloth'] },
  ...{ cotton: ['#eee8dd', 'cloth'], denim: ['#47688f', 'cloth'], silk: ['#e3c3c0', 'silk'] },
  ...{ wicker: ['#b78a50', 'weave'], straw: ['#dcbb70', 'weave'] },
  ...{ kraft: ['#c2986b', 'fibre'], paper: ['#f3ede0', 'fibre'] },
  ...{
    ceramic: ['#ece4d8', 'gloss'],
    porcelain: ['#f6f3ee', 'gloss'],
    lacquer: ['#a32e2b', 'gloss'],
  },
  ...{ glossy: [null, 'gloss'], matte: [null, 'matte'], sand: ['#e2cc9f', 'ripples'] },
  ...{ 'crushed-ice': ['#dcecf4', 'cubes'], petals: ['#f3b6c4', 'petals'] },
  ...{ glow: [null, 'glow'], ramp: [null, 'ramp'], dew: [null, 'dew'] },
} as const satisfies Readonly<Record<string, Row>>;

export type Matter = keyof typeof matters;

/** What throws back a little of what stands on it. */
const polished: ReadonlySet<Texture> = new Set<Texture>(['veins', 'gloss', 'gleam', 'glass']);
export const isPolished = (matter: Matter): boolean => polished.has(matters[matter][1]);

/** Boards and slabs have an edge; cloth, sand and ice lie as they fall. */
const loose: ReadonlySet<Texture> = new Set<Texture>([
  'velvet',
  'silk',
  'cloth',
  'ripples',
  'cubes',
  'petals',
  'knit',
]);
export const isLoose = (matter: Matter): boolean => loose.has(matters[matter][1]);
