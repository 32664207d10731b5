import type { Costume } from './costume.ts';
import { apron } from './costumes-of-work.ts';

const collar = (fill: string) => ({
  bust: `${fill} r 42 90 16 7 3`,
  body: `${fill} r 45 44.4 10 4 1.6`,
});

/** Bands across a torso, on a bust from 98 down and on a body from 52. */
const bands = (fill: string) => ({
  bust: `${fill} r 22 100 56 5
 ${fill} r 16 111 68 5
 ${fill} r 13 122 74 5`,
  body: `${fill} r 35 54 30 4
 ${fill} r 35 64 30 4
 ${fill} r 36 74 28 4
 ${fill} r 36 84 28 4
 ${fill} r 35 94 30 4`,
});

const vest = (fill: string) => ({
  bust: `${fill} p 38 91 26 96 22 132 44 132 49 112
 ${fill} p 62 91 74 96 78 132 56 132 51 112`,
  body: `${fill} M36 48 L46 47 L48.6 98 L34 98Z
 ${fill} M64 48 L54 47 L51.4 98 L66 98Z`,
});

const cap = (crown: string, brim: string) =>
  `${crown} M26 24 C24 6 34 -2 50 -2 C66 -2 76 6 74 24Z
 ${brim} M24 22 C40 16 60 16 76 22 C88 24 96 28 94 31 C76 29 40 28 26 29Z`;

const wideBrim = (crown: string, band: string, brim: string) =>
  `${crown} M30 24 C28 2 40 -4 50 -4 C60 -4 72 2 70 24Z
 ${band} r 30 17 40 6
 ${brim} M4 26 C20 18 36 22 50 22 C64 22 80 18 96 26 C84 34 66 31 50 31 C34 31 16 34 4 26Z`;

/** More that is worn by trade or calling. */
export const costumesOfTrades = {
  referee: {
    clothes: '#f4f2ec',
    legs: '#22242c',
    bust: `#22242c r 24 96 6 36
 #22242c r 38 92 6 40
 #22242c r 56 92 6 40
 #22242c r 70 96 6 36
 #d8433b k 44 92 51 112 1.6 1.6
 #f2c14e r 47 110 9 6 3`,
    body: `#22242c r 37 50 4 48
 #22242c r 45 48 4 50
 #22242c r 53 48 4 50
 #22242c r 60 50 4 48
 #f2c14e r 48 64 5 4 2`,
  },
  coach: {
    clothes: '#2f6fb0',
    legs: '#2f6fb0',
    hat: cap('#d8433b', '#b3342e'),
    bust: `#f4f2ec r 48.6 92 2.8 40
 #f4f2ec k 20 104 16 132 3 3
 #f4f2ec k 80 104 84 132 3 3
 #f2c14e r 52 110 9 6 3`,
    body: `#f4f2ec r 49.2 48 1.6 50
 #f2c14e r 52 64 5 4 2`,
  },
  butcher: {
    clothes: '#f4f1ea',
    hat: `#f4f1ea M28 22 C26 4 36 -2 50 -2 C64 -2 74 4 72 22 L72 26 C60 29 40 29 28 26Z
 #c9473f r 28 20 44 4`,
    bust: `#c9473f M34 106 L66 106 L71 132 L29 132Z
 #f4f1ea r 40 106 4 26
 #f4f1ea r 48 106 4 26
 #f4f1ea r 56 106 4 26
 #a53a33 k 35 107 39 91 2.6 2.6
 #a53a33 k 65 107 61 91 2.6 2.6`,
    body: `#c9473f M40 60 L60 60 L62 80 L66 120 L34 120 L38 80Z
 #f4f1ea r 42 60 2.4 60
 #f4f1ea r 48.8 60 2.4 60
 #f4f1ea r 55.6 60 2.4 60`,
  },
  barista: { clothes: '#e9e2d2', legs: '#3b4150', ...apron('#4a3a30', '#2f241e') },
  priest: { clothes: '#24252e', legs: '#24252e', isRobe: true, ...collar('#f7f5ef') },
  nun: {
    clothes: '#24252e',
    isRobe: true,
    hidesHair: true,
    hat: `#24252e M20 96 C10 50 14 -6 50 -8 C86 -6 90 50 80 96 L70 92 C76 60 74 34 68 22 C58 14 42 14 32 22 C26 34 24 60 30 92Z
 #f7f5ef M28 30 C30 16 40 11 50 11 C60 11 70 16 72 30 C62 22 38 22 28 30Z`,
    bust: `#f7f5ef M32 88 C40 104 60 104 68 88 C72 100 64 112 50 112 C36 112 28 100 32 88Z
 #c9a24a r 48.6 112 2.8 14
 #c9a24a r 45 116 10 2.8`,
    body: `#f7f5ef M40 46 C44 56 56 56 60 46 C62 56 56 60 50 60 C44 60 38 56 40 46Z
 #c9a24a r 49.2 62 1.6 10
 #c9a24a r 46.6 65 6.8 1.6`,
  },
  monk: {
    clothes: '#7a5a3c',
    isRobe: true,
    bust: `#664a30 M28 94 C36 112 64 112 72 94 L78 100 C68 124 32 124 22 100Z`,
    body: `#664a30 M37 47 C42 60 58 60 63 47 L66 52 C60 66 40 66 34 52Z
 #e2d2b0 k 34 82 66 82 2.4 2.4
 #e2d2b0 k 44 82 42 108 2 2`,
  },
  musketeer: {
    clothes: '#2f5fa8',
    legs: '#3b3328',
    hat: `${wideBrim('#3b3328', '#c9a24a', '#4a4032')}
 #f4f1ea M64 20 C78 -8 100 -6 96 14 C88 6 76 12 66 24Z`,
    bust: `#f4f1ea M30 92 C40 100 60 100 70 92 L76 104 C62 112 38 112 24 104Z
 #f4f1ea r 46 106 8 26
 #f4f1ea r 36 114 28 7`,
    body: `#f4f1ea M40 46 L60 46 L66 54 C56 60 44 60 34 54Z
 #f4f1ea r 47.6 60 4.8 30
 #f4f1ea r 40 68 20 4.8
 #3b3328 k 34 56 66 92 3 3`,
  },
  sheriff: {
    clothes: '#c9a06a',
    legs: '#4a5f86',
    hat: wideBrim('#7a5230', '#4a3020', '#8a6038'),
    ...vest('#5a3d26'),
  },
  caveman: {
    clothes: '#b98250',
    legs: '#d9a982',
    bust: `#8a5a30 o 28 112 5 4
 #8a5a30 o 44 124 6 4
 #8a5a30 o 62 110 5 4
 #8a5a30 o 74 124 5 4`,
    body: `#8a5a30 o 42 62 3 2.4
 #8a5a30 o 54 74 3.4 2.6
 #8a5a30 o 44 88 3 2.4
 #b98250 p 33 92 67 92 70 112 62 106 56 114 50 106 44 114 38 106 30 112`,
    hasBeard: true,
  },
  attendant: {
    clothes: '#2a3f7a',
    legs: '#2a3f7a',
    hat: `#2a3f7a M30 16 C34 0 66 -4 72 8 C66 14 44 20 30 16Z
 #e7c25a o 62 8 3 2`,
    bust: `#d8433b M40 90 C44 100 56 100 60 90 L66 102 C56 108 44 108 34 102Z
 #d8433b p 58 100 70 116 60 114 56 120
 #e7c25a r 24 112 12 3 1.5`,
    body: `#d8433b M43 46 C46 54 54 54 57 46 L60 52 C54 58 46 58 40 52Z
 #d8433b p 54 54 60 62 55 61 53 64
 #e7c25a o 46 74 1.3 1.3
 #e7c25a o 46 84 1.3 1.3`,
  },
  conductor: {
    clothes: '#1f212a',
    legs: '#1f212a',
    bust: `#f7f3ea p 36 91 50 132 64 91 56 94 44 94
 #f7f3ea p 50 100 40 94 40 107
 #f7f3ea p 50 100 60 94 60 107
 #d9d4c8 o 50 100 2 2`,
    body: `#f7f3ea p 42 46 58 46 50 84
 #ffffff p 50 51 44 47 44 55
 #ffffff p 50 51 56 47 56 55
 #1f212a p 34 92 46 96 40 124 32 118
 #1f212a p 66 92 54 96 60 124 68 118`,
  },
  scout: {
    clothes: '#c9b27a',
    legs: '#4f6a3f',
    hat: wideBrim('#8a6a3a', '#5a4326', '#a58049'),
    bust: `#2f7a4f M36 90 C42 100 58 100 64 90 L70 98 C58 110 42 110 30 98Z
 #2f7a4f p 46 104 54 104 56 124 50 118 44 124
 #f2c14e o 50 105 3 2.4`,
    body: `#2f7a4f M41 46 C46 54 54 54 59 46 L62 51 C56 58 44 58 38 51Z
 #2f7a4f p 48 56 52 56 54 68 50 64 46 68`,
  },
  lifeguard: {
    clothes: '#e0463a',
    legs: '#e0463a',
    hat: `${cap('#e0463a', '#b8362c')}
 #f4f1ea r 45 4 10 3
 #f4f1ea r 48.4 0.6 3.2 10`,
    bust: `#f7f5ef r 45 104 10 26 1
 #f7f5ef r 37 112 26 10 1`,
    body: `#f7f5ef r 47.4 58 5.2 18 1
 #f7f5ef r 41 64.4 18 5.2 1`,
  },
  miner: {
    clothes: '#5b6270',
    legs: '#454b58',
    hat: `#e0a62c M24 26 C22 -2 36 -10 50 -10 C64 -10 78 -2 76 26Z
 #c48d1f M18 27 C30 22 70 22 82 27 C82 33 70 32 50 32 C30 32 18 33 18 27Z
 #3a3f4a o 50 8 9 9
 #fff3b8 o 50 8 6 6`,
    ...bands('#e9d96a'),
  },
  lumberjack: {
    clothes: '#c2413a',
    legs: '#3f5f8a',
    hat: `#2f343f M26 26 C24 4 34 -6 50 -6 C66 -6 76 4 74 26Z
 #454b58 r 25 20 50 8 4`,
    bust: `#7d221f r 24 98 5 34
 #7d221f r 40 92 5 40
 #7d221f r 55 92 5 40
 #7d221f r 71 98 5 34
 #7d221f r 14 108 72 4
 #7d221f r 13 120 74 4
 #2b3a52 k 36 92 34 132 4 4
 #2b3a52 k 64 92 66 132 4 4`,
    body: `#7d221f r 38 49 3 50
 #7d221f r 48.5 48 3 51
 #7d221f r 59 49 3 50
 #7d221f r 34 60 32 2.6
 #7d221f r 34 72 32 2.6
 #7d221f r 34 84 32 2.6
 #2b3a52 k 41 47 40 99 2.6 2.6
 #2b3a52 k 59 47 60 99 2.6 2.6`,
    hasBeard: true,
  },
  maid: {
    clothes: '#24252e',
    isRobe: true,
    hat: `#f7f5ef M32 14 C34 2 40 4 42 0 C46 4 54 4 58 0 C60 4 66 2 68 14 C58 8 42 8 32 14Z`,
    ...apron('#f7f5ef', '#dcd8cd'),
  },
  mime: {
    clothes: '#f4f2ec',
    legs: '#1f212a',
    hat: `#1f212a M22 20 C18 4 38 -6 60 -4 C80 -2 86 10 78 18 C64 24 34 25 22 20Z
 #1f212a r 52 -9 4 7 2`,
    ...bands('#1f212a'),
  },
  prisoner: {
    clothes: '#f2f0ea',
    legs: '#3a3d47',
    hat: `#f2f0ea M27 22 C26 6 36 0 50 0 C64 0 74 6 73 22Z
 #2a2c35 r 28 8 44 4
 #2a2c35 r 27 17 46 4`,
    ...bands('#2a2c35'),
  },
  thief: {
    clothes: '#f2f0ea',
    legs: '#2a2c35',
    hat: `#2a2c35 M26 26 C24 4 34 -6 50 -6 C66 -6 76 4 74 26Z
 #1b1c24 M25 40 C34 34 66 34 75 40 L74 54 C66 56 58 56 54 50 C52 48 48 48 46 50 C42 56 34 56 26 54Z
 #f7f5ef o 38 46.6 5.4 4
 #f7f5ef o 62 46.6 5.4 4
 #1b1c24 o 39 46.8 2.2 2.4
 #1b1c24 o 63 46.8 2.2 2.4`,
    ...bands('#2a2c35'),
  },
  devil: {
    clothes: '#b8262c',
    legs: '#8f1c22',
    hat: `#7a1418 M28 20 C18 14 14 0 20 -14 C24 -2 32 4 40 10Z
 #7a1418 M72 20 C82 14 86 0 80 -14 C76 -2 68 4 60 10Z`,
    bust: `#7a1418 p 38 91 50 112 62 91 72 98 50 132 28 98`,
    body: `#7a1418 p 43 46 50 62 57 46 64 50 50 78 36 50`,
    behind: `#7a1418 M62 96 C96 110 104 84 92 66 L100 66 L90 54 L84 68 L90 67 C96 84 88 100 62 90Z`,
  },
  punk: {
    ...{ hair: 'pink', hairCut: 'mohawk' },
    clothes: '#24252e',
    legs: '#3a4a6a',
    bust: `#d9dde2 o 30 104 2 2
 #d9dde2 o 34 112 2 2
 #d9dde2 o 70 104 2 2
 #d9dde2 o 66 112 2 2
 #d9dde2 r 48.8 96 2.4 36
 #e0408a p 40 90 60 90 50 108`,
    body: `#d9dde2 r 49.3 50 1.4 48
 #d9dde2 o 40 56 1.3 1.3
 #d9dde2 o 60 56 1.3 1.3
 #d9dde2 r 34 92 32 3
 #e0408a p 44 46 56 46 50 58`,
  },
  jester: {
    clothes: '#7a3fa0',
    legs: '#2f8a6a',
    hat: `#7a3fa0 M28 24 C20 8 8 6 2 18 C0 0 24 -16 46 0 L50 22Z
 #2f8a6a M72 24 C80 8 92 6 98 18 C100 0 76 -16 54 0 L50 22Z
 #e0b03a o 3 20 5 5
 #e0b03a o 97 20 5 5
 #e0b03a r 27 20 46 6 3`,
    bust: `#2f8a6a p 50 91 88 132 50 132
 #e0b03a p 28 94 40 108 50 96 60 108 72 94 64 90 36 90`,
    body: `#2f8a6a r 50 48 16 50
 #e0b03a p 38 47 44 58 50 49 56 58 62 47`,
  },
  teacher: {
    clothes: '#7d8f5a',
    legs: '#4a4f5c',
    bust: `#f4f1ea p 40 90 60 90 50 116
 #6a7a4b p 38 91 30 98 47 132 50 116
 #6a7a4b p 62 91 70 98 53 132 50 116
 #5a3d26 o 50 122 2 2`,
    body: `#f4f1ea p 44 46 56 46 50 64
 #6a7a4b p 43 46 38 52 48.6 84 50 64
 #6a7a4b p 57 46 62 52 51.4 84 50 64`,
  },
} as const satisfies Record<string, Costume>;
