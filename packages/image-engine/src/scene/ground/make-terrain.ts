import { makeTableNoise, type Noise } from '../../maths/noise.ts';
import type { SceneKind } from '../scene-description.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { makeDunes } from './dunes/dunes.ts';
import { makeFields } from './fields/fields.ts';
import { makeCoast } from './landforms/coast.ts';
import { withFalls } from './landforms/falls.ts';
import { withHill } from './landforms/hill.ts';
import { withRoad } from './landforms/road.ts';
import { makeMountains } from './mountains/mountains.ts';
import type { Terrain } from './terrain.ts';

const noiseSeed = 0x7e44;

/** The noise that shapes the ground. */
export function groundNoise(plan: ScenePlan): Noise {
  return makeTableNoise(plan.seed ^ noiseSeed);
}

const dry: readonly SceneKind[] = ['desert', 'countryside', 'mountains', 'snow', 'forest'];

/** The ground of a landscape; the same for the same plan in every thread. */
export function makeTerrain(plan: ScenePlan): Terrain {
  const noise = groundNoise(plan);
  const { details, kind } = plan.description;
  const isDry = dry.includes(kind);
  let terrain = plainTerrain(plan, noise);
  if (isDry && details.includes('castle')) terrain = withHill(terrain, plan);
  if (kind === 'lake' && details.includes('waterfall')) terrain = withFalls(terrain, plan, noise);
  if (isDry && details.includes('road')) terrain = withRoad(terrain, plan, noise);
  return terrain;
}

function plainTerrain(plan: ScenePlan, noise: Noise): Terrain {
  switch (plan.description.kind) {
    case 'desert':
      return makeDunes(plan, noise);
    case 'countryside':
      return makeFields(plan, noise);
    case 'beach':
    case 'sea':
      return makeCoast(plan, noise);
    default:
      return makeMountains(plan, noise);
  }
}
