import type { Costume } from './costume.ts';

const coat = {
  bust: `#ffffff p 38 91 30 100 44 132 50 112
 #ffffff p 62 91 70 100 56 132 50 112
 #c9d6dd p 49 112 51 112 51.4 132 48.6 132
 #5f6f7d M36 94 C34 110 38 118 42 120 L43.6 118.6 C40 116 37 110 39 94Z
 #5f6f7d M64 94 C66 112 64 118 62 122 L60.4 121 C62 116 63.4 110 61 94Z
 #8fa3b0 o 61 124 4.6 4.6
 #d4dde2 o 61 124 2.6 2.6`,
  body: `#ffffff M33 52 L46 47 L48 112 L31 112Z
 #ffffff M67 52 L54 47 L52 112 L69 112Z
 #cdd8de r 36 84 9 1.6
 #cdd8de r 55 84 9 1.6
 #5f6f7d M43 47 C42 58 44 64 48 66 L49 64.6 C46 62 44.6 56 45 47Z
 #5f6f7d M57 47 C58 60 57 66 56 70 L54.6 69.4 C55.4 64 56 56 55 47Z
 #8fa3b0 o 55.4 71 3 3`,
};
export const apron = (fill: string, dark: string) => ({
  bust: `${fill} M33 108 L67 108 L72 132 L28 132Z
 ${dark} k 34 109 39 91 2.6 2.6
 ${dark} k 66 109 61 91 2.6 2.6`,
  body: `${fill} M40 62 L60 62 L62 80 L66 118 L34 118 L38 80Z
 ${dark} k 41 63 44 47 2 2
 ${dark} k 59 63 56 47 2 2
 ${dark} r 43 88 14 9 2`,
});
const overalls = {
  bust: `#3f6fa8 M32 108 L68 108 L74 132 L26 132Z
 #355d8e k 34 110 36 92 5 5
 #355d8e k 66 110 64 92 5 5
 #f2c14e o 35 112 2.2 2.2
 #f2c14e o 65 112 2.2 2.2
 #355d8e r 43 116 14 12 2`,
  body: `#3f6fa8 M38 66 L62 66 L64 86 L66 102 L34 102 L36 86Z
 #355d8e k 39 67 41 48 3.4 3.4
 #355d8e k 61 67 59 48 3.4 3.4
 #f2c14e o 40 69 1.6 1.6
 #f2c14e o 60 69 1.6 1.6
 #355d8e r 45 74 10 9 1.5`,
};
const peakedCap = (fill: string, badge: string) =>
  `${fill} M22 20 C18 4 34 -4 50 -4 C66 -4 82 4 78 20 C70 24 30 24 22 20Z
 #22222c M26 18 L74 18 L74 27 C60 30 40 30 26 27Z
 #15151c M26 26 C34 33 66 33 74 26 C72 34 62 37 50 37 C38 37 28 34 26 26Z
 ${badge} o 50 10 5 5`;
export const strawHat = `#e0b66a M30 24 C30 4 38 -2 50 -2 C62 -2 70 4 70 24Z
 #b5563e M29.6 18 C40 22 60 22 70.4 18 L71 25 C60 29 40 29 29 25Z
 #ecc882 M2 30 C14 20 34 26 50 26 C66 26 86 20 98 30 C86 38 66 33 50 33 C34 33 14 38 2 30Z`;
const toque = `#ffffff M30 26 L30 12 C16 10 16 -10 32 -10 C36 -22 64 -22 68 -10 C84 -10 84 10 70 12 L70 26 C60 30 40 30 30 26Z
 #dfe3e6 r 30 13 40 2.4
 #e7eaec k 40 10 38 -4 2 2
 #e7eaec k 60 10 62 -4 2 2`;
export const helmetOf = (fill: string, brim: string) =>
  `${fill} M24 26 C22 -2 36 -10 50 -10 C64 -10 78 -2 76 26Z
 ${brim} r 44 -12 12 36 5
 ${brim} M18 27 C30 22 70 22 82 27 C82 33 70 32 50 32 C30 32 18 33 18 27Z`;

export const costumesOfWork = {
  doctor: { clothes: '#7fb0c8', legs: '#5f7f9a', ...coat },
  nurse: {
    clothes: '#3f7fae',
    legs: '#35709c',
    bust: `#2f6590 p 38 90 50 112 62 90 66 93 50 120 34 93
 #f4f7f8 r 60 116 16 11 2
 #d8433b r 66.6 118 2.8 7
 #d8433b r 64.4 120.2 7.2 2.6
 #2f6590 r 24 120 14 3 1`,
    body: `#2f6590 p 42 46 50 62 58 46 61 48 50 68 39 48
 #f4f7f8 r 54 62 8 6 1
 #d8433b r 57.3 63 1.4 4
 #d8433b r 56 64.3 4 1.4
 #2f6590 r 36 84 10 8 1.4
 #2f6590 r 54 84 10 8 1.4`,
  },
  scientist: {
    clothes: '#8a9fb0',
    ...coat,
    hat: `#3a4350 r 24 24 52 3
 #bfe6ea r 31 20 17 11 5
 #bfe6ea r 52 20 17 11 5
 #8fc4cc r 34 22 6 6 3
 #8fc4cc r 55 22 6 6 3`,
  },
  chef: {
    clothes: '#f4f1ea',
    legs: '#3b4150',
    hat: toque,
    bust: `#d8433b p 40 92 60 92 54 102 50 99 46 102
 #5b5f68 o 44 112 1.7 1.7
 #5b5f68 o 56 112 1.7 1.7
 #5b5f68 o 44 122 1.7 1.7
 #5b5f68 o 56 122 1.7 1.7`,
    body: `#d8433b p 43 46 57 46 53 53 50 51 47 53
 #5b5f68 o 46 62 1.2 1.2
 #5b5f68 o 54 62 1.2 1.2
 #5b5f68 o 46 70 1.2 1.2
 #5b5f68 o 54 70 1.2 1.2
 #ffffff M36 84 L64 84 L66 116 L34 116Z`,
  },
  waiter: {
    clothes: '#2f323c',
    bust: `#f7f3ea p 38 91 50 132 62 91 56 94 44 94
 #22232b p 50 100 41 95 41 106
 #22232b p 50 100 59 95 59 106`,
    body: `#f7f3ea p 43 46 57 46 50 76
 #22232b p 50 51 45 48 45 54
 #22232b p 50 51 55 48 55 54
 #f4f1ea M36 92 L64 92 L67 128 L33 128Z`,
  },
  farmer: { clothes: '#c9564a', hat: strawHat, ...overalls, legs: '#3f6fa8' },
  gardener: { clothes: '#e0a23c', hat: strawHat, ...apron('#4f8f5f', '#3a6f49') },
  baker: { clothes: '#e8ddc8', hat: toque, ...apron('#f7f3ea', '#d8cdb8') },
  mechanic: {
    clothes: '#c9c4b8',
    ...overalls,
    legs: '#3f6fa8',
    hat: `#355d8e M26 26 C24 6 34 -2 50 -2 C66 -2 76 6 74 26Z
 #2b4a73 M24 24 C40 18 60 18 76 24 C88 26 96 30 94 33 C76 31 40 30 26 31Z`,
  },
  firefighter: {
    clothes: '#34384a',
    legs: '#34384a',
    hat: `${helmetOf('#d8433b', '#b8322d')}
 #f2c14e p 44 4 50 -2 56 4 56 14 50 19 44 14`,
    bust: `#f2c14e r 10 116 80 6
 #e9edf0 r 10 118 80 2
 #f2c14e r 47 92 6 40`,
    body: `#f2c14e r 33 72 34 4
 #f2c14e r 33 90 34 4
 #e9edf0 r 33 73.4 34 1.2
 #e9edf0 r 33 91.4 34 1.2`,
  },
  police: {
    clothes: '#2f4470',
    legs: '#26365a',
    hat: peakedCap('#2f4470', '#e7c25a'),
    bust: `#24355a p 40 91 60 91 52 106 50 132 48 106
 #e7c25a p 28 108 33 111 32 117 28 120 24 117 23 111
 #1d2a48 r 44 126 12 3`,
    body: `#1d2a48 r 34 90 32 5
 #e7c25a r 47 90 6 5
 #24355a p 46 46 54 46 51 58 50 88 49 58
 #e7c25a o 40 60 2.6 2.6`,
  },
  pilot: {
    clothes: '#27324e',
    hat: peakedCap('#27324e', '#e7c25a'),
    bust: `#f7f3ea p 37 91 50 128 63 91 56 94 44 94
 #2b2a33 p 47 97 53 97 54 130 46 130
 #e7c25a r 12 108 14 3
 #e7c25a r 74 108 14 3`,
    body: `#f7f3ea p 43 46 57 46 50 74
 #2b2a33 p 48.6 48 51.4 48 52 72 48 72
 #e7c25a o 46 82 1.3 1.3
 #e7c25a o 46 90 1.3 1.3`,
  },
  artist: {
    clothes: '#e9e2d2',
    hat: `#2e3350 M20 22 C14 4 34 -8 58 -6 C82 -4 90 10 80 20 C66 28 34 28 20 22Z
 #2e3350 r 52 -12 4 8 2`,
    ...apron('#8fa8bf', '#6f8aa3'),
  },
  builder: {
    clothes: '#4a6fa5',
    hat: helmetOf('#f3c536', '#dba92b'),
    bust: `#f08a3c M12 132 C12 108 24 99 38 91 L45 132Z
 #f08a3c M88 132 C88 108 76 99 62 91 L55 132Z
 #f4efd0 r 12 118 32 5
 #f4efd0 r 56 118 32 5`,
    body: `#f08a3c M33 52 L45 47 L47 98 L34 98Z
 #f08a3c M67 52 L55 47 L53 98 L66 98Z
 #f4efd0 r 34 76 13 3.6
 #f4efd0 r 53 76 13 3.6`,
  },
  vest: {
    clothes: '#5d7fa3',
    bust: `#f0d23c M12 132 C12 108 24 99 38 91 L45 132Z
 #f0d23c M88 132 C88 108 76 99 62 91 L55 132Z
 #f7f5ea r 12 118 32 5
 #f7f5ea r 56 118 32 5`,
    body: `#f0d23c M33 52 L45 47 L48 98 L33 98Z
 #f0d23c M67 52 L55 47 L52 98 L67 98Z
 #f7f5ea r 33 76 14.4 4
 #f7f5ea r 52.6 76 14.4 4`,
  },
} as const satisfies Record<string, Costume>;
