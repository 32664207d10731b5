import type { ShotSource } from '@armoni/contract/timeline/edit-shots';
import { framesOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import type { CutMaterial } from '@armoni/video-engine/model/cut-material';

/** A film in the middle of a wish. */
export type Work = {
  readonly material: CutMaterial;
  /** Of the film before the wish: numbers of shots are told by it. */
  readonly numberOf: (id: string) => number;
  /** What changes of the whole leave alone. */
  readonly kept: ReadonlySet<string>;
  readonly tell: (message: string) => void;
};

export function sourceOf({ material }: Work, sourceId: string): ShotSource | null {
  const source = material.sources.find((one) => one.sourceId === sourceId);
  return source
    ? { id: sourceId, name: source.name, kind: source.kind, frames: source.frameCount }
    : null;
}

/** The best moment of a clip that no shot of the film shows; null when all are in it. */
export function freeMoment(timeline: Timeline, sourceId: string, work: Work): number | null {
  const used = shotsOf(timeline)
    .filter(({ mediaReference }) => mediaReference.sourceId === sourceId)
    .map(({ sourceRange }) => framesOf(sourceRange));
  const moments = work.material.sources.find((one) => one.sourceId === sourceId)?.moments ?? [];
  const free = moments.find(({ startFrame, frameCount }) =>
    used.every(({ start, end }) => startFrame >= end || startFrame + frameCount <= start),
  );
  return free?.startFrame ?? null;
}
