import { lighter, tone } from '../../palette/tones.ts';
import { grassIn } from '../outdoors/foliage.ts';
import { bough } from '../outdoors/framing.ts';
import { growth } from '../outdoors/growth.ts';
import { edgeOfWood, lake, meadow, range } from '../outdoors/hills.ts';
import { skyOf } from '../outdoors/sky.ts';
import { lobe } from '../outdoors/trees.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { outdoors, put } from './put-out.ts';

/** Slide, swings and a sandbox on a lawn between trees, houses behind. */
export function playground(setting: Setting): Stage {
  const { width, height } = setting;
  const soft = lit(setting, '#d98f5f', 0.06);
  return outdoors(setting, [
    ...skyOf(setting),
    range(setting, 0.56, { swell: 20, waves: 1, air: 0.5 }),
    growth(setting, 0.62, 0.36, 0.12),
    ...meadow(setting, 0.63, setting.random() < 0.5 ? -1 : 1).slice(0, 2),
    growth(setting, 0.66, 0.2, 0.14),
    backdrop('soft ground', [
      cut(lighter(soft, -0.06), lobe(width * 0.5, height * 0.865, width * 0.6, height * 0.125)),
      cut(soft, lobe(width * 0.5, height * 0.86, width * 0.58, height * 0.118)),
    ]),
    ...put(setting, 'swing', [0.8, 0.8, 0.32]),
    ...put(setting, 'playground-slide', [0.2, 0.82, 0.34]),
    ...put(setting, 'seesaw', [0.5, 0.775, 0.1]),
    ...put(setting, 'sandbox', [0.84, 0.95, 0.11]),
    ...put(setting, 'bench', [0.5, 0.705, 0.08, 0.16]),
  ]);
}

/** Tents by the water, a fire before them, a wood behind. */
export function campsite(setting: Setting): Stage {
  const side = setting.random() < 0.5 ? -1 : 1;
  const x = (share: number) => 0.5 + side * share;
  const { width, height } = setting;
  return outdoors(setting, [
    ...skyOf(setting),
    range(setting, 0.5, { swell: 46, waves: 1, air: 0.6 }),
    range(setting, 0.56, { swell: 26, waves: 0.9, air: 0.36 }),
    lake(setting, 0.6),
    edgeOfWood(setting, 0.69, { side: -side, air: 0.22, high: 0.34 }),
    backdrop('meadow', [
      cut(grassIn(setting), below(setting, height * 0.69, { swell: 8, waves: 0.8 })),
    ]),
    ...put(setting, 'tent', [x(-0.34), 0.77, 0.16, 0.14]),
    ...put(setting, 'tent', [x(0.3), 0.84, 0.28]),
    backdrop('fire place', [
      cut(
        lit(setting, '#b99a6c', 0.06),
        lobe(width * x(-0.12), height * 0.9, width * 0.15, height * 0.028),
      ),
    ]),
    ...put(setting, 'campfire', [x(-0.12), 0.905, 0.13, 0]),
    ...put(setting, 'tree-stump', [x(-0.32), 0.93, 0.07, 0]),
    bough(setting, side),
  ]);
}

/** A wheel, a merry-go-round and a tent, stalls under strings of lamps. */
export function funfair(setting: Setting): Stage {
  const { width, height, palette } = setting;
  const ground = lit(setting, '#cbb48a', 0.06);
  const bulbs = [0.2, 0.27].flatMap((y, row) =>
    Array.from(
      { length: 17 },
      (_, at) =>
        [
          width * (at / 16),
          height * (y - 0.1 + 0.05 * Math.sin((at / 16) * Math.PI * (3 + row)) ** 2),
        ] as const,
    ),
  );
  const lamps = backdrop('string of lamps', [
    cut(
      tone(palette.ink),
      ...bulbs
        .slice(1)
        .flatMap(([x, y], at) =>
          (at + 1) % 17 === 0 ? [] : [`k ${bulbs[at]![0]} ${bulbs[at]![1]} ${x} ${y} 2.4`],
        ),
    ),
    ...['#ffd25a', '#f0625a', '#6fb8e0'].map((hex, kind) =>
      cut(
        palette.isDark ? lighter(tone(hex), 0.06) : tone(hex),
        ...bulbs.filter((_, at) => at % 3 === kind).map(([x, y]) => lobe(x, y + 8, 8, 9)),
      ),
    ),
  ]);
  return outdoors(setting, [
    ...skyOf(setting),
    range(setting, 0.6, { swell: 16, waves: 1, air: 0.5 }),
    growth(setting, 0.66, 0.34, 0.1),
    ...put(setting, 'ferris-wheel', [0.72, 0.73, 0.56, 0.16]),
    ...put(setting, 'roller-coaster', [0.32, 0.7, 0.26, 0.3]),
    ...put(setting, 'circus-tent', [0.12, 0.75, 0.3, 0.12]),
    backdrop('ground', [
      cut(ground, below(setting, height * 0.715, { swell: 4, waves: 1 })),
      cut(lighter(ground, 0.03), below(setting, height * 0.82, { swell: 6, waves: 0.8 })),
    ]),
    ...put(setting, 'carousel', [0.42, 0.8, 0.3]),
    ...put(setting, 'market-stall', [0.93, 0.85, 0.26]),
    ...put(setting, 'balloon-bunch', [0.06, 0.88, 0.3, 0]),
    lamps,
  ]);
}
