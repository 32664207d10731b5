import {
  type Arrangement,
  arrangedId,
  drawnAlone,
  type FlowerKind,
  namesOfKind,
} from '../../vocabulary/flower-kinds.ts';
import { headOf } from '../flower-heads.ts';
import { leafAt } from '../round-shapes.ts';

type Spot = readonly [x: number, y: number, r: number];

const stem = (from: readonly [number, number], [x, y]: Spot) =>
  ` #5c8f4a k ${from.join(' ')} ${x} ${y} 2.8 2.2`;

/** Heads of `spots`, those behind first, each on its stem. */
function bunch(kind: FlowerKind, foot: readonly [number, number], spots: readonly Spot[]): string {
  return [
    ...spots.map((spot) => stem(foot, spot)),
    ...spots.map(([x, y, r], at) => headOf[kind](x, y, r, at)),
  ].join('\n');
}

const inBunch: readonly Spot[] = [
  [58, 26, 24],
  [100, 28, 24],
  [24, 56, 23],
  [134, 58, 23],
  [80, 58, 26],
  [46, 86, 24],
  [114, 88, 24],
];

const vase = (kind: FlowerKind) => `
${leafAt([70, 128], [76, -46], '#6ba058')}
${leafAt([86, 128], [76, 48], '#5b8f4b')}
${bunch(kind, [78, 150], inBunch)}
${leafAt([72, 128], [44, -24], '#6ba058')}
${leafAt([84, 128], [44, 22], '#5b8f4b')}
 #5a8fc0 M52 118 L104 118 C100 132 122 148 122 176 C122 198 104 206 78 206 C52 206 34 198 34 176 C34 148 56 132 52 118Z
 #79abd6 M56 124 C56 136 42 152 42 176 C42 190 50 196 58 200 C50 176 56 146 68 124Z
 #477aa9 r 48 112 60 10 5`;

const bouquet = (kind: FlowerKind) => `
 #dfcdb4 M12 62 L44 84 L112 84 L146 62 L98 178 L60 178Z
${leafAt([70, 120], [72, -52], '#6ba058')}
${leafAt([88, 120], [72, 52], '#5b8f4b')}
${bunch(kind, [78, 160], inBunch)}
 #f3e7d6 M20 88 L78 126 L138 88 L96 184 L62 184Z
 #e4d3bb p 78 126 138 88 96 184 80 184
 #c9785f r 58 146 42 9 3
 #c9785f M78 150 C60 136 52 148 60 158Z
 #c9785f M78 150 C96 136 104 148 96 158Z
 #b5654e k 76 154 68 176 4 2.4
 #b5654e k 82 154 90 176 4 2.4`;

const inRows: readonly Spot[] = [
  [12, 30, 12],
  [38, 22, 12],
  [64, 30, 12],
  [92, 22, 12],
  [120, 31, 12],
  [26, 50, 13],
  [52, 48, 13],
  [80, 52, 13],
  [108, 48, 13],
];

const bed = (kind: FlowerKind) => `
 #7a5a44 M-8 92 C10 80 126 80 142 92 C132 102 2 102 -8 92Z
${inRows.map((spot) => stem([spot[0], 92], spot)).join('\n')}
${inRows.flatMap(([x]) => [leafAt([x - 1, 94], [30, -30], '#5f9f58'), leafAt([x + 1, 94], [26, 32], '#4a8450')]).join('\n')}
${inRows.map(([x, y, r], at) => headOf[kind](x, y, r, at)).join('\n')}`;

const alone = (kind: FlowerKind) => `
 #4a8450 k 50 48 48 142 4 3.4
${leafAt([48, 118], [34, -56], '#5f9f58')}
${leafAt([49, 102], [32, 58], '#4a8450')}
${headOf[kind](50, 40, 36, 0)}`;

const drawn = (
  kinds: readonly FlowerKind[],
  as: Arrangement,
  draw: (kind: FlowerKind) => string,
): string[] => kinds.map((kind) => `${arrangedId(kind, as)}:${draw(kind)}`);

/** Flowers of every kind in vases, bouquets and beds. */
export const arrangedFlowers = [
  ...drawn(namesOfKind, 'vase', vase),
  ...drawn(namesOfKind, 'bouquet', bouquet),
  ...drawn(namesOfKind, 'bed', bed),
  ...drawn(drawnAlone, 'flower', alone),
].join('\n');
