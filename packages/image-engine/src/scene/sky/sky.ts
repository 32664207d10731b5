import { mix, smoothstep } from '../../maths/interpolation.ts';
import { makeTableNoise } from '../../maths/noise.ts';
import { norm } from '../../maths/vector.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import { type Frame, skyDepth } from '../frame.ts';
import { type Light, sunDirection } from '../light/light.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { addAurora } from './aurora.ts';
import { addClouds, type CloudMap } from './cloud-map.ts';
import { addMoon, hasMoon } from './moon.ts';
import { skyColour } from './sky-colour.ts';
import { addStars } from './stars.ts';
import { addVeil } from './veil.ts';

const noiseSeed = 0x5c1e;

/** Tangent of the lowest height that has a colour of its own. */
const leastUp = 0.0005;
/** Rows under the horizon that are still drawn in full. */
const marginRows = 2;
/** Shares of starlight below which neither is seen. */
const leastStars = { forStars: 0.01, forAurora: 0.1 } as const;

/** Fills the frame's rows with the sky, down to the bottom: what stands on the ground covers it. */
export const skyPass = bandPass(import.meta.url, drawSky);

type SkyWork = { readonly plan: ScenePlan; readonly frame: Frame; readonly clouds: CloudMap };

function drawSky({ plan, frame, clouds }: SkyWork, band: Band): void {
  const { camera, light } = plan;
  const noise = makeTableNoise(plan.seed ^ noiseSeed);
  const sun = sunDirection(light);
  const hasStars = light.stars > leastStars.forStars;
  const hasAurora =
    plan.description.details.includes('aurora') && light.stars > leastStars.forAurora;
  const out: [number, number, number] = [0, 0, 0];
  const drawRow = (row: number) => {
    const up = Math.max(leastUp, (camera.horizon - row - 0.5) / camera.focal);
    for (let column = 0; column < frame.width; column += 1) {
      const across = (column + 0.5 - camera.middle) / camera.focal;
      const length = norm(across, up, 1);
      const toSun = (across * sun[0] + up * sun[1] + sun[2]) / length;
      skyColour(light, up / length, toSun, out);
      // Below the horizon the ground will cover it.
      if (row < camera.horizon + marginRows) {
        if (hasStars) addStars(out, { plan, noise, column, row, across, up });
        if (hasAurora) addAurora(out, { noise, across, up });
        if (hasMoon(plan)) addMoon(out, { plan, noise, across, up });
        addVeil(out, { light, noise, across, up, toSun });
        addSunDisc(out, light, toSun);
        addClouds(out, { clouds, frame, row, column });
        addMurk(out, light, up / length, toSun);
      }
      const at = row * frame.width + column;
      for (let i = 0; i < 3; i += 1) frame.colour[at * 3 + i] = out[i]!;
      frame.depth[at] = skyDepth;
      frame.water[at] = -1;
    }
  };
  for (let row = band.from; row < band.to; row += 1) drawRow(row);
}

/** Cosines of the angle to the sun: 1.5° and 1° from its middle, four times its own width. */
const disc = { nearby: 0.999, from: 0.99965, to: 0.99985, brightness: 3.2 } as const;

function addSunDisc(out: [number, number, number], light: Light, toSun: number): void {
  if (light.disc <= 0 || toSun < disc.nearby) return;
  const share = smoothstep(disc.from, disc.to, toSun) * light.disc;
  for (let i = 0; i < 3; i += 1) out[i] = mix(out[i]!, light.sun[i]! * disc.brightness, share);
}

/** By eye: what haze on top of a clear day's hides of the sky, and how that thins upwards. */
const murk = { leastHaze: 1.5, perHaze: 0.32, thinning: 1.6, glow: 0.4, glowPower: 12 } as const;

/** Fog and rain stand before the sky too, thickest near the ground. */
function addMurk(out: [number, number, number], light: Light, height: number, toSun: number): void {
  if (light.haze <= murk.leastHaze) return;
  const share =
    (1 - Math.exp(-(light.haze - 1) * murk.perHaze)) * Math.exp(-height * murk.thinning);
  const warm = Math.max(0, toSun) ** murk.glowPower * murk.glow;
  for (let i = 0; i < 3; i += 1) {
    out[i] = mix(out[i]!, light.horizon[i]! + light.glow[i]! * warm, share);
  }
}
