import type { Oklab } from '@armoni/colour/oklab';
import { lighter } from '../../palette/tones.ts';
import type { CutOut, Group } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from '../stage.ts';
import { boatFrom, parasolFrom, towelFrom } from './craft.ts';
import { above } from './lands-from-above.ts';
import { box, jittered, type Point, ribbon, roofFrom, shaded, turned, winding } from './parts.ts';
import { told } from './told.ts';
import { boats, hulls, isSail, sea, swells } from './waters-from-above.ts';

/** Open water; a boat that was asked for leaves its wake there. */
export function seaFromAbove(setting: Setting): Stage {
  const { width, height } = setting;
  const short = Math.min(width, height);
  const water = lit(setting, sea, 0.02);
  const asked = told(setting, boats);
  const count = asked?.count ?? 1;
  const one: readonly Point[] = [[width * 0.56, height * 0.44]];
  const many: readonly Point[] = [
    [0.3, 0.28],
    [0.7, 0.5],
    [0.32, 0.72],
    [0.78, 0.16],
    [0.8, 0.84],
    [0.14, 0.5],
  ].map(([x, y]): Point => [width * x!, height * y!]);
  const spots = count === 1 ? one : many.slice(0, count);
  return above(setting, [
    backdrop('deep', [
      sheet(setting, water),
      cut(
        lighter(water, -0.03),
        ...jittered(setting, short * 0.3, 0.5).map(
          ([x, y]) => `o ${x} ${y} ${short * 0.22} ${short * 0.05} -7`,
        ),
      ),
      cut(lighter(water, 0.05), ...swells(setting, 70)),
      cut(lighter(water, 0.14), ...swells(setting, 22)),
    ]),
    backdrop(
      'boats',
      spots.flatMap((at, index) =>
        boatFrom(
          setting,
          {
            at,
            long: short * (count === 1 ? 0.34 : 0.16),
            turn: -0.7 + 0.25 * index,
            hex: asked?.hex ?? hulls[index % hulls.length]!,
          },
          { sea, isUnderWay: true, hasSail: isSail(asked) },
        ),
      ),
    ),
  ]);
}

/** A basin between quays: boats at their pontoons, roofs behind. */
export function harbourFromAbove(setting: Setting): Stage {
  const { width, height } = setting;
  const short = Math.min(width, height);
  const water = lit(setting, sea, 0.02);
  const stone = lit(setting, '#d5cab4', 0.02);
  const quay = height * 0.27;
  const { fleet, jetties } = berthed(setting, { short, quay });
  return above(setting, [
    backdrop('basin', [
      sheet(setting, water),
      cut(lighter(water, 0.05), ...swells(setting, 46).filter(([, y]) => y! > quay + 30)),
    ]),
    backdrop('quay', [
      cut(shaded(water), `r -400 -400 ${width + 800} ${quay + 414}`),
      cut(stone, `r -400 -400 ${width + 800} ${quay + 400}`),
      cut(lighter(stone, 0.05), `r -400 ${quay - 12} ${width + 800} 12`),
    ]),
    backdrop('roofs', roofsAlong(setting, short, stone)),
    backdrop('jetties', jetties),
    backdrop('boats', fleet),
  ]);
}

/** Boats on both sides of each jetty, and one on its way out. */
function berthed(
  setting: Setting,
  { short, quay }: { readonly short: number; readonly quay: number },
) {
  const { width, height, random } = setting;
  const water = lit(setting, sea, 0.02);
  const wood = lit(setting, '#c9a270', 0.02);
  const asked = told(setting, boats);
  const [fleet, jetties]: [CutOut[], CutOut[]] = [[], []];
  const count = 4;
  for (let jetty = 0; jetty < count; jetty += 1) {
    const x = (width * (jetty + 0.5)) / count;
    const long = height * (0.44 + 0.06 * (jetty % 2));
    jetties.push(
      cut(shaded(water), `r ${x + 4} ${quay} 20 ${long + 8}`),
      cut(wood, `r ${x - 8} ${quay - 4} 20 ${long}`),
      cut(
        lighter(wood, -0.07),
        ...Array.from(
          { length: Math.floor(long / 22) },
          (_, at) => `r ${x - 8} ${quay + at * 22} 20 3`,
        ),
      ),
    );
    for (let berth = 0; berth < 4; berth += 1)
      for (const side of [-1, 1]) {
        if (random() < 0.2) continue;
        const size = short * (0.082 + 0.018 * random());
        const at: Point = [
          x + 2 + side * (size * 0.5 + 14),
          quay + height * (0.075 + 0.105 * berth),
        ];
        fleet.push(
          ...boatFrom(
            setting,
            {
              at,
              long: size,
              turn: side > 0 ? 0 : Math.PI,
              hex: asked?.hex ?? hulls[Math.floor(random() * hulls.length)]!,
            },
            { sea, isUnderWay: false },
          ),
        );
      }
  }
  fleet.push(
    ...boatFrom(
      setting,
      {
        at: [width * 0.58, height * 0.88],
        long: short * 0.15,
        turn: -0.35,
        hex: asked?.hex ?? '#c8463a',
      },
      { sea, isUnderWay: true, hasSail: isSail(asked) },
    ),
  );
  return { fleet, jetties };
}

function roofsAlong(setting: Setting, short: number, stone: Oklab): CutOut[] {
  const { width, height, random } = setting;
  return Array.from({ length: 12 }, (_, index) => index).flatMap((index) => {
    const [row, column] = [Math.floor(index / 6), index % 6];
    const at: Point = [
      width * ((column + 0.5) / 6) + short * 0.02 * (random() - 0.5),
      height * (0.035 + 0.115 * row),
    ];
    return roofFrom(
      setting,
      { at, w: short * (0.13 + 0.02 * random()), h: short * 0.088, turn: 0.05 * (random() - 0.5) },
      ['#c9714a', '#b85f40', '#d68558', '#7f8c9b'][Math.floor(random() * 4)]!,
      stone,
    );
  });
}

/** A pool with its steps and lanes of light, tiles about it, loungers and sunshades. */
export function poolFromAbove(setting: Setting): Stage {
  const { width, height, random } = setting;
  const short = Math.min(width, height);
  const tile = lit(setting, '#efe3cc', 0.02);
  const water = lit(setting, '#4fc0d0', 0.02);
  const [left, top, w, h] = [width * 0.2, height * 0.15, width * 0.6, height * 0.7];
  const grid = [
    ...Array.from({ length: 16 }, (_, at) => `r ${(width / 15) * at} -60 3 ${height + 120}`),
    ...Array.from({ length: 16 }, (_, at) => `r -60 ${(height / 15) * at} ${width + 120} 3`),
  ];
  const net = Array.from({ length: 34 }, () => {
    const at: Point = [left + w * (0.06 + 0.88 * random()), top + h * (0.05 + 0.9 * random())];
    return ribbon(
      winding(
        [
          [at[0] - 34, at[1]],
          [at[0] + 34, at[1] + 10],
        ],
        { swing: 9, waves: 1, phase: 6 * random() },
      ),
      4,
    );
  });
  const { loungers, shades } = poolside(setting, { top, h, short });
  return above(setting, [
    backdrop('tiles', [sheet(setting, tile), cut(lighter(tile, -0.04), ...grid)]),
    backdrop('water', [
      cut(lighter(tile, 0.05), `r ${left - 20} ${top - 20} ${w + 40} ${h + 40} 26`),
      cut(lighter(water, -0.12), `r ${left} ${top} ${w} ${h} 14`),
      cut(water, `r ${left + 8} ${top + 12} ${w - 8} ${h - 12} 12`),
      cut(
        lighter(water, 0.06),
        `r ${left + 8} ${top + 12} ${w - 8} ${h * 0.16} 10`,
        `r ${left + 8} ${top + 12} ${w - 8} ${h * 0.09} 10`,
      ),
      cut(lighter(water, 0.1), ...net),
    ]),
    ringFloat(setting, [left + w * 0.62, top + h * 0.62], { r: short * 0.07, water }),
    backdrop('loungers', loungers),
    backdrop('parasols', shades),
  ]);
}
function ringFloat(
  setting: Setting,
  ring: Point,
  { r, water }: { readonly r: number; readonly water: Oklab },
): Group {
  return backdrop('ring float', [
    cut(lighter(water, -0.11), `o ${ring[0] + r * 0.2} ${ring[1] + r * 0.24} ${r} ${r}`),
    {
      ...cut(
        lit(setting, '#e8617a', 0.01),
        `o ${ring[0]} ${ring[1]} ${r} ${r}`,
        `o ${ring[0]} ${ring[1]} ${r * 0.45} ${r * 0.45}`,
      ),
      isEvenOdd: true,
    },
    cut(
      lit(setting, '#fbf6ea', 0.01),
      ...[0, 1, 2, 3].map((at) =>
        turned(box(r * 0.5, r * 0.34, r * 0.72, 0), ring, (at * Math.PI) / 2 + 0.4),
      ),
    ),
  ]);
}

function poolside(
  setting: Setting,
  { top, h, short }: { readonly top: number; readonly h: number; readonly short: number },
) {
  const { width, random } = setting;
  const loungers = [0.2, 0.5, 0.8].flatMap((share, index) =>
    [0.085, 0.915].flatMap((x) => [
      ...towelFrom(setting, [width * x, top + h * share], {
        long: short * 0.14,
        turn: x < 0.5 ? 0 : Math.PI,
        hex: ['#fbf6ea', '#e8a53a', '#fbf6ea'][index]!,
      }),
    ]),
  );
  const shades = [0.35, 0.65].flatMap((share, index) =>
    [0.08, 0.92].flatMap((x) =>
      parasolFrom(setting, [width * x, top + h * share], short * 0.06, {
        hex: ['#d8483c', '#3f8fa5'][index]!,
        ground: '#efe3cc',
        turn: random(),
      }),
    ),
  );
  return { loungers, shades };
}
