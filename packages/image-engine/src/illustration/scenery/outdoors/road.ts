import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Place } from '../../place-names.ts';
import { gorge } from '../insides/platform-and-pool.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, below, cut, type Setting } from '../stage.ts';
import { desert, savanna } from './arid.ts';
import { heath, steppe, tundra } from './bare-lands.ts';
import { coast } from './cliffs-and-coast.ts';
import { polar, volcano } from './fire-and-ice.ts';
import { grassIn } from './foliage.ts';
import { corners } from './framing.ts';
import { blade } from './growth.ts';
import { hills } from './hills.ts';
import { jungle } from './jungle.ts';
import type { Scenery } from './land-stage.ts';
import { mountain } from './peaks.ts';
import { mars } from './red-planet.ts';
import { beach, sea } from './waters.ts';
import { snow } from './winter.ts';
import { forest } from './woods.ts';

/** What lies about a road, where that was told. */
const sides: Partial<Record<Place, Scenery>> = {
  ...{ desert, savanna, mountain, forest, snow, sea, coast, beach, jungle },
  ...{ steppe, tundra, heath, gorge, polar, mars, volcano },
};
/** Of what the verge is made there; nothing grows where it is null. */
const soils: Partial<Record<Place, string | null>> = {
  ...{ desert: '#d9a866', savanna: '#c99a4c', snow: null, polar: null, mars: '#a8482a' },
  ...{ beach: '#e2c690', steppe: '#c9ae5e', tundra: '#a8703e', heath: '#8d6f8e' },
  ...{ gorge: '#c07a48', volcano: '#3f363a' },
};

/** Seen from its side: kerb, tarmac, and grass along both edges. */
export const road: Scenery = (setting) => {
  const { width, height, palette, random, beyond } = setting;
  const land = setting.view ? sides[setting.view] : undefined;
  const stage = land ? land(setting) : random() < 0.4 ? mountain(setting) : hills(setting);
  const soil = land ? soils[setting.view!] : undefined;
  const tarmac = blend(tone(palette.ink), tone('#7d7c84'), palette.isDark ? 0.25 : 0.66);
  const [from, wide] = [-60 - beyond.left, width + 120 + beyond.left + beyond.right];
  const [top, foot] = [height * 0.745, height * 0.93];
  const dashes = Array.from(
    { length: Math.ceil(wide / 150) },
    (_, dash) => `r ${from + dash * 150} ${height * 0.865} 84 9 4`,
  );
  const worn = [0.775, 0.81, 0.895].map((y) => `r ${from} ${height * y} ${wide} ${height * 0.012}`);
  return {
    ...stage,
    front: land ? [] : corners(setting),
    hasGround: true,
    base: height * 0.83,
    back: [
      ...stage.back,
      backdrop('road', [
        cut(lighter(tarmac, -0.09), `r ${from} ${top - 5} ${wide} ${foot - top + 12}`),
        cut(tarmac, `r ${from} ${top + 3} ${wide} ${foot - top - 6}`),
        cut(lighter(tarmac, -0.016), ...worn),
        cut(
          blend(tone('#f6efe0'), tarmac, 0.12),
          `r ${from} ${top + 10} ${wide} 5`,
          `r ${from} ${foot - 14} ${wide} 6`,
          ...dashes,
        ),
      ]),
      ...(soil === null ? [] : [verge(setting, soil)]),
    ],
  };
};

function verge(setting: Setting, soil?: string) {
  const { width, height, palette, random } = setting;
  const grass = soil ? lit(setting, soil, 0.03) : blend(grassIn(setting), tone(palette.near), 0.35);
  const tufts = Array.from({ length: 44 }, (_, index) => {
    const isFar = index % 3 === 0;
    const h = isFar ? 13 + 10 * random() : 20 + 22 * random();
    return {
      x: width * random(),
      y: height * (isFar ? 0.745 : 0.945),
      h,
      bend: 0.8 * (random() - 0.5),
      isFar,
    };
  });
  const blades = (of: boolean) =>
    tufts
      .filter(({ isFar }) => isFar === of)
      .flatMap(({ x, y, h, bend }) => [
        blade(x, y, h, bend, 0.09),
        blade(x + h * 0.2, y, h * 0.8, bend + 0.5, 0.09),
      ]);
  return backdrop('verge', [
    cut(soil ? lighter(grass, 0.04) : grassIn(setting, 0.05), ...blades(true)),
    cut(
      grass,
      below(setting, height * 0.938, { swell: 4, waves: 2, phase: 6 * random() }),
      ...blades(false),
    ),
  ]);
}
