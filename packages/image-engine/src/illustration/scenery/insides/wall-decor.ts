/** What hangs on the walls of rooms; as `floorDecor`, about the middle of its lower edge. */
export const wallDecor = {
  'large picture': `
wood- r -46 -96 92 96 2
paper r -42 -92 84 88
second r -34 -84 68 72
accent o 10 -58 17 17
wood M-34 -40 C-14 -58 8 -22 34 -42 L34 -12 L-34 -12Z
clay M-34 -26 C-8 -38 12 -12 34 -28 L34 -12 L-34 -12Z`,
  'three pictures': `
wood- r -78 -64 46 60 2
paper r -75 -61 40 54
accent o -55 -38 11 11
clay r -66 -24 22 4 1
metal r -23 -70 46 66 2
paper r -20 -67 40 60
leaf k 0 -14 0 -54 2
sprout o -8 -46 5 9 -30
leaf o 8 -38 5 9 30
sprout o -8 -28 5 9 -30
wood- r 32 -64 46 60 2
paper r 35 -61 40 54
second M38 -10 L38 -30 C50 -44 60 -24 72 -36 L72 -10Z
accent o 62 -48 6 6`,
  'many pictures': `
metal r -80 -70 42 54 2
paper r -77 -67 36 48
accent o -59 -44 11 11
wood- r -32 -92 60 44 2
second r -29 -89 54 38
clay M-29 -62 C-10 -78 6 -54 25 -68 L25 -51 L-29 -51Z
wood- r -30 -40 34 40 2
paper r -27 -37 28 34
leaf k -13 -6 -13 -30 2
sprout o -18 -24 4 7 -30
leaf o -8 -20 4 7 30
metal r 10 -40 44 34 2
blue r 13 -37 38 28
linen o 38 -26 6 6
wood- r 36 -92 34 44 2
paper r 39 -89 28 38
red p 45 -58 53 -80 61 -58
metal r 60 -40 26 32 2
accent r 63 -37 20 26`,
  'two shelves': `
wood r -72 -8 144 6 2
wood r -50 -66 110 6 2
red r -64 -32 7 24 1
accent r -56 -36 7 28 1
blue r -48 -30 8 22 1
linen r -39 -34 6 26 1
second- p -31 -8 -25 -32 -19 -30 -25 -8
clay p 2 -22 22 -22 19 -8 5 -8
leaf k 4 -22 -2 -2 2
leaf o 4 -28 6 10 -30
sprout o 12 -34 6 12
leaf o 20 -28 6 10 30
linen r 36 -34 24 26 2
accent o 48 -21 7 7
second M-40 -66 L-28 -66 C-24 -74 -28 -82 -31 -84 L-31 -90 L-37 -90 L-37 -84 C-40 -82 -44 -74 -40 -66Z
blue r -12 -72 34 6 1
red r -10 -78 28 6 1
clay p 34 -80 52 -80 49 -66 37 -66
sprout o 36 -88 5 9 -24
leaf o 43 -92 5 10
sprout o 50 -88 5 9 24`,
  'round mirror': `
wood o 0 -44 44 44
linen o 0 -44 39 39
paper o -10 -56 15 6 -40`,
  'sun mirror': `
accent k 0 -45 0 -92 4 2
accent k 0 -45 0 2 4 2
accent k 0 -45 47 -45 4 2
accent k 0 -45 -47 -45 4 2
accent k 0 -45 34 -79 4 2
accent k 0 -45 -34 -79 4 2
accent k 0 -45 34 -11 4 2
accent k 0 -45 -34 -11 4 2
accent- o 0 -45 29 29
linen o 0 -45 24 24
paper o -7 -52 9 4 -40`,
  macrame: `
wood r -44 -92 88 4 2
linen p -36 -90 36 -90 36 -50 0 -14 -36 -50
shade p -36 -70 0 -34 36 -70 36 -62 0 -26 -36 -62
linen k -34 -50 -34 -18 3
linen k -20 -38 -20 -6 3
linen k -8 -26 -8 0 3
linen k 8 -26 8 0 3
linen k 20 -38 20 -6 3
linen k 34 -50 34 -18 3`,
  'wall clock': `
metal o 0 -32 32 32
paper o 0 -32 27 27
ink k 0 -32 0 -50 3
ink k 0 -32 12 -26 3
accent o 0 -32 3 3`,
  'wicker plates': `
wood+ o -30 -34 30 30
wood o -30 -34 20 20
wood+ o -30 -34 11 11
accent o 30 -52 23 23
accent+ o 30 -52 14 14
wood- o 22 -14 14 14
wood+ o 22 -14 8 8`,
  posters: `
red r -78 -84 44 58 1
linen o -56 -58 13 13
ink r -70 -38 28 4
blue r -28 -92 52 70 1
accent p -2 -84 6 -64 20 -60 8 -50 12 -32 -2 -42 -16 -32 -12 -50 -24 -60 -10 -64
accent r 30 -80 44 56 1
ink p 38 -34 52 -70 66 -34
second r -66 -20 40 20 1
red o -46 -10 6 6
ink r -18 -16 34 16 1
linen r -14 -11 26 3
paper r 28 -18 36 18 1
blue o 46 -9 6 6`,
  pennants: `
ink k -80 -40 0 -22 1.6
ink k 0 -22 80 -40 1.6
red p -70 -39 -52 -35 -60 -16
accent p -46 -33 -28 -29 -36 -10
blue p -20 -27 -2 -22 -11 -3
second p 4 -22 22 -26 14 -5
red p 30 -28 48 -32 40 -11
accent p 54 -34 72 -38 64 -17`,
  'kitchen shelf': `
wood r -64 -8 128 6 2
linen r -56 -30 16 22 3
accent r -56 -34 16 5 1
linen r -36 -26 14 18 3
clay r -36 -30 14 5 1
red r -16 -24 15 16 2
blue r 4 -24 15 16 2
clay p 28 -24 48 -24 45 -8 31 -8
leaf o 30 -32 5 9 -26
sprout o 38 -36 5 11
leaf o 46 -32 5 9 26
metal o -46 6 4 8
metal r -10 -2 3 14
metal o -8 18 10 9`,
} as const;

export type WallDecor = keyof typeof wallDecor;
