import type { Oklab } from '@armoni/colour/oklab';
import { findDrawing } from '../../drawings/find-drawing.ts';
import { isFurniture } from '../../layout/habits.ts';
import { place } from '../../layout/place-drawing.ts';
import { colourDrawing, toldColours } from '../../palette/colour-drawing.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import type { Interior } from '../../place-names.ts';
import { backdrop, cut, type Setting, type Stage } from '../stage.ts';
import type { Architecture } from './architecture.ts';
import { everydayRooms } from './everyday-rooms.ts';
import { endOf } from './inside-ends.ts';
import { rowsOf } from './inside-rows.ts';
import {
  beams,
  columns,
  flooring,
  ground,
  quad,
  type Space,
  shell,
  spaceOf,
  windows,
} from './inside-space.ts';
import { tradeRooms } from './trade-rooms.ts';

const architectures: Readonly<Record<Interior, Architecture>> = {
  ...tradeRooms,
  ...everydayRooms,
  church: {
    ...{ profile: 'pointed', depth: 2.4, bays: 5, wall: '#d8cfbf', floor: '#b8aa96' },
    ...{ detail: '#a99c88', flooring: 'flags', carpet: '#9c3f44', openings: 'stained' },
    ...{ hasColumns: true, end: 'rose', rows: 'pews' },
  },
  castleHall: {
    ...{
      profile: 'flat',
      depth: 1.5,
      bays: 4,
      wall: '#a59a8c',
      floor: '#847868',
      detail: '#8b7f70',
    },
    ...{
      flooring: 'flags',
      carpet: '#a03a42',
      openings: 'arched',
      beams: '#5f4430',
      end: 'hearth',
    },
    ...{ hasColumns: true },
  },
  station: {
    ...{
      profile: 'round',
      depth: 1.9,
      bays: 6,
      wall: '#d6dcda',
      floor: '#c8b89c',
      detail: '#5f7f82',
    },
    ...{ flooring: 'flags', openings: 'arched', end: 'clock' },
    ...{ pieces: 'bench -0.62 0.34 0.16,bench 0.62 0.34 0.16' },
  },
  theatre: {
    ...{
      profile: 'flat',
      depth: 1.1,
      bays: 3,
      wall: '#7d3b40',
      floor: '#4f2a33',
      detail: '#c79a4a',
    },
    ...{ flooring: 'plain', end: 'stage', rows: 'seats', base: 0.61 },
  },
  factory: {
    ...{
      profile: 'gable',
      depth: 1.7,
      bays: 5,
      wall: '#b9bfc2',
      floor: '#a7a49e',
      detail: '#6f7a82',
    },
    ...{ flooring: 'plain', openings: 'square', beams: '#5c666e', end: 'doorway' },
  },
  garage: {
    ...{
      profile: 'flat',
      depth: 0.85,
      bays: 2,
      wall: '#c9ccca',
      floor: '#9a9a98',
      detail: '#7c868e',
    },
    ...{ flooring: 'plain', end: 'roller', rows: 'tools' },
    ...{ pieces: 'tyre-pile 0.74 0.5 0.34,crate -0.78 0.55 0.2' },
  },
  barn: {
    ...{
      profile: 'gable',
      depth: 1.5,
      bays: 4,
      wall: '#b58a5c',
      floor: '#c7a568',
      detail: '#7d5836',
    },
    ...{ flooring: 'boards', beams: '#6b4a2e', end: 'doorway', rows: 'stalls' },
    ...{ pieces: 'hay-bale -0.72 0.2 0.26,hay-bale 0.74 0.12 0.3' },
  },
  cellar: {
    ...{
      profile: 'round',
      depth: 1.6,
      bays: 4,
      wall: '#a8998a',
      floor: '#7f7162',
      detail: '#84766a',
    },
    ...{ flooring: 'flags', end: 'bottles' },
    ...{
      pieces:
        'barrel -0.7 0.62 0.34,barrel 0.7 0.62 0.34,barrel -0.74 0.2 0.34,barrel 0.74 0.2 0.34',
    },
  },
  cabin: {
    ...{
      profile: 'gable',
      depth: 0.8,
      bays: 3,
      wall: '#b98a58',
      floor: '#9a6b40',
      detail: '#7a5230',
    },
    ...{ flooring: 'boards', beams: '#6b4628', end: 'window' },
    ...{ pieces: 'wood-stove -0.66 0.8 0.5,rug 0 0.2 0.12' },
  },
  ship: {
    ...{
      profile: 'flat',
      depth: 0.9,
      bays: 3,
      wall: '#b3814f',
      floor: '#8a5f38',
      detail: '#d2a55c',
    },
    ...{ flooring: 'boards', beams: '#6b4628', openings: 'porthole', end: 'window' },
    ...{ pieces: 'barrel 0.74 0.5 0.3,rope-coil -0.7 0.4 0.14' },
  },
  spaceship: {
    ...{ profile: 'flat', depth: 1, bays: 4, wall: '#c3ccd6', floor: '#8e99a8', detail: '#6b7a8c' },
    ...{ flooring: 'plain', openings: 'porthole', end: 'panorama' },
  },
  classroom: {
    ...{
      profile: 'flat',
      depth: 0.8,
      bays: 3,
      wall: '#e9dcc0',
      floor: '#c79a68',
      detail: '#a88656',
    },
    ...{ flooring: 'boards', openings: 'square', end: 'blackboard', rows: 'desks' },
  },
  barber: {
    ...{
      profile: 'flat',
      depth: 0.75,
      bays: 2,
      wall: '#7fa39a',
      floor: '#3f3c44',
      detail: '#8a5f3c',
    },
    ...{ flooring: 'checkered', end: 'mirrors' },
    ...{ pieces: 'barber-chair -0.52 0.6 0.46,barber-chair 0.52 0.6 0.46' },
  },
  restaurant: {
    ...{
      profile: 'flat',
      depth: 0.9,
      bays: 3,
      wall: '#d8a77c',
      floor: '#a36f48',
      detail: '#7a4f34',
    },
    ...{ flooring: 'boards', openings: 'square', end: 'bottles' },
    ...{
      pieces:
        'draped-table -0.6 0.75 0.3,draped-table 0.6 0.75 0.3,draped-table -0.66 0.24 0.34,draped-table 0.66 0.24 0.34',
    },
  },
  bar: {
    ...{
      profile: 'flat',
      depth: 0.7,
      bays: 2,
      wall: '#7d5240',
      floor: '#6f4a34',
      detail: '#b98a4f',
    },
    ...{ flooring: 'boards', end: 'bottles', pieces: 'shop-counter 0 0.72 0.42' },
  },
  shop: {
    ...{
      profile: 'flat',
      depth: 0.7,
      bays: 2,
      wall: '#c8d3bb',
      floor: '#b98f5f',
      detail: '#8a6238',
    },
    ...{ flooring: 'boards', end: 'shelves', pieces: 'shop-counter 0 0.62 0.42' },
  },
  bakery: {
    ...{
      profile: 'flat',
      depth: 0.7,
      bays: 2,
      wall: '#f0dfc0',
      floor: '#d2b58c',
      detail: '#9a6b3e',
    },
    ...{ flooring: 'checkered', end: 'loaves', pieces: 'shop-counter 0 0.62 0.42' },
  },
  laundromat: {
    ...{
      profile: 'flat',
      depth: 0.65,
      bays: 2,
      wall: '#bfe0e0',
      floor: '#8fa9b8',
      detail: '#e28f6a',
    },
    ...{
      flooring: 'checkered',
      end: 'washers',
      pieces: 'bench -0.7 0.36 0.2,basket 0.76 0.3 0.16',
    },
  },
  ward: {
    ...{
      profile: 'flat',
      depth: 0.8,
      bays: 2,
      wall: '#dcebe8',
      floor: '#c4d4d2',
      detail: '#7fa9a8',
    },
    ...{ flooring: 'flags', openings: 'square', end: 'window', pieces: 'bed -0.5 0.7 0.36' },
  },
  photoStudio: {
    ...{
      profile: 'flat',
      depth: 0.8,
      bays: 2,
      wall: '#d3d0cc',
      floor: '#b5b0aa',
      detail: '#8a8680',
    },
    ...{ flooring: 'boards', end: 'paper', rows: 'backdrop' },
  },
};

/** The inside of a building, seen along its length. */
export function interior(setting: Setting): Stage {
  const built = architectures[setting.place as Interior];
  const { height, palette, finish = {} } = setting;
  const shade = (hex: string) =>
    blend(
      tone(hex),
      tone(palette.isDark ? palette.near : palette.sky),
      palette.isDark ? 0.5 : 0.16,
    );
  const wall = shade(
    finish.wall ? (wallHexes[finish.wall] ?? built.wall) : (setting.wallColour ?? built.wall),
  );
  const space = spaceOf(setting, built, {
    ...{ wall, floor: shade(built.floor), detail: shade(built.detail) },
  });
  const glass = palette.isDark
    ? tone('#232c58')
    : lighter(blend(tone(palette.sky), tone('#fff6dc'), 0.5), 0.05);
  const isCut = built.profile !== 'flat' || built.hasColumns === true;
  // What was named takes the room of what is usual there.
  const isTaken = [...setting.shown].filter(isFurniture).length > 1;
  const bare = isTaken || (setting.isDeserted && built.rows !== 'pews' && built.rows !== 'seats');
  const back: Group[] = [
    ground(setting, lighter(wall, -0.1)),
    shell(space, built.bays, isCut),
    flooring(
      space,
      finish.floor === 'checkered' ? 'checkered' : built.flooring,
      built.carpet ? shade(built.carpet) : null,
    ),
    ...(built.openings ? windows(space, built.bays, built.openings, glass) : []),
    ...(finish.wall ? [coursed(space)] : []),
    ...endOf(space, built.end),
    ...(finish.glow ? glowing(space, tone(toldColours[finish.glow])) : []),
    ...(built.beams || finish.ceiling === 'beams'
      ? [beams(space, built.bays, shade(built.beams ?? '#6b4628'))]
      : []),
    ...(built.hasColumns ? [columns(space, built.bays)] : []),
    ...(built.rows ? rowsOf(space, built.rows, 'back') : []),
    ...(bare ? [] : piecesOf(space, built.pieces ?? '')),
  ];
  return {
    back,
    front: built.rows ? rowsOf(space, built.rows, 'front') : [],
    ...{ base: height * (built.base ?? 0.9), horizon: height * 0.52, hasGround: true },
  };
}

const wallHexes: Readonly<Record<string, string>> = {
  ...{ brick: '#b8654c', stone: '#a59a8c', wood: '#b5865a', concrete: '#aeb0ae', tiles: '#eef0ea' },
  marble: '#f1f1ef',
};

/** Joints of the wall at the end: bricks, stones, tiles or boards. */
function coursed(space: Space): Group {
  const [left, top] = space.at(-1, 1, 1);
  const [right, bottom] = space.at(1, 0, 1);
  const [wide, high] = [right - left, bottom - top];
  const rows = 18;
  const joints = Array.from({ length: rows }, (_, row) => [
    `r ${left} ${top + (high / rows) * row} ${wide} 2.4`,
    ...Array.from(
      { length: 10 },
      (__, column) =>
        `r ${left + (wide / 10) * (column + (row % 2) / 2)} ${top + (high / rows) * row} 2.4 ${high / rows}`,
    ),
  ]).flat();
  return backdrop('joints', [cut(lighter(space.wall, -0.06), ...joints)]);
}

/** Tubes that shine along the walls, and their light on them. */
function glowing(space: Space, light: Oklab): Group[] {
  const tube = (side: number, low: number, high: number) =>
    quad(space, [side, low, 0], [side, high, 0], [side, high, 1], [side, low, 1]);
  const end = (low: number, high: number) =>
    quad(space, [-1, low, 1], [1, low, 1], [1, high, 1], [-1, high, 1]);
  const halo = blend(light, space.wall, 0.6);
  return [
    {
      ...backdrop('glow', [cut(halo, tube(-1, 0.78, 1), tube(1, 0.78, 1), end(0.78, 1))]),
      isFlat: true,
    },
    backdrop('tubes', [
      cut(lighter(light, 0.16), tube(-1, 0.88, 0.905), tube(1, 0.88, 0.905), end(0.88, 0.905)),
    ]),
  ];
}

/** What stands in the room, from the end toward us. */
function piecesOf(space: Space, pieces: string): Group[] {
  const { setting, at } = space;
  return pieces
    .split(',')
    .filter(Boolean)
    .map((one) => one.split(' '))
    .filter(([id]) => !setting.shown.has(id!))
    .toSorted((one, other) => Number(other[2]) - Number(one[2]))
    .map(([id, x, z, high]) => {
      const drawing = findDrawing(id!)!;
      const [foot, top] = [at(Number(x), 0, Number(z)), at(Number(x), Number(high), Number(z))];
      const fills = colourDrawing(drawing, setting.palette, null);
      const spot = {
        x: foot[0],
        base: foot[1],
        height: foot[1] - top[1],
        isFlipped: Number(x) > 0,
      };
      return backdrop(id!, place(drawing, fills, spot).cutOuts);
    });
}
