import { mix } from '../../../maths/interpolation.ts';
import type { Block } from './block.ts';

/** Pixels unless said otherwise. */
export type Building = {
  readonly x: number;
  readonly broad: number;
  readonly tall: number;
  /** 0 near – 1 far. */
  readonly far: number;
  /** Row on which it stands. */
  readonly base: number;
  /** Column of the picture's middle. */
  readonly middle: number;
  readonly random: () => number;
  /** Pixels of this picture per planned pixel. */
  readonly unit: number;
};

/** Planned pixels; never finer than the eye can count: far towers keep their windows. */
const cells = {
  wide: { near: 6.4, far: 4.8 },
  tall: { near: 8.2, far: 6 },
  least: 0.85,
  more: 0.4,
};
const mostBuildings = 60_000;
/** Shares of a building's width or height, by eye. */
const tower = { slimFrom: 2.2, mostTiers: 3, inset: 0.13, tierStep: 0.12, sideFace: 0.3 };
/** On slim ones; its half width in planned pixels, or at least in pixels. */
const mast = { chance: 0.45, least: 0.1, more: 0.14, half: 1.1, leastHalf: 0.6 };
/** Machinery on the roof, in planned pixels of height. */
const roofBox = {
  chance: 0.6,
  wide: { least: 0.15, more: 0.15 },
  aside: 0.2,
  tall: { least: 4, more: 6 },
};

export function addBuilding(blocks: Block[], building: Building): void {
  const { x, broad, tall, far, base, random, unit, middle } = building;
  const originX = Math.round(x);
  const originY = Math.round(base - tall);
  const common = {
    originX,
    originY,
    cellX: unit * mix(cells.wide.near, cells.wide.far, far) * (cells.least + cells.more * random()),
    cellY: unit * mix(cells.tall.near, cells.tall.far, far) * (cells.least + cells.more * random()),
    id: Math.floor(random() * mostBuildings),
    material: random(),
    far,
  };
  const isSlim = tall > broad * tower.slimFrom;
  const tiers = isSlim ? 1 + Math.floor(random() * tower.mostTiers) : 1;
  const turn = (x + broad / 2 - middle) / middle;
  for (let tier = 0; tier < tiers; tier += 1) {
    const inset = (tier * broad * tower.inset) | 0;
    blocks.push({
      ...common,
      left: originX + inset,
      right: originX + broad - inset,
      // Upper tiers are narrower and begin higher; painted after the lower ones.
      top: originY + (tiers - 1 - tier) * tall * tower.tierStep,
      side: -turn * broad * tower.sideFace,
      hasWindows: true,
    });
  }
  const bare = { ...common, side: 0, hasWindows: false };
  const roof = roofOf(building, { isSlim, middleX: originX + broad / 2, roofY: originY });
  if (roof) blocks.push({ ...bare, ...roof });
}

type Roof = { readonly isSlim: boolean; readonly middleX: number; readonly roofY: number };

/** A mast, a box, or nothing. */
function roofOf(
  { tall, broad, random, unit }: Building,
  { isSlim, middleX, roofY }: Roof,
): Pick<Block, 'left' | 'right' | 'top'> | null {
  if (isSlim && random() < mast.chance) {
    const high = tall * (mast.least + mast.more * random());
    const half = Math.max(mast.leastHalf, unit * mast.half);
    return { left: middleX - half, right: middleX + half, top: roofY - high };
  }
  if (random() >= roofBox.chance) return null;
  const wide = broad * (roofBox.wide.least + roofBox.wide.more * random());
  const left = middleX - wide * (roofBox.aside + random());
  const high = unit * (roofBox.tall.least + roofBox.tall.more * random());
  return { left, right: left + wide, top: roofY - high };
}
