import { lighter } from '../../palette/tones.ts';
import type { CutOut } from '../../picture/picture.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { city } from './city.ts';
import { outdoors, put } from './put-out.ts';

/** A house that is being built, a crane over it, an excavator in the earth, a fence. */
export function buildingSite(setting: Setting): Stage {
  const { height } = setting;
  const earth = lit(setting, '#b98f62', 0.08);
  return outdoors(setting, [
    ...city({ ...setting, isDeserted: true }).back.filter(({ name }) =>
      /sky|cloud|disc|sun|moon|tower|skyline/.test(name),
    ),
    ...put(setting, 'tower-crane', [0.74, 0.72, 0.66, 0.12]),
    backdrop('shell of a house', shellOfHouse(setting)),
    backdrop('earth', [
      cut(lighter(earth, -0.03), below(setting, height * 0.715, { swell: 12, waves: 2.2 })),
      cut(earth, below(setting, height * 0.76, { swell: 10, waves: 1.3, phase: 2 })),
    ]),
    ...put(setting, 'excavator', [0.8, 0.84, 0.22]),
    backdrop('heap', [
      cut(
        lighter(earth, 0.04),
        `M${setting.width * 0.5} ${height * 0.84} Q${setting.width * 0.61} ${height * 0.66} ${setting.width * 0.72} ${height * 0.84}Z`,
      ),
    ]),
  ]);
}

/** Floors of concrete on pillars, scaffolding before them. */
function shellOfHouse(setting: Setting): CutOut[] {
  const { width, height } = setting;
  const x = (share: number) => width * (0.06 + 0.46 * share);
  const y = (share: number) => height * (0.74 - 0.46 * share);
  const floors = [0, 0.25, 0.5, 0.75, 1];
  const beton = lit(setting, '#b7b5ae', 0.16);
  const bar = (x0: number, y0: number, x1: number, y1: number) =>
    `k ${x(x0)} ${y(y0)} ${x(x1)} ${y(y1)} 7 7`;
  return [
    cut(
      lit(setting, '#8a8f96', 0.24),
      ...floors
        .slice(0, 4)
        .map((f) => `r ${x(0.04)} ${y(f + 0.25)} ${x(0.96) - x(0.04)} ${y(f) - y(f + 0.25)}`),
    ),
    cut(
      lit(setting, '#c8876a', 0.16),
      `r ${x(0.06)} ${y(0.25)} ${x(0.4) - x(0.06)} ${y(0) - y(0.25)}`,
      `r ${x(0.6)} ${y(0.5)} ${x(0.94) - x(0.6)} ${y(0.25) - y(0.5)}`,
    ),
    cut(
      beton,
      ...floors.map((f) => `r ${x(0)} ${y(f) - 8} ${x(1) - x(0)} 18`),
      ...[0.02, 0.34, 0.66, 0.94].map((p) => `r ${x(p)} ${y(1)} 18 ${y(0) - y(1)}`),
    ),
    cut(
      lit(setting, '#e0a23f', 0.1),
      ...[-0.06, 0.26, 0.58, 0.9, 1.06].map((p) => bar(p, 0, p, 1.12)),
      ...[0.13, 0.38, 0.63, 0.88].map((f) => bar(-0.1, f, 1.1, f)),
      bar(-0.06, 0.13, 0.26, 0.38),
      bar(0.26, 0.38, 0.58, 0.63),
      bar(0.58, 0.63, 0.9, 0.88),
    ),
    cut(
      lit(setting, '#a8743f', 0.1),
      ...[0.13, 0.38, 0.63, 0.88].map((f) => `r ${x(-0.1)} ${y(f) + 3} ${x(1.1) - x(-0.1)} 7`),
    ),
  ];
}
