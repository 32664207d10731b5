import { mix, smoothstep } from '../../../maths/interpolation.ts';
import { makeRandom } from '../../../maths/seeded-random.ts';
import type { ScenePlan } from '../../scene-plan.ts';

/** One block of a building, pixels; blocks of a building stand on each other. */
export type Block = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Left edge and top of the whole building: windows line up through its blocks. */
  readonly originX: number;
  readonly originY: number;
  /** Width of the face turned away from the picture's middle, pixels; negative on the left. */
  readonly side: number;
  /** Size of a window with its piece of wall, pixels. */
  readonly cellX: number;
  readonly cellY: number;
  readonly id: number;
  readonly material: number;
  readonly hasWindows: boolean;
  /** 0 near – 1 far. */
  readonly far: number;
};

/** Blocks from far to near, all standing on the quay at `base` (a row). */
/**
 * How much of a town stands at a column, 0–1: by the open sea it ends before the far side of the
 * picture.
 */
export function townAt({ description, heavySide, width }: ScenePlan, x: number): number {
  if (!description.details.includes('coast')) return 1;
  const off = heavySide > 0 ? 1 - x / width : x / width;
  return smoothstep(0.68, 0.5, off);
}

export function planCity(plan: ScenePlan): { blocks: readonly Block[]; base: number } {
  const { width, height, camera } = plan;
  const random = makeRandom(plan.seed ^ 0xc17e);
  const base = Math.min(height - 8, Math.round(camera.horizon + height * 0.022));
  const blocks: Block[] = [];
  const unit = Math.sqrt(width * height) / 1024;
  const centre = 0.5 + plan.heavySide * (plan.description.details.includes('coast') ? 0.22 : 0.15);
  const layers = 5;
  for (let layer = 0; layer < layers; layer += 1) {
    const far = 1 - layer / (layers - 1);
    const wide = unit * mix(62, 40, far);
    for (let x = -wide; x < width + wide; ) {
      const broad = wide * (0.6 + 0.9 * random());
      const off = (x / width - centre) / 0.3;
      const town = townAt(plan, x + broad / 2);
      const crowd = Math.exp(-off * off) * town;
      const tall =
        camera.horizon *
        mix(mix(0.1, 0.2, far), mix(0.3, 0.62, far), crowd) *
        (0.45 + 0.85 * random() ** 1.6);
      if (town > 0.12)
        addBuilding(blocks, { x, broad, tall, far, base, random, unit, middle: width / 2 });
      x += broad * (0.86 + 0.35 * random());
    }
    if (layer === 2) {
      const broad = unit * 74;
      const landmark = {
        x: width * centre - broad / 2,
        broad,
        tall: camera.horizon * 0.8,
        far: 0.42,
      };
      addBuilding(blocks, { ...landmark, base, random, unit, middle: width / 2 });
    }
  }
  return { blocks, base };
}

type Building = {
  x: number;
  broad: number;
  tall: number;
  far: number;
  base: number;
  random: () => number;
  unit: number;
  middle: number;
};

function addBuilding(blocks: Block[], building: Building): void {
  const { x, broad, tall, far, base, random, unit, middle } = building;
  const originX = Math.round(x);
  const originY = Math.round(base - tall);
  const common = {
    originX,
    originY,
    // Never finer than the eye can count: far towers keep their windows.
    cellX: unit * mix(6.4, 4.8, far) * (0.85 + 0.4 * random()),
    cellY: unit * mix(8.2, 6, far) * (0.85 + 0.4 * random()),
    id: Math.floor(random() * 60_000),
    material: random(),
    far,
  };
  const isSlim = tall > broad * 2.2;
  const tiers = isSlim ? 1 + Math.floor(random() * 3) : 1;
  const turn = (x + broad / 2 - middle) / middle;
  for (let tier = 0; tier < tiers; tier += 1) {
    const inset = (tier * broad * 0.13) | 0;
    // Upper tiers are narrower and begin higher; painted after the lower ones.
    const top = originY + (tiers - 1 - tier) * tall * 0.12;
    const left = originX + inset;
    const right = originX + broad - inset;
    blocks.push({ ...common, left, right, top, side: -turn * broad * 0.3, hasWindows: true });
  }
  const middleX = originX + broad / 2;
  if (isSlim && random() < 0.45) {
    const mast = tall * (0.1 + 0.14 * random());
    const half = Math.max(0.6, unit * 1.1);
    blocks.push({
      ...common,
      left: middleX - half,
      right: middleX + half,
      top: originY - mast,
      side: 0,
      hasWindows: false,
    });
  } else if (random() < 0.6) {
    const box = broad * (0.15 + 0.15 * random());
    const left = middleX - box * (0.2 + random());
    blocks.push({
      ...common,
      left,
      right: left + box,
      top: originY - unit * (4 + 6 * random()),
      side: 0,
      hasWindows: false,
    });
  }
}
