import { cutOf, leading, leastWidth } from '../design/families.ts';
import { byShape, safeArea, shapeOf, unitOf } from '../design/frame-shape.ts';
import { fitText } from '../type/fit-text.ts';
import { shapeLine } from '../type/shape-line.ts';
import type { Button, PlacedLine, Strip } from './layout.ts';
import type { LayoutTask } from './layout-task.ts';
import { bottomOf, placeLines, widthOf } from './place-lines.ts';
import { standAt } from './stand-at.ts';

/** Sizes and distances in units of the frame. */
const titleSize = {
  wide: byShape(11.5, 11, 11),
  narrow: byShape(21, 21, 19),
  text: byShape(8.2, 8.6, 8.2),
} as const;
const growth = byShape(1, 1.1, 1.1);
const button = { height: 9.4, padding: 3.2, corner: 0.8, arrow: 3, besideArrow: 1.4 } as const;
const buttonText = { wide: 3.9, narrow: 5.4, text: 3.9 } as const;
const noteSize = 3.4;
const gaps = { titleToButton: 5, buttonToStrip: 0.4, stripToNote: 2.6, titleToStrip: 3 } as const;
const strip = { height: 1.1, width: 24 } as const;
const leastSizeShare = 0.42;
const mostHeightShare = 0.6;
const mostLines = byShape(2, 4, 3);

/** The last word of the film over a darkened picture: what to do, its button, where. */
export function layOutEndCard(task: LayoutTask) {
  const { typeface, frame, family, parts } = task;
  const shape = shapeOf(frame);
  const u = unitOf(frame);
  const area = safeArea(frame, { isLow: true });
  const isCentred = family === 'text';
  const align = isCentred ? 'centre' : 'left';
  const x = isCentred ? area.x + area.width / 2 : area.x;
  const size = titleSize[family][shape] * u;
  const fitted = fitText(typeface, parts[0] ?? '', cutOf(family, 'title'), {
    ...{ width: area.width, height: area.height * mostHeightShare },
    ...{ leading: leading[family], mostLines: mostLines[shape], size },
    leastSize: size * leastSizeShare,
    leastWidth: leastWidth[family],
  });
  const { lines: rows, cut } = fitted;
  const title = placeLines(typeface, {
    ...{ lines: rows, cut, size: fitted.size, leading: leading[family], align, x, top: 0 },
    rank: 'large',
  });
  const scale = growth[shape] * u;
  const called = parts[1] === undefined ? null : placeButton(task, parts[1], { title, x, scale });
  const y = called
    ? called.button.y + called.button.height + gaps.buttonToStrip * scale
    : bottomOf(title) + gaps.titleToStrip * scale;
  const width = called ? called.button.width : Math.min(strip.width * scale, widthOf(title));
  const left = isCentred ? x - width / 2 : x;
  const bar: Strip = { x: left, y, width, height: strip.height * scale, grows: 'right' };
  const note = placeNote(task, parts.slice(2).join(' · '), {
    ...{ x, top: y + (strip.height + gaps.stripToNote) * scale, scale, align },
  });
  const lines = [...title, ...(called?.lines ?? []), ...note];
  const drawn = { lines, strips: [bar], button: called?.button ?? null };
  return { ...standAt(drawn, area, task), isCutShort: fitted.isCutShort };
}

type Under = { readonly x: number; readonly scale: number };

function placeButton(
  { typeface, family, frame }: LayoutTask,
  text: string,
  { title, x, scale }: Under & { readonly title: readonly PlacedLine[] },
): { readonly button: Button; readonly lines: readonly PlacedLine[] } {
  const cut = cutOf(family, 'button');
  const words = text.split(' ');
  const room = safeArea(frame, { isLow: true }).width;
  const around = (2 * button.padding + button.besideArrow + button.arrow) * scale;
  const { advance, ink } = shapeLine(typeface, words, cut);
  const size = Math.min(buttonText[family] * scale, (room - around) / advance);
  const width = advance * size + around;
  const height = button.height * scale;
  const y = bottomOf(title) + gaps.titleToButton * scale;
  const left = family === 'text' ? x - width / 2 : x;
  // Centred by the height of its small letters, which is where the eye reads it.
  const middle = typeface.inkOf(typeface.shape('x', cut), cut).top;
  const baseline = y + height / 2 + ((middle + 0.68) / 4) * size;
  const lines = placeLines(typeface, {
    ...{ lines: [words], cut, size, leading: 1, align: 'left', rank: 'button' },
    ...{ x: left + button.padding * scale, top: baseline - ink.top * size },
  });
  const arrowSide = button.arrow * scale;
  const arrow = {
    x: left + width - button.padding * scale - arrowSide,
    y: y + (height - arrowSide) / 2,
    ...{ width: arrowSide, height: arrowSide },
  };
  return {
    button: { x: left, y, width, height, cornerRadius: button.corner * scale, arrow },
    lines,
  };
}

function placeNote(
  { typeface, family, frame }: LayoutTask,
  text: string,
  under: Under & { readonly top: number; readonly align: 'left' | 'centre' },
): readonly PlacedLine[] {
  if (text === '') return [];
  const area = safeArea(frame, { isLow: true });
  const size = noteSize * under.scale;
  const fitted = fitText(typeface, text, cutOf(family, 'note'), {
    ...{ width: area.width, height: area.height / 4, leading: 1.25, mostLines: 2, size },
    leastSize: size * 0.8,
  });
  return placeLines(typeface, {
    ...{ lines: fitted.lines, cut: fitted.cut, size: fitted.size, leading: 1.25 },
    ...{ align: under.align, x: under.x, top: under.top, rank: 'small' },
  });
}
