import type { Concept } from './concepts.ts';

/**
 * What concepts mean together, whatever their order and the words that say them. `needs` must all
 * be there (`|`: either), `may` too may stand beside them, and nothing else. `say` is the wording
 * that the rules know; `{clips}`, `{range}`, `{edge}`, `{moment}` stand for what was named.
 */
export type Frame = {
  readonly needs: readonly (readonly Concept[])[];
  readonly may: readonly Concept[];
  readonly say: string;
};

export function frame(needs: string, may: string, say: string): Frame {
  const words = (text: string) => text.split(' ').filter((word) => word !== '');
  return {
    needs: words(needs).map((either) => either.split('|') as Concept[]),
    may: words(may) as Concept[],
    say,
  };
}
