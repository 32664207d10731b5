/** What is held in one hand every day, told as `act-tools.ts` tells the others. */
export const smallTools = {
  toothbrush: `#3f78b5 k 0 6 0 -18 2.6 2.4
 #ffffff r -4.4 -22 4.4 8 1`,
  razor: `#5f6873 k 0 8 0 -9 2.8 2.4
 #c3cad2 r -6 -13 12 4 1`,
  lipstick: `#33303c r -2.6 -6 5.2 12 1
 #e0b23c r -2.2 -10 4.4 4
 #c8372f p -2 -10 2 -10 2 -14 -2 -17`,
  cigarette: `#f7f3ea k -10 -7 5 -7 2.4 2.4
 #e2763a o 6 -7 1.8 1.6
 #d8dde2 o 9 -15 3 4
 #d8dde2 o 13 -25 4 5
 #d8dde2 o 11 -36 5 6`,
  iceCream: `#d9a05a p -5.6 -7 5.6 -7 0 13
 #c08a46 k -3 -4 3 2 0.8 0.8
 #c08a46 k 3 -4 -2 2 0.8 0.8
 #f6b8cc o 0 -11 7.6 7
 #fdf3d4 o 0.6 -20 6.4 6
 #d8433b o 1 -27 2.4 2.4`,
  apple: `#d8433b o 0 -6 8.4 8.4
 #fbf3d8 o -7 -8 4 5
 #8a5a3a k 0 -13 1.4 -18 1.6 1.2
 #5fa552 o 5 -17 4 2 -25`,
  sandwich: `#e0b878 r -13 -13 25 7 3.4
 #5fa552 r -14 -7.4 27 3 1.4
 #d8636f r -12 -5 23 2.4
 #e0b878 r -13 -3 25 6 3`,
  pizzaSlice: `#f2c14e p -15 -9 10 -18 12 3
 #b5763a k 10 -18 12 3 4.6 4.6
 #d8433b o -2 -9 2.6 2.4
 #d8433b o 6 -5 2.6 2.4
 #d8433b o 5 -13 2.4 2`,
  handBell: `#8a5a3a k 0 8 0 -6 4.4 4
 #e0b23c M-11 -24 L11 -24 C7 -19 7 -12 4 -6 L-4 -6 C-7 -12 -7 -19 -11 -24Z
 #c9982c o 0 -24 11 2.4
 #8a5a3a o 0 -26 2.6 2.6`,
  bankCard: `#3f78b5 r -2 -10 19 13 1.6
 #f2c14e r 1 -7 4.4 3.4 0.6
 #dfe9ea r 1 -1.4 12 1.4`,
  ballot: `#ffffff r -6 -20 13 20 1
 #8b94a4 r -3 -15 7 1.4
 #8b94a4 r -3 -11 7 1.4`,
  bandageRoll: `#f7f3ea o 6 -2 6.4 6.4
 #d9d4c8 o 6 -2 2.6 2.6
 #f7f3ea k 4 4 17 7 3.4 3.4`,
  snowball: `#ffffff o 0 -6 7 6.6
 #d3e2ee o 1.8 -4 3.6 3`,
  butterflyNet: `#8a5a3a k 0 14 0 -30 2.8 2.4
 #e6eef0 M-11 -38 L11 -38 C14 -28 20 -20 26 -13 C10 -16 -7 -22 -11 -38Z
 #5f6873 k -11 -38 11 -38 2.6 2.6`,
} as const;
