import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from '../stage.ts';

const flat = (name: string, cutOuts: readonly CutOut[]): Group => ({
  ...backdrop(name, cutOuts),
  isFlat: true,
});

/** Where what is wished for is drawn in, as shares of width and height; no two overlap. */
export const chartSpots: readonly (readonly [x: number, y: number])[] = [
  [0.4, 0.46],
  [0.63, 0.66],
  [0.66, 0.34],
  [0.3, 0.7],
  [0.5, 0.82],
  [0.22, 0.36],
  [0.8, 0.5],
  [0.46, 0.2],
];

function stageOf(setting: Setting, back: readonly Group[]): Stage {
  const { height } = setting;
  return { back, front: [], base: height * 0.9, horizon: 0, hasGround: false };
}

/** An island on old paper: coast, hills, woods, a dashed way with its cross, and a rose of winds. */
export function chart(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const short = Math.min(width, height);
  const paper = blend(tone('#ecd9ad'), tone(palette.paper), palette.isDark ? 0.05 : 0.25);
  const sea = blend(tone('#8fc0c4'), tone(palette.sky), 0.2);
  const land = blend(tone('#c9cf8f'), tone(palette.ground), 0.12);
  const inkTone = tone('#6b4a36');
  const bends = Array.from({ length: 22 }, () => 0.86 + 0.3 * random());
  const coast = (grow: number) =>
    `p ${bends
      .map((bend, index) => {
        const angle = (index / bends.length) * 2 * Math.PI;
        return `${width * 0.5 + Math.cos(angle) * width * 0.33 * bend * grow} ${height * 0.53 + Math.sin(angle) * height * 0.31 * bend * grow}`;
      })
      .join(' ')}`;
  const edge = short * 0.045;
  return stageOf(setting, [
    flat('table', [sheet(setting, blend(tone('#8a6242'), tone(palette.near), 0.2))]),
    flat('paper', [
      cut(
        lighter(paper, -0.07),
        `r ${edge * 0.7} ${edge * 0.9} ${width - edge * 1.4} ${height - edge * 1.4} 8`,
      ),
      cut(paper, `r ${edge} ${edge} ${width - 2 * edge} ${height - 2 * edge} 6`),
      cut(sea, `r ${edge * 1.9} ${edge * 1.9} ${width - edge * 3.8} ${height - edge * 3.8} 4`),
    ]),
    flat('coast', [
      cut(lighter(sea, 0.05), coast(1.13)),
      cut(lighter(sea, 0.1), coast(1.06)),
      cut(blend(tone('#efe0b0'), land, 0.15), coast(1)),
      cut(land, coast(0.93)),
    ]),
    flat('waves', [cut(lighter(sea, -0.07), ...waveMarks(setting))]),
    flat('hills', peaks(setting)),
    flat('way', [cut(tone('#b5443a'), ...wayMarks(setting))]),
    flat('rose', rose({ x: width * 0.86, y: height * 0.84, r: short * 0.085 }, inkTone, paper)),
  ]);
}

function waveMarks({ width, height, random }: Setting): string[] {
  return Array.from({ length: 22 }, (_, index) => {
    const isLeft = index % 2 === 0;
    const x = width * (isLeft ? 0.1 + 0.08 * random() : 0.84 + 0.06 * random());
    const y = height * (0.14 + 0.6 * random());
    return `M${x} ${y} q12 -12 24 0 q12 -12 24 0 l0 5 q-12 -11 -24 0 q-12 -11 -24 0Z`;
  });
}

function peaks({ width, height, palette, random }: Setting): CutOut[] {
  const stone = blend(tone('#a89478'), tone(palette.far), 0.2);
  const green = blend(tone('#5f8f58'), tone(palette.near), 0.15);
  return Array.from({ length: 9 }, (_, index): CutOut[] => {
    const x = width * (0.28 + 0.05 * index);
    const y = height * (index % 2 === 0 ? 0.31 : 0.28) + 14 * random();
    if (index < 4) {
      const h = 56 + 26 * random();
      return [
        cut(stone, `p ${x - h * 0.6} ${y} ${x} ${y - h} ${x + h * 0.6} ${y}`),
        cut(
          lighter(stone, -0.1),
          `p ${x} ${y - h} ${x + h * 0.6} ${y} ${x + h * 0.1} ${y} ${x - h * 0.06} ${y - h * 0.5}`,
        ),
      ];
    }
    const low = y + height * 0.42;
    return [
      cut(tone('#7a5236'), `r ${x - 3} ${low - 10} 6 16`),
      cut(green, `p ${x - 20} ${low - 8} ${x} ${low - 58} ${x + 20} ${low - 8}`),
    ];
  }).flat();
}

/** Dashes that wind to a cross. */
function wayMarks({ width, height }: Setting): string[] {
  const dashes = Array.from({ length: 13 }, (_, index) => {
    const t = index / 13;
    const at = (share: number) => [
      width * (0.24 + 0.42 * share),
      height * (0.56 + 0.08 * Math.sin(share * 7)),
    ];
    const [x0, y0] = at(t);
    const [x1, y1] = at(t + 0.04);
    return `k ${x0} ${y0} ${x1} ${y1} 8 8`;
  });
  const [x, y] = [width * 0.71, height * 0.55];
  return [
    ...dashes,
    `k ${x - 20} ${y - 20} ${x + 20} ${y + 20} 12 12`,
    `k ${x + 20} ${y - 20} ${x - 20} ${y + 20} 12 12`,
  ];
}

function rose(
  { x, y, r }: { x: number; y: number; r: number },
  ink: CutOut['fill'],
  paper: CutOut['fill'],
): CutOut[] {
  const point = (turn: number, long: number, side: 1 | -1) => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const q = turn + (side * Math.PI) / 4;
    return `p ${x} ${y} ${x + Math.cos(q) * r * 0.26} ${y + Math.sin(q) * r * 0.26} ${x + c * r * long} ${y + s * r * long}`;
  };
  const turns = [0, 1, 2, 3].map((quarter) => (quarter * Math.PI) / 2);
  return [
    cut(paper, `o ${x} ${y} ${r * 1.12} ${r * 1.12}`),
    cut(lighter(paper, -0.12), ...turns.map((turn) => point(turn, 1, 1))),
    cut(ink, ...turns.map((turn) => point(turn, 1, -1)), `o ${x} ${y} ${r * 0.1} ${r * 0.1}`),
  ];
}

/** A quarter from above: blocks of houses, streets, a park and a river with its bridge. */
export function plan(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const street = blend(tone('#f4efe4'), tone(palette.paper), 0.3);
  const block = blend(tone('#ddd2c2'), tone(palette.sky), palette.isDark ? 0.4 : 0.15);
  const green = blend(tone('#a5cf8f'), tone(palette.ground), 0.12);
  const water = tone(palette.isDark ? '#3f6f94' : '#86c0dc');
  const [columns, rows] = [6, 6];
  const [w, h] = [(width * 1.1) / columns, (height * 1.1) / rows];
  const groups: { houses: string[]; roofs: string[]; parks: string[]; trees: string[] } = {
    ...{ houses: [], roofs: [], parks: [], trees: [] },
  };
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * w - width * 0.05 + 13, row * h - height * 0.05 + 13];
      const [bw, bh] = [w - 26, h - 26];
      const isPark = (column === 1 && (row === 3 || row === 4)) || random() < 0.08;
      if (isPark) {
        groups.parks.push(`r ${x - 6} ${y - 6} ${bw + 12} ${bh + 12} 16`);
        for (let tree = 0; tree < 7; tree += 1)
          groups.trees.push(`o ${x + bw * random()} ${y + bh * random()} 13 13`);
      } else {
        groups.houses.push(`r ${x} ${y} ${bw} ${bh} 8`);
        const split = 0.35 + 0.3 * random();
        groups.roofs.push(
          `r ${x + 10} ${y + 10} ${bw * split - 14} ${bh * 0.44} 4`,
          `r ${x + bw * split + 4} ${y + 10} ${bw * (1 - split) - 14} ${bh * 0.6} 4`,
          `r ${x + 10} ${y + bh * 0.6} ${bw * split - 14} ${bh * 0.32} 4`,
        );
      }
    }
  }
  const bank = (d: number) =>
    `M${width * 0.7 - d} -60 C${width * 0.56 - d} ${height * 0.3} ${width * 0.96 - d} ${height * 0.56} ${width * 0.8 - d} ${height + 60} L${width * 0.8 + d} ${height + 60} C${width * 0.96 + d} ${height * 0.56} ${width * 0.56 + d} ${height * 0.3} ${width * 0.7 + d} -60Z`;
  return stageOf(setting, [
    flat('streets', [sheet(setting, street)]),
    flat('blocks', [cut(block, ...groups.houses)]),
    flat('roofs', [cut(blend(tone(palette.disc), block, 0.5), ...groups.roofs)]),
    flat('parks', [
      cut(green, ...groups.parks),
      ...(groups.trees.length > 0 ? [cut(lighter(green, -0.12), ...groups.trees)] : []),
    ]),
    flat('avenue', [
      cut(
        tone('#f6d27a'),
        `p -60 ${height * 0.36} ${width + 60} ${height * 0.56} ${width + 60} ${height * 0.592} -60 ${height * 0.392}`,
      ),
    ]),
    flat('river', [cut(street, bank(62)), cut(water, bank(46))]),
    flat('bridge', [
      cut(
        tone('#f6d27a'),
        `p ${width * 0.62} ${height * 0.478} ${width * 0.92} ${height * 0.541} ${width * 0.92} ${height * 0.575} ${width * 0.62} ${height * 0.512}`,
      ),
    ]),
  ]);
}

const lineColours = ['#d8433b', '#3b78c2', '#4f9d57', '#f0b429', '#8a5fb5'] as const;

/** A net of lines at right angles and half of them, stations where they stop and meet. */
export function network(setting: Setting): Stage {
  const { width, height, palette } = setting;
  const paper = blend(tone('#f8f5ec'), tone(palette.paper), 0.3);
  const water = blend(tone('#b9dcec'), tone(palette.sky), 0.15);
  const at = ([x, y]: readonly [number, number]) => [width * x, height * y] as const;
  const edges = lineColours.map((hex, index) => {
    const stops = routes[index]!.map(at);
    const pieces = stops.slice(1).map(([x, y], step) => {
      const [px, py] = stops[step]!;
      return `k ${px} ${py} ${x} ${y} 20 20`;
    });
    return cut(tone(hex), ...pieces);
  });
  const places = routes.map((route) =>
    route.map(at).flatMap((stop, index, all) => {
      const next = all[index + 1];
      return next ? [stop, [(stop[0] + next[0]) / 2, (stop[1] + next[1]) / 2] as const] : [stop];
    }),
  );
  const ends = places.flatMap((stops) => [stops[0]!, stops.at(-1)!]);
  const meets = [
    [0.36, 0.34],
    [0.5, 0.52],
    [0.64, 0.66],
    [0.64, 0.34],
    [0.36, 0.66],
  ] as const;
  const label = ([x, y]: readonly [number, number], index: number) =>
    `r ${x + 16} ${y + 14} ${46 + 22 * (index % 3)} 9 3`;
  return stageOf(setting, [
    flat('paper', [sheet(setting, paper)]),
    flat('river', [
      cut(
        water,
        `M-60 ${height * 0.7} C${width * 0.2} ${height * 0.86} ${width * 0.36} ${height * 0.44} ${width * 0.58} ${height * 0.42} C${width * 0.8} ${height * 0.4} ${width * 0.86} ${height * 0.2} ${width + 60} ${height * 0.24} L${width + 60} ${height * 0.33} C${width * 0.9} ${height * 0.29} ${width * 0.84} ${height * 0.48} ${width * 0.6} ${height * 0.5} C${width * 0.4} ${height * 0.52} ${width * 0.22} ${height * 0.94} -60 ${height * 0.8}Z`,
      ),
    ]),
    flat('lines', edges),
    flat('stations', [
      cut(paper, ...places.flat().map(([x, y]) => `o ${x} ${y} 8 8`)),
      cut(
        lighter(tone('#5b6270'), 0.1),
        ...places
          .flat()
          .filter((_, index) => index % 2 === 1)
          .map(label),
      ),
    ]),
    flat('changes', [
      cut(tone('#2b2f3a'), ...meets.map((one) => `o ${at(one)[0]} ${at(one)[1]} 24 24`)),
      cut(tone('#ffffff'), ...meets.map((one) => `o ${at(one)[0]} ${at(one)[1]} 16 16`)),
    ]),
    flat(
      'ends',
      lineColours.map((hex, index) =>
        cut(
          tone(hex),
          ...ends.slice(index * 2, index * 2 + 2).map(([x, y]) => `r ${x - 22} ${y - 22} 44 44 10`),
        ),
      ),
    ),
    flat('numbers', [cut(tone('#ffffff'), ...ends.map(([x, y]) => `o ${x} ${y} 10 10`))]),
  ]);
}

/** Where each line turns, as shares of width and height. */
const routes: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.08, 0.34],
    [0.36, 0.34],
    [0.64, 0.34],
    [0.76, 0.22],
    [0.92, 0.22],
  ],
  [
    [0.14, 0.12],
    [0.36, 0.34],
    [0.5, 0.52],
    [0.64, 0.66],
    [0.9, 0.9],
  ],
  [
    [0.5, 0.08],
    [0.5, 0.52],
    [0.36, 0.66],
    [0.36, 0.92],
  ],
  [
    [0.08, 0.66],
    [0.36, 0.66],
    [0.64, 0.66],
    [0.92, 0.66],
  ],
  [
    [0.9, 0.08],
    [0.64, 0.34],
    [0.5, 0.52],
    [0.2, 0.82],
    [0.08, 0.82],
  ],
];
