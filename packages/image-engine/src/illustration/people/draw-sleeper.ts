import { type Drawing, drawingOf } from '../drawings/drawing.ts';
import { headOf } from './draw-portrait.ts';
import type { Look } from './looks.ts';
import { part, told } from './parts.ts';
import { darker, mixed } from './tints.ts';
import { ahead } from './turn-head.ts';

/** In bed, seen from its foot: head on the pillow, the blanket up to the chin. */
export function sleeperOf(look: Look): Drawing {
  const { behind, front } = headOf({ ...look, person: { ...look.person, doing: 'sleep' } }, ahead);
  const blanket = mixed(look.clothes, '#5f86b8', 0.35);
  const lines = (from: number) => [0, 1, 2, 3].map((row) => `r -6 ${from + 22 * row} 112 5`);
  return drawingOf([
    ...told(`#7a5236 r -26 -22 152 120 14
 #8d6242 r -18 -14 136 104 9
 #f4efe6 r -16 14 132 74 20
 #ffffff r -10 20 120 62 18`),
    ...behind,
    ...front,
    part(blanket, 'M-22 92 C-4 82 20 90 50 88 C80 90 104 82 122 92 L128 182 L-28 182Z'),
    part(darker(blanket, 0.88), ...lines(112)),
    part(
      '#f7f3ea',
      'M-22 90 C-4 80 20 88 50 86 C80 88 104 80 122 90 L123 106 C104 97 80 104 50 103 C20 104 -4 97 -23 106Z',
    ),
    ...told(`#7a5236 r -30 176 160 14 5
 #5b3a29 r -24 188 10 8
 #5b3a29 r 114 188 10 8`),
  ]);
}
