import type { Oklab } from '@armoni/colour/oklab';
import type { Weave } from '../../illustration-description.ts';
import { toldColours } from '../../palette/colour-drawing.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { cut, type Setting, sheet } from '../stage.ts';
import { printed } from './ornaments.ts';
import { boards, patches, rosettes, type TileShapes, veins } from './stuff-tiles.ts';

/** Ground, then what lies on it, then accents. */
export type Threads = readonly [ground: Oklab, first: Oklab, second: Oklab];

type Told = { readonly colours: readonly (keyof typeof toldColours)[]; readonly setting: Setting };

const usual: Record<Weave, readonly [string, string, string]> = {
  mandala: ['#f8f2e6', '#2f5f7a', '#d98a5a'],
  knit: ['#b3302f', '#f6efe2', '#2f4a3f'],
  tartan: ['#9c2a2c', '#1f3a34', '#e9c86a'],
  gingham: ['#fbf6ea', '#d1453f', '#a8302f'],
  fans: ['#16302e', '#d9b062', '#24504a'],
  terrazzo: ['#f3ece1', '#d98a6a', '#5f8f8a'],
  waves: ['#f2ead8', '#2d5f8a', '#7fb0c4'],
  stripes: ['#f7f1e3', '#27496d', '#d9694a'],
  dots: ['#f6d5cf', '#fff8f0', '#d9475a'],
  zigzag: ['#f4e7cf', '#2f6f73', '#e07a4f'],
  geometry: ['#f4ead6', '#2f5f6f', '#e2764f'],
  leopard: ['#e3b778', '#b97f42', '#3a2a20'],
  camouflage: ['#6b7047', '#3f4a2f', '#a39a6b'],
  marble: ['#f1efec', '#c9c5c0', '#a8a29a'],
  boards: ['#c08a58', '#a8743f', '#7a5230'],
};

/** The told colours in their order: gold on green is gold on it, red and white a red ground. */
export function threadsOf(weave: Weave, { colours, setting }: Told): Threads {
  const told = colours.map((name) => tone(toldColours[name]));
  const usualOnes = usual[weave].map(tone) as [Oklab, Oklab, Oklab];
  if (told.length === 0) return usualOnes;
  const [one, other, third] = told as [Oklab, Oklab | undefined, Oklab | undefined];
  // Gold is drawn on the darker one.
  const isGilded = weave === 'fans' || weave === 'geometry';
  if (isGilded && other) {
    const [dark, bright] = one.l < other.l ? [one, other] : [other, one];
    const shade = dark.l > 0.42 ? 0.22 : 0;
    const deep = { l: dark.l - shade, a: dark.a * 0.6, b: dark.b * 0.6 };
    return [deep, bright, third ?? lighter(deep, 0.09)];
  }
  const paper = tone(setting.palette.isDark ? '#efe7d6' : '#f8f2e6');
  if (weave === 'stripes' || weave === 'gingham' || weave === 'waves')
    return [
      other && other.l > 0.8 ? other : paper,
      one,
      other && other.l <= 0.8 ? other : lighter(one, -0.12),
    ];
  // White dots on red, however it was said.
  if (other && weave === 'dots' && one.l > 0.9) return [other, one, lighter(other, -0.14)];
  return [one, other ?? paper, third ?? lighter(one, -0.14)];
}

type Tile = {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly c: number;
  readonly r: number;
};
type Drawn = (tile: Tile, random: () => number) => TileShapes;

const poly = (...at: number[]) => `p ${at.join(' ')}`;
const disc = (x: number, y: number, r: number) => `o ${x} ${y} ${r} ${r}`;

const tiles: Record<
  Exclude<Weave, 'knit' | 'mandala'>,
  { readonly across: number; readonly draw: Drawn }
> = {
  tartan: { across: 3, draw: ({ x, y, s }) => tartan(x, y, s) },
  gingham: {
    across: 9,
    draw: ({ x, y, s, c, r }) => {
      const [column, row] = [((c % 2) + 2) % 2, ((r % 2) + 2) % 2];
      return column + row === 0
        ? [[2, `r ${x} ${y} ${s} ${s}`]]
        : column + row === 1
          ? [[1, `r ${x} ${y} ${s} ${s}`]]
          : [];
    },
  },
  // Fans in rows that stand on each other, as on a cinema's wall.
  fans: {
    across: 4,
    draw: ({ x, y, s }) =>
      [0, 1].flatMap((half) => fan(x + s * (half === 0 ? 0.5 : 1), y + s * 0.5 * half, s * 0.5)),
  },
  waves: {
    across: 5,
    draw: ({ x, y, s }) =>
      [0, 1].flatMap((half) =>
        scale(x + s * (half === 0 ? 0.5 : 1), y + s * 0.5 * half + s * 0.5, s * 0.5),
      ),
  },
  stripes: {
    across: 8,
    draw: ({ x, y, s, c }) => (c % 2 === 0 ? [[1, `r ${x} ${y} ${s} ${s + 1}`]] : []),
  },
  dots: {
    across: 6,
    draw: ({ x, y, s }) => [
      [1, disc(x + s * 0.25, y + s * 0.25, s * 0.17), disc(x + s * 0.75, y + s * 0.75, s * 0.17)],
    ],
  },
  zigzag: {
    across: 5,
    draw: ({ x, y, s }) => {
      const band = (at: number, thick: number) =>
        poly(
          x,
          y + at * s + s * 0.5,
          x + s / 2,
          y + at * s,
          x + s,
          y + at * s + s * 0.5,
          x + s,
          y + (at + thick) * s + s * 0.5,
          x + s / 2,
          y + (at + thick) * s,
          x,
          y + (at + thick) * s + s * 0.5,
        );
      return [
        [1, band(-0.1, 0.28)],
        [2, band(0.4, 0.14)],
      ];
    },
  },
  geometry: {
    across: 4,
    draw: ({ x, y, s, c, r }) => geometric(x, y, s, (((c * 7 + r * 13) % 5) + 5) % 5),
  },
  terrazzo: { across: 4, draw: ({ x, y, s }, random) => chips(x, y, s, random) },
  leopard: { across: 4, draw: ({ x, y, s }, random) => rosettes(x, y, s, random) },
  camouflage: { across: 3, draw: ({ x, y, s }, random) => patches(x, y, s, random) },
  marble: { across: 2, draw: ({ x, y, s }, random) => veins(x, y, s, random) },
  boards: { across: 3, draw: ({ x, y, s }, random) => boards(x, y, s, random) },
};

/** Lines cross where both threads are; the fine ones are of a third colour. */
function tartan(x: number, y: number, s: number) {
  const wide = s * 0.34;
  const across = (at: number, w: number) => `r ${x} ${y + at * s} ${s} ${w}`;
  const down = (at: number, w: number) => `r ${x + at * s} ${y} ${w} ${s}`;
  const hatch = Array.from({ length: 22 }, (_, at) => (at + 0.5) / 22);
  return [
    [1, across(0.1, wide), down(0.1, wide)],
    [
      0,
      ...hatch.flatMap((at, i) =>
        i % 2 === 0
          ? [`r ${x + s * 0.1} ${y + s * at} ${wide} ${s * 0.022}`]
          : [`r ${x + s * at} ${y + s * 0.1} ${s * 0.022} ${wide}`],
      ),
    ],
    [1, `r ${x + s * 0.1} ${y + s * 0.1} ${wide} ${wide}`],
    [
      2,
      across(0.72, s * 0.025),
      down(0.72, s * 0.025),
      across(0.25, s * 0.018),
      down(0.25, s * 0.018),
    ],
  ] as const;
}

/** Rings of an open fan with ribs. */
function fan(x: number, y: number, r: number) {
  const foot = y + r;
  const half = (share: number) =>
    `M${x - r * share} ${foot} A${r * share} ${r * share} 0 0 1 ${x + r * share} ${foot}Z`;
  const ribs = [-60, -30, 0, 30, 60].map((turn) => {
    const a = (turn * Math.PI) / 180;
    return `k ${x} ${foot} ${x + r * 0.78 * Math.sin(a)} ${foot - r * 0.78 * Math.cos(a)} ${r * 0.035} ${r * 0.035}`;
  });
  return [
    [1, half(0.98)],
    [0, half(0.92)],
    [2, half(0.84)],
    [1, half(0.8)],
    [0, half(0.76)],
    [1, ...ribs],
    [1, half(0.24)],
    [0, half(0.17)],
  ] as const;
}

/** Waves as scales: rings on rings. */
function scale(x: number, y: number, r: number) {
  return [
    [1, disc(x, y, r)],
    [0, disc(x, y, r * 0.9)],
    [1, disc(x, y, r * 0.74)],
    [0, disc(x, y, r * 0.62)],
    [2, disc(x, y, r * 0.46)],
    [0, disc(x, y, r * 0.32)],
    [1, disc(x, y, r * 0.18)],
  ] as const;
}

function geometric(x: number, y: number, s: number, kind: number) {
  const [cx, cy] = [x + s / 2, y + s / 2];
  const forms: Record<number, readonly (readonly [0 | 1 | 2, ...string[]])[]> = {
    0: [
      [1, `M${x} ${y} L${x + s} ${y} A${s} ${s} 0 0 1 ${x} ${y + s}Z`],
      [2, `M${x} ${y} L${x + s * 0.5} ${y} A${s * 0.5} ${s * 0.5} 0 0 1 ${x} ${y + s * 0.5}Z`],
    ],
    1: [
      [2, poly(x, y, x + s, y + s, x, y + s)],
      [1, disc(x + s * 0.68, y + s * 0.32, s * 0.2)],
    ],
    2: [
      [1, poly(cx, y, x + s, cy, cx, y + s, x, cy)],
      [0, poly(cx, y + s * 0.26, x + s * 0.74, cy, cx, y + s * 0.74, x + s * 0.26, cy)],
      [2, disc(cx, cy, s * 0.1)],
    ],
    3: [
      [2, `M${x} ${y + s} A${s} ${s} 0 0 1 ${x + s} ${y} L${x + s} ${y + s}Z`],
      [1, disc(x + s * 0.7, y + s * 0.7, s * 0.18)],
    ],
    4: [[1, `r ${x} ${y} ${s} ${s * 0.25}`, `r ${x} ${y + s * 0.5} ${s} ${s * 0.25}`]],
  };
  return forms[kind]!;
}

function chips(x: number, y: number, s: number, random: () => number) {
  return Array.from({ length: 9 }, (_, at) => {
    const [cx, cy] = [
      x + (s * ((at % 3) + 0.2 + 0.6 * random())) / 3,
      y + (s * (Math.floor(at / 3) + 0.2 + 0.6 * random())) / 3,
    ];
    const r = s * (0.045 + 0.09 * random());
    const corners = Array.from({ length: 6 }, (_, i) => {
      const turn = (i / 6) * 2 * Math.PI;
      const out = r * (0.6 + 0.6 * random());
      return `${cx + out * Math.cos(turn)} ${cy + out * 0.8 * Math.sin(turn)}`;
    });
    return [(at % 3 === 0 ? 2 : 1) as 1 | 2, `p ${corners.join(' ')}`] as const;
  });
}

/** A pattern of forms alone, from edge to edge; tiles meet, so it can be repeated. */
export function weave(
  setting: Setting,
  kind: Exclude<Weave, 'knit' | 'mandala'>,
  threads: Threads,
): Group[] {
  const { width, height, beyond, random } = setting;
  const { across, draw } = tiles[kind];
  const s = Math.min(width, height) / across;
  const tint =
    kind === 'gingham' ? [threads[0], blend(threads[0], threads[1], 0.45), threads[1]] : threads;
  const cutOuts: CutOut[] = [];
  const from = { c: -1 - Math.ceil(beyond.left / s), r: -1 - Math.ceil(beyond.top / s) };
  const to = {
    c: Math.ceil((width + beyond.right) / s),
    r: Math.ceil((height + beyond.bottom) / s),
  };
  // Of chance the same numbers for every tile: it repeats.
  const numbers = Array.from({ length: 200 }, random);
  for (let r = from.r; r <= to.r; r += 1) {
    for (let c = from.c; c <= to.c; c += 1) {
      let at = (((c % across) + across) % across) * 37 + (((r % across) + across) % across) * 11;
      const next = () => {
        at += 1;
        return numbers[at % numbers.length]!;
      };
      for (const [thread, ...shapes] of draw({ x: c * s, y: r * s, s, c, r }, next))
        cutOuts.push(cut(tint[thread]!, ...shapes));
    }
  }
  return [printed('cloth', [sheet(setting, threads[0])]), printed('weave', cutOuts)];
}

/** Rings of petals about the middle, each of another form. */
export function mandala(setting: Setting, [ground, first, second]: Threads): Group[] {
  const { width, height } = setting;
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) * 0.46];
  const at = (out: number, turn: number) =>
    `${x + r * out * Math.sin(turn)} ${y - r * out * Math.cos(turn)}`;
  const petals = (count: number, from: number, to: number, wide: number, shift = 0) =>
    Array.from({ length: count }, (_, i) => {
      const turn = ((i + shift) / count) * 2 * Math.PI;
      const half = (wide * Math.PI) / count;
      const belly = from + (to - from) * 0.55;
      return `M${at(from, turn)} C${at(belly, turn - half * 1.5)} ${at(belly + 0.04, turn - half)} ${at(to, turn)} C${at(belly + 0.04, turn + half)} ${at(belly, turn + half * 1.5)} ${at(from, turn)}Z`;
    });
  const beads = (count: number, out: number, size: number, shift = 0) =>
    Array.from({ length: count }, (_, i) => {
      const turn = ((i + shift) / count) * 2 * Math.PI;
      return `o ${at(out, turn)} ${r * size} ${r * size}`;
    });
  const ring = (out: number) => `o ${x} ${y} ${r * out} ${r * out}`;
  const light = blend(first, ground, 0.55);
  const pale = blend(second, ground, 0.5);
  const layers: readonly (readonly [Oklab, readonly string[]])[] = [
    [light, petals(24, 0.6, 1, 1)],
    [pale, petals(24, 0.66, 0.93, 0.55)],
    [second, beads(24, 0.97, 0.016, 0.5)],
    [first, petals(16, 0.44, 0.82, 1, 0.5)],
    [ground, petals(16, 0.5, 0.75, 0.6, 0.5)],
    [second, petals(16, 0.55, 0.68, 0.4, 0.5)],
    [light, [ring(0.52)]],
    [ground, [ring(0.49)]],
    [second, petals(12, 0.2, 0.49, 1)],
    [pale, petals(12, 0.26, 0.43, 0.6)],
    [first, beads(12, 0.44, 0.022, 0.5)],
    [first, petals(8, 0.08, 0.32, 1, 0.5)],
    [ground, petals(8, 0.13, 0.26, 0.55, 0.5)],
    [light, [ring(0.13)]],
    [ground, [ring(0.11)]],
    [second, petals(8, 0, 0.11, 0.8)],
    [first, [ring(0.03)]],
  ];
  return [
    printed('paper', [sheet(setting, ground)]),
    {
      ...{ name: 'mandala', kind: 'thing' },
      cutOuts: layers.flatMap(([fill, shapes]) => shapes.map((shape) => cut(fill, shape))),
    },
  ];
}
