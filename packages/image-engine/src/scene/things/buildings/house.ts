import type { Rgb } from '../../light/rgb.ts';
import { type Build, drawParts } from './draw-parts.ts';
import { albedos, type Part, rectangle } from './part.ts';

/** Linear RGB albedos of plaster and of roofs in a French village, one of each to a house. */
const plasters: readonly Rgb[] = [
  albedos.plaster,
  [0.68, 0.66, 0.6],
  [0.55, 0.44, 0.32],
  [0.42, 0.28, 0.17],
];
const roofs: readonly Rgb[] = [albedos.tiles, [0.28, 0.15, 0.1], [0.15, 0.15, 0.17]];

/** Seen at a slant: a gable in shade and the long wall in the light; 1 is half the house's length. */
const house: readonly Part[] = [
  {
    material: 'plaster',
    light: 0.3,
    face: [
      [-0.9, -0.06],
      [-0.3, -0.1],
      [-0.3, 0.52],
      [-0.6, 0.98],
      [-0.9, 0.5],
    ],
  },
  { material: 'plaster', light: 0.85, face: rectangle([-0.3, -0.1, 1.2, 0.64]) },
  { material: 'brick', light: 0.5, face: rectangle([0.4, 0.8, 0.14, 0.42]) },
  {
    material: 'tiles',
    light: 0.8,
    face: [
      [-0.62, 1.02],
      [0.62, 0.99],
      [1, 0.46],
      [-0.24, 0.44],
    ],
  },
  {
    material: 'tiles',
    light: 0.4,
    face: [
      [-0.62, 1.02],
      [-0.55, 0.94],
      [-0.9, 0.4],
      [-0.98, 0.44],
    ],
  },
  { pane: [-0.16, 0.16, 0.2, 0.22] },
  { pane: [0.56, 0.16, 0.2, 0.22] },
  { material: 'door', light: 0.4, face: rectangle([0.19, -0.1, 0.2, 0.46]) },
  { pane: [-0.68, 0.2, 0.14, 0.2] },
];

/** The tower beside the nave, which is drawn as a house. */
const churchTower: readonly Part[] = [
  { material: 'stone', light: 0.35, face: rectangle([-1.24, -0.1, 0.24, 1.7]) },
  { material: 'stone', light: 0.85, face: rectangle([-1, -0.1, 0.26, 1.7]) },
  {
    material: 'churchSlate',
    light: 0.35,
    face: [
      [-1.3, 1.56],
      [-1, 1.56],
      [-1, 2.6],
    ],
  },
  {
    material: 'churchSlate',
    light: 0.85,
    face: [
      [-1, 1.56],
      [-0.68, 1.56],
      [-1, 2.6],
    ],
  },
  {
    material: 'iron',
    bar: [
      [-1, 2.6],
      [-1, 2.8],
    ],
    width: 0.014,
  },
  { pane: [-0.94, 1.1, 0.12, 0.26] },
];

export function drawHouse(build: Build): void {
  const { random } = build.foreground;
  const plaster = plasters[Math.floor(random() * plasters.length)]!;
  const tiles = roofs[Math.floor(random() * roofs.length)]!;
  drawParts(build, house, { plaster, tiles });
}

export function drawChurch(build: Build): void {
  drawHouse(build);
  drawParts(build, churchTower);
}
