import type { Shape } from '../drawings/drawing.ts';
import { toldColours } from '../palette/colour-drawing.ts';
import type { Look } from './looks.ts';
import { told } from './parts.ts';
import { darker, mixed } from './tints.ts';

type Over = NonNullable<Look['person']['over']>;
/** Lines of a colour and a shape: of head and shoulders, of a whole figure. */
type Piece = (colour: string) => { readonly bust: string; readonly body: string };

/** What is worn over or about one's clothes, in its usual colour where none is told. */
const pieces: Readonly<Record<Over, readonly [usual: string, draw: Piece]>> = {
  braces: [
    '#a8323a',
    (c) => ({
      bust: `${c} k 35 97 33 132 4 4
 ${c} k 65 97 67 132 4 4
 #d9b25a r 31 118 4.4 3
 #d9b25a r 64.6 118 4.4 3`,
      body: `${c} k 42 47 40.6 97 2.4 2.4
 ${c} k 58 47 59.4 97 2.4 2.4
 #d9b25a r 39.4 86 3 2.4
 #d9b25a r 57.8 86 3 2.4`,
    }),
  ],
  shawl: [
    '#9a6f9e',
    (c) => ({
      bust: `${c} M41 88 C28 92 10 102 4 124 C4 130 8 134 12 134 C26 124 40 112 50 104 C60 112 74 124 88 134 C92 134 96 130 96 124 C90 102 72 92 59 88 C56 96 44 96 41 88Z
 ${darker(c, 0.86)} M41 90 C36 98 44 104 50 106 C56 104 64 98 59 90 C56 97 44 97 41 90Z
 ${mixed(c, '#ffffff', 0.3)} k 10 122 44 106 0.9 0.9
 ${mixed(c, '#ffffff', 0.3)} k 90 122 56 106 0.9 0.9`,
      body: `${c} M42 46 C34 50 26 60 22 82 C32 84 44 72 50 62 C56 72 68 84 78 82 C74 60 66 50 58 46 C54 52 46 52 42 46Z
 ${darker(c, 0.86)} M48 61 L52 61 L55 80 L45 80Z
 ${mixed(c, '#ffffff', 0.3)} k 24 79 46 62 0.7 0.7
 ${mixed(c, '#ffffff', 0.3)} k 76 79 54 62 0.7 0.7`,
    }),
  ],
  towel: [
    '#f3f0e8',
    (c) => ({
      bust: `${c} M40 88 C33 90 30 94 28 100 L22 134 L38 134 L43 98 C46 100 54 100 57 98 L62 134 L78 134 L72 100 C70 94 67 90 60 88 C56 95 44 95 40 88Z
 ${darker(c, 0.84)} p 23.6 124 39 124 38.6 128 22.8 128
 ${darker(c, 0.84)} p 61.2 124 76.4 124 77.2 128 61.6 128`,
      body: `${c} M42 46 C37 48 35 51 35 56 L33 82 L43 83 L45 54 C47 56 53 56 55 54 L57 83 L67 82 L65 56 C65 51 63 48 58 46 C54 51 46 51 42 46Z
 ${darker(c, 0.84)} p 33.2 77 43.4 78 43.2 80.4 33 79.4
 ${darker(c, 0.84)} p 56.6 78 66.8 77 67 79.4 56.8 80.4`,
    }),
  ],
  sash: [
    '#33558f',
    (c) => ({
      bust: `${c} p 66 96 76 101 36 134 22 134
 #f7f3ea p 70.6 98.4 76 101 36 134 29 134
 #b83a3a p 73.4 99.8 76 101 36 134 32.6 134`,
      body: `${c} p 58 46 66 49 42 98 34 94
 #f7f3ea p 61 47 66 49 42 98 37 95.6
 #b83a3a p 63.6 48 66 49 42 98 39.6 97`,
    }),
  ],
  ermine: [
    '#f6f2ea',
    (c) => ({
      bust: `${c} M40 87 C28 92 12 100 8 114 C20 122 36 112 50 118 C64 112 80 122 92 114 C88 100 72 92 60 87 C56 95 44 95 40 87Z
 #2b2730 p 22 106 23.4 111 20.6 111
 #2b2730 p 33 102 34.4 107 31.6 107
 #2b2730 p 43 106 44.4 111 41.6 111
 #2b2730 p 57 106 58.4 111 55.6 111
 #2b2730 p 67 102 68.4 107 65.6 107
 #2b2730 p 78 106 79.4 111 76.6 111`,
      body: `${c} M42 45 C34 48 28 54 27 64 C36 68 44 62 50 66 C56 62 64 68 73 64 C72 54 66 48 58 45 C54 50 46 50 42 45Z
 #2b2730 p 34 55 35 59 33 59
 #2b2730 p 42 56 43 60 41 60
 #2b2730 p 58 56 59 60 57 60
 #2b2730 p 66 55 67 59 65 59`,
    }),
  ],
  poncho: [
    '#b5533f',
    (c) => ({
      bust: `${c} M42 88 C26 94 6 106 -2 134 L102 134 C94 106 74 94 58 88 C55 95 45 95 42 88Z
 ${mixed(c, '#f2c14e', 0.7)} p 8 116 92 116 95 121 5 121
 ${mixed(c, '#2f6f73', 0.8)} p 3 125 97 125 99 129 1 129`,
      body: `${c} M43 46 C32 52 18 74 12 98 C28 106 40 110 50 118 C60 110 72 106 88 98 C82 74 68 52 57 46 C54 51 46 51 43 46Z
 ${mixed(c, '#f2c14e', 0.7)} p 17 84 50 100 83 84 84.6 88.6 50 105 15.4 88.6
 ${mixed(c, '#2f6f73', 0.8)} p 21 74 50 88 79 74 80.6 77.4 50 91.6 19.4 77.4`,
    }),
  ],
};

/** Straps, shawl, towel, sash, furs. */
export function worn(person: Look['person'], of: 'bust' | 'body'): Shape[] {
  const piece = person.over && pieces[person.over];
  if (!piece) return [];
  const [usual, draw] = piece;
  return told(draw(person.overColour ? toldColours[person.overColour] : usual)[of]);
}
