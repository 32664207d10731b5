import { cutOf } from '../design/families.ts';
import { byShape, type Rectangle, safeArea, shapeOf, unitOf } from '../design/frame-shape.ts';
import { fitText } from '../type/fit-text.ts';
import type { PlacedLine, Strip } from './layout.ts';
import type { LayoutTask } from './layout-task.ts';
import { bottomOf, placeLines, widthOf } from './place-lines.ts';
import { standAt } from './stand-at.ts';

/** Sizes and distances in units of the frame. */
const sizes = {
  wide: { name: 5.6, role: 3.3 },
  narrow: { name: 8.4, role: 4 },
  text: { name: 5.4, role: 3.4 },
} as const;
const growth = byShape(1, 1.08, 1.08);
const strip = { wideWidth: 1.2, narrowWidth: 0.9, textHeight: 0.6 } as const;
const gaps = { beside: 2, aboveText: 1.7, nameToRole: 1.5, aroundBar: 1.7 } as const;
const mostLines = byShape(2, 3, 3);
const leading = 1.1;
const leastSizeShare = 0.66;
/** Of the safe area: what stands under a picture leaves the picture its other side. */
const widthShare = byShape(0.62, 1, 0.86);
const mostHeightShare = 0.45;

/** A name and what it is, or a sentence, at the foot of the picture. */
export function layOutLowerThird(task: LayoutTask) {
  const { typeface, frame, family, parts } = task;
  const shape = shapeOf(frame);
  const u = unitOf(frame);
  const area = safeArea(frame, { isLow: true });
  const scale = growth[shape] * u;
  const [name = '', ...rest] = parts;
  const role = rest.join(' · ');
  const fit = (text: string, of: 'name' | 'role', lines: number) =>
    fitText(typeface, text, cutOf(family, of), {
      width: area.width * widthShare[shape] - (strip.wideWidth + gaps.beside) * u,
      height: area.height * mostHeightShare,
      ...{ leading, mostLines: lines, size: sizes[family][of] * scale },
      leastSize: sizes[family][of] * scale * leastSizeShare,
    });
  const fitted = { name: fit(name, 'name', mostLines[shape]), role: fit(role, 'role', 2) };
  const set = (of: 'name' | 'role', x: number, top: number) =>
    of === 'role' && role === ''
      ? []
      : placeLines(typeface, {
          ...{ lines: fitted[of].lines, cut: fitted[of].cut, size: fitted[of].size },
          ...{ leading, align: 'left', x, top, rank: 'small' },
        });
  const draw = { wide: besideBar, narrow: onOneLine, text: underLine }[family];
  return {
    ...standAt(draw({ u, area, set }), area, task),
    isCutShort: fitted.name.isCutShort || (role !== '' && fitted.role.isCutShort),
  };
}

type Drawing = {
  readonly u: number;
  readonly area: Rectangle;
  readonly set: (of: 'name' | 'role', x: number, top: number) => readonly PlacedLine[];
};
type Drawn = { readonly lines: readonly PlacedLine[]; readonly strips: readonly Strip[] };

function stacked({ u, set }: Drawing, x: number, top: number): readonly PlacedLine[] {
  const name = set('name', x, top);
  return [...name, ...set('role', x, bottomOf(name) + gaps.nameToRole * u)];
}

function besideBar(drawing: Drawing): Drawn {
  const { u, area } = drawing;
  const lines = stacked(drawing, area.x + (strip.wideWidth + gaps.beside) * u, 0);
  const height = Math.max(...lines.map(({ baseline }) => baseline));
  const bar = { x: area.x, y: 0, width: strip.wideWidth * u, height };
  return { lines, strips: [{ ...bar, grows: 'up' }] };
}

function underLine(drawing: Drawing): Drawn {
  const { u, area } = drawing;
  const lines = stacked(drawing, area.x, (strip.textHeight + gaps.aboveText) * u);
  const line = { x: area.x, y: 0, width: widthOf(lines), height: strip.textHeight * u };
  return { lines, strips: [{ ...line, grows: 'right' }] };
}

/** Name, bar, role; under each other where one line cannot hold them. */
function onOneLine(drawing: Drawing): Drawn {
  const { u, area, set } = drawing;
  const name = set('name', area.x, 0);
  const role = set('role', area.x, 0);
  const barX = area.x + widthOf(name) + gaps.aroundBar * u;
  const roleX = barX + (strip.narrowWidth + gaps.aroundBar) * u;
  const fits = roleX + widthOf(role) <= area.x + area.width;
  const [first] = name;
  const [under] = role;
  if (!first || name.length > 1 || role.length > 1 || !fits) return besideBar(drawing);
  const bar = { y: first.top, width: strip.narrowWidth * u, height: first.baseline - first.top };
  if (!under) {
    const moved = set('name', area.x + (strip.narrowWidth + gaps.aroundBar) * u, 0);
    return { lines: moved, strips: [{ ...bar, x: area.x, grows: 'up' }] };
  }
  const beside = set('role', roleX, first.baseline - (under.baseline - under.top));
  return { lines: [...name, ...beside], strips: [{ ...bar, x: barX, grows: 'up' }] };
}
