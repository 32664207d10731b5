/**
 * The symbols of marks by name: `mark:paw`; `mark:drop<paw`, a paw cut out of a drop; `mark:wave^mic`, a
 * microphone that rises out of a wave; `mark:disc<=B`, a letter.
 */
const prefix = 'mark:';

export const isEmblem = (id: string): boolean => id.startsWith(prefix);
export const emblemId = (spec: string): string => prefix + spec;

export type EmblemParts = {
  readonly outer: string;
  readonly inner: string | null;
  /** The inner one stands in the outer, or rises out of it. */
  readonly isRising: boolean;
};

export function partsOfEmblem(id: string): EmblemParts | null {
  if (!isEmblem(id)) return null;
  const [, outer = '', joint, inner = null] =
    /^([\w-]+)(?:([<^])(.+))?$/u.exec(id.slice(prefix.length)) ?? [];
  return outer ? { outer, inner, isRising: joint === '^' } : null;
}

type Seat = {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** It lies on paper there, and keeps its inks. */
  readonly isOpen?: boolean;
};

const within = (x: number, y: number, side: number): Seat => ({ x, y, side });
const open = (x: number, y: number, side: number): Seat => ({ x, y, side, isOpen: true });

/** Where what they hold has its middle and how large it is, in a square of 100. */
export const seats: Readonly<Record<string, Seat>> = {
  ...{ disc: within(50, 50, 60), tile: within(50, 50, 64), drop: within(50, 65, 45) },
  ...{ leaf: within(50, 51, 54), heart: within(50, 43, 48), shield: within(50, 49, 54) },
  ...{ speech: within(50, 40, 50), pin: within(50, 37, 46), bulb: within(50, 38, 48) },
  ...{ cloud: within(51, 57, 44), house: within(50, 62, 48), cup: within(43, 55, 52) },
  ...{ tooth: within(50, 34, 38), flame: within(50, 69, 40), bag: within(50, 66, 46) },
  ...{ jar: within(50, 60, 52), book: within(48, 40, 52), shell: within(50, 52, 46) },
  ...{ head: within(55, 39, 46), hands: open(50, 32, 56), 'crown-of-tree': within(50, 38, 40) },
  ...{ shirt: within(50, 60, 40), suitcase: within(50, 62, 48), bottle: within(50, 68, 42) },
  ...{ apple: within(50, 62, 46), loaf: within(50, 56, 52), moon: open(64, 36, 46) },
  ...{ toque: within(50, 45, 40), camera: open(50, 57, 36), phone: open(50, 48, 38) },
  ...{ lens: open(42, 42, 40), vase: within(50, 60, 44), palette: within(46, 42, 40) },
  ...{ mug: within(40, 68, 38), doghead: within(50, 56, 42) },
};

export const isCarrier = (symbol: string): boolean => seats[symbol] !== undefined;

/** Wide and low: another rises out of them. */
export const isBase = (symbol: string): boolean => /^(wave|waves|bowl)$/.test(symbol);

/** What else is seen of a thing on a mark: of the vocabulary's and our own drawings. */
const symbols: readonly (readonly [things: string, symbol: string])[] = [
  ['microphone studio-microphone', 'mic'],
  ['water-wave wave big-wave', 'wave'],
  ['green-leaf leaf-fluttering-in-wind maple-leaf fallen-leaf herb', 'leaf'],
  ['droplet water-drop', 'drop'],
  ['heart red-heart', 'heart'],
  ['house farmhouse house-with-garden', 'house'],
  ['coffee-cup hot-beverage teacup mug cup', 'cup'],
  ['books closed-book book open-book green-book', 'book'],
  ['spiral-shell shell', 'shell'],
  ['paw-prints', 'paw'],
  ['tooth', 'tooth'],
  ['fire flame', 'flame'],
  ['cloud', 'cloud'],
  ['light-bulb', 'bulb'],
  ['red-apple green-apple apple', 'apple'],
  ['crescent-moon full-moon full-moon-face new-moon moon', 'moon'],
  ['guitar acoustic-guitar', 'guitar'],
  ['evergreen-tree', 'pine'],
  ['coffee-beans', 'bean'],
  ['croissant croissant-plate', 'croissant'],
  ['bicycle', 'bike'],
  ['balance-scale', 'scales'],
  ['flower blossom tulip', 'flower'],
  ['sailboat big-sailboat', 'sail'],
  ['snowflake', 'snow'],
  ['chess-pawn', 'pawn'],
  ['soccer-ball basketball', 'basketball'],
  ['globe globe-showing-europe-africa', 'globe'],
  ['key old-key', 'key'],
  ['musical-notes musical-note', 'note'],
  ['wheat-ear sheaf-of-rice', 'wheat'],
  ['wrench', 'wrench'],
  ['scissors', 'scissors'],
  ['headphone headphones', 'headphones'],
  ['deciduous-tree', 'crown-of-tree'],
  ['mountain peaks snow-capped-mountain', 'peaks'],
  ['sun', 'sun'],
  ['honeybee', 'bee'],
  ['fish tropical-fish', 'fish'],
  ['bird dove pigeon', 'bird'],
  ['camera vintage-camera', 'camera'],
  ['shield', 'shield'],
  ['anchor', 'anchor'],
  ['high-voltage', 'bolt'],
  ['person-in-lotus-position', 'yoga'],
  ['lotus', 'lotus'],
  ['eye', 'eye'],
  ['rocket space-rocket', 'rocket'],
  ['gear', 'gear'],
  ['seedling', 'sprout'],
  ['cat', 'cat'],
  ['butterfly', 'butterfly'],
  ['owl', 'owl'],
  ['speech-balloon', 'speech'],
  ['bone', 'bone'],
  ['fork-and-knife-with-plate fork-and-knife', 'cutlery'],
];
const symbolsOf: ReadonlyMap<string, string> = new Map(
  symbols.flatMap(([things, symbol]) => things.split(' ').map((id) => [id, symbol] as const)),
);

export const symbolOfThing = (id: string): string | null => symbolsOf.get(id) ?? null;

/** Two symbols as one: one within the other, or rising out of it; null where neither holds another. */
export function joinSymbols(one: string, other: string): string | null {
  if (one === other) return null;
  if (isBase(other) && !isCarrier(one)) return `${other}^${one}`;
  if (isCarrier(one)) return `${one}<${innerOf(other)}`;
  if (isCarrier(other)) return `${other}<${innerOf(one)}`;
  return isBase(one) ? `${one}^${other}` : null;
}

/** What holds others is drawn with its details where it is held. */
const innerOf = (symbol: string): string => inners[symbol] ?? symbol;
const inners: Readonly<Record<string, string>> = {
  ...{ leaf: 'leafy', drop: 'water', 'crown-of-tree': 'tree', doghead: 'dog' },
};
