import { discs } from '../round-shapes.ts';

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

/** Toys, games, sports and what a feast is decked with. */
export const playAndFeasts = `
toys:
 #c9803f o 26 72 20 22
 #d9955a o 26 40 17 16
 #c9803f o 12 27 6 6
 #c9803f o 40 27 6 6
 #f0cfa0 o 26 46 8 6
 #33262c o 20 38 2 2
 #33262c o 32 38 2 2
 #33262c o 26 43 2.6 2
 #c9803f o 8 70 7 11 25
 #c9803f o 44 70 7 11 -25
 #f0cfa0 o 16 92 9 6
 #f0cfa0 o 37 92 9 6
 #d8433b r 56 70 26 26 3
 #3b78c2 r 84 70 26 26 3
 #f3c536 r 70 43 26 26 3
 #f7f3ea o 69 83 7 7
 #f7f3ea p 97 76 104 90 90 90
 #f7f3ea r 77 50 12 12 2
 #4f9d57 o 128 80 17 17
 #f7f3ea M111 80 C120 70 136 70 145 80 C136 76 120 76 111 80Z
chessboard:
 #5b3a29 p 10 62 150 62 174 96 -14 96
 #f0dfc0 p 16 65 144 65 166 92 -6 92
 #8a5a3a p 32 65 48 65 44 72 27 72
 #8a5a3a p 64 65 80 65 80 72 62 72
 #8a5a3a p 96 65 112 65 116 72 98 72
 #8a5a3a p 128 65 144 65 150 72 133 72
 #8a5a3a p 10 72 27 72 22 80 3 80
 #8a5a3a p 44 72 62 72 60 80 41 80
 #8a5a3a p 80 72 98 72 100 80 80 80
 #8a5a3a p 116 72 133 72 138 80 119 80
 #8a5a3a p 22 80 41 80 36 92 15 92
 #8a5a3a p 60 80 80 80 80 92 58 92
 #8a5a3a p 100 80 119 80 124 92 102 92
 #8a5a3a p 138 80 157 80 166 92 145 92
 #5b3a29 p -14 96 174 96 174 104 -14 104
 #f7f0e0 M24 80 C20 72 26 64 28 50 L22 48 L34 30 L46 48 L40 50 C42 64 48 72 44 80Z
 #f7f0e0 r 32 16 4 16 1
 #f7f0e0 r 27 20 14 4 1
 #f7f0e0 M64 88 C60 80 66 76 67 64 L80 64 C81 76 87 80 83 88Z
 #f7f0e0 o 73.5 56 9 9
 #3a2b2b M108 76 C104 68 110 60 110 46 C104 36 112 26 122 26 L126 20 L130 28 C140 36 138 50 132 48 L124 44 C126 58 134 66 130 76Z
 #3a2b2b M138 88 C134 80 140 76 141 66 L153 66 C154 76 160 80 156 88Z
 #3a2b2b o 147 58 8.4 8.4
beach-ball:
 #f7f3ea o 50 50 48 48
 #d8433b M50 2 C30 14 22 32 24 52 C34 40 44 20 50 2Z
 #3b78c2 M98 50 C84 36 66 30 50 36 C64 46 82 52 98 50Z
 #f3c536 M24 94 C30 80 34 62 40 54 C26 60 12 68 6 68 C10 80 16 88 24 94Z
 #4f9d57 M70 94 C70 78 62 62 52 52 C50 66 46 84 46 98 C54 98 62 98 70 94Z
 #f7f3ea o 46 46 7 7
sand-castle:
 #d9b27a M-6 98 C20 88 120 88 146 98 C130 106 10 106 -6 98Z
 #e6c48c r 20 52 100 44
 #d9b27a r 20 84 100 12
 #e6c48c p 14 96 18 40 46 40 50 96
 #e6c48c p 90 96 94 40 122 40 126 96
 #efd3a0 p 46 96 50 22 90 22 94 96
${[14, 26, 38].map((x) => ` #e6c48c r ${x + 3} 33 8 9`).join('\n')}
${[90, 102, 114].map((x) => ` #e6c48c r ${x + 3} 33 8 9`).join('\n')}
${[48, 60, 72, 82].map((x) => ` #efd3a0 r ${x} 14 8 10`).join('\n')}
 #a8834f M60 96 L60 78 C60 68 80 68 80 78 L80 96Z
 #c79f66 o 32 60 4 5
 #c79f66 o 108 60 4 5
 #c79f66 o 70 46 4 5
 #8a5a3a k 70 14 70 -10 2 2
 #d8433b p 71 -10 88 -5 71 1
petanque:
 #c9ccd2 o 26 60 20 20
 #e4e6ea o 20 53 7 6
 #9aa0a8 M8 66 C18 76 34 76 45 66 L44 69 C34 80 18 80 9 69Z
 #b3b8c0 o 72 56 21 21
 #d4d7dc o 66 48 7 6
 #878d96 M52 60 C62 72 82 72 92 60 L92 63 C82 76 62 76 53 63Z
 #c9ccd2 o 108 66 16 16
 #e4e6ea o 104 60 5 5
 #e8883a o 49 74 7 7
 #f3a95c o 47 72 2.4 2.4
skateboard:
 #2b2a33 o 28 18 8 8
 #2b2a33 o 104 18 8 8
 #f2c14e o 28 18 4 4
 #f2c14e o 104 18 4 4
 #9aa4b0 r 22 8 12 6
 #9aa4b0 r 98 8 12 6
 #c24b40 M-2 -4 C6 2 14 4 24 4 L108 4 C118 4 126 2 134 -4 C136 2 128 11 112 11 L20 11 C4 11 -4 2 -2 -4Z
 #f4e3c0 M-2 -4 C6 2 14 4 24 4 L108 4 C118 4 126 2 134 -4 L133 -1 C126 5 118 6.4 108 6.4 L24 6.4 C14 6.4 6 5 -1 -1Z
surfboard:
 #f4ead0 M20 0 C40 30 40 120 20 150 C0 120 0 30 20 0Z
 #e86a58 M20 14 C26 40 26 110 20 138 C14 110 14 40 20 14Z
 #3f8aa0 M3 60 C4 52 36 52 37 60 L37 70 C36 78 4 78 3 70Z
paper-boat:
 #e2ddd2 p 58 4 96 62 20 62
 #f4f0e6 p 58 4 58 62 20 62
 #fbf8f0 p 0 44 58 70 116 44 92 92 26 92
 #e9e4d8 p 58 70 116 44 92 92 58 92
 #d5cfc2 p 0 44 58 70 20 62
 #cfc8ba p 116 44 58 70 96 62
paper-plane:
 #f6f2e8 p 0 40 130 0 56 62
 #d8d2c4 p 56 62 130 0 62 92
 #bdb6a6 p 62 92 130 0 78 68
 #ebe5d8 p 56 62 130 0 50 56
carousel:
 #d8574a p 0 46 100 46 50 4
 #f4ead0 p 20 46 40 46 50 4
 #f4ead0 p 60 46 80 46 50 4
 #e3b341 o 50 2 4 5
 #e3b341 r -2 44 104 9 3
 #d8574a o 10 56 8 6
 #f4ead0 o 30 56 8 6
 #d8574a o 50 56 8 6
 #f4ead0 o 70 56 8 6
 #d8574a o 90 56 8 6
 #c9a24a r 46 54 8 62
 #c9a24a r 17 54 3 62
 #c9a24a r 80 54 3 62
 #f7f3ea M6 90 C10 80 24 80 30 84 L38 74 L42 82 L38 94 L36 108 L31 108 L30 98 L16 98 L14 108 L9 108Z
 #e8a0b0 M66 90 C70 80 84 80 90 84 L98 74 L102 82 L98 94 L96 108 L91 108 L90 98 L76 98 L74 108 L69 108Z
 #b5443a r -4 114 108 12 3
 #e3b341 r -4 114 108 4 2
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
string-lights:
 #4a4f5c M0 4 C20 30 32 30 50 8 C68 30 80 30 100 4 L100 6 C80 33 68 33 50 11 C32 33 20 33 0 6Z
 #f6c95a o 10 19 3.6 4.6
 #f2a24e o 22 26 3.6 4.6
 #ffe08a o 36 24 3.6 4.6
 #f6c95a o 50 15 3.6 4.6
 #f2a24e o 64 24 3.6 4.6
 #ffe08a o 78 26 3.6 4.6
 #f6c95a o 90 19 3.6 4.6
scattered-stars:
${scattered.map(([x, y, r], at) => ` ${at === 0 ? '*' : ''}#f2c14e ${starAt(x, y, r)}`).join('\n')}
scattered-hearts:
${scattered.map(([x, y, r], at) => ` ${at === 0 ? '*' : ''}${at % 2 === 0 ? '#e0566a' : '#ea8496'} ${heartAt(x, y, r * 0.8)}`).join('\n')}
heart:
 #d94f5c M50 92 C10 62 0 42 4 26 C9 6 36 2 50 24 C64 2 91 6 96 26 C100 42 90 62 50 92Z
 #e8788a M18 28 C20 18 30 16 34 22 C30 26 24 30 22 38 C18 36 17 32 18 28Z
soap-bubbles:
${scattered.map(([x, y, r]) => bubble([x, y, r])).join('\n')}
`;
