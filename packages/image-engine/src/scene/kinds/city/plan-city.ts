import { mix, smoothstep } from '../../../maths/interpolation.ts';
import { makeRandom } from '../../../maths/seeded-random.ts';
import { composedFrame, type ScenePlan } from '../../scene-plan.ts';
import { addBuilding } from './add-building.ts';
import type { Block } from './block.ts';

/** Measures of towns are in pixels of a picture of this size. */
const plannedSide = 1024;

export function pixelsPerUnit(plan: ScenePlan): number {
  const { width, height } = composedFrame(plan);
  return Math.sqrt(width * height) / plannedSide;
}

/** Shares of the width from the far side: the town ends here by the open sea. */
const coastEnd = { last: 0.68, whole: 0.5 };

/**
 * How much of a town stands at a column, 0–1: by the open sea it ends before the far side of the
 * picture.
 */
export function townAt(plan: ScenePlan, x: number): number {
  const { description, heavySide } = plan;
  if (!description.details.includes('coast')) return 1;
  const { left, width } = composedFrame(plan);
  const share = (x - left) / width;
  const off = heavySide > 0 ? 1 - share : share;
  return smoothstep(coastEnd.last, coastEnd.whole, off);
}

const salt = 0xc17e;
const salts = { left: 0xc17f, right: 0xc180 };

/** Shares of the picture's height or width unless said otherwise; by eye on skylines. */
const town = {
  layers: 5,
  /** The quay below the horizon, and pixels that stay of the water before it. */
  quay: { below: 0.022, leastWater: 8 },
  /** How far the high centre stands beside the picture's middle. */
  aside: { coast: 0.22, inland: 0.15 },
  centreWidth: 0.3,
  /** Fewer of the town than this, and nothing is built. */
  leastTown: 0.12,
};
/** Near and far; widths in planned pixels, heights in shares of the sky's. */
const buildings = {
  wide: { near: 62, far: 40, least: 0.6, more: 0.9 },
  tall: {
    outskirts: { near: 0.1, far: 0.2 },
    centre: { near: 0.3, far: 0.62 },
    least: 0.45,
    more: 0.85,
    /** Above 1: more low ones than high ones. */
    power: 1.6,
  },
  step: { least: 0.86, more: 0.35 },
};
/** The tallest, in the middle layer of the centre. */
const landmark = { layer: 2, wide: 74, tall: 0.8, far: 0.42 };

/** Blocks from far to near, all standing on the quay at `base` (a row). */
export function planCity(plan: ScenePlan): { blocks: readonly Block[]; base: number } {
  const { camera, around } = plan;
  const { left, top, width, height } = composedFrame(plan);
  const random = makeRandom(plan.seed ^ salt);
  const base = Math.min(
    top + height - town.quay.leastWater,
    Math.round(camera.horizon + height * town.quay.below),
  );
  const blocks: Block[] = [];
  const unit = pixelsPerUnit(plan);
  const isCoast = plan.description.details.includes('coast');
  const centre = 0.5 + plan.heavySide * (isCoast ? town.aside.coast : town.aside.inland);
  const site = { base, unit, middle: camera.middle };
  const sky = camera.horizon - top;
  // Beyond the composed frame stands more of the town, by chance of its own.
  const beyond = {
    left: makeRandom(plan.seed ^ salts.left),
    right: makeRandom(plan.seed ^ salts.right),
  };
  const { wide: widths, step } = buildings;
  const { least, more, power } = buildings.tall;
  for (let layer = 0; layer < town.layers; layer += 1) {
    const far = 1 - layer / (town.layers - 1);
    const wide = unit * mix(widths.near, widths.far, far);
    const build = (from: number, to: number, chance: () => number) => {
      for (let x = from; x < to; ) {
        const broad = wide * (widths.least + widths.more * chance());
        const built = townAt(plan, left + x + broad / 2);
        const off = (x / width - centre) / town.centreWidth;
        const crowd = Math.exp(-off * off) * built;
        const tall = sky * usualHeight(crowd, far) * (least + more * chance() ** power);
        const lot = { x: left + x, broad, tall, far, random: chance };
        if (built > town.leastTown) addBuilding(blocks, { ...site, ...lot });
        x += broad * (step.least + step.more * chance());
      }
    };
    if (around.left > 0) build(-wide - around.left, -wide * widths.least, beyond.left);
    if (around.right > 0) build(width + wide, width + wide + around.right, beyond.right);
    build(-wide, width + wide, random);
    if (layer === landmark.layer) {
      const broad = unit * landmark.wide;
      const tall = sky * landmark.tall;
      addBuilding(blocks, {
        ...site,
        random,
        x: left + width * centre - broad / 2,
        broad,
        tall,
        far: landmark.far,
      });
    }
  }
  return { blocks, base };
}

/** Share of the sky's height at the outskirts (`crowd` 0) or in the centre (1). */
function usualHeight(crowd: number, far: number): number {
  const { outskirts, centre } = buildings.tall;
  return mix(mix(outskirts.near, outskirts.far, far), mix(centre.near, centre.far, far), crowd);
}
