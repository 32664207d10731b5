import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import type { Look } from './looks.ts';
import { fixed } from './parts.ts';
import { mixed } from './tints.ts';

/** What is on a face besides its features, below the eyes or over all; in a head's units. */
export function marksOn({ person, skin, skinShade }: Look, layer: 'under' | 'over'): Shape[] {
  if (layer === 'over')
    return [...(person.hasBraces ? braces(person.mood) : []), ...pierced(person.piercing)];
  const { onSkin } = person;
  if (onSkin === undefined) return [];
  if (onSkin === 'paint') return painted(person.paints ?? ['blue', 'white', 'red']);
  return marks[onSkin]({ skin, skinShade });
}

type Tints = Pick<Look, 'skin' | 'skinShade'>;
type Mark = Exclude<NonNullable<Look['person']['onSkin']>, 'paint'>;

const marks: Readonly<Record<Mark, (tints: Tints) => Shape[]>> = {
  soot: ({ skin }) => [
    fixed(
      mixed(skin, '#2b2730', 0.5),
      'M30 57 C33 53.6 37 55.4 41 54.6 C43 57 40 59.4 42.6 62 C38 63 36.6 61 33 62.6 C31 61 31.6 59 30 57Z',
      'M56 31 C60 28.4 66 30 68.4 34 C66 36 62 34 59 36.4 C57.6 34.6 58 33 56 31Z',
      'M60 70 C64 67.6 67.6 66 69 62.6 C70 67 67.6 72 63.4 74.6 C62.4 73 61.4 72 60 70Z',
    ),
    fixed(mixed(skin, '#2b2730', 0.28), 'o 36 65.6 5 2 -12', 'o 48 34 6 1.8 8', 'o 64 60 4 2.4 30'),
  ],
  vitiligo: ({ skin }) => [
    fixed(
      mixed(skin, '#fff1e4', 0.72),
      'M29 46 C31 40 38 41.6 42 43.4 C46 45.6 46.4 51 44 56 C41 60 36 58.6 33 60.6 C29.6 58 28 52 29 46Z',
      'M52 66 C56 63.6 62 64.6 64.4 68.4 C65 73 60 77 55 78.6 C50.6 79 46 77 47.4 73 C50 71.6 49.6 68 52 66Z',
      'M60 29 C64 27 68 30 69.6 35 C67 37 63 35.6 60.6 33.4Z',
    ),
  ],
  scar: ({ skinShade }) => [
    fixed(
      mixed(skinShade, '#8a3a34', 0.4),
      'M66.6 42 L63 62 L61.8 61.6 L65.4 41.6Z',
      'k 63 46 68 47.4 0.9 0.9',
      'k 62 52 67 53.4 0.9 0.9',
      'k 61 58 66 59.4 0.9 0.9',
    ),
  ],
  mud: ({ skin }) => [
    fixed(
      mixed(skin, '#5b3f28', 0.72),
      'o 33.4 60 4 2.6 -20',
      'o 36 65 2 1.4',
      'o 66.4 62 3.4 2.2 24',
      'o 58 33 4.4 2 12',
      'o 45 77 2.4 1.4',
    ),
  ],
  rosy: ({ skin }) => [
    fixed(mixed(skin, '#d8564a', 0.34), 'o 34.6 61 5.2 3.6', 'o 65.4 61 5.2 3.6'),
  ],
};

/** In bands across both cheeks, as people go to a match. */
function painted(colours: NonNullable<Look['person']['paints']>): Shape[] {
  const wide = 9.6 / colours.length;
  return colours.flatMap((colour, at) =>
    [30.2, 60.2].map((left) => fixed(toldColours[colour], `r ${left + at * wide} 57.6 ${wide} 7`)),
  );
}

function pierced(where: Look['person']['piercing']): Shape[] {
  if (where === undefined) return [];
  const steel = '#aeb7c2';
  if (where === 'brow') return [fixed(steel, 'o 66 38.4 1.5 1.5', 'o 67.4 42.6 1.5 1.5')];
  const ring = where === 'nose' ? [50, 64.4] : [55.6, 75];
  return [
    {
      ...fixed(steel, `o ${ring[0]} ${ring[1]} 3 3`, `o ${ring[0]} ${ring[1]} 1.9 1.9`),
      isEvenOdd: true,
    },
  ];
}

/** On the teeth that an open mouth shows. */
function braces(mood: Look['person']['mood']): Shape[] {
  const y = mood === 'laugh' ? 69 : 70;
  return [
    fixed('#8f9aa8', `r 43 ${y - 0.3} 14 0.6`),
    fixed('#6f7b8c', ...[44, 46.8, 49.4, 52, 54.6].map((x) => `r ${x} ${y - 0.9} 1.5 1.8 0.3`)),
  ];
}
