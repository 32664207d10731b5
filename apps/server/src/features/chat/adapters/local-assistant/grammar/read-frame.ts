import type { Act } from './act.ts';
import { type Concept, concepts } from './tables/concepts.ts';
import { frames } from './tables/frame-table.ts';

export type Framed = {
  readonly act: Act;
  /** How many things that belong together were spoken of. */
  readonly score: number;
};

/**
 * What is meant by things that are spoken of together, in whatever order and wording; null where
 * nothing fits. Folded.
 */
export function readFrame(
  folded: string,
  { isAsked, isOrdered }: { readonly isAsked: boolean; readonly isOrdered: boolean },
  of?: readonly Act['do'][],
): Framed | null {
  const isSaid = (concept: Concept) => concepts[concept].test(folded);
  const fitting = frames.filter(
    ({ act, all, when }) =>
      (when === 'always' || (when === 'asked' ? isAsked : isOrdered)) &&
      (!of || of.includes(act.do)) &&
      all.every(isSaid),
  );
  const [best] = fitting.toSorted((one, other) => other.all.length - one.all.length);
  return best ? { act: best.act, score: best.all.length } : null;
}
