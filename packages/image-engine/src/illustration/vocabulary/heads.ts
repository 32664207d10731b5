/** Middle of the eyes and width of the head, as shares of a drawing's box. */
export type Head = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly top: number;
  /** Where a scarf is wound, and how wide it is there, of who has a neck of its own. */
  readonly neck?: { readonly x: number; readonly y: number; readonly wide: number };
};

const heads: Readonly<Record<string, Head>> = {
  cat: { x: 0.44, y: 0.26, wide: 0.58, top: 0.1 },
  dog: { x: 0.45, y: 0.25, wide: 0.56, top: 0.08 },
  fox: { x: 0.42, y: 0.32, wide: 0.64, top: 0.12 },
  wolf: { x: 0.42, y: 0.32, wide: 0.64, top: 0.12 },
  rabbit: { x: 0.3, y: 0.38, wide: 0.42, top: 0.18 },
  pig: { x: 0.24, y: 0.3, wide: 0.34, top: 0.1 },
  snowman: { x: 0.5, y: 0.33, wide: 0.4, top: 0.2 },
  robot: { x: 0.5, y: 0.24, wide: 0.5, top: 0.1 },
  // Seen from the side.
  giraffe: { x: 0.13, y: 0.15, wide: 0.26, top: 0 },
  elephant: { x: 0.16, y: 0.33, wide: 0.32, top: 0.02 },
  horse: { x: 0.12, y: 0.15, wide: 0.26, top: 0.03 },
  cow: { x: 0.18, y: 0.23, wide: 0.3, top: 0.06 },
  sheep: { x: 0.11, y: 0.3, wide: 0.24, top: 0.14 },
  lion: { x: 0.2, y: 0.31, wide: 0.32, top: 0.06 },
  zebra: { x: 0.12, y: 0.15, wide: 0.26, top: 0.03 },
  bear: { x: 0.2, y: 0.26, wide: 0.34, top: 0.06 },
  dachshund: { x: 0.16, y: 0.15, wide: 0.18, top: 0 },
  duck: { x: 0.3, y: 0.16, wide: 0.34, top: 0.02, neck: { x: 0.34, y: 0.42, wide: 0.32 } },
  duckling: { x: 0.73, y: 0.2, wide: 0.36, top: 0.04 },
  chicken: { x: 0.2, y: 0.18, wide: 0.28, top: 0.06 },
  rooster: { x: 0.14, y: 0.2, wide: 0.24, top: 0.12 },
  turtle: { x: 0.1, y: 0.56, wide: 0.16, top: 0.44 },
  't-rex': { x: 0.25, y: 0.08, wide: 0.3, top: 0 },
  sauropod: { x: 0.16, y: 0.05, wide: 0.2, top: 0 },
  donkey: { x: 0.17, y: 0.32, wide: 0.26, top: 0.16 },
  camel: { x: 0.2, y: 0.16, wide: 0.28, top: 0.04 },
  flamingo: { x: 0.3, y: 0.05, wide: 0.3, top: 0, neck: { x: 0.34, y: 0.14, wide: 0.2 } },
  parrot: { x: 0.33, y: 0.15, wide: 0.44, top: 0.02 },
  mouse: { x: 0.2, y: 0.35, wide: 0.3, top: 0.2 },
  goose: { x: 0.35, y: 0.11, wide: 0.4, top: 0.02, neck: { x: 0.34, y: 0.32, wide: 0.32 } },
  unicorn: { x: 0.15, y: 0.29, wide: 0.26, top: 0.14 },
  dragon: { x: 0.2, y: 0.26, wide: 0.2, top: 0.1 },
  'red-panda': { x: 0.36, y: 0.28, wide: 0.52, top: 0.1 },
  whale: { x: 0.14, y: 0.55, wide: 0.22, top: 0.34 },
  rhinoceros: { x: 0.16, y: 0.4, wide: 0.2, top: 0.26 },
  turkey: { x: 0.16, y: 0.16, wide: 0.24, top: 0.04 },
  gorilla: { x: 0.12, y: 0.15, wide: 0.26, top: 0.02 },
  owl: { x: 0.5, y: 0.27, wide: 1.04, top: 0.03, neck: { x: 0.5, y: 0.46, wide: 0.9 } },
  penguin: { x: 0.5, y: 0.21, wide: 0.46, top: 0, neck: { x: 0.5, y: 0.42, wide: 0.5 } },
  bird: { x: 0.2, y: 0.19, wide: 0.26, top: 0.02, neck: { x: 0.27, y: 0.4, wide: 0.3 } },
  'baby-chick': { x: 0.25, y: 0.22, wide: 0.44, top: 0 },
  swan: { x: 0.16, y: 0.13, wide: 0.34, top: 0, neck: { x: 0.22, y: 0.4, wide: 0.24 } },
  crow: { x: 0.33, y: 0.17, wide: 0.28, top: 0.02 },
  blackbird: { x: 0.25, y: 0.12, wide: 0.4, top: 0 },
  eagle: { x: 0.5, y: 0.27, wide: 0.17, top: 0.16 },
  dove: { x: 0.22, y: 0.32, wide: 0.26, top: 0.2 },
  frog: { x: 0.5, y: 0.13, wide: 0.86, top: 0 },
  crocodile: { x: 0.25, y: 0.16, wide: 0.18, top: 0 },
  chameleon: { x: 0.44, y: 0.36, wide: 0.26, top: 0.06 },
  hedgehog: { x: 0.17, y: 0.53, wide: 0.28, top: 0.42 },
  monkey: { x: 0.265, y: 0.21, wide: 0.36, top: 0 },
  orangutan: { x: 0.5, y: 0.17, wide: 0.36, top: 0.03 },
  sloth: { x: 0.22, y: 0.46, wide: 0.4, top: 0.28 },
  chipmunk: { x: 0.18, y: 0.31, wide: 0.36, top: 0.2 },
  otter: { x: 0.19, y: 0.39, wide: 0.32, top: 0.22 },
  beaver: { x: 0.22, y: 0.17, wide: 0.36, top: 0.03 },
  skunk: { x: 0.14, y: 0.61, wide: 0.26, top: 0.52 },
  seal: { x: 0.235, y: 0.29, wide: 0.38, top: 0.02 },
  kangaroo: { x: 0.13, y: 0.13, wide: 0.28, top: 0.06 },
  poodle: { x: 0.18, y: 0.29, wide: 0.34, top: 0.04 },
  bat: { x: 0.79, y: 0.5, wide: 0.24, top: 0.4 },
  snail: { x: 0.13, y: 0.06, wide: 0.3, top: 0 },
  octopus: { x: 0.5, y: 0.38, wide: 1.02, top: 0 },
  // What a label is on, and what is on a label.
  'jar-label': { x: 0.5, y: 0.5, wide: 0.46, top: 0 },
  'honey-pot': { x: 0.5, y: 0.32, wide: 0.8, top: 0 },
  'jam-jar': { x: 0.5, y: 0.3, wide: 0.8, top: 0 },
  jar: { x: 0.5, y: 0.3, wide: 0.8, top: 0 },
  'olive-oil': { x: 0.5, y: 0.45, wide: 0.8, top: 0 },
  'wine-bottle': { x: 0.5, y: 0.55, wide: 0.9, top: 0 },
  // What a print or an emblem is on.
  brooch: { x: 0.5, y: 0.5, wide: 0.56, top: 0 },
  tshirt: { x: 0.5, y: 0.46, wide: 0.4, top: 0 },
  cushion: { x: 0.5, y: 0.5, wide: 0.5, top: 0 },
  'coffee-cup': { x: 0.45, y: 0.62, wide: 0.34, top: 0 },
  alien: { x: 0.5, y: 0.38, wide: 0.6, top: 0.14 },
  cactus: { x: 0.5, y: 0.2, wide: 0.46, top: 0.02 },
  'teddy-bear': { x: 0.5, y: 0.22, wide: 0.5, top: 0.05 },
};
/** Of those of which the set has only the head: it sits on a body of ours. */
export const ofBodied: Head = { x: 0.5, y: 0.3, wide: 0.66, top: 0.1 };

const headsOnly: ReadonlySet<string> = new Set(
  'polar-bear panda koala hamster frog moose raccoon monkey-face dog-face cat-face tiger-face cow-face pig-face mouse-face rabbit-face horse-face dragon-face'.split(
    ' ',
  ),
);
export const isHeadOnly = (id: string): boolean => headsOnly.has(id);

export const headOf = (id: string): Head | null => heads[id] ?? (isHeadOnly(id) ? ofBodied : null);

/** Whose own body wears hats and glasses: nobody has to become a person for them. */
export const hasOwnHead = (id: string): boolean => headOf(id) !== null;
