import type { Shape } from '../drawings/drawing.ts';
import { isReaching, type Reach } from './act.ts';
import { toolInHand } from './act-tools.ts';
import { type Act, actOf } from './acts.ts';
import { line, part, told } from './parts.ts';
import { playOf } from './play-poses.ts';
import type { Pose, PoseName } from './poses.ts';
import { stationOf } from './stations.ts';

/** Where what somebody works with lies: behind all, over clothes, before the hands. */
export type Layer = 'behind' | 'body' | 'hands';

/** What belongs to a doing, in a figure's units: its joints say where. */
export function toolsOf(pose: PoseName, joints: Pose, layer: Layer, reach?: Reach): Shape[] {
  const act = actOf(pose);
  if (act) return toolsOfAct(act, joints, layer, isReaching(act) ? reach : undefined);
  const play = playOf(pose);
  if (play) return told(play[layer]);
  const tool = tools[pose];
  if (!tool) return [];
  const shapes = tool[layer];
  return typeof shapes === 'function' ? shapes(joints) : told(shapes);
}

/** The station is before the hands, and what they hold before that. */
function toolsOfAct(act: Act, { hands }: Pose, layer: Layer, reach?: Reach): Shape[] {
  const { tool } = act;
  const isAtTable = reach === 'table';
  const isOffBench = act.object === 'bench' && reach !== undefined;
  const station = isAtTable ? 'flatTable' : isOffBench ? undefined : act.station;
  const { [layer]: around } = station ? stationOf(station) : {};
  const turn = isAtTable ? towardTable : (tool?.[1] ?? 0);
  const held = layer === 'hands' && tool ? toolInHand(tool[0], hands[1], turn) : [];
  return [...told(around), ...held];
}
/** Degrees: to what lies before him. */
const towardTable = -112;

/** How much of what is drawn with the hands lies over what is worked on: the tool. */
export function toolOver(pose: PoseName, reach?: Reach): number {
  const act = actOf(pose);
  const isLaid = act && (act.object === 'bench' || (act.reaches && reach === 'table'));
  return isLaid && act.tool ? toolInHand(act.tool[0], [0, 0], 0).length : 0;
}

type Tool = { readonly [In in Layer]?: string | ((joints: Pose) => Shape[]) };

/** Open, its back toward the eye. */
const book = `#8f3f38 p 27 74 50 79 50 100 27 95
 #a54a42 p 73 74 50 79 50 100 73 95
 #fbf6ea p 29 72 50 77 50 79 28 74
 #fbf6ea p 71 72 50 77 50 79 72 74
 #e9c46a p 33 80 44 82.4 44 85 33 82.6
 #742f2a r 48.8 78 2.4 22 1`;

const table = (
  top: string,
  front: string,
) => `${front} p -16 104 116 104 112 162 102 162 102 112 -2 112 -2 162 -12 162
 ${top} r -22 95 144 10 3`;

const stool = `#8a5a3a k 34 116 28 162 4 3
 #8a5a3a k 66 116 72 162 4 3
 #6e4a2a r 24 108 52 9 3`;

const tools: Partial<Record<PoseName, Tool>> = {
  read: { hands: book },
  readOnSeat: { hands: book },
  sitStool: { behind: stool },
  sitAcross: { behind: stool },
  knit: {
    hands: `#d9607a M36 84 L64 84 L67 118 C62 122 56 117 50 121 C44 117 38 122 33 118Z
 #c04a64 r 35.6 91 29 2.4
 #c04a64 r 35 99 30 2.4
 #c04a64 r 34.4 107 31 2.4
 #e9dfc8 k 30 74 66 86 2.6 1.6
 #e9dfc8 k 70 74 34 86 2.6 1.6
 #8a5a3a o 29.4 73.6 2.6 2.6
 #8a5a3a o 70.6 73.6 2.6 2.6
 #d9607a k 60 119 84 130 1.4 1.4
 #d9607a o 88 131 10 9.4
 #c04a64 M80 127 C85 130 92 130 96 127 L96.6 129 C92 133 84 133 79.4 129.4Z
 #c04a64 M82 136 C86 132 90 128 91 122 L93 123 C92 130 88 134 84 138Z`,
  },
  cook: {
    body: `#f4f1ea M40 62 L60 62 L62 80 L66 118 L34 118 L38 80Z
 #dcd6c8 k 41 63 44 47 2 2
 #dcd6c8 k 59 63 56 47 2 2`,
    hands: `${table('#e6d9c2', '#a9825c')}
 #3a3f4b k 8 88 34 91 4.4 4
 #4a505e M-26 84 L10 84 C9 93 4 96 -2 96 L-14 96 C-20 96 -25 93 -26 84Z
 #626a7a r -27 82 38 4 2
 #e0a23c o -8 82 13 2.6
 #f3e2b8 M-14 74 C-18 68 -10 66 -14 58 L-12 58 C-7 66 -14 68 -11 74Z
 #f3e2b8 M-2 74 C-6 68 2 66 -2 58 L0 58 C5 66 -2 68 1 74Z
 #c98a52 k 66 88 78 70 3 2.4
 #c98a52 o 80 66 4.6 6 30`,
  },
  eat: {
    hands: `${table('#f4efe4', '#b5763a')}
 #ffffff o 50 95.6 20 4
 #d9d4c8 o 50 95.2 13 2.4
 #aab2bd k 66 88 56 93 2 1.4
 #aab2bd k 20 95 30 95.6 1.8 1.4`,
  },
  work: {
    hands: `${table('#c99a66', '#8a5a3a')}
 #4a505e p 27 95 73 95 70 71 30 71
 #626a7a p 28.6 93.6 71.4 93.6 68.8 72.4 31.2 72.4
 #8b94a4 o 50 83 4 4
 #c8ccd4 r 22 94 56 3 1.4
 #f7f3ea o 96 92 6 3
 #d8433b M90 82 L102 82 L100.4 95 L91.6 95Z`,
  },
  sip: {
    hands: ({ hands: [, [x, y]] }) => [
      part('#d8433b', `k ${x + 6} ${y - 5} ${x + 6} ${y + 1} 8 7`),
      part(
        '#f7f3ea',
        `M${x - 8} ${y - 10} L${x + 5} ${y - 8} L${x + 3} ${y + 4} L${x - 6} ${y + 3}Z`,
      ),
      part(
        '#e3dccd',
        `p ${x - 8} ${y - 10} ${x + 5} ${y - 8} ${x + 4.6} ${y - 6} ${x - 7.8} ${y - 8}`,
      ),
    ],
  },
  toast: {
    hands: ({ hands: [, [x, y]] }) => [
      part('#e8e4da', line([x, y - 4], [x, y - 14], 1.8, 1.8), `o ${x} ${y - 2} 6 1.6`),
      part(
        '#dfe9ea',
        `M${x - 5.5} ${y - 32} L${x + 5.5} ${y - 32} L${x + 4} ${y - 14} L${x - 4} ${y - 14}Z`,
      ),
      part(
        '#f2c55c',
        `M${x - 5} ${y - 27} L${x + 5} ${y - 27} L${x + 3.4} ${y - 14} L${x - 3.4} ${y - 14}Z`,
      ),
      part('#fdf3d4', `o ${x - 1.6} ${y - 22} 1 1`, `o ${x + 1.6} ${y - 18} 0.9 0.9`),
    ],
  },
  selfie: {
    hands: ({ hands: [, [x, y]] }) => [
      part('#2a2c36', `p ${x - 9} ${y - 16} ${x + 2} ${y - 19} ${x + 6} ${y} ${x - 5} ${y + 3}`),
      part(
        '#4c5468',
        `p ${x - 7.4} ${y - 14.6} ${x + 1} ${y - 17} ${x + 4.4} ${y - 1} ${x - 4} ${y + 1.4}`,
      ),
      part('#9fd0e8', `o ${x - 4.4} ${y - 12.6} 1.6 1.6`),
    ],
  },
  call: {
    hands: ({ hands: [, [x, y]] }) => [
      part(
        '#2a2c36',
        `p ${x - 3} ${y - 18} ${x + 4} ${y - 16} ${x - 1} ${y + 5} ${x - 8} ${y + 3}`,
      ),
    ],
  },
  photograph: {
    hands: ({ hands: [[x, y]] }) => [
      part('#33363f', `r ${x - 3} ${y - 11} 24 16 3`, `r ${x + 5} ${y - 14} 8 4 1`),
      part('#6a7080', `o ${x + 9} ${y - 3} 6.4 6.4`),
      part('#1d2028', `o ${x + 9} ${y - 3} 4.4 4.4`),
      part('#8fb8d8', `o ${x + 7.6} ${y - 4.6} 1.4 1.4`),
    ],
  },
  paint: {
    behind: `#8a5a3a k 104 92 92 160 4 4
 #8a5a3a k 136 92 148 160 4 4
 #8a5a3a k 120 20 120 40 4 4
 #8a5a3a r 92 90 58 5 2
 #fbf7ec r 94 30 54 60 2
 #9fd0e0 r 98 34 46 26
 #f2b84a o 132 46 6 6
 #6fa86a M98 62 C110 54 120 66 144 58 L144 86 L98 86Z
 #4f8a5e M98 74 C114 66 128 78 144 70 L144 86 L98 86Z`,
    hands: ({ hands: [[px, py], [x, y]] }) => [
      part('#8a5a3a', line([x - 4, y + 4], [x + 10, y - 10], 2.6, 2)),
      part('#d8433b', line([x + 9, y - 9], [x + 13, y - 13], 3.6, 1.4)),
      part('#d9b27a', `o ${px - 4} ${py} 15 10 -16`),
      part('#d8433b', `o ${px - 11} ${py - 2} 2.6 2.2`),
      part('#f3c536', `o ${px - 5} ${py - 5} 2.6 2.2`),
      part('#3b78c2', `o ${px + 2} ${py - 4} 2.6 2.2`),
      part('#4f9d57', `o ${px - 8} ${py + 4} 2.6 2.2`),
    ],
  },
  sing: {
    hands: ({ hands: [, [x, y]] }) => [
      part('#2a2c36', line([x, y + 4], [x - 4, y - 6], 4.4, 5)),
      part('#8b94a4', `o ${x - 5} ${y - 9} 4.6 5`),
    ],
  },
  fish: {
    hands: `#8a5a3a k 46 92 128 14 3.4 1.4
 #3a3f4b o 60 84 4 4
 #f4f1ea k 128 14 132 112 0.9 0.9
 #d8433b o 132 116 4 4
 #f7f3ea M128 116 A4 4 0 0 0 136 116Z`,
  },
  cycle: {
    behind: `#2f3340 k 18 136 18 136.1 52 52
 #f4efe4 k 18 136 18 136.1 45 45
 #2f3340 k 100 136 100 136.1 52 52
 #f4efe4 k 100 136 100 136.1 45 45
 #b8bcc6 k 18 136 40 126 1 1
 #b8bcc6 k -4 132 40 140 1 1
 #b8bcc6 k 14 114 22 158 1 1
 #b8bcc6 k 80 130 120 142 1 1
 #b8bcc6 k 96 114 104 158 1 1
 #6a7080 o 18 136 4 4
 #6a7080 o 100 136 4 4
 #d8433b k 18 136 56 140 4 4
 #d8433b k 18 136 42 104 4 4
 #d8433b k 56 140 42 104 5 5
 #d8433b k 56 140 90 106 5 5
 #d8433b k 44 108 88 100 5 5
 #d8433b k 86 92 100 136 5 4
 #2f3340 r 28 97 26 7 3.5
 #2f3340 k 84 88 94 84 4.4 4
 #6a7080 o 56 140 7 7`,
  },
  scoot: {
    behind: `#3d978f k 20 154 84 154 5 5
 #3d978f k 82 84 92 154 4.4 4.4
 #2f3340 k 72 84 92 82 4.4 4.4
 #2f3340 o 16 156 7 7
 #2f3340 o 94 156 7 7
 #b8bcc6 o 16 156 3 3
 #b8bcc6 o 94 156 3 3`,
  },
  swinging: {
    behind: `#7a5236 k -34 -58 -52 174 6 7
 #8a5f40 k -34 -58 -14 174 6 7
 #7a5236 k 134 -58 152 174 6 7
 #8a5f40 k 134 -58 114 174 6 7
 #8a5f40 r -44 -64 188 9 4
 #e6d3a8 k 24 -58 24 102 2.4 2.4
 #e6d3a8 k 76 -58 76 102 2.4 2.4
 #b5763a r 14 100 72 7 3`,
  },
  kiss: { hands: '#e0556a M96 2 C88 -8 92 -18 100 -12 C108 -18 112 -8 104 2 L100 6Z' },
  blowKiss: { hands: '#e0556a M88 26 C82 18 86 8 92 14 C98 8 102 18 96 26 L92 31Z' },
  carry: {
    hands: `#f4efe4 M34 92 C30 78 50 74 66 76 C76 78 78 90 70 94 C60 100 40 100 34 92Z
 #dfe6ea M38 90 C44 82 60 80 72 84 L73 88 C60 86 46 88 40 94Z
 #f0c39c o 66 74 9 9
 #7a5236 M57.4 72 C58 62 74 62 74.6 72 C70 68 62 68 57.4 72Z
 #33262c M61 75.4 Q62.6 77 64.2 75.4 L63.8 76.6 Q62.6 77.6 61.4 76.6Z
 #33262c M67.8 75.4 Q69.4 77 71 75.4 L70.6 76.6 Q69.4 77.6 68.2 76.6Z
 #e88f7a o 62 78.6 1.6 1.1
 #e88f7a o 70.4 78.6 1.6 1.1
 #c9645a M64.6 79.4 Q66.4 81.2 68.2 79.4 L67.6 80.6 Q66.4 81.6 65.2 80.6Z`,
  },
  shelter: {
    behind: `#3a3f4b k 68 62 68 -34 2.6 2.6
 #b8372f M-4 -14 C0 -52 34 -66 62 -66 C92 -66 124 -52 130 -14 C120 -22 106 -22 98 -14 C90 -22 74 -22 64 -14 C54 -22 38 -22 30 -14 C20 -22 6 -22 -4 -14Z
 #d8433b M30 -14 C32 -42 46 -62 62 -66 C80 -62 94 -42 98 -14 C90 -22 74 -22 64 -14 C54 -22 38 -22 30 -14Z
 #e86a58 M30 -14 C34 -42 48 -60 62 -66 C54 -50 50 -32 50 -19 C42 -20 36 -18 30 -14Z
 #3a3f4b k 62 -66 62 -73 3 2`,
  },
  sweep: {
    hands: `#c98a52 k 50 62 86 140 3.4 3.4
 #e0b66a p 80 134 92 129 108 158 84 162
 #c99a4c p 82 141 94.4 136 96 140 84 145`,
  },
  blow: {
    hands: ({ hands: [, [x, y]] }) => [
      part('#e86a58', line([x, y + 6], [x - 2, y - 6], 2.4, 2)),
      {
        ...part('#e86a58', `o ${x - 2} ${y - 11} 5.4 5.4`, `o ${x - 2} ${y - 11} 3.8 3.8`),
        isEvenOdd: true,
      },
      ...bubbles.flatMap(([dx, dy, r]) => [
        part('#bfe3ee', `o ${x + dx} ${y + dy} ${r} ${r}`),
        part('#e3f4f7', `o ${x + dx} ${y + dy} ${r * 0.82} ${r * 0.82}`),
        part('#ffffff', `o ${x + dx - r * 0.36} ${y + dy - r * 0.36} ${r * 0.22} ${r * 0.16} -40`),
      ]),
    ],
  },
};

const bubbles = [
  [14, -20, 6],
  [28, -8, 10],
  [26, -36, 12],
  [50, -26, 8],
  [46, -56, 7],
  [66, -44, 13],
] as const;
