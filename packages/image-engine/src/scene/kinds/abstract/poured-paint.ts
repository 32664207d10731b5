import { clamp, smoothstep } from '../../../maths/interpolation.ts';
import type { Noise } from '../../../maths/noise.ts';
import type { Rgb } from '../../light/rgb.ts';
import { pickColour } from './palettes.ts';
import { paletteEnd, type SurfaceAt } from './surface.ts';

/** Noise read where other noise says (Quilez, « Warp »), twice; all by eye. */
const warps = {
  first: { frequency: 1.7, reach: 2.6, octaves: 4 },
  second: { frequency: 1.2, octaves: 4 },
  flow: { frequency: 1.3, reach: 3.4, octaves: 5 },
};
/** Far enough apart in the noise to have nothing in common. */
const origins = {
  firstX: { x: 1, y: 4 },
  firstY: { x: 9, y: 2 },
  secondY: { x: 5, y: 3 },
};
/** Waves of thick paint, where the second warp is strong. */
const relief = {
  perFlow: 13,
  perWarp: 4,
  perBand: 3.1,
  wave: 0.02,
  from: 0.3,
  to: 0.6,
  flow: 0.32,
};
const colour = { from: 0.28, perFlow: 2.1, perWarp: 0.9 };

export function pouredPaint(noise: Noise, palette: readonly Rgb[]): SurfaceAt {
  const { first, second, flow: last } = warps;
  const { firstX, firstY, secondY } = origins;
  return (x, y, out) => {
    const wide = first.frequency;
    const ax = noise.fbm(x * wide + firstX.x, y * wide + firstX.y, first.octaves) * first.reach;
    const ay = noise.fbm(x * wide + firstY.x, y * wide + firstY.y, first.octaves) * first.reach;
    const fine = second.frequency;
    const bx = noise.fbm(x * fine + ax, y * fine + ay, second.octaves);
    const by = noise.fbm(x * fine + ay + secondY.x, y * fine - ax + secondY.y, second.octaves);
    const flow = noise.fbm(
      x * last.frequency + bx * last.reach,
      y * last.frequency + by * last.reach,
      last.octaves,
    );
    const bands = flow * relief.perFlow + bx * relief.perWarp;
    const thick = smoothstep(relief.from, relief.to, by);
    out.height = relief.wave * Math.sin(bands * relief.perBand) * thick + flow * relief.flow;
    const place = (flow - colour.from) * colour.perFlow + (bx - 0.5) * colour.perWarp;
    pickColour(palette, clamp(place, 0, paletteEnd), out);
  };
}
