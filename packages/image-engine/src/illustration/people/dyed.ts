import type { Shape } from '../drawings/drawing.ts';
import { chromaOf, hueOf, tone } from '../palette/tones.ts';
import type { Costume } from './costume.ts';
import type { Look } from './looks.ts';
import { darker, mixed } from './tints.ts';

/** Radians; OKLab chroma of the cloth, and the share of it of what goes with it. */
const sameHue = 0.5;
const leastChroma = 0.02;
const leastShare = 0.55;

/** « un imperméable vert »: what a costume adds of its own cloth is of the told colour, too. */
export function dyed(
  shapes: readonly Shape[],
  { clothes }: Look,
  costume: Costume | null,
): Shape[] {
  if (!costume || costume.clothes === clothes) return [...shapes];
  const own = tone(costume.clothes);
  return shapes.map((shape) => {
    const seen = tone(shape.fill);
    const apart = Math.abs(hueOf(seen) - hueOf(own));
    const isOfCloth =
      shape.fill === costume.clothes ||
      (chromaOf(own) > leastChroma &&
        chromaOf(seen) > leastShare * chromaOf(own) &&
        Math.min(apart, 2 * Math.PI - apart) < sameHue);
    if (!isOfCloth) return shape;
    const share = Math.min(1, seen.l / own.l);
    const fill = seen.l > own.l ? mixed(clothes, '#ffffff', 0.15) : darker(clothes, share);
    return { ...shape, fill: shape.fill === costume.clothes ? clothes : fill };
  });
}
