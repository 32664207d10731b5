import type { Noise } from '../../../maths/noise.ts';
import { fractal } from '../../../maths/pattern.ts';
import { along } from '../../../maths/ramp.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { lay } from '../lay.ts';
import type { Ground, GroundPoint, Terrain } from '../terrain.ts';
import { domeAt } from '../tree-cover.ts';

const ceiling = 2;
const far = { beach: 26, sea: 24 } as const;

/** Open sea with a headland far off; for a beach, sand that runs out under clear water. */
export function makeCoast({ heavySide, description }: ScenePlan, noise: Noise): Terrain {
  const isBeach = description.kind === 'beach';
  return {
    height(x, z, octaves) {
      const place = { x, z, octaves, off: x * heavySide };
      const { land, cliff } = headland(noise, place, isBeach ? 'beach' : 'sea');
      return isBeach ? beachHeight(noise, place, cliff) : seaHeight(land, cliff);
    },
    waterLevel: 0,
    ceiling,
    far: isBeach ? far.beach : far.sea,
    shade(point, out) {
      const patch = cover.patch(noise, point.x, point.z);
      layRock(noise, point, out);
      if (isBeach && isSand(point)) laySand(noise, point, patch, out);
      else layGreen(noise, point, { patch, isBeach, out });
    },
  };
}

type Place = {
  readonly x: number;
  readonly z: number;
  /** From the middle towards the heavy side, scene units. */
  readonly off: number;
  readonly octaves: number;
};

/** Scene units; by eye: a third of the horizon, far enough to be pale. */
const headlands = {
  shape: { x: 0.5, z: 0.34, shiftX: 3, shiftZ: 7 },
  edge: { off: 1.5, perDepth: 0.13, wanders: { perDepth: 0.5, row: 2, most: 1.1 } },
  slope: 2.2,
  begins: { beach: [3.2, 6], sea: [6.5, 9] },
  ends: [15, 20],
  cliff: { least: 0.18, more: 1.05 },
} as const;

function headland(noise: Noise, { x, z, off, octaves }: Place, kind: 'beach' | 'sea') {
  const { shape, edge, slope, begins, ends, cliff } = headlands;
  const form = noise.eroded(x * shape.x + shape.shiftX, z * shape.z + shape.shiftZ, octaves);
  const { perDepth, row, most } = edge.wanders;
  const from = edge.off + edge.perDepth * z + (noise.value(z * perDepth, row) - 0.5) * most;
  const reach = along(begins[kind], z) * (1 - along(ends, z));
  const land = along([from, from + slope], off) * reach;
  return { land, cliff: land * (cliff.least + cliff.more * form * along([0, 1], land)) };
}

/** The sea's bed, and how land comes out of it. */
const seabed = { depth: -0.6, rise: 0.68, edge: [0.02, 0.12], cliff: 0.9 } as const;

function seaHeight(land: number, cliff: number): number {
  return seabed.depth + seabed.rise * along(seabed.edge, land) + cliff * seabed.cliff;
}

/** Scene units and slopes of sand; by eye. */
const beaches = {
  /** Depth at which the water begins, in the middle and to the side, and how it wanders. */
  line: 0.92,
  lineAside: 0.85,
  lineWander: 0.3,
  linePattern: fractal({ scale: [0.9, 0.7], shift: [2, 0] }),
  slope: 0.115,
  bayAside: [0, 2],
  bay: 0.18,
  deepest: -0.85,
  /** Under water the slope is uneven. */
  bed: { least: 0.8, more: 0.5, pattern: fractal({ scale: [0.7, 0.7], shift: [0, 5] }) },
  cliff: { share: 1.1, below: 0.12 },
} as const;
/** Bumps that wind and feet leave above the wet sand. */
const bumps = { dry: 0.02, edge: [0.02, 0.06], height: 0.011, octaves: 5, coarser: 3 } as const;
const bumpScale = { x: 5, skew: 2, z: 9 } as const;
const trees = { cell: 0.14, height: 0.1, from: 0.16, octaves: 4 } as const;

function beachHeight(noise: Noise, { x, z, off, octaves }: Place, cliff: number): number {
  const { linePattern, bed } = beaches;
  const line =
    beaches.line + beaches.lineAside * off + beaches.lineWander * (linePattern(noise, x, z) - 0.5);
  const away = z * (1 - beaches.bay * along(beaches.bayAside, off));
  const slope = Math.max(beaches.deepest, (line - away) * beaches.slope);
  const sand = slope > 0 ? slope : slope * (bed.least + bed.more * bed.pattern(noise, x, z));
  const wood =
    cliff > trees.from && octaves > trees.octaves
      ? domeAt(noise, x, z, trees.cell) * trees.height
      : 0;
  return Math.max(
    sand + bumpsAt(noise, { x, z, octaves }, slope),
    cliff * beaches.cliff.share - beaches.cliff.below + wood,
  );
}

function bumpsAt(noise: Noise, { x, z, octaves }: Omit<Place, 'off'>, slope: number): number {
  if (slope <= bumps.dry || octaves <= bumps.octaves) return 0;
  const seen = octaves - bumps.coarser;
  const rough = noise.fbm(x * bumpScale.x + z * bumpScale.skew, z * bumpScale.z, seen);
  return bumps.height * along(bumps.edge, slope) * rough;
}

/** What each sends back, linear RGB; by eye under the light of noon. */
const sandColour: Rgb = [0.54, 0.43, 0.29];
const grassColour: Rgb = [0.075, 0.11, 0.032];
const treeColour: Rgb = [0.04, 0.075, 0.02];
const rock = {
  least: 0.16,
  more: 0.16,
  green: 0.92,
  blue: 0.82,
  pattern: fractal({ scale: [2, 1], octaves: 4 }),
  layersPerHeight: 9,
} as const;

/** Levels are factors on the albedo; edges in scene units of height and sines of the slope. */
const cover = { patch: fractal({ scale: [1.6, 1.6] }) } as const;
const sands = {
  /** Sand is what lies near and low; higher up only nearer. */
  before: 3.4,
  fartherWhenLow: 8,
  below: 0.3,
  grain: { scale: 30, octaves: 4, coarser: 4 },
  level: 0.9,
  perPatch: 0.22,
  perGrain: 0.24,
  /** The sea wets it to here, and it darkens by that. */
  wet: [0.006, 0.03],
  wetter: 0.42,
} as const;
const green = {
  slope: [0.55, 0.8],
  height: [0.1, 0.2],
  level: 0.6,
  perPatch: 0.7,
  crown: [0, 0.2],
  treeLevel: 0.45,
  perCrown: 0.7,
} as const;

function layRock(noise: Noise, { x, z, height }: GroundPoint, out: Ground): void {
  const layers = height * rock.layersPerHeight + z;
  const grey = rock.least + rock.more * rock.pattern(noise, x, layers);
  out.r = grey;
  out.g = grey * rock.green;
  out.b = grey * rock.blue;
}

function isSand({ z, height }: GroundPoint): boolean {
  const reach = sands.before + Math.max(0, 1 - height * sands.fartherWhenLow);
  return z < reach && height < sands.below;
}

function laySand(noise: Noise, { x, z, height, detail }: GroundPoint, patch: number, out: Ground) {
  const { scale, octaves, coarser } = sands.grain;
  const seen = Math.min(octaves, Math.max(1, detail - coarser));
  const grain = noise.fbm(x * scale, z * scale, seen);
  const wet = 1 - along(sands.wet, height);
  const dry = sands.level + sands.perPatch * (patch - 0.5) + sands.perGrain * (grain - 0.5);
  lay(out, sandColour, 1, dry * (1 - sands.wetter * wet));
}

type GreenCover = { readonly patch: number; readonly isBeach: boolean; readonly out: Ground };

function layGreen(noise: Noise, { x, z, height, ny }: GroundPoint, place: GreenCover): void {
  const { patch, isBeach, out } = place;
  const grown = along(green.height, height);
  lay(out, grassColour, along(green.slope, ny) * grown, green.level + green.perPatch * patch);
  const crown = isBeach ? domeAt(noise, x, z, trees.cell) : 0;
  const share = grown * along(green.crown, crown);
  lay(out, treeColour, share, green.treeLevel + green.perCrown * crown);
}
