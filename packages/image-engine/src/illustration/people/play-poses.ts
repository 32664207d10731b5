import type { Place } from '../place-names.ts';
import { type Pose, pose, standing } from './joints.ts';

/** Music and sport: how somebody holds himself, what he has, and where. */
type Play = {
  readonly pose: Pose;
  readonly place?: Place;
  readonly shows?: string;
  readonly behind?: string;
  readonly body?: string;
  readonly hands?: string;
  /** Sits on what its own picture has. */
  readonly isSeated?: true;
};

const onStool = [32, 106, 68, 106, 30, 150, 70, 150] as const;
const stool = `#8a5a3a k 36 116 30 162 4 3
 #8a5a3a k 64 116 70 162 4 3
 #6e4a2a r 28 108 44 8 3`;

export const plays = {
  violin: {
    pose: pose(-2, [20, 70, 82, 66, 4, 46, 78, 62, ...standing]),
    place: 'stage',
    shows: 'violin musical-notes musical-score',
    hands: `#7a3f22 k 6 45 30 51 3.4 3.4
 #b5652f o 36 53 12 8 14
 #b5652f o 46 55.6 10 7 14
 #5e2f1a k 22 49 48 56 2 2.6
 #2a2320 o 5 44 4 3
 #f0c39c o 4 47 4 4
 #e9dcc0 k 26 34 84 64 1.6 1.6
 #5e2f1a k 84 64 78 61 3 3`,
  },
  cello: {
    pose: pose(0, [24, 72, 82, 76, 36, 62, 84, 96, ...onStool]),
    ...{ place: 'stage', shows: 'violin musical-notes', isSeated: true, behind: stool },
    hands: `#5e2f1a k 42 34 46 78 3.6 4.4
 #3a2018 o 42 32 4 5
 #a85a2a o 47 88 14 13 -4
 #a85a2a r 37 88 20 24 6
 #a85a2a o 48 118 19 18 -4
 #c47538 o 47 88 9 8 -4
 #c47538 o 48 119 12 11 -4
 #3a2018 k 44 60 48 108 2.6 3.4
 #3a2018 r 41 110 14 3 1
 #8b94a4 k 49 134 50 160 2 1.4
 #f0c39c o 40 60 4.4 4.4
 #e9dcc0 k 20 98 96 94 2 1.6
 #3a2018 k 86 94 96 93.6 3 3`,
  },
  guitar: {
    pose: pose(0, [20, 72, 80, 78, 8, 74, 64, 88, ...standing]),
    ...{ place: 'stage', shows: 'guitar musical-notes' },
    hands: `#5e3a22 k 6 70 44 84 4 4.6
 #3a2418 p -4 62 6 66 2 76 -8 70
 #c98a42 o 74 95 18 15 18
 #c98a42 o 54 88 13 11 18
 #dba45c o 74 94 12 10 18
 #33211a o 60 90 5.4 5.4
 #5e3a22 r 76 90 3 12 1
 #f0c39c o 12 73 4.4 4.4
 #f0c39c o 66 88 4.6 4.6`,
  },
  piano: {
    pose: pose(0, [24, 76, 80, 78, 66, 92, 100, 92, ...onStool]),
    ...{ place: 'stage', shows: 'grand-piano musical-keyboard musical-notes', isSeated: true },
    behind: stool,
    hands: `#1d2028 M84 98 L196 98 L196 112 L84 112Z
 #2a2c36 M110 98 L110 62 C110 44 140 40 160 46 C184 52 196 66 196 98Z
 #3a3f4b M110 58 L126 16 L196 40 L192 62 C180 48 140 40 110 58Z
 #fbf8f0 r 84 93 28 5 1
 #1d2028 k 90 93 90 95 1.6 1.6
 #1d2028 k 97 93 97 95 1.6 1.6
 #1d2028 k 104 93 104 95 1.6 1.6
 #fbf8f0 p 112 60 128 64 126 84 110 80
 #1d2028 p 96 112 104 112 102 162 97 162
 #1d2028 p 180 112 190 112 187 162 182 162`,
  },
  flute: {
    pose: pose(0, [26, 66, 84, 58, 66, 46, 88, 44, ...standing]),
    ...{ place: 'stage', shows: 'flute musical-notes' },
    hands: `#d3d9df k 52 36 106 44 3 3
 #8b94a4 o 72 39 1.4 1.4
 #8b94a4 o 80 40.2 1.4 1.4
 #8b94a4 o 88 41.4 1.4 1.4
 #8b94a4 o 96 42.6 1.4 1.4`,
  },
  trumpet: {
    pose: pose(0, [30, 64, 84, 60, 70, 44, 82, 44, ...standing]),
    ...{ place: 'stage', shows: 'trumpet postal-horn musical-notes' },
    hands: `#e0b23c k 56 36 100 40 2.6 3
 #e0b23c M98 37 L112 28 C115 36 115 46 112 52 L98 43Z
 #f4d878 o 112.6 40 2.4 11
 #e0b23c r 68 36 22 11 5
 #c9982c k 72 30 72 38 2.6 2.6
 #c9982c k 78 30.4 78 38.4 2.6 2.6
 #c9982c k 84 31 84 39 2.6 2.6
 #f0c39c o 70 46 4.4 4.4
 #f0c39c o 82 46 4.4 4.4`,
  },
  saxophone: {
    pose: pose(-2, [24, 72, 80, 74, 52, 66, 64, 84, ...standing]),
    ...{ place: 'stage', shows: 'saxophone musical-notes' },
    hands: `#e0b23c k 54 38 62 44 3 3.4
 #e0b23c k 62 44 66 92 4.4 7
 #e0b23c M63 90 C62 108 84 110 86 92 L90 76 L76 74 L77 90 C76 96 70 96 69 88Z
 #f4d878 o 83 75 8 3 8
 #c9982c o 65 58 2 2
 #c9982c o 65.6 66 2 2
 #c9982c o 66.4 74 2 2
 #f0c39c o 58 66 4.4 4.4
 #f0c39c o 70 82 4.4 4.4`,
  },
  trombone: {
    pose: pose(0, [30, 64, 84, 66, 64, 46, 104, 50, ...standing]),
    ...{ place: 'stage', shows: 'trombone musical-notes' },
    hands: `#e0b23c k 56 37 138 46 2.4 2.4
 #c9982c k 56 43 138 54 2.4 2.4
 #c9982c M136 44 C148 44 148 56 136 56 L137 53 C143 53 143 47 137 47Z
 #e0b23c M56 43 C40 44 36 22 52 22 L53 25.6 C42 26 44 40 56 39.6Z
 #e0b23c k 52 23.6 92 28 2.6 4
 #e0b23c M91 26 C102 24 110 18 116 10 C120 26 118 40 112 50 C107 38 100 32 91 31Z
 #f4d878 o 115 30 2.6 20 -6
 #c9982c k 84 38 84 48 2.6 2.6
 #f0c39c o 64 46 4.4 4.4
 #f0c39c o 102 50 4.4 4.4`,
  },
  tuba: {
    pose: pose(0, [22, 74, 84, 74, 36, 92, 74, 84, ...standing]),
    ...{ place: 'stage', shows: 'tuba musical-notes' },
    hands: `#e0b23c M30 62 C30 112 92 118 92 74 L90 34 L78 34 L78 74 C78 98 46 96 46 62Z
 #c9982c M46 62 C46 90 70 92 70 70 L70 58 L64 58 L64 70 C64 82 54 80 54 62Z
 #e0b23c M79 40 C78 18 66 4 58 -6 L120 -6 C108 6 96 18 90 40Z
 #f4d878 o 89 -6 32 8
 #8e641c o 89 -6 26 5.4
 #e0b23c k 52 40 38 60 2.6 4.4
 #c9982c r 54 62 5 18 2
 #c9982c r 61 62 5 18 2
 #f0c39c o 40 92 4.6 4.6
 #f0c39c o 72 82 4.6 4.6`,
  },
  bagpipes: {
    pose: pose(0, [22, 74, 84, 74, 46, 88, 62, 104, ...standing]),
    ...{ place: 'hills', shows: 'bagpipes musical-notes' },
    hands: `#4a3020 k 78 70 96 -4 3 2.4
 #4a3020 k 84 72 112 10 3 2.4
 #4a3020 k 72 68 82 -16 3 2.4
 #f4ead6 o 96 -5 3 4
 #f4ead6 o 113 9 3 4
 #f4ead6 o 82 -18 3 4
 #a32e3b M44 74 C46 56 70 56 86 66 C102 76 96 98 78 100 C58 102 44 92 44 74Z
 #7d1f2c M86 66 C102 76 96 98 78 100 C88 90 92 78 86 66Z
 #2f6f49 k 58 60 66 100 2 2
 #f2c14e k 48 84 90 76 1.6 1.6
 #4a3020 k 52 40 58 64 2 2.6
 #4a3020 k 60 96 52 130 3 4
 #f0c39c o 48 88 4.4 4.4
 #f0c39c o 58 106 4.4 4.4`,
  },
  accordion: {
    pose: pose(0, [18, 74, 82, 74, 12, 88, 88, 88, ...standing]),
    ...{ place: 'paris', shows: 'accordion musical-notes' },
    hands: `#d8433b p 10 64 28 62 28 102 10 104
 #d8433b p 72 62 90 64 90 104 72 102
 #f4efe4 p 28 64 34 60 40 64 46 60 54 64 60 60 66 64 72 62 72 100 66 104 60 100 54 104 46 100 40 104 34 100 28 102
 #b8b0a0 k 34 61 34 103 1 1
 #b8b0a0 k 46 61 46 103 1 1
 #b8b0a0 k 54 63 54 103 1 1
 #b8b0a0 k 66 63 66 103 1 1
 #fbf8f0 r 78 68 8 30 1
 #1d2028 r 78 74 5 2
 #1d2028 r 78 81 5 2
 #1d2028 r 78 88 5 2
 #f2c14e o 16 74 1.6 1.6
 #f2c14e o 21 74 1.6 1.6
 #f2c14e o 16 82 1.6 1.6
 #f2c14e o 21 82 1.6 1.6
 #f2c14e o 16 90 1.6 1.6
 #f2c14e o 21 90 1.6 1.6`,
  },
  drums: {
    pose: pose(0, [14, 66, 86, 60, 4, 62, 98, 44, ...onStool]),
    ...{ place: 'stage', shows: 'drum drum-kit musical-notes', isSeated: true },
    behind: `#8b94a4 k -30 40 -30 162 2 2
 #e8c458 o -30 40 26 4 -8
 #8b94a4 k 130 34 130 162 2 2
 #e8c458 o 130 34 28 4 8`,
    hands: `#d8433b r 14 108 72 54 27
 #f7f3ea o 50 135 25 25
 #d8433b o 50 135 11 11
 #3f78b5 r -24 92 40 26 3
 #f7f3ea o -4 92 20 4
 #3f78b5 r 84 92 42 30 3
 #f7f3ea o 105 92 21 4
 #c98a52 k 4 62 -8 86 2.4 1.8
 #c98a52 k 98 44 108 84 2.4 1.8`,
  },
  harp: {
    pose: pose(0, [46, 70, 82, 72, 84, 68, 98, 82, ...onStool]),
    ...{ place: 'stage', shows: 'musical-notes', isSeated: true, behind: stool },
    hands: `#d9a441 k 78 44 92 158 6 7
 #d9a441 M76 46 C96 22 120 52 140 36 L142 42 C122 60 98 34 80 52Z
 #d9a441 k 141 38 134 158 5 6
 #d9a441 r 84 154 58 8 3
 #efe6cc k 88 42 98 154 0.9 0.9
 #efe6cc k 98 42 106 154 0.9 0.9
 #efe6cc k 108 46 114 154 0.9 0.9
 #efe6cc k 118 48 120 154 0.9 0.9
 #efe6cc k 128 46 127 154 0.9 0.9`,
  },
  djembe: {
    pose: pose(0, [24, 76, 76, 76, 40, 90, 62, 86, ...onStool]),
    ...{ place: 'stage', shows: 'drum', isSeated: true, behind: stool },
    hands: `#a9743c M30 96 L70 96 C70 116 58 122 57 136 L64 160 L36 160 L43 136 C42 122 30 116 30 96Z
 #f4ead2 o 50 96 20 4.6
 #d8433b k 34 106 66 106 2 2
 #f2c14e k 38 114 62 114 2 2`,
  },
  tennisServe: {
    pose: pose(-3, [28, 28, 82, 34, 34, -4, 98, 14, 38, 122, 66, 118, 34, 156, 84, 150]),
    ...{ place: 'stadium', shows: 'tennis' },
    hands: `#6e4a33 k 98 14 106 -4 4 3
 #c8372f o 113 -18 11 15 24
 #f1eee6 o 113 -18 8.4 12.4 24
 #d9e04f o 40 -26 5.4 5.4`,
  },
  dunk: {
    pose: pose(4, [22, 60, 78, 26, 4, 76, 88, -8, 30, 112, 74, 104, 10, 134, 66, 130]),
    ...{ place: 'hall', shows: 'basketball' },
    behind: `#8b94a4 r 146 -70 8 232
 #f7f3ea r 108 -84 10 66 2
 #d8433b r 105 -60 4 30 1
 #e2763a k 70 -22 106 -22 4 4
 #f4f1ea p 72 -20 104 -20 98 12 78 12
 #c9c2b4 k 78 -20 84 12 1 1
 #c9c2b4 k 88 -20 88 12 1 1
 #c9c2b4 k 98 -20 92 12 1 1`,
    hands: `#e2763a o 88 -28 15 15
 #5b2f20 k 73 -28 103 -28 1.4 1.4
 #5b2f20 k 88 -43 88 -13 1.4 1.4`,
  },
  kickflip: {
    pose: pose(4, [20, 50, 82, 46, 0, 40, 100, 32, 30, 104, 74, 100, 24, 122, 84, 118]),
    ...{ place: 'street', shows: 'skateboard' },
    hands: `#e0a23c M8 132 C12 126 18 128 22 131 L88 146 C94 148 99 150 97 156 L92 156 C84 154 30 142 20 140 C12 139 6 138 8 132Z
 #2f2b36 o 32 148 5 5
 #2f2b36 o 78 158 5 5
 #d8433b k 30 137 80 149 2 2`,
  },
  skateJump: {
    pose: pose(4, [20, 50, 82, 46, 0, 40, 100, 32, 30, 104, 74, 100, 26, 126, 80, 124]),
    ...{ place: 'street', shows: 'skateboard' },
    hands: `#e0a23c M2 128 C8 134 14 135 20 135 L86 135 C92 135 98 133 104 127 L106 131 C100 139 94 140 86 140 L20 140 C12 140 4 139 0 132Z
 #2f2b36 o 28 144 5 5
 #2f2b36 o 78 144 5 5`,
  },
  rideWave: {
    pose: pose(4, [20, 56, 82, 54, -2, 46, 104, 44, 30, 110, 74, 106, 20, 136, 86, 132]),
    ...{ place: 'sea', shows: 'surfboard big-wave water-wave' },
    behind: `#3f8fb8 M-86 168 C-80 110 -66 66 -28 46 C-6 36 16 46 20 62 C6 54 -8 60 -14 74 C-26 106 30 132 70 136 C112 142 160 150 190 168Z
 #7cc0d8 M-86 168 C-70 120 -50 84 -24 62 C-34 96 0 134 60 144 C106 150 150 156 190 168Z
 #f4fafc o 18 58 9 8
 #f4fafc o 6 50 11 9
 #f4fafc o -12 46 13 10
 #f4fafc o -30 54 9 8`,
    hands: `#e8b64a M-14 146 C20 134 90 128 130 122 C126 134 100 146 60 152 C30 156 0 156 -14 146Z
 #d8433b M-6 147 C30 142 90 136 124 127 C110 138 60 146 30 149Z
 #f4fafc o -30 164 26 9
 #f4fafc o 20 166 34 9
 #cfe6ef o 70 168 40 8
 #f4fafc o 120 167 30 8`,
  },
  petanque: {
    pose: pose(7, [28, 76, 82, 72, 30, 94, 98, 86, 34, 120, 70, 116, 28, 154, 76, 154], 4),
    ...{ place: 'garden', shows: 'petanque' },
    hands: `#9aa3af o 102 84 6.4 6.4
 #c3cad2 o 100 82 2.4 2
 #9aa3af o 150 157 6.4 6.4
 #9aa3af o 172 158 6.4 6.4
 #c3cad2 o 148 155 2.4 2
 #c3cad2 o 170 156 2.4 2
 #e8a23c o 162 161 3 3`,
  },
  climb: {
    pose: pose(2, [24, 40, 82, 56, 22, 8, 98, 30, 28, 108, 78, 118, 24, 138, 88, 150]),
    ...{ place: 'mountain', shows: 'rope-coil knot' },
    behind: `#8d8478 M72 -70 L150 -84 L186 -60 L186 164 L60 164 C66 140 78 120 74 96 C68 70 84 40 78 10 C74 -20 66 -44 72 -70Z
 #a39a8c M72 -70 L112 -78 C104 -40 116 -6 106 30 C100 60 112 90 104 120 L104 164 L60 164 C66 140 78 120 74 96 C68 70 84 40 78 10 C74 -20 66 -44 72 -70Z
 #756c62 p 120 20 150 10 148 30 126 36
 #756c62 p 118 90 156 84 150 108 124 112
 #756c62 p 128 -40 152 -46 150 -24 134 -20`,
    body: '#d8433b r 36 86 28 6 2',
    hands: `#3f78b5 k 52 90 62 160 2 2
 #3f78b5 k 52 90 100 -60 2 2
 #9aa3af o 52 91 3.4 4.4`,
  },
  archery: {
    pose: pose(-2, [18, 56, 82, 58, 34, 50, 104, 54, 38, 122, 64, 122, 28, 156, 76, 156]),
    ...{ place: 'garden', shows: 'bow-and-arrow' },
    hands: `#8a5a3a M98 4 C118 22 122 86 100 108 L97 105 C116 84 112 26 96 8Z
 #f4f1ea k 97 6 38 52 0.9 0.9
 #f4f1ea k 38 52 98 106 0.9 0.9
 #c98a52 k 36 52 122 53 1.8 1.6
 #5f6873 p 122 49 132 53 122 57`,
  },
  golf: {
    pose: pose(-3, [34, 34, 70, 30, 30, 4, 38, 0, 38, 122, 64, 118, 30, 156, 78, 154]),
    ...{ place: 'hills', shows: 'flag-in-hole' },
    hands: `#5f6873 k 36 4 -10 44 2.4 1.8
 #33363f p -8 40 -20 44 -16 52 -8 48
 #fbf8f0 o 112 158 3.4 3.4`,
  },
  volley: {
    pose: pose(0, [28, 26, 74, 26, 38, -2, 64, -2, 36, 114, 66, 112, 20, 136, 80, 138]),
    ...{ place: 'beach', shows: 'volleyball beach-ball' },
    hands: `#fbf3d8 o 52 -24 15 15
 #3f78b5 M38 -28 C48 -32 58 -36 62 -34 L66 -28 C56 -30 46 -24 38 -20Z
 #f2c14e M42 -13 C50 -20 60 -22 67 -22 L64 -14 C58 -14 52 -12 48 -9Z`,
  },
  skiing: {
    pose: pose(10, [34, 76, 82, 74, 20, 86, 92, 86, 44, 120, 76, 114, 36, 148, 70, 148], 4),
    ...{ place: 'snow', shows: 'skis ski skier' },
    behind: `#5f6873 k 20 84 -14 150 2 1.4
 #5f6873 k 92 84 58 152 2 1.4`,
    hands: `#d8433b k -12 158 116 152 4 4
 #d8433b k 116 152 126 146 4 3
 #b8322d k -6 163 120 158 4 4
 #b8322d k 120 158 130 152 4 3`,
  },
  bow: {
    pose: pose(0, [26, 76, 74, 76, 40, 100, 60, 100, ...standing]),
    place: 'hall',
  },
  grapple: {
    pose: pose(8, [50, 66, 84, 66, 88, 58, 102, 66, 34, 122, 72, 118, 12, 156, 84, 152], 4),
    place: 'hall',
  },
  scrum: {
    pose: pose(4, [30, 36, 78, 34, 42, 6, 72, 2, 40, 120, 64, 116, 36, 154, 74, 150]),
    ...{ place: 'stadium', shows: 'rugby-football' },
  },
  javelin: {
    pose: pose(-4, [22, 60, 80, 38, 2, 52, 74, 8, 38, 122, 68, 118, 28, 156, 88, 150]),
    place: 'stadium',
    hands: '#c98a52 k -6 24 150 -8 2.4 1.6',
  },
  tightrope: {
    pose: pose(0, [18, 62, 82, 62, -2, 60, 102, 60, 47, 122, 54, 122, 44, 156, 60, 156]),
    hands: `#c98a52 k -60 64 160 64 2.6 2.6
 #7a5236 k -80 163 180 163 2.4 2.4`,
  },
  rowing: {
    pose: pose(-4, [38, 74, 80, 72, 74, 80, 88, 78, 60, 106, 66, 106, 92, 112, 96, 112], 2),
    ...{ place: 'river', shows: 'rowing-boat canoe kayak boat' },
    hands: `#b5663a M-30 104 L140 104 C134 126 118 132 100 132 L10 132 C-8 132 -22 124 -30 104Z
 #8f4c2a r -30 102 172 6 3
 #c98a52 k 82 78 146 140 3 3
 #c98a52 M142 132 L152 130 L164 152 L154 158Z`,
  },
} as const satisfies Record<string, Play>;
export type PlayName = keyof typeof plays;

export const posesOfPlay = Object.fromEntries(
  Object.entries(plays).map(([name, { pose: how }]) => [name, how]),
) as Readonly<Record<PlayName, Pose>>;

export const playOf = (doing: string | null | undefined): Play | null =>
  doing && Object.hasOwn(plays, doing) ? plays[doing as PlayName] : null;
