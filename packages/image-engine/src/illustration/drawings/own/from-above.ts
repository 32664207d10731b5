import { discs, leafAt } from '../round-shapes.ts';

const n = (value: number) => Math.round(value * 10) / 10;

/** Places within a circle, spread as seeds in a sunflower: no two on each other. */
const seeds = (count: number, reach: number, turn = 0) =>
  Array.from({ length: count }, (_, at): [number, number] => {
    const far = reach * Math.sqrt((at + 0.5) / count);
    const angle = at * 2.39996 + turn;
    return [n(100 + far * Math.cos(angle)), n(100 + far * Math.sin(angle))];
  });

const plate = (rim = '#f4efe6', well = '#e9e2d6') =>
  ` ${rim} o 100 100 98 98
 #ffffff o 100 100 92 92
 ${well} o 100 100 72 72
 ${rim} o 101 102 69 69`;

const bowl = (rim: string, inside: string, food: string) =>
  ` *${rim} o 100 100 98 98
 *${inside} o 100 100 90 90
 ${food} o 100 102 82 81`;

const leaves = (count: number, reach: number, colours: readonly string[], long = 34) =>
  seeds(count, reach, 0.7)
    .map((at, index) => leafAt(at, [long, index * 77], colours[index % colours.length]!))
    .join('\n');

const rounds = (
  count: number,
  reach: number,
  [colour, light]: readonly [string, string],
  r: number,
  turn = 0,
) =>
  seeds(count, reach, turn)
    .map(
      ([x, y]) =>
        `${discs(colour, [x, y, r])}\n${discs(light, [x - r * 0.15, y - r * 0.18, r * 0.62])}`,
    )
    .join('\n');

/** Half eggs, the yolk up. */
const eggs = (places: readonly (readonly [number, number, number])[]) =>
  places
    .map(
      ([x, y, turn]) =>
        ` #fdf8ee o ${x} ${y} 21 16 ${turn}\n #f0a92f o ${x} ${y} 10 9 ${turn}\n #f8c65a o ${x - 3} ${y - 3} 4 3.4`,
    )
    .join('\n');

const noodles = (colour: string, light: string) =>
  Array.from({ length: 9 }, (_, at) => {
    const [y, bend] = [52 + at * 12, at % 2 === 0 ? 14 : -12];
    const half = Math.sqrt(Math.max(0, 70 * 70 - (y - 100) ** 2));
    return ` ${at % 2 === 0 ? colour : light} M${n(100 - half)} ${y} C${n(100 - half / 2)} ${y + bend} ${n(100 + half / 2)} ${y - bend} ${n(100 + half)} ${y} L${n(100 + half)} ${y + 7} C${n(100 + half / 2)} ${y - bend + 8} ${n(100 - half / 2)} ${y + bend + 8} ${n(100 - half)} ${y + 7}Z`;
  }).join('\n');

const nigiri = (x: number, y: number, fish: string, stripe: string) =>
  ` #f7f3ea r ${x} ${y} 30 62 13
 ${fish} r ${x - 2} ${y - 5} 34 66 15
 ${stripe} p ${x} ${y + 14} ${x + 30} ${y + 6} ${x + 30} ${y + 10} ${x} ${y + 18}
 ${stripe} p ${x} ${y + 30} ${x + 30} ${y + 22} ${x + 30} ${y + 26} ${x} ${y + 34}
 ${stripe} p ${x} ${y + 46} ${x + 30} ${y + 38} ${x + 30} ${y + 42} ${x} ${y + 50}`;

const maki = (x: number, y: number, filling: string) =>
  ` #23302c o ${x} ${y} 19 19
 #f8f4ea o ${x} ${y} 15.5 15.5
 ${filling} o ${x} ${y} 7 7
 #ffffff o ${x - 7} ${y - 7} 2.4 2`;

const cup = (drink: string, foam: string) =>
  ` #ece5d9 o 96 100 96 96
 #fbf8f1 o 96 98 88 88
 #ddd4c6 o 96 100 58 58
 #f6f1e8 r 142 90 46 20 10
 #fdfbf6 o 96 98 58 58
 ${drink} o 96 98 48 48
 ${foam} M66 96 C66 74 92 72 96 86 C100 72 126 74 126 96 C126 114 104 124 96 132 C88 124 66 114 66 96Z`;

const keys = Array.from(
  { length: 48 },
  (_, at) => `M${12 + (at % 12) * 15} ${92 + Math.floor(at / 12) * 11} h12 v8 h-12Z`,
).join(' ');

/** Dishes and things of a desk as they look from right above. */
export const fromAboveDrawings = `
plate-above:
${plate()}
cup-above:
${cup('#6b4128', '#e9c79c')}
tea-above:
${cup('#c0762c', '#d9974a')}
bowl-above:
 *#4f86b5 o 100 100 98 98
 #7fb0d6 o 100 100 90 90
 *#3f72a0 o 100 102 82 81
 #5d93c2 o 104 108 66 62
ramen-above:
${bowl('#8c2f2a', '#b8433a', '#c97f35')}
 #dc9a4a o 96 98 72 70
${noodles('#f3d58c', '#e8c06c')}
 #d88a78 o 66 122 26 21 -20
 #f0b8a2 o 66 122 17 12 -20
 #b0604c o 66 122 8 5 -20
${eggs([
  [122, 70, 20],
  [148, 102, 80],
])}
 #1f3b33 p 34 62 72 44 84 84 46 100
 #2c5145 p 40 64 70 49 72 56 42 72
${discs('#6fb04a', [104, 120, 6], [116, 130, 5], [96, 134, 6], [126, 118, 5], [110, 142, 5], [132, 134, 5], [88, 112, 5])}
${discs('#c8e29a', [104, 120, 2.6], [116, 130, 2.2], [96, 134, 2.6], [126, 118, 2.2], [110, 142, 2.2])}
 #8a5a34 p 128 -12 134 -14 188 150 183 152
 #a26d42 p 146 -14 152 -15 198 140 193 142
soup-above:
${bowl('#ece3d4', '#fbf7ee', '#e2912f')}
 #eea64a o 96 98 64 62
 #fdf3dc M58 96 C72 70 124 66 136 94 C124 82 84 84 74 104 C66 116 92 128 118 118 C98 136 56 126 58 96Z
${leaves(5, 26, ['#5f9f4c', '#79b65e'], 20)}
salad-above:
${bowl('#d8b98c', '#c79f6c', '#7fae4c')}
${leaves(22, 70, ['#8fc259', '#6ba143', '#a9d46e', '#5b9140'], 46)}
${rounds(9, 60, ['#d8453a', '#ef7a5e'], 13, 1.1)}
${eggs([
  [70, 70, -20],
  [134, 84, 40],
  [92, 138, 10],
  [136, 136, 120],
])}
${discs('#37303a', [104, 60, 7], [58, 108, 7], [116, 112, 7], [78, 118, 6], [150, 112, 6], [108, 154, 6])}
${discs('#6a6070', [102, 58, 2.4], [56, 106, 2.4], [114, 110, 2.4], [148, 110, 2.2])}
 #4f8a3c k 60 88 104 82 5 4
 #63a04c k 84 100 128 108 5 4
 #4f8a3c k 96 126 66 140 5 4
 #c58d78 o 108 92 15 9 -18
 #d8a590 o 106 90 10 5 -18
 #c58d78 o 76 150 13 8 24
fruit-above:
${bowl('#f3eee4', '#ffffff', '#f4dcae')}
${rounds(8, 64, ['#f2a03c', '#f8c46e'], 17)}
${rounds(10, 62, ['#d8405a', '#ee7c86'], 12, 2)}
${rounds(9, 66, ['#7a5aa8', '#a688cc'], 8, 3.4)}
${rounds(5, 48, ['#7cae4c', '#c8e08a'], 14, 5)}
${leaves(4, 40, ['#5f9f4c'], 26)}
pasta-above:
${plate()}
${noodles('#f2cf74', '#e6b955')}
 #c9402f o 98 98 40 36
 #dc5a42 o 92 90 26 22
${discs('#8a3a2a', [90, 110, 7], [116, 92, 6], [104, 112, 7])}
${leaves(4, 16, ['#4f9a4c', '#6fb45e'], 24)}
pizza-above:
 #c98a44 o 100 100 98 97
 #e2ad62 o 100 99 93 92
 #c8402c o 100 100 82 81
 #f6d07a o 99 99 78 77
 #fbe3a4 o 84 82 40 34 20
${rounds(7, 56, ['#fbf6ea', '#ffffff'], 13, 0.4)}
${rounds(8, 60, ['#cf3d30', '#e8664e'], 12, 2.2)}
${leaves(8, 54, ['#4a8f43', '#64a956'], 24)}
 #d99a4a p 99 4 101 4 101 196 99 196
 #d99a4a p 16 50 17 48 184 149 183 151
 #d99a4a p 16 150 17 152 184 51 183 49
tart-above:
 #c58b4a o 100 100 96 96
 #e0ae6a o 100 100 88 88
 #f8e6b8 o 100 101 78 78
${rounds(19, 66, ['#d03a45', '#ea6a68'], 13)}
${leaves(4, 20, ['#6aa95a', '#86c074'], 20)}
cake-above:
 #f4efe6 o 100 100 98 98
 #6e4230 o 100 100 82 82
 #7f5038 o 97 97 72 72
${rounds(10, 58, ['#d83c4f', '#f07a7e'], 10)}
 #fdf7ec o 100 100 18 18
${leaves(3, 12, ['#6aa95a'], 18)}
pancakes-above:
${plate('#dfe7ea', '#d3dde2')}
 #c98a48 o 98 104 62 60
 #dfa25a o 102 96 62 60
 #efc07c o 102 94 54 52
 #8a4a20 M62 84 C70 60 132 56 142 88 C150 112 134 128 122 116 C112 108 104 134 90 122 C78 112 58 110 62 84Z
 #fbe7a0 r 90 80 26 24 4
 #fdf3c8 r 92 81 20 9 3
${discs('#4a4f92', [72, 122, 9], [90, 138, 9], [126, 128, 9], [140, 70, 8])}
${discs('#7a80c0', [70, 119, 4], [88, 135, 4], [124, 125, 4], [138, 67, 3.4])}
curry-above:
${bowl('#35506e', '#4a6b8e', '#c97a2a')}
 #f8f4ea M22 100 C22 50 70 22 104 26 C88 60 92 130 110 176 C66 184 22 150 22 100Z
 #e09a3c o 140 110 34 44
${rounds(6, 30, ['#e8963a', '#f4b868'], 11)}
${leaves(4, 30, ['#5f9f4c', '#79b65e'], 22)}
paella-above:
 #3b3a40 r -26 84 252 32 14
 #4b4a52 o 100 100 98 98
 #e9b33c o 100 100 86 86
 #f3c65c o 92 92 60 56
${rounds(12, 72, ['#5f9f4a', '#86c06c'], 5, 1)}
${seeds(6, 62, 0.5)
  .map(
    ([x, y]) =>
      ` #e2674a M${x - 16} ${y} A16 16 0 1 1 ${x + 10} ${y + 12} L${x + 3} ${y + 4} A8 8 0 1 0 ${x - 8} ${y}Z`,
  )
  .join('\n')}
${seeds(6, 70, 2)
  .map(
    ([x, y]) =>
      ` #2d2f3c o ${x} ${y} 15 8 ${Math.round(x) % 90}\n #f0a858 o ${x} ${y} 9 4 ${Math.round(x) % 90}`,
  )
  .join('\n')}
 #f4d94c M146 128 A26 26 0 0 1 120 158 L128 128Z
 #fbf0a0 M142 131 A20 20 0 0 1 124 151 L130 131Z
eggs-above:
 #3b3a40 k 150 150 226 214 22 18
 #2f2e34 o 100 100 92 92
 #45444c o 100 100 82 82
 #fdf9ef M48 96 C46 60 84 44 104 62 C128 46 156 70 146 98 C158 124 124 152 102 132 C76 150 46 126 48 96Z
 #f2a52c o 82 92 19 18
 #f9c75a o 77 86 8 6
 #f2a52c o 122 108 19 18
 #f9c75a o 117 102 8 6
steak-above:
${plate()}
 #6e3526 M44 104 C40 70 84 54 118 66 C150 74 146 122 112 130 C84 138 48 136 44 104Z
 #8a4733 M54 102 C52 80 86 66 114 76 C138 84 134 112 108 118 C84 124 56 126 54 102Z
 #4c2219 p 66 84 72 82 98 122 92 124
 #4c2219 p 88 76 94 75 120 114 114 117
${leaves(6, 20, ['#5f9f4c', '#7ab85e'], 20)}
${discs('#d8453a', [142, 132, 10], [126, 150, 10], [152, 108, 9])}
breakfast-above:
${plate()}
 #fdf9ef M60 80 C60 54 100 50 104 74 C124 80 116 110 92 106 C72 114 54 100 60 80Z
 #f2a52c o 88 82 13 12
 #a3472f k 70 128 116 140 17 17
 #bd5d40 k 72 124 112 134 6 6
 #c8503a o 136 76 17 17
 #e27a5a o 134 74 10 10
 #c9803a M112 116 C130 108 160 112 158 126 C152 148 118 146 112 116Z
 #b8573e M120 56 C130 44 160 50 164 62 L158 68 C150 56 136 54 126 62Z
sushi-above:
 #26282e r 0 0 300 200 12
 #34373f r 6 6 288 188 9
${nigiri(24, 30, '#f08a5a', '#fbd2b4')}
${nigiri(70, 30, '#d8443e', '#ee8a7a')}
${nigiri(116, 30, '#f08a5a', '#fbd2b4')}
${nigiri(162, 30, '#f2c3a0', '#fdeadb')}
${maki(40, 134, '#f08a5a')}
${maki(82, 134, '#7fb254')}
${maki(124, 134, '#d8443e')}
${maki(166, 134, '#f4d05a')}
${maki(62, 170, '#7fb254')}
${maki(104, 170, '#f08a5a')}
${maki(146, 170, '#f4d05a')}
 #7fae4a o 226 134 20 15 -10
 #98c462 o 222 130 11 7 -10
 #f3b8b4 M206 168 C212 152 244 150 252 166 C246 180 214 184 206 168Z
 #e89c9a M216 167 C222 159 238 158 244 165 C238 172 222 174 216 167Z
 #f4f0e6 o 238 62 34 34
 #3a2118 o 238 62 27 27
 #5b3626 o 232 56 12 9
 #a06a3c p 262 -14 268 -16 290 196 285 197
 #b67d4a p 276 -16 282 -17 299 192 294 193
board-above:
 #a8703e r 0 10 300 180 26
 #bd8450 r 8 16 284 168 20
 #f2c14e p 30 40 100 30 96 96
 #f8d778 p 34 42 92 34 90 52
 #d99a2e o 74 58 7 6
 #d99a2e o 88 76 5 5
 #f7f0de o 158 70 44 44
 #fdfaf0 o 158 68 38 38
 #f3e3ae p 158 68 196 56 198 80
 #e8a84a r 214 40 66 48 8
 #f3c272 r 218 42 58 16 6
${discs('#6a3f86', [50, 130, 13], [72, 124, 13], [62, 146, 13], [84, 142, 13], [74, 162, 12], [94, 160, 11])}
${discs('#9670b2', [46, 126, 5], [68, 120, 5], [58, 142, 5], [80, 138, 5], [70, 158, 4])}
 #b98a58 o 134 150 16 13
 #8f6338 p 120 148 148 148 148 151 120 151
 #b98a58 o 166 158 14 12 40
 #f4e2c4 o 226 138 40 26 -8
 #c9955a o 226 138 40 26 -8
 #ecd0a0 o 224 135 33 20 -8
 #c9955a r 246 110 40 8 4
plain-board-above:
 *#a8703e r 0 10 300 180 30
 *#bd8450 r 7 16 286 168 24
 #8a5a30 o 276 100 10 10
 *#ad7643 r 30 60 170 3
 *#ad7643 r 70 120 190 3
seafood-above:
${plate('#e3edf2', '#d5e6ee')}
 #e2f1f8 o 100 100 70 70
${seeds(7, 58, 0.4)
  .map(
    ([x, y], at) =>
      ` #7c7a76 o ${x} ${y} 20 14 ${at * 50}\n #f1ece2 o ${x} ${y} 15 10 ${at * 50}\n #cfd3cc o ${x + 2} ${y + 1} 8 5 ${at * 50}`,
  )
  .join('\n')}
${seeds(5, 40, 2.4)
  .map(
    ([x, y]) =>
      ` #ee7f5c M${x - 15} ${y} A15 15 0 1 1 ${x + 10} ${y + 11} L${x + 3} ${y + 4} A7 7 0 1 0 ${x - 7} ${y}Z`,
  )
  .join('\n')}
 #f4d94c o 100 100 16 16
 #fbf2b0 o 100 100 12 12
laptop-above:
 #c9ced6 r 0 0 204 140 12
 #dfe3e9 r 3 3 198 134 10
 #3b4049 ${keys}
 #b4bac4 r 70 142 64 2 1
 #c3c9d2 r 66 118 72 18 4
 #2c3038 p 6 -128 198 -128 204 -2 0 -2
 #6fb3d2 p 13 -121 191 -121 196 -9 8 -9
 #f7f3ea p 28 -104 104 -104 102 -60 24 -60
 #f2b36a o 156 -78 24 22
 #3f86b0 p 8 -34 70 -56 120 -30 197 -52 196 -9 8 -9
plant-above:
 #b9653f o 100 100 52 52
 #cf7c52 o 100 100 46 46
 #4b3628 o 100 100 38 38
${Array.from({ length: 10 }, (_, at) => leafAt([100, 100], [at % 2 === 0 ? 92 : 66, at * 36], at % 2 === 0 ? '#4d8f55' : '#6cb06c')).join('\n')}
hat-above:
 #d9b26c o 100 100 98 92
 #e8c886 o 100 98 88 82
 #b0563f o 100 96 52 48
 #e3bf7a o 100 92 48 44
 #f0d59a o 92 84 26 22
`;
