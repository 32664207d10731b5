import type { ClipAnalysis } from '../../model/analysis.ts';
import type { Intent } from '../../model/intent.ts';
import { wishNotes } from '../texts.ts';

export type ChosenClips = {
  readonly analyses: readonly ClipAnalysis[];
  /** As it was, or the order of the clips named one after the other. */
  readonly order: Intent['order'];
  readonly notes: readonly string[];
};

/** The clips wished for, in the order wished for; all of them when that leaves none. */
export function chooseClips(
  analyses: readonly ClipAnalysis[],
  { clips, order }: Intent,
  numberOf: (sourceId: string) => number,
): ChosenClips {
  const number = ({ sourceId }: ClipAnalysis) => numberOf(sourceId);
  const wished = analyses.filter(
    (analysis) =>
      (clips.only.length === 0 || clips.only.includes(number(analysis))) &&
      !clips.without.includes(number(analysis)),
  );
  const chosen = wished.length === 0 ? analyses : wished;
  const notes = wished.length === 0 ? [wishNotes.clipsLost] : [];
  if (clips.sequence.length === 0) return { analyses: chosen, order, notes };
  const rank = (analysis: ClipAnalysis) => {
    const place = clips.sequence.indexOf(number(analysis));
    return place === -1 ? clips.sequence.length : place;
  };
  return { analyses: chosen.toSorted((a, b) => rank(a) - rank(b)), order: 'given', notes };
}
