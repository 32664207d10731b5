import { makeTableNoise, type Noise } from '../../maths/noise.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { makeCoast } from './coast.ts';
import { makeDunes } from './dunes.ts';
import { makeFields } from './fields.ts';
import { makeMountains } from './mountains.ts';
import { withFalls, withHill, withRoad } from './shape-ground.ts';
import type { Terrain } from './terrain.ts';

/** The noise that shapes the ground. */
export function groundNoise(plan: ScenePlan): Noise {
  return makeTableNoise(plan.seed ^ 0x7e44);
}

/** The ground of a landscape; the same for the same plan in every thread. */
export function makeTerrain(plan: ScenePlan): Terrain {
  const noise = groundNoise(plan);
  const { details, kind } = plan.description;
  const isDry = ['desert', 'countryside', 'mountains', 'snow', 'forest'].includes(kind);
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
