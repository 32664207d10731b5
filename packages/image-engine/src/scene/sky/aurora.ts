import { mix, smoothstep } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';

type SkyPoint = { readonly noise: Noise; readonly across: number; readonly up: number };

/** Curtains of light: a sharp lower hem, rays that fade upwards, green below and violet above. */
export function addAurora(out: [number, number, number], { noise, across, up }: SkyPoint): void {
  for (let curtain = 0; curtain < 3; curtain += 1) {
    const spread = 1 + curtain * 0.5;
    // Folds: the hem swings back and forth, and the sheet leans with it.
    const x = across * 2.2 + curtain * 7.3 + (noise.value(up * 5 + curtain, 3.1) - 0.5) * 0.25;
    const hem = 0.12 + 0.13 * curtain + (noise.fbm(x * 0.7, curtain * 9.7, 3) - 0.5) * 0.3 * spread;
    const above = up - hem;
    if (above < -0.02) continue;
    const rays = 0.35 + 0.65 * noise.fbm(x * 16 + above * 2, curtain * 5.3, 3);
    const presence = smoothstep(0.38, 0.62, noise.fbm(x * 0.9 + 4, curtain * 3.9 + 8, 2));
    const tall = 0.09 * spread * (0.5 + 1.1 * noise.value(x * 2.2, curtain * 11));
    const glow = smoothstep(-0.02, 0.015, above) * Math.exp(-Math.max(0, above) / tall);
    const light = glow * rays * presence * 0.2;
    const high = smoothstep(0.4, 2.6, above / tall);
    out[0] += light * mix(0.16, 0.55, high);
    out[1] += light * mix(1, 0.22, high);
    out[2] += light * mix(0.46, 0.8, high);
  }
}
