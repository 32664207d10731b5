import { cutOf, leastWidth } from '../design/families.ts';
import { byShape, shapeOf, unitOf } from '../design/frame-shape.ts';
import { wordAdvance } from '../type/shape-line.ts';
import type { FontCut, Typeface } from '../type/typeface.ts';
import type { LayoutTask } from './layout-task.ts';
import { placeLines } from './place-lines.ts';

/** In units of the frame. */
const size = {
  wide: byShape(19, 17, 17),
  narrow: byShape(36, 36, 32),
  text: byShape(15, 15, 14),
} as const;
/** Of the frame's height: in portrait films above the hands that hold it. */
const centre = byShape(0.5, 0.4, 0.5);
/** Of the frame's width, at the largest a word ever is. */
const mostWidthShare = 0.97;
/** What a word has when it lands; see the motion of words. */
export const landingScale = 1.14;
const widthStep = 2;

/** One word after the other, each as large as it can be, in the middle. */
export function layOutWords({ typeface, frame, family, parts }: LayoutTask) {
  const shape = shapeOf(frame);
  const words = (parts[0] ?? '').split(' ').filter((word) => word !== '');
  const most = (frame.width * mostWidthShare) / landingScale;
  const lines = words.flatMap((word, step) => {
    const fitted = fitWord(typeface, word, cutOf(family, 'word'), {
      ...{ size: size[family][shape] * unitOf(frame), most },
      leastWidth: leastWidth[family],
    });
    const [line] = placeLines(typeface, {
      ...{ lines: [[word]], cut: fitted.cut, size: fitted.size, leading: 1 },
      ...{ align: 'centre', x: frame.width / 2, top: 0, rank: 'large', step },
    });
    if (!line) return [];
    // By the height of its capitals, so that words do not jump as their tails come and go.
    const capitals = typeface.inkOf(typeface.shape('H', fitted.cut), fitted.cut).top * fitted.size;
    const dy = Math.round(frame.height * centre[shape] + capitals / 2 - line.baseline);
    const { baseline, top, bottom } = line;
    return [{ ...line, baseline: baseline + dy, top: top + dy, bottom: bottom + dy }];
  });
  return { lines, strips: [], button: null, isCutShort: false };
}

/** A long word gives up width first, then size. */
function fitWord(
  typeface: Typeface,
  word: string,
  cut: FontCut,
  room: { readonly size: number; readonly most: number; readonly leastWidth: number },
): { readonly cut: FontCut; readonly size: number } {
  const widthAt = (width: number) => wordAdvance(typeface, word, { ...cut, width }) * room.size;
  let width = cut.width;
  while (width > room.leastWidth && widthAt(width) > room.most) width -= widthStep;
  const narrowed = { ...cut, width: Math.max(room.leastWidth, width) };
  const taken = widthAt(narrowed.width);
  return { cut: narrowed, size: taken > room.most ? (room.size * room.most) / taken : room.size };
}
