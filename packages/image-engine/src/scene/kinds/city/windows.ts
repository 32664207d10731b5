import type { Noise } from '../../../maths/noise.ts';
import { type Rgb, scaled } from '../../light/rgb.ts';
import type { Block } from './block.ts';
import { type CityLight, lampColour } from './city-light.ts';

export type Window = {
  /** Of the pixel. */
  readonly share: number;
  readonly isLit: boolean;
  readonly light: Rgb;
};

const dark: Rgb = [0, 0, 0];
export const noWindow: Window = { share: 0, isLit: false, light: dark };

/** Where the pane lies in its cell of wall, shares of the cell; by eye on office façades. */
const pane = { left: 0.22, right: 0.8, top: 0.24, bottom: 0.78 };
/** Materials from here on have bands of glass, with no wall between windows of a floor. */
const bandsFrom = 0.72;
/** A dark pane mirrors some of its wall. */
const darkShare = 0.85;
/** Whole floors are busy or empty. */
const busy = { least: 0.35, perFloor: 1.3 };
const brightness = { least: 0.35, more: 0.9 };
/** Shares of lit windows up to `upTo`, linear RGB: filament, warm and cold tubes. */
const lamps: readonly { readonly upTo: number; readonly colour: Rgb }[] = [
  { upTo: 0.68, colour: lampColour },
  { upTo: 0.9, colour: [0.95, 0.85, 0.66] },
  { upTo: Number.POSITIVE_INFINITY, colour: [0.6, 0.82, 1] },
];
/** Channels of the noise's cells. */
const channels = { isLit: 1, tone: 2, level: 3, floor: 4 };

type Wall = { readonly noise: Noise; readonly light: CityLight; readonly block: Block };

/** How much of the pixel is window, exactly, so that no window is lost between pixels. */
export function windowAt({ noise, light, block }: Wall, column: number, row: number): Window {
  const u = (column - block.originX) / block.cellX;
  const v = (row - block.originY) / block.cellY;
  const cellX = Math.floor(u + 0.5 / block.cellX);
  const cellY = Math.floor(v + 0.5 / block.cellY);
  const isBand = block.material > bandsFrom;
  const coverU = isBand ? 1 : overlap(u - cellX, 1 / block.cellX, pane.left, pane.right);
  const coverV = overlap(v - cellY, 1 / block.cellY, pane.top, pane.bottom);
  const share = coverU * coverV;
  if (share <= 0) return noWindow;
  const ix = cellX + block.id;
  const floor = noise.cell(block.id, cellY, channels.floor);
  const chance = light.lit * (busy.least + busy.perFloor * floor);
  const isLit = noise.cell(ix, cellY, channels.isLit) < chance;
  if (!isLit) return { share: share * darkShare, isLit, light: dark };
  const tone = noise.cell(ix, cellY, channels.tone);
  const level = brightness.least + brightness.more * noise.cell(ix, cellY, channels.level);
  const { colour } = lamps.find(({ upTo }) => tone < upTo)!;
  return { share, isLit, light: scaled(colour, light.lamp * level) };
}

function overlap(start: number, size: number, from: number, to: number): number {
  return Math.max(0, Math.min(start + size, to) - Math.max(start, from)) / size;
}
