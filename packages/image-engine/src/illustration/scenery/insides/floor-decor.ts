/**
 * What stands in rooms beside what was asked for: a line is a stuff of `furnishings`, lighter (+) or darker
 * (-), and a shape in centimetres about the middle of its foot.
 */
export const floorDecor = {
  'floor lamp': `
metal r -15 -4 30 4 2
metal r -1.5 -136 3 134
shade p -24 -128 24 -128 16 -164 -16 -164
glow r -24 -132 48 5 2`,
  'arc lamp': `
metal r -34 -5 32 5 2
metal M-20 -4 C-24 -110 -6 -172 34 -168 L34 -165 C0 -168 -19 -108 -16 -4Z
metal M14 -146 C16 -172 54 -172 56 -146Z
glow o 35 -145 16 5`,
  'tripod lamp': `
wood k 0 -106 -26 -2 5 4
wood k 0 -106 26 -2 5 4
wood- k 0 -106 4 -4 5 4
linen r -24 -146 48 40 5
shade r -24 -110 48 4 2`,
  'tall bookshelf': `
wood- r -46 -192 92 190 3
wood-- r -40 -186 80 40
wood-- r -40 -140 80 40
wood-- r -40 -94 80 40
wood-- r -40 -48 80 40
red r -37 -176 7 30 1
accent r -29 -180 6 34 1
blue r -22 -173 8 27 1
linen r -13 -178 5 32 1
second r -7 -175 8 29 1
accent- p 3 -146 9 -172 15 -170 9 -146
clay M22 -146 L34 -146 C38 -156 34 -162 31 -164 L31 -170 L25 -170 L25 -164 C22 -162 18 -156 22 -146Z
linen r -38 -124 26 24 2
accent o -25 -112 7 7
second r -4 -130 7 30 1
blue r 4 -127 6 27 1
red r 11 -132 8 32 1
linen r 20 -128 5 28 1
accent r 26 -131 8 31 1
clay p -34 -66 -18 -66 -20 -54 -32 -54
leaf o -32 -73 6 10 -25
sprout o -25 -77 6 12
leaf o -18 -72 6 10 28
blue r -6 -61 40 7 1
accent r -4 -68 36 7 1
red r -2 -74 30 6 1
wood+ r -36 -38 34 30 3
wood+ r 2 -38 34 30 3
metal r -24 -26 10 3 1
metal r 14 -26 10 3 1`,
  'low bookshelf': `
wood- r -62 -82 124 80 3
wood-- r -57 -77 56 34
wood-- r 1 -77 56 34
wood-- r -57 -39 56 34
wood-- r 1 -39 56 34
red r -54 -70 7 27 1
accent r -46 -73 7 30 1
blue r -38 -68 8 25 1
linen r -29 -71 5 28 1
second r -23 -69 8 26 1
accent- p -12 -43 -6 -66 0 -64 -6 -43
second r 5 -69 7 26 1
red r 13 -72 8 29 1
linen r 22 -70 6 27 1
blue r 29 -67 22 7 1
accent r 31 -50 20 7 1
wood+ r -53 -35 48 30 2
blue r 6 -33 7 28 1
accent r 14 -30 8 25 1
red r 23 -34 6 29 1
second r 30 -31 8 26 1
linen r 39 -33 6 28 1
clay M-44 -82 L-26 -82 C-20 -92 -26 -102 -30 -105 L-30 -111 L-40 -111 L-40 -105 C-44 -102 -50 -92 -44 -82Z
linen p 20 -82 44 -82 47 -110 17 -110
leaf o 24 -116 7 13 -22
sprout o 32 -122 7 15
leaf o 40 -116 7 13 24`,
  sideboard: `
wood-- k -58 -14 -62 0 5 4
wood-- k 58 -14 62 0 5 4
wood r -74 -70 148 58 4
wood+ r -70 -66 44 50 3
wood+ r -22 -66 44 23 3
wood+ r -22 -40 44 24 3
wood+ r 26 -66 44 50 3
metal r -32 -44 3 14 1
metal r -6 -56 12 3 1
metal r -6 -30 12 3 1
metal r 29 -44 3 14 1
clay M-56 -70 L-40 -70 C-34 -80 -40 -92 -44 -95 L-44 -102 L-52 -102 L-52 -95 C-56 -92 -62 -80 -56 -70Z
leaf k -48 -100 -58 -128 2 1
leaf k -48 -100 -40 -132 2 1
sprout o -58 -126 5 10 -30
leaf o -40 -128 5 11 22
sprout o -49 -134 5 11
blue r -18 -77 34 7 1
red r -15 -83 29 6 1
metal r 46 -96 4 26
shade p 32 -92 64 -92 57 -118 39 -118
glow r 32 -95 32 4 1`,
  'television stand': `
wood-- k -64 -12 -66 0 5 4
wood-- k 64 -12 66 0 5 4
wood r -84 -42 168 32 4
wood+ r -80 -38 50 24 3
wood-- r -27 -38 54 24 2
wood+ r 30 -38 50 24 3
accent r -22 -24 26 7 1
blue r -20 -17 22 6 1
ink r -12 -48 24 6 1
ink r -62 -122 124 74 4
blue- r -57 -117 114 64 2
second p -57 -53 -57 -76 -20 -92 10 -70 57 -88 57 -53
accent+ o 24 -100 9 9`,
  'lit side table': `
wood-- k -16 -50 -20 0 4 3
wood-- k 16 -50 20 0 4 3
wood r -24 -56 48 7 3
wood- r -18 -20 36 4 1
clay M-7 -56 L7 -56 C13 -66 9 -76 4 -80 L-4 -80 C-9 -76 -13 -66 -7 -56Z
shade p -19 -78 19 -78 12 -102 -12 -102
glow r -19 -81 38 4 1`,
  'bedside table': `
wood-- r -22 -8 5 8
wood-- r 17 -8 5 8
wood r -26 -56 52 50 3
wood+ r -22 -52 44 20 2
wood+ r -22 -29 44 20 2
metal o 0 -42 2.5 2.5
metal o 0 -19 2.5 2.5
blue r -20 -62 22 6 1
red r -18 -67 18 5 1
metal r 9 -78 3 22
shade p -4 -76 25 -76 19 -97 2 -97
glow r -4 -79 29 4 1`,
  wardrobe: `
wood-- r -50 -6 8 6
wood-- r 42 -6 8 6
wood r -56 -196 112 192 3
wood+ r -51 -190 50 160 2
wood+ r 1 -190 50 160 2
wood r -45 -182 38 66 2
wood r -45 -108 38 70 2
wood r 7 -182 38 66 2
wood r 7 -108 38 70 2
wood+ r -51 -26 102 18 2
metal r -6 -118 3 16 1
metal r 3 -118 3 16 1`,
  dresser: `
wood-- r -48 -8 7 8
wood-- r 41 -8 7 8
wood r -54 -88 108 82 3
wood+ r -50 -84 49 22 2
wood+ r 1 -84 49 22 2
wood+ r -50 -58 100 22 2
wood+ r -50 -32 100 22 2
metal r -30 -74 9 3 1
metal r 21 -74 9 3 1
metal r -5 -48 10 3 1
metal r -5 -22 10 3 1
wood- o 0 -126 34 34
linen o 0 -126 29 29
paper r -14 -140 20 5 2
accent M-46 -88 L-34 -88 C-30 -96 -34 -104 -40 -106 C-46 -104 -50 -96 -46 -88Z
second r 36 -100 9 12 2`,
  monstera: `
linen- p -15.6 -28.1 15.6 -28.1 12.5 0 -12.5 0
linen r -17.9 -32.8 35.9 7 1.6
leaf k 0 -31.2 -3.1 -81.1 2.3 1.6
leaf k 0 -31.2 18.7 -71.8 2.3 1.6
leaf k 0 -31.2 -21.8 -64 2.3 1.6
leaf- M-3.1 -78 C-26.5 -81.1 -31.2 -103 -21.8 -117 C0 -117 10.9 -98.3 -3.1 -78Z
sprout M18.7 -70.2 C10.9 -88.9 21.8 -104.5 40.6 -104.5 C46.8 -87.4 37.4 -71.8 18.7 -70.2Z
leaf M-21.8 -62.4 C-43.7 -57.7 -51.5 -74.9 -46.8 -88.9 C-28.1 -90.5 -17.2 -78 -21.8 -62.4Z
sprout M3.1 -51.5 C20.3 -56.2 34.3 -48.4 39 -35.9 C25 -28.1 9.4 -34.3 3.1 -51.5Z
leaf- M-4.7 -48.4 C-15.6 -60.8 -32.8 -54.6 -40.6 -40.6 C-28.1 -31.2 -10.9 -34.3 -4.7 -48.4Z
leaf M1.6 -81.1 C0 -101.4 10.9 -120.1 23.4 -124.8 C32.8 -109.2 23.4 -87.4 1.6 -81.1Z`,
  'olive tree': `
wood- p -22 -34 22 -34 17 0 -17 0
wood r -24 -38 48 8 2
wood-- k 0 -36 4 -100 5 3
wood-- k 2 -84 -16 -112 3 2
leaf o -18 -118 22 18
sprout o 14 -126 26 22
leaf o 2 -150 24 20
leaf- o -8 -104 14 10
sprout o 26 -104 13 10`,
  'snake plant': `
clay p -16 -30 16 -30 13 0 -13 0
clay+ r -18 -34 36 7 2
leaf M-10 -32 C-18 -60 -20 -86 -14 -100 C-4 -84 -2 -56 -4 -32Z
sprout M-3 -32 C-6 -66 -2 -104 4 -116 C10 -98 8 -60 4 -32Z
leaf- M5 -32 C8 -60 14 -82 20 -90 C22 -72 18 -50 12 -32Z`,
  pouf: `
accent- M-30 -6 C-34 -14 -34 -26 -28 -34 L28 -34 C34 -26 34 -14 30 -6 C18 1 -18 1 -30 -6Z
accent o 0 -33 29 8
accent- r -1 -32 2 29
accent- k -16 -32 -19 -4 2
accent- k 16 -32 19 -4 2`,
  'blanket basket': `
second+ M-20 -30 C-26 -46 -8 -52 0 -46 C10 -54 26 -44 20 -28Z
accent M-4 -30 C-8 -44 14 -50 20 -34 L24 -14 L14 -14Z
wood+ M-27 -34 L27 -34 C30 -20 26 -6 22 0 L-22 0 C-26 -6 -30 -20 -27 -34Z
wood r -28 -35 56 5 2
wood r -26 -24 52 3 1
wood r -25 -13 50 3 1`,
  'book pile': `
blue r -20 -8 40 8 1
accent r -17 -15 36 7 1
red r -19 -22 34 7 1
linen r -15 -28 30 6 1
second r -16 -35 28 7 1`,
  armchair: `
wood-- k -26 -14 -31 0 5 3
wood-- k 26 -14 31 0 5 3
second- r -34 -88 68 74 18
second r -26 -82 52 50 13
second+ r -30 -44 60 17 7
second- r -32 -30 64 16 5
second r -44 -58 18 46 9
second r 26 -58 18 46 9
accent p -14 -68 14 -66 17 -42 -17 -44`,
  bench: `
wood-- k -50 -40 -54 0 5 4
wood-- k 50 -40 54 0 5 4
wood r -62 -46 124 8 3
accent r -54 -53 50 8 4
red M-40 0 L-18 0 L-18 -5 C-26 -7 -32 -12 -40 -9Z
ink M10 0 L32 0 L32 -5 C24 -7 18 -12 10 -9Z`,
  'coat rack': `
wood- k 0 -4 -24 0 5 4
wood- k 0 -4 24 0 5 4
wood r -2.5 -176 5 174 2
wood k 0 -168 -20 -178 4 3
wood k 0 -168 20 -178 4 3
wood k 0 -150 18 -158 4 3
blue- M-19 -174 C-36 -164 -36 -112 -32 -76 L-8 -76 C-6 -112 -8 -160 -19 -174Z
accent M18 -174 C34 -160 34 -130 30 -96 L10 -96 C8 -130 8 -160 18 -174Z
red M14 -154 L22 -154 L24 -82 L16 -82Z`,
  'toy chest': `
wood r -40 -38 80 38 4
wood+ r -36 -30 72 24 3
red o -22 -46 12 12
accent p -4 -40 18 -40 7 -62
blue r 18 -52 16 16 2
wood- r -42 -42 84 7 2`,
  tent: `
linen p -66 0 0 -150 66 0
second p -66 0 0 -150 -22 0
accent p 66 0 0 -150 22 0
shade p -22 0 0 -104 22 0
wood- k -8 -166 4 -140 4 3
wood- k 8 -166 -4 -140 4 3
red p -40 -62 -28 -84 -22 -64
blue p 40 -62 28 -84 22 -64`,
  'teddy bear': `
wood o -14 -60 7 7
wood o 14 -60 7 7
wood o 0 -48 20 18
wood o 0 -18 22 20
wood+ o 0 -16 13 12
wood o -22 -24 7 12 25
wood o 22 -24 7 12 -25
wood- o -14 -4 10 7
wood- o 14 -4 10 7
wood+ o 0 -43 9 7
ink o -7 -52 2.4 2.4
ink o 7 -52 2.4 2.4
ink o 0 -45 3 2`,
  'gaming desk': `
metal k -66 -72 -72 0 6 5
metal k 66 -72 72 0 6 5
ink r -80 -78 160 8 2
ink r -62 -82 30 4 1
ink r -49 -96 4 16
ink r -78 -134 66 40 3
blue r -74 -130 58 32 1
second p -74 -98 -74 -110 -52 -122 -30 -104 -16 -112 -16 -98
ink r 12 -96 4 16
ink r -8 -134 66 40 3
red r -4 -130 58 32 1
accent o 24 -114 9 9
linen- r -26 -83 44 5 1
ink r 62 -122 14 42 2
glow r 66 -114 6 3
glow r 66 -104 6 3`,
  desk: `
wood-- k -64 -72 -68 0 5 4
wood-- k 64 -72 68 0 5 4
wood r -76 -78 152 8 3
wood+ r 20 -70 46 18 2
metal r 38 -62 10 3 1
ink r -2 -92 4 14
ink r -34 -126 68 40 3
blue+ r -30 -122 60 32 1
linen r -50 -84 22 6 1
red r -48 -89 18 5 1
metal k 58 -80 58 -104 3
metal k 58 -104 44 -116 3
accent p 48 -120 34 -108 40 -104 52 -114
clay r -68 -92 12 14 2
leaf o -66 -98 5 9 -20
sprout o -59 -100 5 10 16`,
  easel: `
wood k -4 -160 -34 0 5 4
wood k 4 -160 34 0 5 4
wood r -36 -60 72 6 2
linen r -34 -134 68 74 2
blue+ r -30 -130 60 66 1
sprout M-30 -84 C-10 -100 10 -74 30 -92 L30 -64 L-30 -64Z
accent o 12 -112 8 8`,
  'leaning canvases': `
wood- p -40 0 -30 -86 34 -82 24 0
second p -36 -4 -27 -82 30 -78 21 -4
wood p -10 0 -2 -66 50 -62 42 0
blue p -6 -4 1 -62 46 -58 39 -4
accent o 22 -36 11 11
linen p 14 0 20 -44 60 -40 56 0`,
  'paint pots': `
linen- r -30 -24 22 24 2
red o -19 -24 11 3
linen- r -4 -20 20 20 2
accent o 6 -20 10 3
linen- r 20 -26 22 26 2
blue o 31 -26 11 3
wood k 27 -28 40 -52 3 2`,
  'electric guitar on its stand': `
ink k 0 -20 -16 0 3
ink k 0 -20 16 0 3
wood-- r -3 -118 6 66 1
ink r -5 -130 10 14 2
red M-4 -56 C-18 -62 -22 -48 -16 -40 C-26 -30 -22 -10 0 -10 C22 -10 26 -30 16 -40 C22 -50 18 -60 4 -54Z
linen o 0 -32 8 9`,
  candles: `
linen r -18 -26 10 26 2
linen r -4 -36 10 36 2
linen r 10 -20 10 20 2
glow o -13 -31 3 6
glow o 1 -42 3 6
glow o 15 -25 3 6`,
} as const;

export type FloorDecor = keyof typeof floorDecor;
