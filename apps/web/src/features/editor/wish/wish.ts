import type { AspectRatio } from '@armoni/contract/limits';
import { type HandCorrections, movedCorrections } from './corrections.ts';

/** The written instructions for a film, what was corrected of their reading, and its shape. */
export type Wish = {
  readonly instructions: string;
  readonly aspectRatio: AspectRatio;
  readonly corrections: HandCorrections;
};

/** The wish once its text was changed; corrections move with their words. */
export function withInstructions(wish: Wish, instructions: string): Wish {
  const corrections = movedCorrections(wish.corrections, wish.instructions, instructions);
  return { ...wish, instructions, corrections };
}
