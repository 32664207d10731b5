import { cutOf, leading, leastWidth } from '../design/families.ts';
import { byShape, safeArea, shapeOf, unitOf } from '../design/frame-shape.ts';
import { fitText } from '../type/fit-text.ts';
import type { PlacedLine, Strip } from './layout.ts';
import type { LayoutTask } from './layout-task.ts';
import { bottomOf, placeLines, widthOf } from './place-lines.ts';
import { standAt } from './stand-at.ts';

/** Sizes and distances in units of the frame. */
const titleSize = {
  wide: byShape(15.5, 13, 13),
  narrow: byShape(27, 27, 24),
  text: byShape(9.6, 10, 9.4),
} as const;
const subSize = { wide: 3.4, narrow: 4.1, text: 3.2 } as const;
const subGrowth = byShape(1, 1.12, 1.12);
const mostLines = byShape(2, 4, 3);
const leastSizeShare = 0.42;
/** Of the safe area: a title is not a page. */
const mostHeightShare = 0.7;
const strip = { wideHeight: 1, narrowWidth: 1.1, textWidth: 12, textHeight: 0.6 } as const;
const gaps = { stripToTitle: 2.6, stripToSub: 1.9, besideSub: 1.3, besideTitle: 2.2 } as const;
/** A centred title leaves air at both sides. */
const centredWidthShare = 0.86;

/** The film's title, or a hook: large, with the accord as a line. */
export function layOutTitle(task: LayoutTask) {
  const { typeface, frame, family, parts } = task;
  const shape = shapeOf(frame);
  const u = unitOf(frame);
  const area = safeArea(frame, { isLow: false });
  const isCentred = family === 'text';
  const sub = parts.slice(1).join(' · ');
  const inset = family === 'narrow' && sub === '' ? (strip.narrowWidth + gaps.besideTitle) * u : 0;
  const size = titleSize[family][shape] * u;
  const fitted = fitText(typeface, parts[0] ?? '', cutOf(family, 'title'), {
    width: isCentred ? area.width * centredWidthShare : area.width - inset,
    height: area.height * mostHeightShare,
    ...{ leading: leading[family], mostLines: mostLines[shape] },
    ...{ size, leastSize: size * leastSizeShare, leastWidth: leastWidth[family] },
  });
  const subFitted = fitText(typeface, sub, cutOf(family, 'sub'), {
    width: area.width * (isCentred ? centredWidthShare : 0.9),
    ...{ height: area.height, leading: 1.2, mostLines: 2 },
    size: subSize[family] * subGrowth[shape] * u,
    leastSize: subSize[family] * subGrowth[shape] * u * 0.8,
  });
  const setTitle = (x: number, top: number) =>
    placeLines(typeface, {
      ...{ lines: fitted.lines, cut: fitted.cut, size: fitted.size, leading: leading[family] },
      ...{ align: isCentred ? 'centre' : 'left', x, top, rank: 'large' },
    });
  const setSub = (x: number, top: number) =>
    sub === ''
      ? []
      : placeLines(typeface, {
          ...{ lines: subFitted.lines, cut: subFitted.cut, size: subFitted.size, leading: 1.2 },
          ...{ align: isCentred ? 'centre' : 'left', x, top, rank: 'small' },
        });
  const draw = { wide: wideTitle, narrow: narrowTitle, text: textTitle }[family];
  const drawn = draw({ u, setTitle, setSub, x: isCentred ? frame.width / 2 : area.x, inset });
  return {
    ...standAt(drawn, area, task),
    isCutShort: fitted.isCutShort || (sub !== '' && subFitted.isCutShort),
  };
}

type Setter = (x: number, top: number) => readonly PlacedLine[];
type Drawing = {
  readonly u: number;
  readonly setTitle: Setter;
  readonly setSub: Setter;
  readonly x: number;
  readonly inset: number;
};
type Drawn = { readonly lines: readonly PlacedLine[]; readonly strips: readonly Strip[] };

/** Sub, a line of the accord as wide as the title, the title. */
function wideTitle({ u, setTitle, setSub, x }: Drawing): Drawn {
  const sub = setSub(x, 0);
  const y = sub.length > 0 ? bottomOf(sub) + gaps.stripToSub * u : 0;
  const title = setTitle(x, y + (strip.wideHeight + gaps.stripToTitle) * u);
  const line = { x, y, width: widthOf(title), height: strip.wideHeight * u };
  return { lines: [...title, ...sub], strips: [{ ...line, grows: 'right' }] };
}

/** The sub beside an upright bar over the title; without a sub the bar stands beside the title. */
function narrowTitle({ u, setTitle, setSub, x, inset }: Drawing): Drawn {
  const sub = setSub(x + (strip.narrowWidth + gaps.besideSub) * u, 0);
  const title = setTitle(x + inset, sub.length > 0 ? bottomOf(sub) + gaps.stripToSub * u : 0);
  const beside = sub.length > 0 ? sub : title;
  const first = beside[0] as PlacedLine;
  const last = beside.at(-1) as PlacedLine;
  const bar = { x, y: first.top, width: strip.narrowWidth * u, height: last.baseline - first.top };
  return { lines: [...title, ...sub], strips: [{ ...bar, grows: 'up' }] };
}

/** The title, a short line, the sub, all centred. */
function textTitle({ u, setTitle, setSub, x }: Drawing): Drawn {
  const title = setTitle(x, 0);
  const y = bottomOf(title) + gaps.stripToTitle * u;
  const width = strip.textWidth * u;
  const line = { x: x - width / 2, y, width, height: strip.textHeight * u };
  const sub = setSub(x, y + (strip.textHeight + gaps.stripToSub) * u);
  return { lines: [...title, ...sub], strips: [{ ...line, grows: 'right' }] };
}
