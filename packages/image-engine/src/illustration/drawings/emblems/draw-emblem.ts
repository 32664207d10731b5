import { setLine } from '../../type/set-line.ts';
import { partsOfEmblem, seats } from '../../vocabulary/emblems.ts';
import { areaOf, type Drawing, drawingOf, type Shape } from '../drawing.ts';
import { readDrawings } from '../read-drawings.ts';
import { carrierSymbols } from './carriers.ts';
import { natureSymbols } from './nature-symbols.ts';
import { pleasureSymbols } from './pleasures.ts';
import { toolSymbols } from './tools.ts';

/** A symbol's fills name the inks that a mark is printed in. */
export const inkFills = { main: '#010101', second: '#020202', paper: '#fefefe' } as const;

const named = { M: inkFills.main, S: inkFills.second, W: inkFills.paper } as const;

let symbols: ReadonlyMap<string, Drawing> | null = null;

function symbolNamed(name: string): Drawing | null {
  if (name.startsWith('=')) return letter(name.slice(1));
  symbols ??= readDrawings(
    [carrierSymbols, toolSymbols, pleasureSymbols, natureSymbols]
      .map((text) => text.trim())
      .join('\n')
      .replace(/^ ([MSW]) /gmu, (_, ink: keyof typeof named) => ` ${named[ink]} `),
  );
  return symbols.get(name) ?? null;
}

/** For whoever checks. */
export function emblemSymbols(): readonly string[] {
  symbolNamed('');
  return [...symbols!.keys()];
}

function letter(text: string): Drawing {
  const { contours } = setLine(text, 'round');
  return drawingOf([{ contours, fill: inkFills.main, area: areaOf(contours) }]);
}

/** A mark's symbol, or two as one; null where an id is none of them. */
export function drawEmblem(id: string): Drawing | null {
  const parts = partsOfEmblem(id);
  if (!parts) return null;
  const outer = symbolNamed(parts.outer);
  const inner = parts.inner === null ? null : symbolNamed(parts.inner);
  if (!outer || !inner) return outer;
  if (parts.isRising) return rising(inner, outer);
  const seat = seats[parts.outer] ?? { x: 50, y: 50, side: 50 };
  const held = set(inner, seat);
  return drawingOf([...outer.shapes, ...('isOpen' in seat ? held : held.map(cutOut))]);
}

/** Within a solid form a symbol is its paper. */
const cutOut = (shape: Shape): Shape => ({
  ...shape,
  fill:
    shape.fill === inkFills.main
      ? inkFills.paper
      : shape.fill === inkFills.paper
        ? inkFills.main
        : shape.fill,
});

const other = (shape: Shape): Shape => ({
  ...shape,
  fill: shape.fill === inkFills.main ? inkFills.second : shape.fill,
});

/** Of the base's height: how deep another stands in it. */
const rooted = 0.2;

function rising(one: Drawing, base: Drawing): Drawing {
  const { left, right, top, bottom } = base.box;
  const side = (right - left) * 0.78;
  const foot = top + (bottom - top) * rooted;
  const high = one.box.bottom - one.box.top;
  const wide = one.box.right - one.box.left;
  const tall = (side / Math.max(high, wide)) * high;
  const seat = { x: (left + right) / 2, y: foot - tall / 2, side };
  return drawingOf([...set(one, seat), ...base.shapes.map(other)]);
}

type Middle = { readonly x: number; readonly y: number; readonly side: number };

function set({ box, shapes }: Drawing, { x, y, side }: Middle): Shape[] {
  const scale = side / Math.max(box.right - box.left, box.bottom - box.top);
  const [midX, midY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return shapes.map((shape) => ({
    ...shape,
    area: shape.area * scale * scale,
    contours: shape.contours.map((line) =>
      line.map((value, i) =>
        i % 2 === 0 ? x + (value - midX) * scale : y + (value - midY) * scale,
      ),
    ),
  }));
}
