import type { TitleFamily } from '../../../model/timeline.ts';
import { captionLeading, cutOf } from '../design/families.ts';
import {
  byShape,
  type FrameSize,
  type Rectangle,
  safeArea,
  shapeOf,
  unitOf,
} from '../design/frame-shape.ts';
import { fitText, type TextRoom } from '../type/fit-text.ts';
import type { LayoutTask } from './layout-task.ts';
import { placeLines } from './place-lines.ts';
import { standAt } from './stand-at.ts';

/** In units of the frame. */
const size = {
  wide: byShape(4.7, 6, 5.4),
  narrow: byShape(6.2, 8.2, 7.2),
  text: byShape(5, 6.4, 5.8),
} as const;
/** Of the frame's width. */
const mostWidthShare = byShape(0.67, 1, 0.87);
const leastSizeShare = 0.7;
const mostHeightShare = 0.5;

/** Whether a caption stands in its two lines at the size wished for. */
export function captionHasRoom(
  text: string,
  { typeface, frame, family }: Pick<LayoutTask, 'typeface' | 'frame' | 'family'>,
): boolean {
  const { size: wanted, ...room } = roomOf(frame, family);
  const fitted = fitText(typeface, text, cutOf(family, 'caption'), { ...room, size: wanted });
  return fitted.size === wanted && !fitted.isCutShort;
}

/** What is said: two centred lines above the lower edge. */
export function layOutCaption(task: LayoutTask) {
  const { typeface, frame, family, parts } = task;
  const area = safeArea(frame, { isLow: true });
  const text = parts[0] ?? '';
  const fitted = fitText(typeface, text, cutOf(family, 'caption'), roomOf(frame, family));
  const lines = placeLines(typeface, {
    ...{ lines: fitted.lines, cut: fitted.cut, size: fitted.size, leading: captionLeading },
    ...{ align: 'centre', x: frame.width / 2, top: 0, rank: 'small' },
  });
  return { ...standAt({ lines, strips: [] }, area, task), isCutShort: fitted.isCutShort };
}

function roomOf(frame: FrameSize, family: TitleFamily): TextRoom {
  const shape = shapeOf(frame);
  const area = safeArea(frame, { isLow: true });
  const wanted = size[family][shape] * unitOf(frame);
  return {
    width: Math.min(centredWidth(frame, area), frame.width * mostWidthShare[shape]),
    ...{ height: area.height * mostHeightShare, leading: captionLeading, mostLines: 2 },
    ...{ size: wanted, leastSize: wanted * leastSizeShare },
  };
}

/** As wide to the left of the frame's middle as to its right, where buttons may stand. */
function centredWidth({ width }: FrameSize, area: Rectangle): number {
  return 2 * Math.min(width / 2 - area.x, area.x + area.width - width / 2);
}
