import { framesOf } from '@armoni/contract/timeline/ranges';
import type { TimeRange } from '@armoni/contract/timeline/timeline';

const mostMoments = 6;

type Moment = { readonly start_frame: number; readonly frames: number };

/** The good moments of a clip that do not lie in the shot already, the best first. */
export function otherMoments<M extends Moment>(
  moments: readonly M[],
  shown: TimeRange,
): readonly M[] {
  const { start, end } = framesOf(shown);
  const isElsewhere = ({ start_frame: from, frames }: M) => {
    const middle = from + frames / 2;
    return middle < start || middle >= end;
  };
  return moments.filter(isElsewhere).slice(0, mostMoments);
}
