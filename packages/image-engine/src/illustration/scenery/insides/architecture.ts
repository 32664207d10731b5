import type { End } from './inside-ends.ts';
import type { Rows } from './inside-rows.ts';
import type { Flooring, Opening, Profile } from './inside-space.ts';

/** How the inside of a building looks that nobody described further. */
export type Architecture = {
  readonly profile: Profile;
  /** How long it is beside how wide. */
  readonly depth: number;
  readonly bays: number;
  readonly wall: string;
  readonly floor: string;
  /** Of ribs, pillars and frames. */
  readonly detail: string;
  readonly flooring: Flooring;
  readonly carpet?: string;
  readonly openings?: Opening;
  readonly hasColumns?: boolean;
  readonly beams?: string;
  readonly end: End;
  readonly rows?: Rows;
  /** Pieces as `id x z high`, high as a share of the walls; left out where they were asked for. */
  readonly pieces?: string;
  /** Where things stand, as a share of the height. */
  readonly base?: number;
};

/** A room under a flat ceiling, so long beside how wide it is, in so many bays. */
export const flat = (depth: number, bays = 2) => ({ profile: 'flat', depth, bays }) as const;
