import type { NamedColour } from './colour-names.ts';
import type { Edit } from './edit.ts';

/** A change that needs to know what is where in a picture. `said`: the words it was read from. */
export type Retouch = { readonly said: string } & (
  | { readonly kind: 'cut-out'; readonly subject: string }
  | { readonly kind: 'background-blur'; readonly amount: number }
  | { readonly kind: 'background-colour'; readonly colour: NamedColour }
  /** Drawn from the words. */
  | { readonly kind: 'background-scene'; readonly words: string }
  | { readonly kind: 'remove'; readonly subject: string }
  | { readonly kind: 'recolour'; readonly subject: string; readonly colour: NamedColour }
  /** Changes of tone on the subject alone, or on all that is behind it. */
  | {
      readonly kind: 'tone';
      readonly subject: string;
      readonly isBehind: boolean;
      readonly edits: readonly Edit[];
    }
  | { readonly kind: 'restore' }
  /** So many times as large, or to so many pixels of its longer side; twice where neither is said. */
  | { readonly kind: 'enlarge'; readonly times: number | null; readonly side: number | null }
);

/** Of a picture of ours these are said of what it shows: its recipe is changed before its pixels. */
export function isOfContent({ kind }: Retouch): boolean {
  return kind === 'remove' || kind === 'recolour';
}
