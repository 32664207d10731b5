import type { ColourName } from '../../scene-description.ts';
import type { Form } from './thing.ts';

/** sRGB of a form's own colour and of the second one on it, after photographs. */
export const colourPairs: Record<Form, readonly (readonly [own: string, second: string])[]> = {
  apple: [
    ['#a3161c', '#d9a13a'],
    ['#8aa63a', '#c9c35c'],
    ['#c23a25', '#e0b04c'],
  ],
  pear: [
    ['#b8a53a', '#8d8a2c'],
    ['#a9892f', '#8f5a2a'],
  ],
  orange: [['#e07a16', '#d4640f']],
  lemon: [['#ecc52a', '#d8b01d']],
  bottle: [
    ['#143823', '#0c2416'],
    ['#2c3f5c', '#1a2740'],
    ['#4a2b14', '#2d1a0c'],
  ],
  vase: [
    ['#d8d2c4', '#b9ae9a'],
    ['#2f5f7a', '#c9c3b4'],
    ['#9c4a32', '#7c3624'],
  ],
  bowl: [
    ['#d9d4c8', '#a7a294'],
    ['#3f5f73', '#2c4454'],
    ['#7f5638', '#5d3d26'],
  ],
};
type Room = readonly [wall: string, table: string];

/** Where no colour was asked for. */
export const usualRooms: readonly Room[] = [
  ['#6f7770', '#8a6a4a'],
  ['#8b7a66', '#74502f'],
  ['#4f5d6b', '#a08560'],
  ['#9b8f80', '#5f4a3a'],
];
/** A colour that was asked for is that of the wall, or the nearest that a wall can have. */
export const rooms: Partial<Record<ColourName, Room>> = {
  blue: ['#33506e', '#c9c2b2'],
  green: ['#4d6250', '#8a6a4a'],
  red: ['#7a2d2a', '#6b4a30'],
  yellow: ['#b8953e', '#6d5030'],
  pink: ['#b98a8e', '#d6c7b6'],
  white: ['#c9c5bc', '#d9d4c9'],
  black: ['#1d1c1e', '#3a2a1e'],
  violet: ['#5a4a70', '#8a705a'],
  turquoise: ['#3d7276', '#b9a588'],
};
