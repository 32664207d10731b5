import type { LabPlanes } from '../../raster/lab-planes.ts';
import { upsampleGuided } from '../../raster/upsample-guided.ts';
import type { LearnedStyle } from '../../style/learned-style.ts';
import { bandPass } from '../../work/band-pass.ts';
import { addSparks, findSparks } from '../sparks.ts';
import { layGrain } from './grain.ts';
import { paintMargin } from './paint-margin.ts';
import { flowPigment, gatherPigment } from './pigment.ts';
import { straightHold, tremble } from './tremble.ts';

export type PaintInput = {
  /** Full size, colours already moved; replaced by the painting. */
  readonly planes: LabPlanes;
  /** The same at working size, without what a hand would leave out. */
  readonly abstracted: LabPlanes;
  readonly style: Pick<LearnedStyle, 'medians' | 'margin' | 'tiles'>;
  readonly seed: number;
};

/** How much of a light comes back after abstraction: paint has no lights of its own. */
const sparkShare = 0.7;

/**
 * Paint treatment: even washes with slightly trembling borders, pigment that gathers along them
 * and flows, the style's own grain, and its margin of bare paper.
 */
export const paintPass = bandPass(import.meta.url, drawPaint);

function drawPaint({ planes, abstracted, style, seed }: PaintInput): void {
  const unit = Math.min(planes.width, planes.height) / 1024;
  const sparks = findSparks(planes);
  const hold = straightHold(abstracted, planes);
  upsampleGuided(abstracted, planes);
  // Each has noise of its own.
  tremble(planes, hold, unit, seed);
  gatherPigment(planes, unit);
  flowPigment(planes, unit, seed + 1);
  addSparks(planes, sparks, sparkShare);
  if (style.tiles) layGrain(planes, style.tiles, style.medians.bands[0]!, seed + 2);
  if (style.margin) paintMargin(planes, style.margin, seed + 3);
}
