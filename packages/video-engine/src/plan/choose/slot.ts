import type { Role } from '../material/planned-shot.ts';

/** A place in the film, in whole frames. Slots follow each other without a gap. */
export type Slot = {
  readonly startFrame: number;
  readonly length: number;
  readonly role: Role;
  /** Only this clip, by its number. */
  readonly clip?: number;
  /** Only the clip that stands here in the material. */
  readonly index?: number;
  /** None of those that stand there: they have slots of their own. */
  readonly without?: ReadonlySet<number>;
};

export const usualShotSeconds = { fast: 0.85, medium: 1.9, slow: 3.6 } as const;
