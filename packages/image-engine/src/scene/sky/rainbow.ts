import { smoothstep } from '../../maths/interpolation.ts';
import { norm } from '../../maths/vector.ts';
import { type Band, bandPass } from '../../work/band-pass.ts';
import { type Frame, skyDepth } from '../frame.ts';
import { sunDirection } from '../light/light.ts';
import { luminance } from '../light/rgb.ts';
import type { ScenePlan } from '../scene-plan.ts';

/** Degrees from the point opposite the sun: where drops send back red and violet (Descartes). */
const bow = { red: 42.6, violet: 40.2 } as const;
const outerBow = { red: 50.2, violet: 53.6 } as const;

/** The bow hangs in the rain between the eye and the hills; rows are the band. */
export const rainbowPass = bandPass(import.meta.url, drawRainbow);

function drawRainbow({ plan, frame }: { plan: ScenePlan; frame: Frame }, band: Band): void {
  const { camera, light } = plan;
  const sun = sunDirection(light);
  const strength = 0.11 * luminance(light.sun) + 0.08 * luminance(light.horizon);
  for (let row = band.from; row < band.to; row += 1) {
    const up = (camera.horizon - row - 0.5) / camera.focal;
    for (let column = 0; column < frame.width; column += 1) {
      const across = (column + 0.5 - frame.width / 2) / camera.focal;
      const away = -(across * sun[0] + up * sun[1] + sun[2]) / norm(across, up, 1);
      const angle = (Math.acos(Math.min(1, Math.max(-1, away))) * 180) / Math.PI;
      if (angle < 30 || angle > 56) continue;
      const at = row * frame.width + column;
      const depth = frame.depth[at]!;
      // Little rain hangs before what is near, and the bow pales towards the zenith.
      const seen = depth >= skyDepth ? 1 : 0.42 * (1 - Math.exp(-depth / 3));
      const amount = strength * seen * (1 - 0.5 * smoothstep(0.25, 0.6, up));
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
    0.22 * smoothstep(bow.violet + 0.6, bow.violet - 0.6, angle) * smoothstep(30, 40, angle);
  const inner = (bow.red - angle) / (bow.red - bow.violet);
  const outer = (angle - outerBow.red) / (outerBow.violet - outerBow.red);
  for (let i = 0; i < 3; i += 1) {
    const light = spectrum(inner, i) + 0.22 * spectrum(outer, i) + inside;
    colour[at + i]! += amount * light;
  }
}

/** Share of red, green or blue at 0 (red) – 1 (violet) across a bow. */
function spectrum(t: number, channel: number): number {
  const bell = (middle: number, wide: number) => Math.exp(-(((t - middle) / wide) ** 2));
  if (channel === 0) return bell(0.14, 0.24) + 0.3 * bell(1, 0.16);
  return channel === 1 ? 0.9 * bell(0.46, 0.22) : 1.1 * bell(0.82, 0.22);
}
