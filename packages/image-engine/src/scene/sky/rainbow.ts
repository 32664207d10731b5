import { along } from '../../maths/ramp.ts';
import { norm } from '../../maths/vector.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import { type Frame, skyDepth } from '../frame.ts';
import { sunDirection } from '../light/light.ts';
import { luminance } from '../light/rgb.ts';
import type { ScenePlan } from '../scene-plan.ts';

/** Degrees from the point opposite the sun: where drops send back red and violet (Descartes). */
const bow = { red: 42.6, violet: 40.2 } as const;
/** After two reflections within the drop, in the opposite order. */
const outerBow = { red: 50.2, violet: 53.6 } as const;

/** Degrees beside which nothing shows. */
const reach = { from: 30, to: 56 } as const;

/** By eye, from here on: how strong, for the sun that makes it and the sky it must stand against. */
const strengths = { sun: 0.11, horizon: 0.08, outer: 0.22, inside: 0.22 } as const;
/** Little rain hangs before what is near: a share, and scene units by which it grows. */
const rain = { most: 0.42, distance: 3 } as const;
/** Tangents over the horizon between which it pales to half. */
const paling = [0.25, 0.6] as const;
/** Degrees: the disc within the bow ends softly at violet, and begins where the eye sees none. */
const insideEdge = 0.6;
const insideFade = [30, 40] as const;

/** The bow hangs in the rain between the eye and the hills; rows are the band. */
export const rainbowPass = bandPass(import.meta.url, drawRainbow);

function drawRainbow({ plan, frame }: { plan: ScenePlan; frame: Frame }, band: Band): void {
  const { camera, light } = plan;
  const sun = sunDirection(light);
  const strength =
    strengths.sun * luminance(light.sun) + strengths.horizon * luminance(light.horizon);
  for (let row = band.from; row < band.to; row += 1) {
    const up = (camera.horizon - row - 0.5) / camera.focal;
    for (let column = 0; column < frame.width; column += 1) {
      const across = (column + 0.5 - camera.middle) / camera.focal;
      const away = -(across * sun[0] + up * sun[1] + sun[2]) / norm(across, up, 1);
      const angle = (Math.acos(Math.min(1, Math.max(-1, away))) * 180) / Math.PI;
      if (angle < reach.from || angle > reach.to) continue;
      const at = row * frame.width + column;
      const depth = frame.depth[at]!;
      const seen = depth >= skyDepth ? 1 : rain.most * (1 - Math.exp(-depth / rain.distance));
      // It pales towards the zenith.
      const amount = strength * seen * (1 - 0.5 * along(paling, up));
      addBow(frame.colour, at * 3, { angle, amount });
    }
  }
}

function addBow(
  colour: Float32Array,
  at: number,
  { angle, amount }: { angle: number; amount: number },
): void {
  // Inside the bow the sky is brighter.
  const inside =
    strengths.inside *
    along([bow.violet + insideEdge, bow.violet - insideEdge], angle) *
    along(insideFade, angle);
  const inner = (bow.red - angle) / (bow.red - bow.violet);
  const outer = (angle - outerBow.red) / (outerBow.violet - outerBow.red);
  for (let i = 0; i < 3; i += 1) {
    const light = spectrum(inner, i) + strengths.outer * spectrum(outer, i) + inside;
    colour[at + i]! += amount * light;
  }
}

/** Bells of red, green and blue across a bow; red comes back in violet, as eyes see it. */
const bells = [
  [
    { strength: 1, middle: 0.14, width: 0.24 },
    { strength: 0.3, middle: 1, width: 0.16 },
  ],
  [{ strength: 0.9, middle: 0.46, width: 0.22 }],
  [{ strength: 1.1, middle: 0.82, width: 0.22 }],
] as const;

/** Share of red, green or blue at 0 (red) – 1 (violet) across a bow. */
function spectrum(t: number, channel: number): number {
  let share = 0;
  for (const { strength, middle, width } of bells[channel]!) {
    share += strength * Math.exp(-(((t - middle) / width) ** 2));
  }
  return share;
}
