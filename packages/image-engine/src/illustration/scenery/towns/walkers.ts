import type { Person } from '../../illustration-description.ts';
import { place } from '../../layout/place-drawing.ts';
import { colourDrawing } from '../../palette/colour-drawing.ts';
import { blend, tone } from '../../palette/tones.ts';
import { drawFigure } from '../../people/draw-figure.ts';
import { decideLook } from '../../people/looks.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, type Setting } from '../stage.ts';

const nobody: Person = {
  ...{ sex: 'woman', age: 'adult', hair: null, hairCut: null, skin: null, glasses: null },
  ...{ hasBeard: false, hasHat: false, mood: null, clothes: null },
};

/** Passers-by, with their feet at x, y and so high: a town has life. */
export function walkers(
  setting: Setting,
  spots: readonly { readonly x: number; readonly y: number; readonly high: number }[],
): Group[] {
  const { palette, random, isDeserted = false } = setting;
  if (isDeserted) return [];
  return spots.map(({ x, y, high }, index) => {
    const sex = index % 2 === 0 ? 'woman' : 'man';
    const look = decideLook({ ...nobody, sex }, null, random);
    const { drawing } = drawFigure(look, 'walk');
    const air = Math.max(0.05, 0.4 - high / setting.height);
    const fills = colourDrawing(drawing, palette, null).map((fill) =>
      blend(fill, tone(palette.isDark ? palette.far : palette.sky), palette.isDark ? 0.45 : air),
    );
    const isFlipped = random() < 0.5;
    return backdrop(
      'passer-by',
      place(drawing, fills, { x, base: y, height: high, isFlipped }).cutOuts,
    );
  });
}
