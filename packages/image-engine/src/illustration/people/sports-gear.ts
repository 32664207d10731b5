import type { Shape } from '../drawings/drawing.ts';
import { line, part } from './parts.ts';
import type { Pose, PoseName } from './poses.ts';

/** What belongs to a pose: a ball at the foot, a racket in the hand, a tutu round the hips. */
export function gearOf(pose: PoseName, { hands, feet }: Pose, where: 'body' | 'hands'): Shape[] {
  if (where === 'body') return pose === 'ballet' ? tutu() : [];
  const [x, y] = hands[1];
  const [fx, fy] = feet[1];
  if (pose === 'skate')
    return feet.flatMap(([sx, sy]) => [
      part('#f4f1ea', `r ${sx - 8} ${sy - 8} 20 10 4`),
      part(
        '#8d9aa8',
        `r ${sx - 9} ${sy + 6} 26 3 1.5`,
        `r ${sx - 4} ${sy + 1} 2.4 6`,
        `r ${sx + 8} ${sy + 1} 2.4 6`,
      ),
    ]);
  if (pose === 'board') return skateboard();
  if (pose === 'dive') return glovesAndBall(hands);
  if (pose === 'shoot')
    return [
      part('#e2763a', 'o 50 -12 15 15'),
      part('#5b2f20', 'k 50 -27 50 3 1.4 1.4', 'k 35 -12 65 -12 1.4 1.4'),
      part('#5b2f20', 'k 40 -23 43 -12 1.3 1.3', 'k 43 -12 40 -1 1.3 1.3'),
      part('#5b2f20', 'k 60 -23 57 -12 1.3 1.3', 'k 57 -12 60 -1 1.3 1.3'),
    ];
  if (pose === 'box') return hands.map(([hx, hy]) => part('#c8372f', `o ${hx} ${hy} 9.5 9.5`));
  if (pose === 'kick')
    return [
      part('#f6f3ec', `o ${fx + 23} ${fy + 6} 11 11`),
      part(
        '#2f2b36',
        `o ${fx + 23} ${fy + 6} 3.6 3.6`,
        `o ${fx + 15} ${fy + 1} 2.4 3`,
        `o ${fx + 31} ${fy + 2} 2.4 3`,
        `o ${fx + 19} ${fy + 14} 3 2.2`,
        `o ${fx + 28} ${fy + 14} 3 2.2`,
      ),
    ];
  if (pose !== 'swing') return [];
  return [
    part('#6e4a33', line([x, y], [x + 8, y - 14], 4, 3)),
    part('#c8372f', `o ${x + 15} ${y - 27} 11 15 30`),
    part('#f1eee6', `o ${x + 15} ${y - 27} 8.4 12.4 30`),
    part('#d9e04f', `o ${x + 40} ${y - 34} 5 5`),
  ];
}

function tutu(): Shape[] {
  return [
    part('#f3b6c4', 'M40 84 L60 84 C74 86 92 94 100 102 C84 108 16 108 0 102 C8 94 26 86 40 84Z'),
    part('#f8d3da', 'M42 84 L58 84 C68 86 80 91 86 96 C74 100 26 100 14 96 C20 91 32 86 42 84Z'),
  ];
}

function skateboard(): Shape[] {
  return [
    part('#2f2b36', 'o 26 160 5 5', 'o 76 160 5 5'),
    part(
      '#e0a23c',
      'M2 146 C6 152 10 153 16 153 L86 153 C92 153 96 152 100 146 L102 149 C98 157 92 158 86 158 L16 158 C10 158 4 157 0 149Z',
    ),
  ];
}

function glovesAndBall(hands: Pose['hands']): Shape[] {
  return [
    ...hands.map(([hx, hy]) => part('#e0a23c', `o ${hx} ${hy} 7.5 8`)),
    part('#f6f3ec', 'o 50 -28 13 13'),
    part(
      '#2f2b36',
      'o 50 -28 4.2 4.2',
      'o 41 -34 2.8 3.4',
      'o 59 -34 2.8 3.4',
      'o 43 -19 3.4 2.6',
      'o 57 -19 3.4 2.6',
    ),
  ];
}
