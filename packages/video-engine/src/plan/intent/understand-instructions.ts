import type { Intent } from '../../model/intent.ts';
import { readWish } from './read-wish.ts';

/** The intent alone, where no clip is known by name. */
export function understandInstructions(
  instructions: string,
  { hasMusic }: { readonly hasMusic: boolean } = { hasMusic: false },
): Intent {
  return readWish(instructions, { hasMusic, clips: [] }).intent;
}
