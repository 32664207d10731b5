import { mix } from '../../../maths/interpolation.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { SceneDescription } from '../../scene-description.ts';
import type { Foreground } from '../foreground.ts';
import { drawConifer } from '../plants/conifer.ts';
import { drawWoodlandTree } from '../plants/woodland-tree.ts';
import { type Stretch, stretchesOf } from '../stretches.ts';
import { vary } from '../vary.ts';
import { drawTuft, drawUndergrowth } from './undergrowth.ts';

/** Linear RGB albedos. */
const darkNeedles: Rgb = [0.04, 0.095, 0.03];
const paleBark: Rgb = [0.2, 0.165, 0.125];

// By eye, so that the far rows close the wood and the near ones frame it. Heights are shares of the
// picture's; `power` bends the way from the far row (0) to the near one (1).

const rows = {
  count: 7,
  /** Among trees an accent stands between their rows: before this one. */
  accentsBefore: 4,
  /** Under the horizon, share of the height. */
  floorFrom: 0.035,
  foot: { far: 0.03, near: 1.04, power: 1.7 },
  height: { far: 0.24, near: 1.15, power: 1.4 },
  /** Of a square picture. */
  trees: { far: 30, near: 7 },
  /** Scene units. */
  depth: { far: 9, near: 0.7, power: 0.6 },
} as const;

const tree = {
  /** Picture widths, beyond both edges. */
  margin: 0.1,
  uneven: [0.7, 0.5],
  down: 0.02,
} as const;

/** The near rows leave a way in, wider towards the eye and a little off the middle; half-widths. */
const wayIn = { road: 0.16, plain: 0.05, wider: 0.3, fromRow: 0.3, aside: 0.08 } as const;

/** Rows of trees, each paler for the air before it; a way in stays open. */
export function drawForest(foreground: Foreground, drawAccents: () => void): void {
  const { height, camera, description } = foreground.plan;
  const isBroad = isBroadleaved(description);
  const stretches = stretchesOf(foreground, tree.margin);
  const floors = stretchesOf(foreground);
  let from = camera.horizon + height * rows.floorFrom;
  for (let row = 0; row < rows.count; row += 1) {
    const t = row / (rows.count - 1);
    if (row === rows.accentsBefore) drawAccents();
    const { far, near, power } = rows.foot;
    const foot = mix(camera.horizon + height * far, height * near, t ** power);
    for (const floor of floors) drawUndergrowth(floor, { from, to: foot, isBroad });
    from = Math.max(from, foot);
    for (const stretch of stretches) drawRow(stretch, { t, foot, isBroad });
  }
}

/** `t` 0 is the farthest row, 1 the nearest; `foot` pixels. */
type Row = { t: number; foot: number; isBroad: boolean };

function drawRow({ from, length, foreground }: Stretch, { t, foot, isBroad }: Row): void {
  const { plan, random, brush, leaf } = foreground;
  const { width, height, heavySide, description } = plan;
  const tall = height * mix(rows.height.far, rows.height.near, t ** rows.height.power);
  const whole = Math.round(mix(rows.trees.far, rows.trees.near, t) * Math.sqrt(width / height));
  const trees = Math.round((whole * length) / (1 + 2 * tree.margin));
  const { far, near, power } = rows.depth;
  const leaves = brush(isBroad ? leaf : darkNeedles, mix(far, near, t ** power));
  const open = description.details.includes('road') ? wayIn.road : wayIn.plain;
  for (let index = 0; index < trees; index += 1) {
    const across = ((index + random()) / trees) * length + from;
    const off = Math.abs(across - 0.5 + heavySide * wayIn.aside) * 2;
    if (t > wayIn.fromRow && off < open + wayIn.wider * t) continue;
    const y = foot + random() * height * tree.down;
    const plant = { x: across * width, y, tall: tall * vary(random, tree.uneven) };
    if (isBroad) drawWoodlandTree(leaves, plant, brush(paleBark, leaves.depth).lit);
    else drawConifer(leaves, plant);
    drawTuft(foreground, plant, isBroad);
  }
}

function isBroadleaved({ season, details }: SceneDescription): boolean {
  return (season === 'autumn' || season === 'spring') && !details.includes('conifers');
}
