import { columnProfile } from '../column-profile.ts';
import type { ColumnProfile } from '../crop/crop-path.ts';
import type { Sample } from '../sample-grid.ts';
import { findMover, type Mover } from './find-mover.ts';
import { independentMotion } from './independent-motion.ts';

/** What moves by itself in a shot. */
export type Motion = {
  /** The columns of each sample. */
  readonly profiles: readonly ColumnProfile[];
  readonly mover: Mover;
};

export function readMotion(samples: readonly Sample[]): Motion {
  const profiles = samples.map((_, index) => columnProfile(independentMotion(samples, index)));
  return { profiles, mover: findMover(profiles) };
}
