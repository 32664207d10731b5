import { mix } from '../../../maths/interpolation.ts';
import type { Noise } from '../../../maths/noise.ts';
import { fractal } from '../../../maths/pattern.ts';
import { along } from '../../../maths/ramp.ts';
import type { Rgb } from '../../light/rgb.ts';
import type { SceneKind } from '../../scene-description.ts';
import type { ScenePlan } from '../../scene-plan.ts';
import { lay } from '../lay.ts';
import type { Ground, Terrain } from '../terrain.ts';

/** What each sends back, linear RGB. */
const asphalt: Rgb = [0.085, 0.083, 0.085];
const paint: Rgb = [0.62, 0.6, 0.5];
const earth: Rgb = [0.36, 0.28, 0.18];

const paved: readonly SceneKind[] = ['desert', 'mountains'];
/** Scene units from the middle to the edge. */
const half = { paved: 0.17, earth: 0.12 } as const;
/** How far beside it the ground levels out, in half-widths, and how finely its bed follows. */
const shoulder = 3.4;
const bedOctaves = 3;

/** Behind the first rise it turns off: no road climbs a peak. */
const hilly: readonly SceneKind[] = ['mountains', 'snow', 'forest'];
const endInHills = 3.7;

/** Its winding: scene units, radians per scene unit; by eye. */
const lane = {
  aside: 0.12,
  perDepth: 0.12,
  asideBegins: [0, 2.5],
  turns: 0.8,
  phases: 7,
  swing: 0.3,
  swingBegins: [0.5, 4],
} as const;

/** Edges in scene units, softer with distance; levels are factors on the albedo. */
const edges = {
  fray: { share: 0.16, pattern: fractal({ scale: [9, 9] }) },
  soft: 0.012,
  softer: 0.004,
} as const;
const grains = fractal({ scale: [34, 34] });
const surface = {
  paved: { level: 0.8, perGrain: 0.4 },
  earth: { level: 0.75, perGrain: 0.5 },
  /** Wheels keep two ruts bare. */
  ruts: { at: 0.5, edge: [0.02, 0.05], least: 0.75, more: 0.25 },
} as const;
const marking = {
  dashes: { perUnit: 1.7, share: 0.55 },
  middle: { outer: 0.012, inner: 0.006, softer: 0.3 },
  edge: { at: 0.88, width: [0.012, 0.004] },
  worn: 0.8,
} as const;

/** A road that winds away from the eye; the ground levels out beside it. */
export function withRoad(terrain: Terrain, plan: ScenePlan, noise: Noise): Terrain {
  const { kind } = plan.description;
  const wide = halfWidth(plan);
  const end = hilly.includes(kind) ? endInHills : Number.POSITIVE_INFINITY;
  return {
    ...terrain,
    height(x, z, octaves) {
      const middle = laneAt(plan, z);
      const off = Math.abs(x - middle);
      if (z > end || off > wide * shoulder) return terrain.height(x, z, octaves);
      const level = terrain.height(middle, z, bedOctaves);
      return mix(level, terrain.height(x, z, octaves), along([wide, wide * shoulder], off));
    },
    shade(point, out) {
      terrain.shade(point, out);
      const { x, z } = point;
      if (z > end) return;
      const off = Math.abs(x - laneAt(plan, z));
      const frayed = wide * (1 + edges.fray.share * (edges.fray.pattern(noise, x, z) - 0.5));
      const soft = edges.soft + edges.softer * z;
      const cover = along([frayed + soft, frayed - soft], off);
      if (cover <= 0) return;
      const place = { off, z, soft, cover, wide, grain: grains(noise, x, z) };
      if (paved.includes(kind)) layAsphalt(place, out);
      else layEarth(place, out);
    },
  };
}

type RoadPlace = {
  /** From the middle, scene units. */
  readonly off: number;
  readonly z: number;
  readonly soft: number;
  readonly cover: number;
  readonly wide: number;
  readonly grain: number;
};

function layAsphalt({ off, z, soft, cover, wide, grain }: RoadPlace, out: Ground): void {
  const { dashes, middle, edge, worn } = marking;
  lay(out, asphalt, cover, surface.paved.level + surface.paved.perGrain * grain);
  const isDash = (z * dashes.perUnit) % 1 < dashes.share;
  const line = isDash ? along([middle.outer + soft * middle.softer, middle.inner], off) : 0;
  const side = along(edge.width, Math.abs(off - wide * edge.at));
  lay(out, paint, Math.max(line, side) * worn, 1);
}

function layEarth({ off, cover, wide, grain }: RoadPlace, out: Ground): void {
  const { ruts, earth: bare } = surface;
  const beside = along(ruts.edge, Math.abs(off - wide * ruts.at));
  const share = cover * (ruts.least + ruts.more * (1 - beside));
  lay(out, earth, share, bare.level + bare.perGrain * grain);
}

/** No grass grows there. */
export function isOnRoad(plan: ScenePlan, x: number, z: number): boolean {
  const { details } = plan.description;
  return details.includes('road') && Math.abs(x - laneAt(plan, z)) < halfWidth(plan);
}

function laneAt({ heavySide, seed }: ScenePlan, z: number): number {
  const away = heavySide * (lane.aside - lane.perDepth * z) * along(lane.asideBegins, z);
  const phase = seed % lane.phases;
  return away + Math.sin(z * lane.turns + phase) * lane.swing * along(lane.swingBegins, z);
}

function halfWidth({ description }: ScenePlan): number {
  return paved.includes(description.kind) ? half.paved : half.earth;
}
