import { mix } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';
import { along } from '../../maths/ramp.ts';

/** The layer, in heights of its base over the eye. */
export const layer = { base: 1, thickness: 0.62 } as const;

/** How dense clouds are there, 0–2.5; few octaves are enough for light, not for edges. */
export type CloudDensity = (x: number, altitude: number, z: number, octaves: number) => number;

/** What the noise must exceed: nearly never under a clear sky, nearly always under a grey one. */
const threshold = { clear: 0.7, grey: 0.31 } as const;
/** Shares of the thickness: flat below, towering above. */
const profile = { bottom: [0, 0.12], top: [0.35, 1], harder: 0.28 } as const;
const field = { scale: 1.25, rise: 1.3 } as const;
/** From one octave to the next: turned and finer by about two, so that no grid shows. */
const turn = { cos: 1.62, sin: 1.22, shiftX: 3.3, shiftZ: 8.1, rise: 2.1 } as const;
/** How soon an edge becomes a core. */
const density = { slope: 6, most: 2.5, edge: 2 } as const;

/** A fractal of value noise (fBm) over a threshold, shaped by height. By eye, beside cumulus. */
export function makeCloudDensity(noise: Noise, cover: number): CloudDensity {
  const clear = mix(threshold.clear, threshold.grey, cover);
  return (x, altitude, z, octaves) => {
    const rise = (altitude - layer.base) / layer.thickness;
    if (rise < 0 || rise > 1) return 0;
    const shape = along(profile.bottom, rise) * (1 - along(profile.top, rise));
    const needed = clear + (1 - shape) * profile.harder;
    const total = 1 - 0.5 ** octaves;
    let sum = 0;
    let amplitude = 0.5;
    let px = x * field.scale;
    let py = rise * field.rise;
    let pz = z * field.scale;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += amplitude * noise.value3(px, pz, py);
      // All that is still to come could not make a cloud of it.
      if (sum + amplitude < needed * total) return 0;
      amplitude *= 0.5;
      const turned = turn.cos * px + turn.sin * pz + turn.shiftX;
      pz = -turn.sin * px + turn.cos * pz + turn.shiftZ;
      px = turned;
      py *= turn.rise;
    }
    const core = (sum / total - needed) * density.slope;
    return Math.min(density.most, core * Math.min(1, shape * density.edge));
  };
}
