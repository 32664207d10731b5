import { areaOf, type Drawing, drawingOf } from './drawing.ts';
import { readShape } from './shapes.ts';

/**
 * Drawings as text: a line with a name and a colon, below it a line per shape from back to front,
 * `#rrggbb` and what `readShape` reads. A `!` before the colour keeps it in every palette, a `*` marks
 * what takes a colour that is told.
 */
export function readDrawings(text: string): ReadonlyMap<string, Drawing> {
  const drawings = new Map<string, Drawing>();
  for (const block of text.trim().split(/\n(?=[\w-]+:)/)) {
    const [name, ...lines] = block.split('\n');
    const shapes = lines
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [, mark, fill, shape] = /^\s*([!*]?)(#\w{6}) (.+)$/.exec(line)!;
        const contours = readShape(shape!);
        const area = areaOf(contours);
        return { contours, fill: fill!, area, isFixed: mark === '!', isMain: mark === '*' };
      });
    drawings.set(name!.replace(':', ''), drawingOf(shapes));
  }
  return drawings;
}
