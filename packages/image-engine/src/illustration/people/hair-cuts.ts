import type { Shape } from '../drawings/drawing.ts';
import type { Look } from './looks.ts';

/** Somebody with the tones of his hair in shadow and in light. */
export type Tinted = Look & {
  readonly under: string;
  readonly lock: string;
  readonly deep: string;
};

/** What is drawn of each cut. */
export type Cuts = Partial<Record<Look['hairCut'], (look: Tinted) => Shape[]>>;
