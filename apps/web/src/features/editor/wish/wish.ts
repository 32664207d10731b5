import type { AspectRatio } from '@armoni/contract/limits';

/** The written instructions for a film, and its shape. */
export type Wish = { readonly instructions: string; readonly aspectRatio: AspectRatio };
