import { type FrameRate, sharesFrames } from '../../model/time.ts';
import type { Segment } from '../segments/plan-segments.ts';
import type { TitleLayer } from './draw/title-layers.ts';
import type { PreparedTitle } from './prepared-title.ts';

/** A layer of a text as an input of one segment's process. */
export type OverlaidLayer = {
  readonly title: PreparedTitle;
  readonly layer: number;
};

/** Whether any frame of a text lies in a segment. */
export function overlaps({ card: { range } }: PreparedTitle, segment: Segment): boolean {
  return sharesFrames(range, segment.firstFrame, segment.firstFrame + segment.frameCount);
}

/** Input options of a layer's raw frames. */
export function layerInput({ title, layer }: OverlaidLayer, rate: FrameRate): readonly string[] {
  const { width, height } = (title.layers[layer] as TitleLayer).size;
  return [
    ...['-f', 'rawvideo', '-pix_fmt', 'yuva420p', '-video_size', `${width}x${height}`],
    ...['-framerate', `${rate.numerator}/${rate.denominator}`],
    ...['-i', `file:${title.files.path(layer)}`],
  ];
}

/**
 * Filters that lay a layer over `[under]`, giving `[over]`. Each raw frame is stamped with the
 * frame of the segment on which it begins; `overlay` holds it until the next. Frames from before
 * the segment have negative times and only the last of them is seen. The last raw frame is empty
 * and held for ever, so the segment must end by `-frames:v`.
 */
export function overlayFilters(
  { title, layer }: OverlaidLayer,
  segment: Segment,
  labels: { readonly input: string; readonly under: string; readonly over: string },
  rate: FrameRate,
): readonly string[] {
  const { size, box, starts } = title.layers[layer] as TitleLayer;
  const first = title.card.range.startTime.value - segment.firstFrame;
  const isSmall = size.width !== box.width || size.height !== box.height;
  const held = `[held${labels.over}]`;
  const filters = [
    ...(isSmall ? [`scale=${box.width}:${box.height}:flags=bilinear`] : []),
    `settb=${rate.denominator}/${rate.numerator}`,
    `setpts='${frameTimes(starts, first)}'`,
  ].join(',');
  return [
    `${labels.input}${filters}${held}`,
    `[${labels.under}]${held}overlay=${box.x}:${box.y}:format=yuv420:eof_action=repeat[${labels.over}]`,
  ];
}

/** The N-th raw frame begins where it stands in `starts`, as sums of what is held before it. */
export function frameTimes(starts: readonly number[], first: number): string {
  const holds = starts.flatMap((start, index) => {
    const gap = index === 0 ? 0 : start - (starts[index - 1] as number) - 1;
    return gap > 0 ? [`if(gte(N,${index}),${gap},0)`] : [];
  });
  return [`N+${(starts[0] ?? 0) + first}`, ...holds].join('+').replaceAll('+-', '-');
}
