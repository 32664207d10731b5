import { coatOf } from './add-body.ts';
import { type Drawing, drawingOf, type Shape } from './drawing.ts';
import { findDrawing } from './find-drawing.ts';
import { readShape } from './shapes.ts';

const pointed = 'M10 52 L10 12 L42 34Z|M42 32 L72 16 L72 54Z';
const rounded = 'o 18 36 11 11|o 62 38 11 11';
const small = 'o 16 40 6.5 6|o 59 38 6.5 6';
const long =
  'M22 32 C6 22 -10 22 -18 30 C-8 38 10 40 26 40Z|M54 28 C60 6 74 -4 84 -4 C84 10 74 26 62 36Z';

/** Thick where it begins, along the ground behind. */
const otterTail = 'M140 66 C166 74 196 90 214 102 C186 106 150 106 128 100Z';

/** Ears, two shapes apart. */
const ears: Readonly<Record<string, string>> = {
  ...{ fox: pointed, wolf: pointed, kitten: pointed, leopard: rounded, tiger: rounded },
  ...{ lion: rounded, bear: rounded, 'polar-bear': rounded, panda: rounded, koala: rounded },
  ...{ raccoon: pointed, mouse: rounded, rat: rounded, hamster: rounded, rabbit: long },
  ...{ otter: small, badger: small, beaver: small, puppy: rounded },
};

/** Curled up, eyes closed, in its own coat; null for what does not sleep so. */
export function drawAsleep(id: string): Drawing | null {
  const ear = ears[id];
  const awake = ear && findDrawing(id);
  if (!ear || !awake) return null;
  const [coat, chest] = coatOf(awake);
  const shape = (fill: string, ...texts: readonly string[]): Shape => ({
    contours: texts.flatMap((text) => readShape(text)),
    ...{ fill, area: 400, isMain: fill === coat },
  });
  const dark = '#3a2f33';
  return drawingOf([
    ...(id === 'otter' ? [shape(coat, otterTail)] : []),
    shape(coat, 'M30 92 C22 52 58 26 100 30 C144 32 164 62 158 88 C154 100 40 104 30 92Z'),
    shape(
      chest,
      'M152 70 C170 86 160 104 128 102 L76 102 C90 92 124 100 140 80 C144 74 148 70 152 70Z',
    ),
    shape(coat, 'M150 62 C172 78 166 100 140 98 L100 98 C112 88 138 94 146 76Z'),
    shape(coat, ...ear.split('|').map((one) => one)),
    shape(coat, 'o 40 56 34 28 8'),
    shape(chest, 'o 34 70 19 12 8'),
    shape(dark, 'o 26 66 5 3.8'),
    shape(
      dark,
      'M28 52 Q35 59 42 53 L42.6 55 Q35 62 27.4 54Z',
      'M52 56 Q58 63 65 58 L65.6 60 Q58 66 51.4 58Z',
    ),
    shape(coat, 'o 70 96 20 7', 'o 36 96 16 6.4'),
  ]);
}

export const sleepsCurled = (id: string): boolean => ears[id] !== undefined;
