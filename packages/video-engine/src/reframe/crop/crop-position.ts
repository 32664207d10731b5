import type { Reframe } from '../../model/analysis.ts';

/** Where the crop's left or top edge stands at a film frame of the clip, 0–1 of the free range. */
export function cropPositionAt(reframe: Reframe, frame: number): number {
  if (reframe.kind === 'static') return reframe.position;
  if (reframe.kind !== 'move') return 0.5;
  const { points } = reframe;
  const next = points.findIndex((point) => point.frame >= frame);
  if (next === -1) return points.at(-1)?.position ?? 0.5;
  if (next === 0) return points[0]!.position;
  const a = points[next - 1]!;
  const b = points[next]!;
  return a.position + ((b.position - a.position) * (frame - a.frame)) / (b.frame - a.frame);
}
