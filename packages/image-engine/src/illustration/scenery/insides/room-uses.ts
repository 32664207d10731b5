import type { Place } from '../../illustration-description.ts';
import type { Finish } from '../../room-finish.ts';
import type { FloorDecor } from './floor-decor.ts';
import type { WallDecor } from './wall-decor.ts';

/** What stands and hangs where people live, each list from what is most usual there. */
export type RoomDecor = {
  readonly tall: readonly FloorDecor[];
  readonly low: readonly FloorDecor[];
  readonly wall: readonly WallDecor[];
  /** Before all else, at one side. */
  readonly near: readonly FloorDecor[];
};

export type RoomUse = NonNullable<Finish['use']> | 'living' | 'bedroom' | 'office';

const living: RoomDecor = {
  tall: ['tall bookshelf', 'floor lamp', 'monstera', 'arc lamp', 'olive tree'],
  low: ['sideboard', 'lit side table', 'snake plant', 'low bookshelf', 'armchair'],
  wall: ['three pictures', 'two shelves', 'large picture', 'many pictures', 'round mirror'],
  near: ['pouf', 'blanket basket', 'book pile'],
};

const decors: Readonly<Record<RoomUse, RoomDecor>> = {
  living,
  bedroom: {
    tall: ['wardrobe', 'monstera', 'floor lamp', 'tall bookshelf', 'olive tree'],
    low: ['bedside table', 'dresser', 'snake plant', 'low bookshelf'],
    wall: ['large picture', 'three pictures', 'two shelves', 'round mirror'],
    near: ['pouf', 'blanket basket', 'book pile'],
  },
  child: {
    tall: ['tent', 'tall bookshelf', 'monstera', 'wardrobe'],
    low: ['toy chest', 'low bookshelf', 'teddy bear', 'lit side table', 'snake plant'],
    wall: ['pennants', 'three pictures', 'two shelves'],
    near: ['teddy bear', 'pouf', 'book pile'],
  },
  teen: {
    tall: ['electric guitar on its stand', 'tall bookshelf', 'floor lamp', 'wardrobe', 'monstera'],
    low: ['desk', 'low bookshelf', 'bedside table', 'snake plant'],
    wall: ['posters', 'two shelves', 'pennants'],
    near: ['book pile', 'pouf', 'blanket basket'],
  },
  gaming: {
    tall: ['gaming desk', 'tall bookshelf', 'floor lamp', 'monstera'],
    low: ['gaming desk', 'low bookshelf', 'bedside table', 'snake plant'],
    wall: ['posters', 'two shelves'],
    near: ['pouf', 'book pile'],
  },
  office: {
    tall: ['tall bookshelf', 'floor lamp', 'monstera', 'olive tree'],
    low: ['low bookshelf', 'sideboard', 'snake plant', 'armchair'],
    wall: ['two shelves', 'many pictures', 'wall clock', 'three pictures'],
    near: ['book pile', 'blanket basket'],
  },
  dining: {
    tall: ['tall bookshelf', 'monstera', 'olive tree', 'floor lamp'],
    low: ['sideboard', 'snake plant', 'low bookshelf'],
    wall: ['large picture', 'round mirror', 'many pictures', 'wicker plates'],
    near: ['blanket basket'],
  },
  entrance: {
    tall: ['coat rack', 'monstera', 'olive tree', 'wardrobe'],
    low: ['bench', 'dresser', 'lit side table', 'snake plant'],
    wall: ['round mirror', 'three pictures', 'wall clock'],
    near: ['blanket basket'],
  },
  veranda: {
    tall: ['monstera', 'olive tree', 'floor lamp'],
    low: ['snake plant', 'monstera', 'lit side table', 'olive tree'],
    wall: ['wicker plates', 'macrame'],
    near: ['snake plant', 'pouf', 'blanket basket'],
  },
  reading: {
    tall: ['tall bookshelf', 'arc lamp', 'monstera', 'floor lamp'],
    low: ['low bookshelf', 'lit side table', 'armchair', 'snake plant'],
    wall: ['two shelves', 'three pictures', 'large picture'],
    near: ['book pile', 'pouf', 'blanket basket'],
  },
  dressing: {
    tall: ['wardrobe', 'coat rack', 'monstera', 'floor lamp'],
    low: ['dresser', 'bench', 'lit side table'],
    wall: ['round mirror', 'three pictures'],
    near: ['pouf', 'blanket basket'],
  },
  artist: {
    tall: ['easel', 'monstera', 'tripod lamp', 'tall bookshelf'],
    low: ['leaning canvases', 'paint pots', 'low bookshelf', 'snake plant'],
    wall: ['many pictures', 'large picture', 'posters'],
    near: ['paint pots', 'leaning canvases', 'book pile'],
  },
  music: {
    tall: ['electric guitar on its stand', 'tall bookshelf', 'floor lamp', 'monstera'],
    low: ['low bookshelf', 'electric guitar on its stand', 'snake plant'],
    wall: ['posters', 'two shelves', 'many pictures'],
    near: ['pouf', 'book pile'],
  },
};

/** What a taste hangs on its walls, and the lamp it prefers. */
const hungBy: Partial<Record<NonNullable<Finish['taste']>, readonly WallDecor[]>> = {
  boho: ['macrame', 'wicker plates', 'three pictures'],
  tropical: ['wicker plates', 'three pictures', 'large picture'],
  retro: ['sun mirror', 'large picture', 'many pictures'],
  luxury: ['sun mirror', 'large picture', 'three pictures'],
  deco: ['sun mirror', 'large picture'],
  baroque: ['large picture', 'sun mirror', 'many pictures'],
  industrial: ['large picture', 'wall clock', 'two shelves'],
  rustic: ['two shelves', 'wicker plates', 'many pictures'],
  japanese: ['large picture', 'round mirror'],
};
const litBy: Partial<Record<NonNullable<Finish['taste']>, FloorDecor>> = {
  ...{ scandinavian: 'tripod lamp', japanese: 'tripod lamp', rustic: 'floor lamp' },
  ...{ industrial: 'arc lamp', retro: 'arc lamp', luxury: 'arc lamp', deco: 'floor lamp' },
  boho: 'tripod lamp',
};

const isLamp = (name: FloorDecor) => /(floor|arc|tripod) lamp/.test(name);

export function decorOf(place: Place, { use, taste }: Finish): RoomDecor {
  const base =
    decors[use ?? (place === 'bedroom' ? 'bedroom' : place === 'office' ? 'office' : 'living')];
  const lamp = taste && litBy[taste];
  return {
    ...base,
    tall: lamp
      ? base.tall.flatMap((one, at) =>
          isLamp(one) ? (base.tall.findIndex(isLamp) === at ? [lamp] : []) : [one],
        )
      : base.tall,
    wall: (use === undefined && taste && hungBy[taste]) || base.wall,
  };
}
