import { bloom, cupAt, discs, leafAt } from '../round-shapes.ts';

const stalk = (from: readonly [number, number], to: readonly [number, number], colour: string) =>
  ` ${colour} k ${from.join(' ')} ${to.join(' ')} 2.6 2.2`;

/** Leaves on both sides of a stem that leans to the right, round as those of eucalyptus. */
const rounded = (colours: readonly string[]) =>
  Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [14 + at * 15, 86 - at * 8.4];
    const side = at % 2 === 0 ? -1 : 1;
    return ` ${colours[at % colours.length]} o ${x + side * 4} ${y + side * 11} 9.5 ${8 - at * 0.3} ${-28 + side * 18}`;
  }).join('\n');

const tulipsIn = (colours: readonly string[]) =>
  [
    [30, 58, 13],
    [62, 40, 14],
    [96, 44, 14],
    [126, 62, 13],
    [46, 78, 13],
    [80, 70, 15],
    [112, 82, 13],
  ]
    .map(([x, y, r], at) => {
      const colour = colours[at % colours.length]!;
      return `${stalk([78, 150], [x!, y!], '#5c8f4a')}\n${cupAt(x!, y!, r!, colour)}`;
    })
    .join('\n');

const daisy = (x: number, y: number, r: number) =>
  `${discs(
    '#fdfbf4',
    ...Array.from({ length: 9 }, (_, at): [number, number, number] => [
      x + r * 0.66 * Math.cos(at * 0.698),
      y + r * 0.66 * Math.sin(at * 0.698),
      r * 0.34,
    ]),
  )}\n${discs('#f0b32e', [x, y, r * 0.4])}\n${discs('#f8d06a', [x - r * 0.1, y - r * 0.12, r * 0.2])}`;

/** What is laid about what is shown, and what it stands on. */
export const stillLife = `
petal:
 *#f2a7b8 M6 46 C0 24 18 2 44 2 C70 4 84 26 72 46 C58 64 20 66 6 46Z
 *#f8c6d0 M12 42 C10 24 26 8 46 8 C62 10 70 24 62 38 C48 52 24 54 12 42Z
 *#e58ba2 M6 46 C20 62 56 62 72 46 C64 64 18 68 6 46Z
eucalyptus-sprig:
 #6f8f7c k 4 96 142 12 3.4 1.6
${rounded(['#8fb3a0', '#a7c6b4', '#7ba38e'])}
 #a7c6b4 o 146 8 9 6 -30
mint-sprig:
 #5a8f45 k 50 108 50 40 3.6 2.6
${leafAt([50, 92], [40, -62], '#5fae52')}
${leafAt([50, 92], [40, 62], '#4f9a46')}
${leafAt([50, 70], [42, -40], '#6fbf60')}
${leafAt([50, 70], [42, 40], '#5aa84e')}
${leafAt([50, 46], [38, -16], '#86d072')}
${leafAt([50, 46], [38, 18], '#6fbf60')}
 #b9e6a4 k 50 46 42 16 1.6 0.8
 #b9e6a4 k 50 70 30 46 1.6 0.8
 #b9e6a4 k 50 70 70 46 1.6 0.8
green-leaf:
 *#4d9455 M4 62 C10 26 52 4 104 8 C102 52 66 84 26 78 C16 76 8 72 4 62Z
 *#6cb368 M4 62 C22 44 60 22 104 8 C86 18 44 40 18 68Z
 *#35763f k -6 74 90 16 3 1.4
 *#35763f k 36 48 40 30 1.6 1
 *#35763f k 56 36 64 20 1.6 1
 *#35763f k 46 52 62 58 1.6 1
flat-stone:
 *#8d8a84 M2 40 C0 22 30 8 84 6 C140 4 178 18 178 38 C178 54 130 62 86 62 C40 62 4 56 2 40Z
 *#aaa69e M8 32 C14 18 46 10 86 9 C132 8 166 16 172 30 C160 44 122 48 84 48 C48 48 16 46 8 32Z
 *#c0bcb3 M30 26 C44 16 80 13 104 15 C88 20 60 26 40 30Z
plinth:
 *#d9cfc2 M0 20 L0 66 C0 92 180 92 180 66 L180 20Z
 *#e9e1d6 M0 20 L0 66 C2 76 20 82 44 84 L44 36Z
 *#f2ebe2 o 90 20 90 19
 *#f8f3ec o 86 18 74 14
stone-block:
 *#c9c2b6 p 0 24 140 24 140 104 0 104
 *#e2dcd1 p 0 24 26 0 168 0 140 24
 *#aca598 p 140 24 168 0 168 80 140 104
tulip-bouquet:
${tulipsIn(['#e8597a', '#f28aa2', '#d8405f'])}
${leafAt([74, 146], [78, -34], '#6ba058')}
${leafAt([82, 146], [76, 36], '#5b8f4b')}
${leafAt([78, 150], [64, -8], '#7cb368')}
 #f3e7d6 M44 116 L112 116 L92 176 L64 176Z
 #e4d3bb p 78 116 112 116 92 176 78 176
 #c9785f r 56 142 44 8 3
 #c9785f M78 146 C62 134 54 144 60 152Z
 #c9785f M78 146 C94 134 102 144 96 152Z
tulip-vase:
${tulipsIn(['#e8597a', '#f28aa2', '#f6b93c'])}
${leafAt([72, 128], [70, -40], '#6ba058')}
${leafAt([84, 128], [70, 42], '#5b8f4b')}
 *#5a8fc0 M52 118 L104 118 C100 132 122 148 122 176 C122 198 104 206 78 206 C52 206 34 198 34 176 C34 148 56 132 52 118Z
 *#79abd6 M56 124 C56 136 42 152 42 176 C42 190 50 196 58 200 C50 176 56 146 68 124Z
 *#477aa9 r 48 112 60 10 5
daisies-in-can:
${[
  [40, 34, 17],
  [74, 18, 18],
  [106, 36, 17],
  [58, 52, 17],
  [90, 56, 18],
  [28, 60, 14],
]
  .map(([x, y, r]) => `${stalk([70, 110], [x!, y!], '#5c8f4a')}\n${daisy(x!, y!, r!)}`)
  .join('\n')}
 *#9aa6ad k 108 150 160 92 13 9
 *#b9c3c8 o 166 86 15 8 -42
 *#7f8c94 M34 100 C-14 96 -18 168 32 164 L32 154 C4 158 4 108 34 110Z
 *#9aa6ad M30 92 L112 92 L118 186 L24 186Z
 *#b9c3c8 p 38 92 56 92 52 186 34 186
 *#7f8c94 r 25 120 92 5 2
 *#7f8c94 r 24 160 94 5 2
bread-loaf:
 #b8743a M4 56 C0 22 40 4 92 4 C146 4 184 22 180 56 C178 78 142 84 92 84 C42 84 6 78 4 56Z
 #d2914f M14 48 C14 24 48 10 92 10 C138 10 168 24 168 46 C150 62 40 64 14 48Z
 #f0d3a4 M40 22 C52 30 56 46 50 58 C62 48 60 28 50 20Z
 #f0d3a4 M76 14 C90 26 94 46 86 62 C100 50 98 26 88 14Z
 #f0d3a4 M116 16 C130 28 132 46 124 60 C138 48 138 28 128 18Z
 #fbeccb o 60 18 20 3 -8
raspberries:
${discs('#b82848', [24, 26, 11], [40, 22, 11], [54, 28, 11], [30, 40, 11], [47, 42, 11], [39, 56, 10])}
${discs('#dc4a66', [22, 23, 6], [38, 19, 6], [52, 25, 6], [28, 37, 6], [45, 39, 6], [37, 53, 5])}
 #5f9a4c M28 14 L38 4 L42 12 L52 8 L50 18 L38 20Z
 #b82848 o 84 58 22 18 20
${discs('#dc4a66', [74, 52, 6], [86, 48, 6], [96, 56, 6], [80, 62, 6], [92, 66, 5])}
ice-cubes:
 *#a9d6ea p 4 40 50 28 86 46 86 92 40 104 4 84
 *#d6eef8 p 4 40 50 28 86 46 40 58
 *#bfe2f1 p 40 58 86 46 86 92 40 104
 #f6fcff p 12 48 34 58 34 70 12 60
 *#a9d6ea p 74 58 112 48 142 64 142 104 104 114 74 98
 *#d6eef8 p 74 58 112 48 142 64 104 74
 #f6fcff p 80 66 98 74 98 84 80 76
lime-half:
 #4f9a3c o 60 60 58 58
 #e6f2c4 o 60 58 50 50
${Array.from({ length: 8 }, (_, at) => {
  const turn = (at * Math.PI) / 4;
  const at2 = (r: number, by: number) =>
    `${(60 + r * Math.cos(turn + by)).toFixed(1)} ${(58 + r * Math.sin(turn + by)).toFixed(1)}`;
  return ` #9fcf5a M${at2(7, 0)} L${at2(43, -0.31)} L${at2(45, 0)} L${at2(43, 0.31)}Z`;
}).join('\n')}
 #f4fae2 o 60 58 5 5
spring-onions:
 #5f9f45 k 40 60 4 4 7 4
 #79b85a k 44 60 30 0 7 4
 #5f9f45 k 48 60 62 2 7 4
 #8bc56a k 50 60 88 10 7 4
 #e8f0d6 r 38 54 16 34 6
 #ffffff o 46 90 10 8
 #d8c9a0 k 42 96 38 106 1.6 1
 #d8c9a0 k 50 96 54 106 1.6 1
mixed-flowers:
${stalk([60, 120], [30, 44], '#5c8f4a')}
${stalk([60, 120], [60, 26], '#5c8f4a')}
${stalk([60, 120], [92, 44], '#5c8f4a')}
${bloom(30, 40, 20, '#e8718c')}
${bloom(62, 24, 22, '#f4b13c')}
${bloom(94, 42, 20, '#8c74c8')}
${leafAt([58, 104], [34, -50], '#6ba058')}
${leafAt([62, 104], [34, 50], '#5b8f4b')}
`;
