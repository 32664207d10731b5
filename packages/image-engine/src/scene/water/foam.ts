import { mix } from '../../maths/interpolation.ts';
import type { Noise } from '../../maths/noise.ts';
import { fractal } from '../../maths/pattern.ts';
import { along } from '../../maths/ramp.ts';
import { sunDirection } from '../light/light.ts';
import type { ScenePlan } from '../scene-plan.ts';
import type { Wave } from './waves.ts';

type FoamPlace = {
  readonly plan: ScenePlan;
  readonly noise: Noise;
  readonly x: number;
  readonly z: number;
  /** Depth of the water, scene units. */
  readonly under: number;
  readonly wave: Wave;
  /** 0 a pond – 1 a rough sea. */
  readonly swell: number;
};

const lacePattern = fractal({ scale: [14, 22], octaves: 4 });
const shorePattern = fractal({ scale: [1.7, 1.2] });

/** White crests begin with some wind, and only on what stands high; by eye. */
const crests = { leastSwell: 0.4, lift: [0.12, 0.3], lace: [0.42, 0.7], most: 0.7 } as const;

/** Three lines where waves run out: at depths, as wide in depth, in scene units; by eye. */
const runOut = { deepest: 0.2, wander: 0.05, most: 0.92 } as const;
const lines = [
  { depth: 0.004, width: 0.006, wanders: 0, strength: 1, lace: null },
  { depth: 0.035, width: 0.008, wanders: 1, strength: 0.85, lace: [0.32, 0.55] },
  { depth: 0.105, width: 0.012, wanders: 1.5, strength: 0.6, lace: [0.4, 0.6] },
] as const;

/** White of all light, but seen from above: shares of the sun, of a sun overhead, and of the sky. */
const lighting = { sun: 0.22, overhead: 0.2, sky: 0.8 } as const;

/** White water: on crests in the open, in lines along a beach. */
export function addFoam(colour: number[], place: FoamPlace): void {
  const { plan, noise, x, z, under } = place;
  const lace = lacePattern(noise, x, z);
  let share = onCrest(place, lace);
  if (plan.description.kind === 'beach' && under < runOut.deepest) {
    share = Math.max(share, onShore(place, lace) * runOut.most);
  }
  if (share <= 0) return;
  const { sun, ambient } = plan.light;
  const lit = lighting.sun + lighting.overhead * sunDirection(plan.light)[1];
  for (let i = 0; i < 3; i += 1) {
    colour[i] = mix(colour[i]!, sun[i]! * lit + ambient[i]! * lighting.sky, share);
  }
}

function onCrest({ wave, swell }: FoamPlace, lace: number): number {
  if (swell <= crests.leastSwell) return 0;
  return along(crests.lift, wave.lift * swell) * along(crests.lace, lace) * crests.most;
}

function onShore({ noise, x, z, under }: FoamPlace, lace: number): number {
  const wander = shorePattern(noise, x, z) * runOut.wander;
  let most = 0;
  for (const line of lines) {
    const off = (under - line.depth - wander * line.wanders) / line.width;
    const share = Math.exp(-(off ** 2)) * line.strength;
    most = Math.max(most, line.lace ? share * along(line.lace, lace) : share);
  }
  return most;
}
