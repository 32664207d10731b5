import { mix } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';
import { fractal, wander } from '../../maths/pattern.ts';
import { along } from '../../maths/ramp.ts';

type SkyPoint = { readonly noise: Noise; readonly across: number; readonly up: number };

/** Heights are tangents over the horizon; all by eye, beside photographs of northern lights. */
const curtains = { count: 3, wider: 0.5, finer: 2.2, apart: 7.3 } as const;
const fold = { perHeight: 5, row: 3.1, most: 0.25 } as const;
const hemLine = {
  height: 0.12,
  perCurtain: 0.13,
  swing: 0.3,
  pattern: fractal({ scale: [0.7, 9.7] }),
  /** How far under the hem the light fades out, and where it is whole. */
  edge: [-0.02, 0.015],
} as const;
const rays = {
  least: 0.35,
  more: 0.65,
  finer: 16,
  lean: 2,
  pattern: fractal({ scale: [1, 5.3] }),
} as const;
const gaps = {
  pattern: fractal({ scale: [0.9, 3.9], shift: [4, 8], octaves: 2 }),
  edge: [0.38, 0.62],
} as const;
const length = {
  unit: 0.09,
  least: 0.5,
  more: 1.1,
  pattern: wander({ scale: [2.2, 11] }),
} as const;

const brightness = 0.2;
/** Oxygen's green line below, its red and nitrogen's violet above; in lengths of a ray. */
const lowColour = [0.16, 1, 0.46] as const;
const highColour = [0.55, 0.22, 0.8] as const;
const turnsViolet = [0.4, 2.6] as const;

/** Curtains of light: a sharp lower hem, rays that fade upwards, green below and violet above. */
export function addAurora(out: [number, number, number], { noise, across, up }: SkyPoint): void {
  for (let curtain = 0; curtain < curtains.count; curtain += 1) {
    const spread = 1 + curtain * curtains.wider;
    // Folds: the hem swings back and forth, and the sheet leans with it.
    const x =
      across * curtains.finer +
      curtain * curtains.apart +
      (noise.value(up * fold.perHeight + curtain, fold.row) - 0.5) * fold.most;
    const swing = (hemLine.pattern(noise, x, curtain) - 0.5) * hemLine.swing * spread;
    const above = up - (hemLine.height + hemLine.perCurtain * curtain + swing);
    if (above < hemLine.edge[0]) continue;
    const ray =
      rays.least + rays.more * rays.pattern(noise, x * rays.finer + above * rays.lean, curtain);
    const presence = along(gaps.edge, gaps.pattern(noise, x, curtain));
    const tall =
      length.unit * spread * (length.least + length.more * length.pattern(noise, x, curtain));
    const glow = along(hemLine.edge, above) * Math.exp(-Math.max(0, above) / tall);
    const light = glow * ray * presence * brightness;
    const high = along(turnsViolet, above / tall);
    for (let i = 0; i < 3; i += 1) out[i]! += light * mix(lowColour[i]!, highColour[i]!, high);
  }
}
