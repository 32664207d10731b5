import type { Shape } from '../drawings/drawing.ts';
import type { Look } from './looks.ts';
import { fixed, free } from './parts.ts';
import { darker } from './tints.ts';

/** Of who is seen from near: an arm that comes up from the frame's edge, its hand at chin or lips. */
export function handAtFace(look: Look): Shape[] {
  const { person, skin, clothes } = look;
  if (!person.handAt || person.isTurned || person.isProfile) return [];
  const edge = darker(skin, 0.82);
  const sleeve = free(darker(clothes, 0.92), 'M57 132 L62 108 C66 104 73 105 76 109 L79 132Z');
  const cuff = free(
    darker(clothes, 0.8),
    'M61.4 109.6 C65 105.4 72.6 106 76.4 110 L75.8 113.4 C71 109 66 109 60.8 113Z',
  );
  if (person.handAt === 'lips')
    return [
      sleeve,
      fixed(
        skin,
        'M62.4 108 L60 94 C58 86 64 81 69 84 C75 87 76 98 75 109 C71 105.6 66 105.4 62.4 108Z',
      ),
      fixed(skin, 'k 60.6 90 51.4 72 5 4'),
      fixed(edge, 'k 61 92.6 68 90 0.9 0.7', 'k 62 97 69.4 94.6 0.9 0.7'),
      cuff,
    ];
  return [
    sleeve,
    // A loose fist under the chin, the thumb along the jaw.
    fixed(
      skin,
      'M62.4 108 C57 101 53 95 53.6 88.6 C54 84 60 82.6 66 82.4 C72 82.6 75.4 88 75.6 95 L75 109 C71 105.6 66 105.4 62.4 108Z',
    ),
    fixed(skin, 'k 69 86 72.4 70 5.2 4'),
    fixed(
      edge,
      'k 55.4 90.6 63 87.6 0.9 0.7',
      'k 56.8 95 64.4 91.6 0.9 0.7',
      'k 59.4 99 66 95.6 0.9 0.7',
    ),
    cuff,
  ];
}
