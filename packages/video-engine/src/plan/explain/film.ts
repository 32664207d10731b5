import type { Intent } from '../../model/intent.ts';
import type { AspectRatio, ReasonCode } from '../../model/timeline.ts';
import type { BeatFrames } from '../material/beat-frames.ts';
import type { PlannedShot } from '../material/planned-shot.ts';
import type { Similarity } from '../material/similarity.ts';
import { traitTexts } from '../texts.ts';
import type { ShotMeasures, Trait } from './measure-shots.ts';

export type Reason = { readonly reasonCode: ReasonCode; readonly reason: string };

export type ExplainOptions = {
  readonly intent: Intent;
  readonly beatFrames: BeatFrames;
  readonly aspectRatio: AspectRatio;
  readonly originalSound: Intent['originalSound'];
  readonly nameOf: (shot: PlannedShot) => string | undefined;
};

/** What reasons are read from. */
export type Film = ExplainOptions & {
  readonly shots: readonly PlannedShot[];
  readonly measures: readonly ShotMeasures[];
  readonly cuts: readonly number[];
  readonly similarity: Similarity;
};

export function because(reasonCode: ReasonCode, reason: string): Reason {
  return { reasonCode, reason };
}

export function traitOf(film: Film, index: number): string | null {
  const traits =
    film.measures[index]?.traits.filter((trait) => isVisible(trait, film.intent)) ?? [];
  const trait = traits[0];
  return trait === undefined ? null : traitTexts[trait];
}

/** No colour to boast of in black and white. */
export function isVisible(trait: Trait, intent: Intent): boolean {
  return trait !== 'mostColourful' || intent.look !== 'monochrome';
}
