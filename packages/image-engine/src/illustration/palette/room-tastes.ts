import type { IllustrationDescription, Place } from '../illustration-description.ts';
import { mixed } from '../people/tints.ts';
import type { Finish } from '../room-finish.ts';
import { toldColours } from './colour-drawing.ts';
import type { Palette } from './palettes.ts';

type Colours = Pick<Palette, 'sky' | 'disc' | 'far' | 'ground' | 'near'>;

const row = (sky: string, disc: string, far: string, ground: string, near: string): Colours => ({
  sky,
  disc,
  far,
  ground,
  near,
});

/** Of a room's walls, its cloths, what lies beyond, its floor and cupboards, its frames and lamps. */
const tastes: Readonly<Record<NonNullable<Finish['taste']>, Colours>> = {
  scandinavian: row('#f1ede4', '#ecd9a8', '#cbd6d4', '#e0c8a2', '#66736e'),
  industrial: row('#d5d0ca', '#c98a4a', '#a9b2b6', '#8f8c88', '#34373c'),
  boho: row('#f0dfc8', '#c4623f', '#b3b892', '#c98f62', '#7a4a3a'),
  rustic: row('#efe3ca', '#b5523f', '#b9c09a', '#a9774a', '#5f4030'),
  luxury: row('#ece4d4', '#c9a24c', '#b8b4a6', '#8a745a', '#2b2a33'),
  retro: row('#f3d9a4', '#e07a3f', '#e3b45c', '#4f9a94', '#7a3f2f'),
  futuristic: row('#dde6f0', '#bfe6f0', '#b4c4d8', '#a4b2c4', '#3c4a62'),
  baroque: row('#7f3048', '#d0a24a', '#a8485a', '#6b4630', '#3a1f2a'),
  japanese: row('#f0e8d6', '#b5473f', '#c3cba8', '#cbb98a', '#4a3a30'),
  tropical: row('#d8ecd4', '#f2a07a', '#7fb894', '#b98a5a', '#2f6b4f'),
  mediterranean: row('#f8f4ea', '#f0b95f', '#9fc8dc', '#d08a5f', '#2f5f8f'),
  deco: row('#22604f', '#d9b45a', '#3f8a74', '#2c3f3b', '#caa04a'),
  pastel: row('#f8e3e6', '#fbe2b8', '#d9d2ee', '#f0d9c0', '#b49cc4'),
};

/** By night a room has its own colours, though darker. */
const nightly = { hex: '#1b2148', share: 0.55 } as const;

/** A room's colours as the taste is that it was told to be in. */
export function inTaste(palette: Palette, taste: Finish['taste']): Palette {
  if (!taste) return palette;
  const colours = tastes[taste];
  if (!palette.isDark) return { ...palette, ...colours };
  const dark = (hex: string) => mixed(hex, nightly.hex, nightly.share);
  return {
    ...palette,
    ...{ sky: dark(colours.sky), far: dark(colours.far), ground: dark(colours.ground) },
    ...{ near: dark(colours.near), disc: mixed(colours.disc, nightly.hex, 0.2) },
  };
}

/** How much of an evening is on the walls of a room. */
const evening = 0.24;

/** The same room by another light: its walls are darker by night, and a little of another hour by day. */
export function sameRoom(room: Palette, by: Palette): Palette {
  if (room.isDark && !by.isDark) return by;
  const under = (name: keyof Colours) =>
    by.isDark && !room.isDark
      ? mixed(room[name], nightly.hex, nightly.share)
      : mixed(room[name], by[name], evening);
  return {
    ...by,
    ...{ sky: under('sky'), far: under('far'), ground: under('ground'), near: under('near') },
  };
}

/** What is soft on walls and warm on floors, where nobody told a colour or a taste. */
const homely = { wall: '#f4ece0', boards: '#c08a5a', darkBoards: '#4a3a44' } as const;

const homes: ReadonlySet<Place> = new Set<Place>(['room', 'bedroom', 'office', 'library']);

/** Where furniture of no told colour is of the room's cloth. */
export const isHome = (place: Place): boolean => homes.has(place);

type Told = Pick<IllustrationDescription, 'colours' | 'finish' | 'time'> & {
  readonly place: Place;
};

/** Rooms where people live: floors of wood, soft walls, and lit as their tubes shine. */
export function asRoom(palette: Palette, { place, colours, finish, time }: Told): Palette {
  if (!homes.has(place)) return palette;
  const isTold = colours.length > 0 || finish?.taste !== undefined;
  const { isDark } = palette;
  const room = {
    ...palette,
    ...(isTold || isDark ? {} : { sky: mixed(palette.sky, homely.wall, 0.3) }),
    ...(finish?.taste
      ? {}
      : { ground: mixed(palette.ground, isDark ? homely.darkBoards : homely.boards, 0.7) }),
  };
  if (!finish?.glow || (time !== null && time !== 'night')) return room;
  const light = toldColours[finish.glow];
  const dim = (hex: string, share: number) => mixed(mixed(hex, lamplit, 0.74), light, share);
  return {
    ...room,
    ...{ isDark: true, sky: dim(room.sky, 0.3), ground: dim(room.ground, 0.2) },
    ...{ far: dim(room.far, 0.25), near: dim(room.near, 0.15) },
  };
}

const lamplit = '#251f45';
