import type { Rgb } from '../../light/rgb.ts';
import type { Foreground } from '../foreground.ts';
import { addStroke } from '../strokes/stroke-list.ts';

/** Set by eye on drawn storms; widths in pixels of a 1024-pixel picture. */
const flash = {
  /** Linear RGB, far above white. */
  colour: [3.2, 3.4, 4.6] as Rgb,
  /** Picture widths from the middle, to the light side; share of the sky. */
  across: 0.18,
  from: 0.1,
  width: 1.7,
  forkWidth: 0.6,
  /** Width at its end, as it loses this share. */
  thinning: 0.6,
  steps: 16,
  swing: 34,
  /** A short fork swings less, or it would run along the ground: times the height of a step. */
  swingPerStep: 1.5,
  forks: 0.24,
  forkReach: 0.5,
  /** Scene units. */
  depth: 18,
} as const;

/** One forked flash that strikes at a third, far off. */
export function drawLightning(foreground: Foreground): void {
  const { width, camera, heavySide } = foreground.plan;
  const x = width * (0.5 - heavySide * flash.across);
  const thick = foreground.unit * flash.width;
  const toY = camera.horizon;
  strike(foreground, { x, y: camera.horizon * flash.from, toY, thick, lean: 0 });
}

/** Pixels; `lean` −0.5–0.5 to the side it drifts to. */
type Bolt = { x: number; y: number; toY: number; thick: number; lean: number };

function strike(foreground: Foreground, { x, y, toY, thick, lean }: Bolt): void {
  const { strokes, random, unit } = foreground;
  const { steps, colour, depth } = flash;
  const swing = Math.min(unit * flash.swing, ((toY - y) / steps) * flash.swingPerStep);
  let at = { x, y };
  for (let step = 1; step <= steps; step += 1) {
    const toX = at.x + (random() - 0.5 + lean) * swing;
    const nextY = y + ((toY - y) * step) / steps;
    const width = thick * (1 - (flash.thinning * step) / steps);
    addStroke(strokes, { ...at, toX, toY: nextY, width, colour, depth });
    if (thick > unit && random() < flash.forks) {
      const forkTo = nextY + (toY - nextY) * flash.forkReach;
      const fork = { x: toX, y: nextY, toY: forkTo, thick: unit * flash.forkWidth };
      strike(foreground, { ...fork, lean: random() - 0.5 });
    }
    at = { x: toX, y: nextY };
  }
}
