import { clamp } from '../../../maths/interpolation.ts';
import type { SceneKind, Season } from '../../scene-description.ts';
import type { ScenePlan } from '../../scene-plan.ts';

/** Scene units. */
export type Relief = {
  /** Where the far range begins and stands. */
  readonly foot: number;
  readonly crest: number;
  readonly peak: number;
  /** Height of the rolling ground in front. */
  readonly hills: number;
  readonly hasWater: boolean;
  /** Height at which snow lies on half of what is flat. */
  readonly snowLine: number;
  /** Snow lies everywhere. */
  readonly isSnowy: boolean;
  /** 0–1. */
  readonly trees: number;
};

type Range = Omit<Relief, 'snowLine' | 'isSnowy'>;

/** By eye: the crest stands in the upper third, or lower where the sky is the picture. */
const ranges: Partial<Record<SceneKind, Range>> = {
  lake: { foot: 5, crest: 10.5, peak: 4.6, hills: 0, trees: 0.75, hasWater: true },
  'night-sky': { foot: 6, crest: 13, peak: 2.4, hills: 0, trees: 0.9, hasWater: true },
  forest: { foot: 2, crest: 14, peak: 1.5, hills: 0.5, trees: 1, hasWater: false },
  snow: { foot: 4, crest: 11, peak: 4.6, hills: 0.26, trees: 0.7, hasWater: false },
};
const usualRange: Range = {
  foot: 3.6,
  crest: 10,
  peak: 5,
  hills: 0.3,
  trees: 0.75,
  hasWater: false,
};

const snowLines: Record<Exclude<Season, 'winter'>, number> = {
  spring: 1.5,
  summer: 2.1,
  autumn: 1.75,
};

/** Sky over the horizon, in focal lengths, that the ranges were made for, and what they may do. */
const room = { lake: 0.53, usual: 0.65, least: 0.6, most: 1.2 } as const;

/** Peaks that fit under the upper edge: a wide picture has less sky for them. */
export function reliefOf({ description: { kind, season }, camera, around }: ScenePlan): Relief {
  const range = ranges[kind] ?? usualRange;
  const sky = (camera.horizon - around.top) / camera.focal;
  const made = kind === 'lake' ? room.lake : room.usual;
  const isSnowy = kind === 'snow' || season === 'winter';
  return {
    ...range,
    isSnowy,
    snowLine: season === 'winter' ? 0 : snowLines[season],
    peak: range.peak * clamp(sky / made, room.least, room.most),
  };
}
