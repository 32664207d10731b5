import { clamp, smoothstep } from '../../../maths/interpolation.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { MutableRgb, Room } from './room.ts';
import { contactAt, shadowAt } from './shadows.ts';

/** Lengths in scene units, frequencies per scene unit, shares by eye. */
const table = {
  plank: { width: 0.42, from: 20, tone: [0.86, 0.28] as const, cell: 3, channel: 2 },
  seam: { edge: [0.012, 0.004] as const, dark: 0.72 },
  /** Year rings run along the plank and are bent by a slower noise. */
  rings: { along: 0.9, across: 11, perPlank: 7.7, octaves: 5, bend: 2.4, share: 0.62 },
  bend: { along: 2, across: 6, octaves: 3 },
  fibre: { along: 6, across: 130, octaves: 3, share: 0.22 },
  wood: 0.62,
  /** Scene units: nearer, the table would lie in its own shadow. */
  shadowStart: 0.012,
  fill: 0.85,
  /** Polish: Schlick's Fresnel term (1994) with a small share of the room in it. */
  polish: { power: 5, share: 0.35, room: 0.22 },
};

export function shadeTable(room: Room, p: Vector, ray: Vector, out: MutableRgb): void {
  const { arrangement, key, fill, toLight } = room;
  const tone = woodAt(room, p);
  const light = toLight[1] * shadowAt(room, p, table.shadowStart);
  const open = contactAt(room, p);
  const mirror = clamp(1 + ray[1]) ** table.polish.power * table.polish.share;
  for (let i = 0; i < 3; i += 1) {
    out[i] =
      arrangement.cloth[i]! * tone * (key[i]! * light + fill[i]! * open * table.fill) +
      mirror * fill[i]! * open * table.polish.room;
  }
}

function woodAt({ noise }: Room, p: Vector): number {
  const { plank: planks, seam: seams, rings: year, bend, fibre: fine } = table;
  const across = p[2] / planks.width + planks.from;
  const plank = Math.floor(across);
  const fromEdge = Math.min(across - plank, 1 - (across - plank)) * planks.width;
  const seam = smoothstep(seams.edge[0], seams.edge[1], fromEdge);
  const bent = noise.fbm(p[0] * bend.along, p[2] * bend.across, bend.octaves) * year.bend;
  const rings = noise.fbm(
    p[0] * year.along + plank * year.perPlank,
    p[2] * year.across + bent,
    year.octaves,
  );
  const fibre = noise.fbm(p[0] * fine.along, p[2] * fine.across, fine.octaves);
  const [least, more] = planks.tone;
  return (
    (table.wood + year.share * rings + fine.share * (fibre - 0.5)) *
    (least + more * noise.cell(plank, planks.cell, planks.channel)) *
    (1 - seams.dark * seam)
  );
}

/** As `table`; the window's panes in their own two directions, u across and v up. */
const wall = {
  patch: { frequency: 1.6, octaves: 5, amount: 0.26 },
  grain: { frequency: 34, octaves: 3, amount: 0.1 },
  plaster: 0.88,
  pane: {
    perUnit: 0.75,
    from: 0.35,
    slant: 0.42,
    left: [-0.5, -0.3] as const,
    right: [1.5, 1.25] as const,
    low: [0.35, 0.6] as const,
    high: [2.7, 2.4] as const,
    bar: [0.03, 0.075] as const,
    barU: 0.42,
    barV: 1.6,
  },
  /** Darker away from the window. */
  fade: { least: 0.75, more: 0.3, width: 3 },
  key: { everywhere: 0.07, pane: 0.3 },
  fill: { foot: 0.55, perUnit: 0.12 },
};

export function shadeWall(room: Room, x: number, y: number, out: MutableRgb): void {
  const { arrangement, noise, key, fill, plan, toLight } = room;
  const { patch: spots, grain: fine } = wall;
  const patch = noise.fbm(x * spots.frequency, y * spots.frequency, spots.octaves);
  const grain = noise.fbm(x * fine.frequency, y * fine.frequency, fine.octaves) - 0.5;
  const pane = paneAt(x * -plan.heavySide, y);
  const fade =
    wall.fade.least + wall.fade.more * clamp(0.5 - (x * plan.heavySide) / wall.fade.width);
  for (let i = 0; i < 3; i += 1) {
    const light =
      key[i]! * (wall.key.everywhere + wall.key.pane * pane * -toLight[2]) +
      fill[i]! * (wall.fill.foot + wall.fill.perUnit * y);
    const plaster = wall.plaster + spots.amount * (patch - 0.5) + fine.amount * grain;
    out[i] = arrangement.wall[i]! * plaster * light * fade;
  }
}

/** The window throws its panes on the wall, slanting; `x` runs away from it. */
function paneAt(x: number, y: number): number {
  const { perUnit, from, slant, left, right, low, high, bar, barU, barV } = wall.pane;
  const u = x * perUnit + from;
  const v = y + u * slant;
  const inside =
    smoothstep(left[0], left[1], u) *
    smoothstep(right[0], right[1], u) *
    smoothstep(low[0], low[1], v) *
    smoothstep(high[0], high[1], v);
  const bars =
    smoothstep(bar[0], bar[1], Math.abs(u - barU)) * smoothstep(bar[0], bar[1], Math.abs(v - barV));
  return inside * bars;
}
