import { parsePath } from '../picture/parse-path.ts';
import { type PackedThing, packedOf } from '../vocabulary/read-things.ts';
import { drawBeast } from './beast-body.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import { drawEmblem } from './emblems/draw-emblem.ts';
import { ownDrawing } from './own-drawings.ts';

/** Of a packed thing, in a square of 32: fine enough at the picture's full width. */
const packedStep = 0.22;

/** Our own drawing of a thing, or the packed one; null when nobody drew it. */
export function findDrawing(id: string): Drawing | null {
  return (
    ownDrawing(id) ?? findPacked(id) ?? drawEmblem(id) ?? drawBeast(id, 'stand', { face: 'calm' })
  );
}

/** The set's own picture where ours shows another part: for a mark the head. */
export function findPacked(id: string): Drawing | null {
  const packed = packedOf(id);
  return packed && readPacked(packed);
}

function readPacked({ cutOuts, group, slug }: PackedThing): Drawing {
  const isUnmarked = group === 1 && !cutOuts.some(({ skin }) => skin);
  return drawingOf(
    cutOuts.map(({ d, fill, area, evenOdd, skin }) => {
      const isSkin = skin || (isUnmarked && skinYellows.has(fill));
      return {
        contours: parsePath(d, packedStep),
        fill:
          group === 1 && isHair(slug, fill, area)
            ? hairFill
            : isSkin && isSkinYellow(fill)
              ? skinFill
              : fill,
        area,
        ...(evenOdd ? { isEvenOdd: true } : {}),
        ...(isSkin ? { isFixed: true } : {}),
      };
    }),
  );
}

/** The set's hair is as yellow as its skin; where the whole figure is seen it is this one. */
function isHair(slug: string, fill: string, area: number): boolean {
  if (slug.includes('lotus')) return fill === '#f1a11e' && area > 30;
  if (fill === '#f59f00') return area > 1;
  return fill === '#f1a11e' && area > 4 && withHair.test(slug);
}
const withHair =
  /running|surfing|dancing|merpeople|cartwheel|bouncing|handball|golfing|fairy|rowing/;
const hairFill = '#6b432c';

/** The set's yellow skin, where it drew persons in no other. */
const skinYellows = new Set(['#ffc83d', '#f1a11e', '#fdbb11']);

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
