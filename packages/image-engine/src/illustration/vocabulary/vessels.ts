/** Where somebody or something is who is in a thing; shares of that thing's drawing, from its upper left. */
export type Vessel = Mouth | Hollow;

/** Open above: who is in it looks out over its front rim. */
export type Mouth = {
  readonly kind: 'mouth';
  readonly from: number;
  readonly to: number;
  /** Where its front rim is at the ends of the opening, and how much lower in the middle. */
  readonly rim: number;
  readonly dip?: number;
  /** Its drawing shows the inside: who is in it comes before that, and behind what is below the rim. */
  readonly isSeenInto?: true;
  /** Shapes of the drawing, by their number, that make room for who is in it, or are behind. */
  readonly without?: readonly number[];
  readonly behind?: readonly number[];
  /** How much of whoever is in it is seen. */
  readonly out?: number;
  /** Of a vehicle: where its steering wheel is. */
  readonly wheel?: readonly [x: number, y: number];
};

/** Closed, and seen into: who is in it is all within it. */
export type Hollow = {
  readonly kind: 'hollow';
  /** Middle and halves of an oval, or the corners of a pane, clockwise. */
  readonly oval?: readonly [x: number, y: number, halfWide: number, halfHigh: number];
  readonly pane?: readonly (readonly [x: number, y: number])[];
  /** Or a shape of the drawing, by its number. */
  readonly drawn?: number;
  /** Filled with that before somebody is put in. */
  readonly back?: string;
  readonly without?: readonly number[];
  /** Lie before who is in it: bars, and light on glass. */
  readonly front?: readonly number[];
  /** Of glass: what swims in it has water. Those shapes are as clear as that. */
  readonly isGlass?: true;
  readonly clear?: readonly number[];
  /** No more than head and shoulders are seen. */
  readonly isWindow?: true;
};

type Rest = Omit<Mouth, 'kind' | 'from' | 'to' | 'rim'>;
const mouth = (from: number, to: number, rim: number, rest: Rest = {}): Mouth => ({
  ...{ kind: 'mouth', from, to, rim },
  ...rest,
});
const seenInto = (from: number, to: number, rim: number, dip = 0, rest: Rest = {}): Mouth =>
  mouth(from, to, rim, { isSeenInto: true, dip, ...rest });
const boxed = (left: number, top: number, right: number, bottom: number) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
const cab = (...pane: readonly (readonly [number, number])[]): Hollow => ({
  ...{ kind: 'hollow', pane, isWindow: true, back: '#cfe9f3' },
});
const window = (drawn: number): Hollow => ({ kind: 'hollow', drawn, isWindow: true });

const vessels: Readonly<Record<string, Vessel>> = {
  'coffee-cup': seenInto(0.16, 0.82, 0.42, 0.06, { without: [8, 9, 10] }),
  'teacup-without-handle': mouth(0.1, 0.9, 0.33, { without: [2, 3, 4] }),
  'hot-beverage': seenInto(0.16, 0.76, 0.37, 0.3),
  bowl: mouth(0.06, 0.94, 0.06),
  'bowl-with-spoon': seenInto(0.12, 0.88, 0.46, 0.22, { without: [3, 4] }),
  bucket: mouth(0.05, 0.95, 0.06),
  basket: mouth(0.06, 0.94, 0.37, { behind: [2] }),
  'picnic-basket': mouth(0.06, 0.94, 0.42),
  crate: mouth(0.07, 0.93, 0.04),
  'open-box': mouth(0.23, 0.77, 0.1),
  wheelbarrow: mouth(0.1, 0.8, 0.27, { without: [5, 6, 7, 8], out: 0.62 }),
  'mine-cart': mouth(0.06, 0.94, 0.18),
  'trash-can': mouth(0.1, 0.9, 0.14),
  wastebasket: mouth(0.08, 0.92, 0.06),
  bicycle: mouth(0.77, 0.92, 0.29),
  bathtub: mouth(0.14, 0.76, 0.5, { behind: [0, 1], out: 0.66 }),
  sink: mouth(0.1, 0.9, 0.28, { behind: [3, 4, 5, 6] }),
  toilet: mouth(0.06, 0.66, 0.43),
  'womans-boot': mouth(0.03, 0.55, 0.03, { out: 0.64 }),
  'hiking-boot': mouth(0.03, 0.58, 0.03, { out: 0.64 }),
  'walnut-shell': seenInto(0.06, 0.94, 0.1, 0.09),
  'paper-boat': seenInto(0.24, 0.76, 0.64),
  'nest-with-eggs': seenInto(0.24, 0.77, 0.34, 0.05),
  'top-hat': mouth(0.2, 0.8, 0.04),
  backpack: mouth(0.12, 0.88, 0.2, { behind: [0] }),
  handbag: mouth(0.14, 0.86, 0.32),
  satchel: mouth(0.1, 0.9, 0.13),
  'leather-bag': mouth(0.12, 0.88, 0.31, { behind: [0] }),
  'shopping-cart': mouth(0.08, 0.72, 0.16),
  'shopping-bags': mouth(0.03, 0.61, 0.24),
  flowerpot: mouth(0.1, 0.9, 0.05, { out: 0.8 }),
  'potted-plant': mouth(0.1, 0.9, 0.66, { without: [0, 1], behind: [2], out: 0.75 }),
  'pot-of-food': seenInto(0.24, 0.76, 0.36, 0.26),
  saucepan: seenInto(0.03, 0.62, 0.13, 0.08),
  'casserole-pot': mouth(0.12, 0.88, 0.32),
  cauldron: seenInto(0.1, 0.9, 0.28, 0.04, { without: [9, 10, 11, 12] }),
  barrel: mouth(0.14, 0.86, 0.03),
  well: mouth(0.06, 0.94, 0.58),
  'egg-cup': mouth(0.06, 0.94, 0.42),
  'wine-glass': seenInto(0.12, 0.88, 0.3),
  'wine-glass-red': seenInto(0.06, 0.94, 0.17, 0.02),
  'glass-of-milk': seenInto(0.12, 0.86, 0.19),
  'tumbler-glass': seenInto(0.08, 0.88, 0.47),
  'beer-mug': seenInto(0.1, 0.68, 0.27),
  'juice-glass': seenInto(0.06, 0.72, 0.28, 0.04),
  'tea-glass': seenInto(0.22, 0.78, 0.36, 0.04, { without: [7, 8, 9] }),
  teapot: seenInto(0.22, 0.76, 0.24, 0.03),
  tulip: mouth(0.08, 0.92, 0.16),
  stroller: mouth(0.4, 0.78, 0.38),
  'gift-box': mouth(0.03, 0.97, 0.22),
  'open-suitcase': seenInto(0.08, 0.92, 0.6),
  'hot-air-balloon': seenInto(0.34, 0.66, 0.88, 0, { out: 0.6 }),
  jar: {
    ...{ kind: 'hollow', pane: boxed(0.05, 0.19, 0.95, 0.97), isGlass: true },
    ...{ without: [4], front: [3] },
  },
  'open-jar': {
    ...{ kind: 'hollow', pane: boxed(0.06, 0.12, 0.94, 0.96), isGlass: true },
    ...{ without: [3, 4, 5], front: [2] },
  },
  'water-bottle': {
    ...{ kind: 'hollow', pane: boxed(0.06, 0.3, 0.94, 0.97), isGlass: true },
    ...{ without: [3, 4, 5, 7, 8], front: [6] },
  },
  'light-bulb': {
    ...{ kind: 'hollow', oval: [0.5, 0.36, 0.46, 0.33], isGlass: true, back: '#e6f4f8' },
    ...{ without: [2, 4], clear: [1] },
  },
  'goldfish-bowl': {
    ...{ kind: 'hollow', oval: [0.5, 0.54, 0.44, 0.4], isGlass: true },
    ...{ without: [5, 6, 7, 8, 9], front: [13] },
  },
  'snow-globe': {
    ...{ kind: 'hollow', oval: [0.5, 0.38, 0.46, 0.36], isGlass: true, front: [15] },
    without: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  },
  'ship-in-bottle': {
    ...{ kind: 'hollow', pane: boxed(0.04, 0.05, 0.66, 0.88), isGlass: true, front: [10] },
    without: [4, 5, 6, 7, 8, 9],
  },
  'washing-machine': {
    ...{ kind: 'hollow', oval: [0.5, 0.58, 0.27, 0.23] },
    ...{ without: [10, 11, 12, 13] },
  },
  oven: { kind: 'hollow', pane: boxed(0.15, 0.41, 0.85, 0.78), without: [9, 10, 11, 12, 13] },
  microwave: { kind: 'hollow', pane: boxed(0.06, 0.12, 0.7, 0.84), back: '#3b4150' },
  television: { kind: 'hollow', pane: boxed(0.15, 0.28, 0.63, 0.68), isWindow: true },
  'phone-box': {
    ...{ kind: 'hollow', pane: boxed(0.17, 0.22, 0.83, 0.92), back: '#bfdfe8' },
    ...{ without: [7, 8, 9, 10, 11, 13, 14], front: [0, 12, 15] },
  },
  'bird-cage': { kind: 'hollow', pane: boxed(0.1, 0.3, 0.9, 0.92), front: [2, 3, 4] },
  tent: {
    ...{ kind: 'hollow', back: '#2c2a35' },
    pane: [
      [0.38, 0.24],
      [0.45, 0.24],
      [0.56, 0.97],
      [0.26, 0.97],
    ],
  },
  igloo: { kind: 'hollow', pane: boxed(0.4, 0.55, 0.6, 1), back: '#33495f' },
};

/** Those that somebody drives or flies: where he is seen in them. */
const driven: Readonly<Record<string, Vessel>> = {
  convertible: seenInto(0.35, 0.66, 0.3, 0.02, { wheel: [0.37, 0.22], out: 0.72 }),
  'racing-car': seenInto(0.44, 0.64, 0.4, 0, { out: 0.6 }),
  taxi: cab([0.3, 0.14], [0.47, 0.14], [0.47, 0.41], [0.23, 0.41]),
  'police-car': cab([0.28, 0.22], [0.5, 0.22], [0.5, 0.5], [0.19, 0.5]),
  minibus: cab([0.13, 0.12], [0.25, 0.12], [0.25, 0.37], [0.04, 0.37]),
  'sport-utility-vehicle': cab([0.33, 0.11], [0.46, 0.11], [0.46, 0.42], [0.25, 0.42]),
  locomotive: cab(...boxed(0.65, 0.2, 0.86, 0.43)),
  helicopter: cab([0.12, 0.27], [0.28, 0.27], [0.28, 0.54], [0.03, 0.54]),
  rocket: {
    ...{ kind: 'hollow', oval: [0.69, 0.33, 0.115, 0.115], isWindow: true, back: '#cfe9f3' },
  },
  'flying-saucer': {
    ...{ kind: 'hollow', oval: [0.55, 0.17, 0.2, 0.16], isWindow: true, without: [4] },
  },
  automobile: window(2),
  'sports-car': window(3),
  'deux-chevaux': window(4),
  'delivery-truck': window(5),
  'pickup-truck': window(1),
  'articulated-lorry': window(3),
  tractor: window(48),
  excavator: window(9),
  bus: window(8),
  'double-decker': window(8),
  ambulance: window(2),
  'fire-engine': window(12),
  'camper-van': window(3),
  train: window(19),
  'steam-train': window(10),
  tramway: window(8),
  submarine: window(9),
  'space-rocket': window(8),
};

/** Boats: who is in one is behind its side. */
const boats: Readonly<Record<string, Mouth>> = {
  'rowing-boat': seenInto(0.22, 0.78, 0.38, 0.1),
  canoe: seenInto(0.1, 0.9, 0.36, 0.06),
  kayak: seenInto(0.38, 0.62, 0.62, 0.05, { out: 0.5 }),
  sailboat: seenInto(0.14, 0.86, 0.65, 0, { out: 0.7 }),
  gondola: seenInto(0.2, 0.8, 0.42, 0.1, { out: 0.75 }),
  'fishing-boat': seenInto(0.12, 0.52, 0.67, 0.02),
  'pirate-ship': seenInto(0.2, 0.74, 0.68, 0.04),
  'motor-boat': mouth(0.08, 0.3, 0.4),
};

export const vesselOf = (id: string): Vessel | null =>
  vessels[id] ?? boats[id] ?? driven[id] ?? null;
export const isBoat = (id: string): boolean => boats[id] !== undefined;
/** Somebody may sit at its wheel. */
export const isDriven = (id: string): boolean => driven[id] !== undefined;
