import type { Station } from './station.ts';

/** What stands about or is in both hands in what is done every day. */
export const dailyStations = {
  skippingRope: {
    behind: `#d8433b M12 84 C-34 -66 134 -66 88 84 L85.4 84 C128 -60 -28 -60 14.6 84Z`,
    hands: `#8a5a3a k 14 80 13 93 4.4 4.4
 #8a5a3a k 86 80 87 93 4.4 4.4`,
  },
  foamOnChin: {
    hands: `#ffffff o 44 41 5 4
 #ffffff o 50 44 6 4
 #ffffff o 56 41 5 4`,
  },
  hatAbove: {
    hands: `#7a5236 M34 -5 C34 -27 66 -27 66 -5Z
 #5f3f28 r 34 -10 32 6
 #8a6040 o 50 -3 27 4.4`,
  },
  phone: {
    hands: `#2a2c36 r 43.4 62 13.2 20 2.6
 #4c5468 o 47 66 1.8 1.8
 #4c5468 o 47 70.6 1.4 1.4`,
  },
  gamepad: {
    hands: `#33363f M36 78 C36 70 64 70 64 78 C67 86 66 92 62 92 C58 92 57 86 50 86 C43 86 42 92 38 92 C34 92 33 86 36 78Z
 #8b94a4 k 40 78 45 78 1.8 1.8
 #8b94a4 k 42.5 75.5 42.5 80.5 1.8 1.8
 #d8433b o 58 76.4 1.6 1.6
 #3f78b5 o 61 79 1.6 1.6
 #5fa552 o 55 79 1.6 1.6`,
  },
  balloonBlown: {
    hands: `#c8372f k 53 40 61 42 3 3
 #d8433b o 79 46 19 17
 #e87a70 o 74 40 5 4 -30`,
  },
  ballotBox: {
    hands: `#8fa3b0 r 92 100 46 62 2
 #b9c6cf r 89 95 52 8 2
 #33363f r 104 97 22 2.6 1
 #f7f3ea r 102 116 26 20 1
 #3f78b5 p 108 126 112 122 115 127 122 117 125 120 115 132`,
  },
  chart: {
    behind: `#5f6873 k 124 60 116 162 3 3
 #5f6873 k 166 60 174 162 3 3
 #8b94a4 r 102 0 88 66 2
 #ffffff r 105 3 82 60 1
 #3f78b5 r 114 38 11 20
 #e2763a r 130 28 11 30
 #5fa552 r 146 20 11 38
 #d8433b r 162 12 11 46
 #5f6873 r 111 58 68 1.8`,
  },
  carton: {
    hands: `#c98a52 r 22 72 56 40 2
 #b5763a r 22 72 56 7 1
 #e6c48a r 45 72 10 40`,
  },
  stall: {
    behind: `#8a5a3a k -26 -34 -26 162 4 4
 #8a5a3a k 126 -34 126 162 4 4
 #d8433b p -34 -34 134 -34 122 -62 -22 -62
 #f7f3ea p -10 -34 14 -34 16 -62 -4 -62
 #f7f3ea p 38 -34 62 -34 60 -62 40 -62
 #f7f3ea p 86 -34 110 -34 104 -62 84 -62`,
    hands: `#a9825c r -24 104 148 58 2
 #8f6a46 r -24 122 148 3
 #8f6a46 r -24 142 148 3
 #e6d9c2 r -30 95 160 10 3`,
  },
  /** From behind him through both hands, and water as far as it reaches. */
  hose: {
    behind: `#8f3a2a k -40 158 6 158 5 5
 #8f3a2a k 6 158 34 124 5 5
 #8f3a2a k 34 124 74 88 5 5`,
    hands: `#8f3a2a k 70 92 100 78 5 5
 #c9a03a k 98 79 118 69 5.6 3.6
 #5f6873 r 92 74 10 9 2
 #a9d8ee M116 66 C146 44 184 48 212 92 L200 98 C176 60 146 58 119 73Z
 #d6eef8 M118 68 C148 49 182 53 206 94 L203 96 C178 58 148 54 119 71Z
 #a9d8ee o 216 100 3.4 4.6
 #d6eef8 o 204 106 2.8 3.8
 #a9d8ee o 211 112 2.4 3.4`,
  },
  seeds: {
    hands: `#7b8a6a k 80 30 83 24 0.7 0.7
 #ffffff o 84 22 3.4 2.6
 #e3e8ea o 84 23 1.4 1.2
 #7b8a6a k 93 44 96 38 0.7 0.7
 #ffffff o 97 36 3.4 2.6
 #e3e8ea o 97 37 1.4 1.2
 #7b8a6a k 104 22 107 16 0.7 0.7
 #ffffff o 108 14 3.4 2.6
 #e3e8ea o 108 15 1.4 1.2
 #7b8a6a k 118 36 121 30 0.7 0.7
 #ffffff o 122 28 3.4 2.6
 #e3e8ea o 122 29 1.4 1.2
 #7b8a6a k 132 12 135 6 0.7 0.7
 #ffffff o 136 4 3.4 2.6
 #e3e8ea o 136 5 1.4 1.2
 #7b8a6a k 140 30 143 24 0.7 0.7
 #ffffff o 144 22 3.4 2.6
 #e3e8ea o 144 23 1.4 1.2`,
  },
  marbles: {
    hands: `#3f78b5 o 112 158 3.6 3.6
 #d8433b o 122 159 3 3
 #f2c14e o 130 157.6 3.6 3.6
 #5fa552 o 140 159 3 3`,
  },
} as const satisfies Record<string, Station>;
