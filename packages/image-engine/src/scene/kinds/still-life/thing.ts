import type { Rgb } from '../../light/rgb.ts';

export type Form = 'apple' | 'pear' | 'orange' | 'lemon' | 'bottle' | 'vase' | 'bowl';

/** A thing on the table; lengths in scene units, the table is at height 0. */
export type Thing = {
  readonly form: Form;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: number;
  readonly turn: number;
  readonly colour: Rgb;
  readonly second: Rgb;
  /** 0 wax – 1 glass. */
  readonly gloss: number;
};
