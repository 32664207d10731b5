import { bloom, cupAt, discs, leafAt } from './round-shapes.ts';

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

const tulipSpots = [
  ...[
    [8, 40],
    [30, 32],
    [54, 38],
    [78, 31],
    [102, 38],
    [126, 33],
  ],
  ...[
    [18, 58],
    [42, 60],
    [66, 56],
    [90, 61],
    [114, 57],
  ],
] as const;

const tulips = [
  ' #7a5a44 M-6 84 C10 74 128 74 142 84 C132 92 4 92 -6 84Z',
  ...tulipSpots.map(([x, y]) => stem(x, 84, x, y, 2.6)),
  ...tulipSpots.flatMap(([x]) => [
    leafAt([x - 1, 86], [28, -24], '#5f9f58'),
    leafAt([x + 1, 86], [24, 26], '#4a8450'),
  ]),
  ...tulipSpots.map(([x, y], at) => cupAt(x, y, y > 50 ? 9.4 : 8, pinks[at % 3]!)),
].join('\n');

const vaseSpots = [
  ...[
    [40, 22],
    [62, 16],
    [82, 32],
    [20, 40],
  ],
  ...[
    [86, 54],
    [34, 54],
    [62, 44],
  ],
] as unknown as readonly (readonly [number, number])[];

const vaseOf = (colours: readonly string[], vase = '#ece5d8', heart?: string) =>
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
    ...(heart ? vaseSpots.map(([x, y]) => discs(heart, [x, y, 6])) : []),
    ` ${vase} M36 82 L64 82 C64 94 76 104 76 122 C76 138 66 146 50 146 C34 146 24 138 24 122 C24 104 36 94 36 82Z`,
    ' #d8cfbe M56 82 L64 82 C64 94 76 104 76 122 C76 138 66 146 50 146 C62 138 66 128 64 114 C62 102 56 94 56 82Z',
    ' #6f97b5 M25 114 C40 120 60 120 75 114 L75.6 120 C60 126 40 126 24.4 120Z',
    ' #f7f2e8 r 33 78 34 7 3.5',
  ].join('\n');

const autumn = ['#d9822f', '#c4552d', '#e8b04a', '#a8552f', '#d26a35'] as const;
const heap = Array.from({ length: 30 }, (_, at) => {
  const row = Math.floor(at / 10);
  const x = 4 + (at % 10) * 15.4 + (row % 2) * 7;
  const y = 34 + row * 9 - 14 * Math.sin(((at % 10) / 9) * Math.PI) * (row === 0 ? 1 : 0.4);
  return leafAt([x, y], [17, (at * 67) % 300], autumn[at % autumn.length]!);
}).join('\n');

const gift = (
  [x, y, w, h]: readonly [number, number, number, number],
  [box, lid]: readonly [string, string],
  ribbon: string,
) =>
  ` ${box} r ${x} ${y} ${w} ${h} 2
 ${lid} r ${x - w * 0.06} ${y - h * 0.12} ${w * 1.12} ${h * 0.26} 2
 ${ribbon} r ${x + w * 0.42} ${y - h * 0.12} ${w * 0.16} ${h * 1.12}
 ${ribbon} M${x + w / 2} ${y - h * 0.12} C${x + w * 0.2} ${y - h * 0.5} ${x + w * 0.02} ${y - h * 0.36} ${x + w * 0.14} ${y - h * 0.2} C${x + w * 0.22} ${y - h * 0.08} ${x + w * 0.42} ${y - h * 0.1} ${x + w / 2} ${y - h * 0.12}Z
 ${ribbon} M${x + w / 2} ${y - h * 0.12} C${x + w * 0.8} ${y - h * 0.5} ${x + w * 0.98} ${y - h * 0.36} ${x + w * 0.86} ${y - h * 0.2} C${x + w * 0.78} ${y - h * 0.08} ${x + w * 0.58} ${y - h * 0.1} ${x + w / 2} ${y - h * 0.12}Z
 #fbe3a2 o ${x + w / 2} ${y - h * 0.13} ${w * 0.07} ${w * 0.06}`;

const balloonAt = (x: number, y: number, colour: string) =>
  ` #8a8f9a k ${x} ${y + 22} 50 142 1 1
 ${colour} M${x} ${y + 23} C${x - 22} ${y + 8} ${x - 22} ${y - 22} ${x} ${y - 24} C${x + 22} ${y - 22} ${x + 22} ${y + 8} ${x} ${y + 23}Z
 ${colour} p ${x - 3.4} ${y + 26} ${x + 3.4} ${y + 26} ${x} ${y + 20}
 #ffffff o ${x - 8} ${y - 11} 3 6 24`;

const lanternAt = (x: number, y: number, colour: string) =>
  ` #5b4636 k ${x} ${y - 26} ${x} ${y - 16} 1.4 1.4
 ${colour} o ${x} ${y} 14 16
 #f8d98a o ${x} ${y + 1} 8 11
 #7a3a2c r ${x - 7} ${y - 18} 14 4 1.5
 #7a3a2c r ${x - 7} ${y + 14} 14 4 1.5
 #d9a03f k ${x} ${y + 18} ${x} ${y + 26} 1.6 2.6`;

const starAt = (x: number, y: number, r: number) =>
  `p ${Array.from({ length: 10 }, (_, at) => {
    const [turn, out] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? r : r * 0.44];
    return `${(x + out * Math.cos(turn)).toFixed(1)} ${(y + out * Math.sin(turn)).toFixed(1)}`;
  }).join(' ')}`;

const heartAt = (x: number, y: number, r: number) =>
  `M${x} ${y + r} C${x - 1.5 * r} ${y} ${x - 1.1 * r} ${y - 1.1 * r} ${x} ${y - 0.3 * r} C${x + 1.1 * r} ${y - 1.1 * r} ${x + 1.5 * r} ${y} ${x} ${y + r}Z`;

const scattered = [
  [12, 30, 9],
  [44, 12, 14],
  [78, 34, 8],
  [104, 14, 11],
  [136, 32, 15],
  [170, 14, 9],
  [26, 58, 6],
  [60, 60, 10],
  [112, 56, 7],
  [156, 60, 8],
] as const;

const bubble = ([x, y, r]: readonly [number, number, number]) =>
  `${discs('#bfe3ee', [x, y, r])}\n${discs('#e3f4f7', [x, y, r * 0.82])}\n${discs('#ffffff', [x - r * 0.34, y - r * 0.36, r * 0.18])}`;

const tomatoPlant = (x: number) =>
  [
    ` #a9825c k ${x} 96 ${x} 6 2.6 2.6`,
    ` #4f8a4a k ${x - 2} 96 ${x + 3} 14 3.4 2`,
    ...[-62, 58, -40, 44, -66, 64].map((turn, at) =>
      leafAt([x, 84 - at * 13], [24 - at, turn], at % 2 === 0 ? '#5f9f58' : '#467f48'),
    ),
    discs('*#d8433b', [x - 13, 78, 7.4], [x + 12, 66, 8], [x - 9, 50, 7], [x + 11, 36, 6.4]),
    discs('#ef7f6c', [x - 15, 76, 1.8], [x + 9.6, 63.6, 2], [x - 11, 48, 1.8]),
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

/** Several of a kind as they are found together: beds, bunches, heaps. */
export const gathered = `
flower-bed:
${bedOf(many)}
plain-flower-bed:
${bedOf(pinks)}
tulip-bed:
${tulips}
flower-buckets:
${bucketAt(24, ['*#e0708a', '#f4efe6'])}
${bucketAt(128, ['#8f7bd0', '#f2b84a'])}
${bucketAt(76, ['#f2b84a', '#e0708a'])}
flower-vase:
${vaseOf(many, '*#ece5d8')}
sunflower-vase:
${vaseOf(['#f2b632', '#eaa628', '#f6c44a', '#f2b632', '#eaa628'], '*#ece5d8', '#6b4426')}
plain-flower-vase:
${vaseOf(pinks)}
leaf-pile:
 #a8622f M-10 62 C-4 34 40 16 78 16 C118 16 160 34 168 62 C140 72 18 72 -10 62Z
${heap}
gift-pile:
${gift([64, 30, 54, 40], ['#3f7fa8', '#5296bf'], '#f4efe4')}
${gift([10, 52, 62, 54], ['*#c8433f', '#d8564f'], '#f2c14e')}
${gift([70, 66, 56, 40], ['#4f9464', '#62a878'], '#f6e3a8')}
balloon-bunch:
${balloonAt(20, 44, '#f2b84a')}
${balloonAt(80, 42, '#5f9fd0')}
${balloonAt(50, 24, '#e0566a')}
${balloonAt(34, 70, '#7fb86a')}
${balloonAt(68, 72, '#b98ad0')}
plain-balloon-bunch:
${balloonAt(20, 44, '#d8433b')}
${balloonAt(80, 42, '#e0594f')}
${balloonAt(50, 24, '*#d8433b')}
${balloonAt(34, 70, '#e4685e')}
${balloonAt(68, 72, '#c93a33')}
lantern-string:
 #5b4636 M0 2 C40 26 80 34 120 34 C160 34 200 26 240 2 L240 4 C200 28 160 36 120 36 C80 36 40 28 0 4Z
${lanternAt(30, 46, '#e8874a')}
${lanternAt(76, 60, '#d8563f')}
${lanternAt(122, 64, '#e8a03f')}
${lanternAt(168, 60, '#d8563f')}
${lanternAt(212, 46, '#e8874a')}
scattered-stars:
${scattered.map(([x, y, r], at) => ` ${at === 0 ? '*' : ''}#f2c14e ${starAt(x, y, r)}`).join('\n')}
scattered-hearts:
${scattered.map(([x, y, r], at) => ` ${at === 0 ? '*' : ''}${at % 2 === 0 ? '#e0566a' : '#ea8496'} ${heartAt(x, y, r * 0.8)}`).join('\n')}
soap-bubbles:
${scattered.map(([x, y, r]) => bubble([x, y, r])).join('\n')}
tomato-plants:
${tomatoPlant(16)}
${tomatoPlant(62)}
${tomatoPlant(108)}
 #7a5a44 M-14 98 C10 90 114 90 140 98 C126 106 0 106 -14 98Z
vegetable-bed:
 #7a5a44 M-8 74 C10 56 150 56 168 74 C150 88 10 88 -8 74Z
${[10, 40, 70, 100, 130].flatMap((x, at) => [-42, -14, 14, 42].map((turn) => leafAt([x + 8, 66 + (at % 2) * 6], [26, turn], at % 2 === 0 ? '#6aae5c' : '#4f8f54'))).join('\n')}
${discs('#e8823a', [48, 72, 5], [108, 72, 5], [50, 66, 4])}
${discs('#8f5fae', [16, 66, 5], [140, 70, 5])}
`;
