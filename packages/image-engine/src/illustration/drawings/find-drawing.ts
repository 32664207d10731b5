import { parsePath } from '../picture/parse-path.ts';
import { type PackedThing, packedOf } from '../vocabulary/read-things.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import { ownDrawing } from './own-drawings.ts';

/** Of a packed thing, in a square of 32: fine enough at the picture's full width. */
const packedStep = 0.22;

/** Our own drawing of a thing, or the packed one; null when nobody drew it. */
export function findDrawing(id: string): Drawing | null {
  const own = ownDrawing(id);
  if (own) return own;
  const packed = packedOf(id);
  return packed && readPacked(packed);
}

function readPacked({ cutOuts }: PackedThing): Drawing {
  return drawingOf(
    cutOuts.map(({ d, fill, area, evenOdd, skin }) => ({
      contours: parsePath(d, packedStep),
      fill: skin && isSkinYellow(fill) ? skinFill : fill,
      area,
      ...(evenOdd ? { isEvenOdd: true } : {}),
      ...(skin ? { isFixed: true } : {}),
    })),
  );
}

/** What the packed persons' skin is unless a colour is told. */
const skinFill = '#e0a078';

function isSkinYellow(fill: string): boolean {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return r > 200 && g > 120 && b < 130;
}
