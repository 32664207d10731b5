import { bloom, leafAt } from '../round-shapes.ts';

const stem = (x0: number, y0: number, x1: number, y1: number, wide = 2.4) =>
  ` #4f8a4a k ${x0} ${y0} ${x1} ${y1} ${wide} ${wide * 0.8}`;

const many = ['#e0708a', '#f2b84a', '#8f7bd0', '#f4efe6', '#e8874a'] as const;
const pinks = ['*#e0708a', '#e98ba0', '#d65c78'] as const;

const bedSpots = [
  ...[
    [10, 34],
    [32, 27],
    [54, 36],
    [76, 25],
    [98, 35],
    [120, 27],
    [142, 35],
  ],
  ...[
    [20, 52],
    [44, 56],
    [68, 50],
    [90, 57],
    [112, 50],
    [134, 55],
  ],
] as const;

const bedOf = (colours: readonly string[]) =>
  [
    ' #7a5a44 M-8 74 C10 62 142 62 160 74 C150 84 2 84 -8 74Z',
    ...bedSpots.map(([x, y]) => stem(x, 74, x, y, 2.2)),
    ...bedSpots.flatMap(([x]) => [
      leafAt([x, 76], [16, -38], '#5f9f58'),
      leafAt([x, 76], [15, 36], '#4f8a4a'),
    ]),
    ...bedSpots.map(([x, y], at) => bloom(x, y, y > 45 ? 11 : 9.4, colours[at % colours.length]!)),
  ].join('\n');

const vaseOf = (colours: readonly string[], vase = '#ece5d8') =>
  [
    ...[
      [22, 40],
      [40, 24],
      [58, 18],
      [76, 30],
      [84, 48],
      [34, 56],
      [64, 48],
    ].map(([x, y]) => stem(50, 96, x!, y!, 2.2)),
    leafAt([44, 84], [34, -58], '#5f9f58'),
    leafAt([56, 84], [34, 60], '#4a8450'),
    leafAt([48, 70], [30, -18], '#4a8450'),
    leafAt([54, 72], [30, 24], '#5f9f58'),
    bloom(40, 22, 13, colours[0]!),
    bloom(62, 16, 14, colours[1 % colours.length]!),
    bloom(82, 32, 12, colours[2 % colours.length]!),
    bloom(20, 40, 13, colours[3 % colours.length]!),
    bloom(86, 54, 11, colours[0]!),
    bloom(34, 54, 13, colours[4 % colours.length]!),
    bloom(62, 44, 15, colours[0]!),
    ` ${vase} M36 82 L64 82 C64 94 76 104 76 122 C76 138 66 146 50 146 C34 146 24 138 24 122 C24 104 36 94 36 82Z`,
    ' #d8cfbe M56 82 L64 82 C64 94 76 104 76 122 C76 138 66 146 50 146 C62 138 66 128 64 114 C62 102 56 94 56 82Z',
    ' #6f97b5 M25 114 C40 120 60 120 75 114 L75.6 120 C60 126 40 126 24.4 120Z',
    ' #f7f2e8 r 33 78 34 7 3.5',
  ].join('\n');

const bucketAt = (x: number, colours: readonly [string, string]) =>
  [
    leafAt([x - 8, 66], [30, -40], '#4a8450'),
    leafAt([x + 8, 66], [30, 42], '#5f9f58'),
    bloom(x - 16, 40, 11, colours[0]),
    bloom(x + 15, 38, 11, colours[1]),
    bloom(x, 24, 12, colours[0]),
    bloom(x - 6, 52, 11, colours[1]),
    bloom(x + 10, 54, 10, colours[0]),
    ` #9aa6ae M${x - 22} 62 L${x + 22} 62 L${x + 17} 104 L${x - 17} 104Z`,
    ` #7f8b94 M${x + 6} 62 L${x + 22} 62 L${x + 17} 104 L${x + 4} 104Z`,
    ` #b9c3c9 r ${x - 24} 59 48 6 3`,
  ].join('\n');

/** Flowers, in beds and vases. */
export const flowers = `
rose:
 #4a8450 k 50 60 47 138 4 3.4
${leafAt([48, 112], [30, -56], '#5f9f58')}
${leafAt([49, 96], [28, 58], '#4a8450')}
 #4a8450 M34 58 C40 66 60 66 66 58 L58 72 L42 72Z
 #b02a40 M18 30 C14 56 34 70 50 70 C66 70 86 56 82 30 C74 38 62 42 50 42 C38 42 26 38 18 30Z
 *#cf3a4e M24 24 C20 46 34 60 50 60 C66 60 80 46 76 24 C70 30 60 34 50 34 C40 34 30 30 24 24Z
 #dd5468 M28 22 C26 6 74 6 72 22 C74 40 62 50 50 50 C38 50 26 40 28 22Z
 #b02a40 M36 22 C38 12 62 12 64 22 C65 34 54 40 46 36 C40 32 44 24 51 26 C55 27 55 31 52 32 L51 29.6 C48 29 46 32 49 33.4 C54 35.4 61 30 59.6 23 C57 17 43 17 41 24 C39 36 52 46 66 36 L67 39 C52 52 34 40 36 22Z
lavender-sprigs:
 #6f9a5c k 30 120 24 40 2.6 2
 #6f9a5c k 44 120 46 34 2.6 2
 #6f9a5c k 56 120 70 44 2.6 2
 *#8a66c0 o 24 20 5 8
 *#7a56b0 o 20 32 5 7
 *#9a78cf o 28 34 5 7
 *#7a56b0 o 23 46 5 7
 *#8a66c0 o 46 12 5 8
 *#9a78cf o 41 24 5 7
 *#7a56b0 o 51 26 5 7
 *#8a66c0 o 46 38 5 7
 *#7a56b0 o 71 22 5 8
 *#8a66c0 o 66 34 5 7
 *#9a78cf o 75 36 5 7
 *#7a56b0 o 69 48 5 7
flower-bed:
${bedOf(many)}
plain-flower-bed:
${bedOf(pinks)}
flower-buckets:
${bucketAt(24, ['*#e0708a', '#f4efe6'])}
${bucketAt(128, ['#8f7bd0', '#f2b84a'])}
${bucketAt(76, ['#f2b84a', '#e0708a'])}
flower-vase:
${vaseOf(many, '*#ece5d8')}
plain-flower-vase:
${vaseOf(pinks)}
vase-with-branches:
 #6b4a3a k 36 70 18 8 2.4 1.6
 #6b4a3a k 40 70 46 -8 2.4 1.6
 #6b4a3a k 44 70 68 14 2.4 1.6
 #f0b3c6 o 16 6 6 6
 #f0b3c6 o 24 26 6 6
 #f0b3c6 o 46 -10 6 6
 #f0b3c6 o 44 16 6 6
 #f0b3c6 o 70 12 6 6
 #f0b3c6 o 58 34 6 6
 #7fa56a o 30 42 8 3.4 40
 #7fa56a o 50 46 8 3.4 -40
 #5f8fb0 M26 64 L54 64 C52 76 64 84 64 102 C64 122 16 122 16 102 C16 84 28 76 26 64Z
 #7aa8c4 M28 70 C28 82 20 90 20 104 C22 112 28 116 34 117 C24 106 26 88 34 70Z
`;
