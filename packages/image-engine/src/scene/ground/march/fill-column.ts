import { clamp, mix } from '../../../maths/interpolation.ts';
import type { Frame } from '../../frame.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import type { GroundShader, ShadedGround } from './shade-ground.ts';

type Column = {
  readonly column: number;
  readonly plan: ScenePlan;
  readonly frame: Frame;
  /** Scene units. */
  readonly depths: Float32Array;
  /** Heights at these depths, of this column and of that to its right. */
  readonly here: Float32Array;
  readonly next: Float32Array;
  readonly waterLevel: number;
  readonly shade: GroundShader;
};

/** Near to far: each step of depth fills the rows by which it stands over those before it. */
export function fillColumn(work: Column): void {
  const { column, plan, frame, depths, here, next, shade } = work;
  const across = (column + 0.5 - plan.camera.middle) / plan.camera.focal;
  const shaded: ShadedGround = { colour: [0, 0, 0], depth: 0, under: 0 };
  const skyline: Skyline = { top: frame.height, behind: [0, 0, 0] };
  let lastRow = frame.height;
  for (let k = 1; k + 1 < depths.length; k += 1) {
    const row = rowOf(work, k);
    if (row < skyline.top) {
      const span = Math.max(1e-6, lastRow - row);
      const { top } = skyline;
      for (
        let y = Math.min(frame.height - 1, Math.ceil(top) - 1);
        y >= Math.floor(row) && y >= 0;
        y -= 1
      ) {
        const share = clamp((lastRow - y - 0.5) / span);
        const cover = Math.min(1, Math.min(top, y + 1) - Math.max(row, y));
        shade({ column, row: y, across, step: k, share, depths, here, next }, shaded);
        store(frame, { column, row: y, cover }, shaded, skyline);
      }
      skyline.top = row;
      if (row <= 0) return;
    }
    lastRow = row;
  }
}

/** Where ground or water of that step stands, pixels from the top. */
function rowOf({ plan, depths, here, waterLevel }: Column, step: number): number {
  const { focal, horizon, eye } = plan.camera;
  return horizon - (focal * (Math.max(here[step]!, waterLevel) - eye)) / depths[step]!;
}

/** How far up a column is filled. */
type Skyline = {
  /** Row, with the part of the pixel that is filled. */
  top: number;
  /** What lay behind the pixel that is filled in part. */
  readonly behind: [number, number, number];
};

/** `cover` is the part of the pixel that this surface fills, from its lower edge up. */
type Place = { readonly column: number; readonly row: number; readonly cover: number };

/** A pixel that a nearer ridge fills in part keeps that part. */
function store(
  { width, colour, depth, water }: Frame,
  { column, row, cover }: Place,
  shaded: ShadedGround,
  { top, behind }: Skyline,
): void {
  const at = row * width + column;
  const isShared = top < row + 1 && top > row;
  if (isShared) {
    const filled = row + 1 - top;
    const added = Math.min(cover, 1 - filled);
    // The near part sits in the buffer at full strength over the sky; mix the far part in.
    for (let i = 0; i < 3; i += 1) {
      colour[at * 3 + i]! += (shaded.colour[i]! - behind[i]!) * added;
    }
    return;
  }
  for (let i = 0; i < 3; i += 1) {
    behind[i] = colour[at * 3 + i]!;
    colour[at * 3 + i] = mix(behind[i]!, shaded.colour[i]!, cover);
  }
  depth[at] = shaded.depth;
  water[at] = shaded.under > 0 ? shaded.under : -1;
}
