import { blend, lighter, tone } from '../../palette/tones.ts';
import { skyOf } from '../outdoors/sky.ts';
import { backdrop, below, cut, type Setting, type Stage } from '../stage.ts';
import { piece } from './room-pieces.ts';

/** Beside the rails: a train that waits, a roof on posts, a clock. */
export const platform = (setting: Setting): Stage => {
  const { width, height, palette } = setting;
  const metal = blend(tone('#4f5f6b'), tone(palette.sky), palette.isDark ? 0.3 : 0.2);
  const stone = blend(tone('#c4bcb0'), tone(palette.ground), palette.isDark ? 0.5 : 0.2);
  const coach = blend(tone('#3f7f86'), tone(palette.near), 0.2);
  const glass = palette.isDark ? tone('#ffd98a') : lighter(tone(palette.sky), 0.05);
  const [roof, floor] = [height * 0.13, height * 0.76];
  const windows = [0, 1, 2, 3, 4, 5].map(
    (at) => `r ${width * (0.02 + 0.165 * at)} ${height * 0.42} ${width * 0.125} ${height * 0.12} 8`,
  );
  return {
    back: [
      ...skyOf(setting),
      backdrop('train', [
        cut(coach, `r -60 ${height * 0.34} ${width + 120} ${height * 0.36} 10`),
        cut(lighter(coach, -0.1), `r -60 ${height * 0.34} ${width + 120} ${height * 0.035}`),
        cut(glass, ...windows),
        cut(blend(tone('#f4efe4'), coach, 0.1), `r -60 ${height * 0.585} ${width + 120} 12`),
        cut(lighter(coach, -0.18), `r -60 ${height * 0.68} ${width + 120} ${height * 0.05}`),
      ]),
      backdrop('posts', [
        cut(metal, ...[0.14, 0.86].map((x) => `r ${width * x - 9} ${roof} 18 ${floor - roof}`)),
        cut(
          metal,
          ...[0.14, 0.86].flatMap((x) => [
            `k ${width * x} ${roof + 90} ${width * x - 80} ${roof + 6} 10 10`,
            `k ${width * x} ${roof + 90} ${width * x + 80} ${roof + 6} 10 10`,
          ]),
        ),
      ]),
      backdrop('roof', [
        cut(lighter(metal, -0.06), `r -60 -60 ${width + 120} ${roof + 42}`),
        cut(lighter(metal, 0.08), `r -60 ${roof - 18} ${width + 120} 18`),
      ]),
      backdrop('clock', [
        cut(metal, `r ${width / 2 - 4} ${roof} 8 34`),
        cut(metal, `o ${width / 2} ${roof + 76} 48 48`),
        cut(tone('#fbf7ee'), `o ${width / 2} ${roof + 76} 40 40`),
        cut(
          metal,
          `k ${width / 2} ${roof + 76} ${width / 2} ${roof + 48} 6 4`,
          `k ${width / 2} ${roof + 76} ${width / 2 + 20} ${roof + 86} 6 4`,
        ),
      ]),
      backdrop('platform', [
        cut(stone, `r -60 ${floor} ${width + 120} ${height}`),
        cut(blend(tone('#f2c94c'), stone, 0.25), `r -60 ${floor + 14} ${width + 120} 12`),
        cut(
          lighter(stone, -0.05),
          ...[0.06, 0.13].map((y) => `r -60 ${floor + height * y} ${width + 120} 4`),
        ),
      ]),
    ],
    ...{ front: [], base: height * 0.91, horizon: height * 0.6, hasGround: true },
  };
};

/** Blue water with lanes between ropes, tiles before it. */
export const pool = (setting: Setting): Stage => {
  const { width, height, palette, random } = setting;
  const water = blend(tone('#4fb3d4'), tone(palette.sky), palette.isDark ? 0.5 : 0.15);
  const tiles = blend(tone('#e9eef0'), tone(palette.sky), palette.isDark ? 0.6 : 0.2);
  const [far, near] = [height * 0.44, height * 0.76];
  const ropes = [0.54, 0.63];
  const isSwum = setting.shown.has('woman-swimming') || setting.shown.has('person-swimming');
  const floats = ropes.flatMap((y) =>
    Array.from({ length: 21 }, (_, at) => `o ${(width / 20) * at} ${height * y} 13 7`),
  );
  const glints = Array.from({ length: 16 }, () => {
    const [x, y] = [width * random(), far + (near - far) * (0.1 + 0.85 * random())];
    return `r ${x} ${y} ${40 + 50 * random()} 4 2`;
  });
  return {
    back: [
      ...skyOf(setting),
      backdrop('far trees', [
        cut(
          blend(tone(palette.far), tone(palette.sky), 0.3),
          below(setting, height * 0.36, { swell: 22, waves: 2.4, phase: 6 * random() }),
        ),
      ]),
      backdrop('far edge', [cut(tiles, `r -60 ${far - 30} ${width + 120} ${height}`)]),
      backdrop('water', [
        cut(water, `r -60 ${far} ${width + 120} ${near - far}`),
        cut(lighter(water, 0.07), ...glints),
        cut(blend(tone('#d8574c'), water, 0.15), ...floats.filter((_, at) => at % 2 === 0)),
        cut(blend(tone('#fbf7ee'), water, 0.1), ...floats.filter((_, at) => at % 2 === 1)),
      ]),
      backdrop('edge', [
        cut(lighter(tiles, 0.03), `r -60 ${near} ${width + 120} ${height}`),
        cut(
          lighter(tiles, -0.06),
          `r -60 ${near} ${width + 120} 10`,
          ...[0.06, 0.14].map((y) => `r -60 ${near + height * y} ${width + 120} 4`),
          ...Array.from(
            { length: 11 },
            (_, at) => `r ${(width / 10) * at} ${near + 10} 4 ${height}`,
          ),
        ),
      ]),
      ...(setting.isNear ? [] : [startBlock(setting, near)]),
    ],
    // Who swims is in the water.
    ...{ front: [], base: height * (isSwum ? 0.72 : 0.88), horizon: far, hasGround: !isSwum },
  };
};

const startBlock = (setting: Setting, near: number) =>
  piece(setting, 'ring-buoy', {
    x: setting.width * 0.9,
    y: near + 40,
    high: setting.height * 0.12,
  });

/** Red walls of rock to both sides, a river deep between them. */
export const gorge = (setting: Setting): Stage => {
  const { width, height, palette, random } = setting;
  const rock = blend(tone('#c06a42'), tone(palette.far), palette.isDark ? 0.55 : 0.15);
  const river = blend(tone('#5fa8b8'), tone(palette.sky), 0.25);
  const wall = (side: 1 | -1, reach: number, top: number) => {
    const edge = side < 0 ? -60 : width + 60;
    const at = (share: number) => (side < 0 ? width * share : width * (1 - share));
    return `M${edge} ${height * top} L${at(reach * 0.72)} ${height * (top + 0.01)} L${at(reach * 0.78)} ${height * (top + 0.14)} L${at(reach * 0.9)} ${height * (top + 0.16)} L${at(reach * 0.94)} ${height * (top + 0.32)} L${at(reach)} ${height * 0.72} L${at(reach + 0.06)} ${height * 0.86} L${edge} ${height * 1.1}Z`;
  };
  const layers = (side: 1 | -1, reach: number, top: number) =>
    [0.08, 0.2, 0.31, 0.43].map((by) => {
      const y = height * (top + by);
      const long = width * reach * (0.62 + 0.4 * by + 0.05 * random());
      return side < 0 ? `r -60 ${y} ${long + 60} 9` : `r ${width - long} ${y} ${long + 60} 9`;
    });
  return {
    back: [
      ...skyOf(setting),
      backdrop('far mesas', [
        cut(
          blend(rock, tone(palette.sky), 0.55),
          `p ${width * 0.3} ${height * 0.7} ${width * 0.33} ${height * 0.38} ${width * 0.48} ${height * 0.38} ${width * 0.5} ${height * 0.7}`,
          `p ${width * 0.52} ${height * 0.7} ${width * 0.55} ${height * 0.46} ${width * 0.72} ${height * 0.46} ${width * 0.75} ${height * 0.7}`,
        ),
      ]),
      backdrop('far walls', [
        cut(blend(rock, tone(palette.sky), 0.3), wall(-1, 0.4, 0.3), wall(1, 0.38, 0.26)),
      ]),
      backdrop('ground', [
        cut(lighter(rock, 0.06), `r -60 ${height * 0.7} ${width + 120} ${height}`),
        cut(
          river,
          `M${width * 0.5} ${height * 0.7} C${width * 0.58} ${height * 0.74} ${width * 0.4} ${height * 0.78} ${width * 0.48} ${height * 0.84} C${width * 0.56} ${height * 0.9} ${width * 0.4} ${height * 0.96} ${width * 0.3} ${height * 1.1} L${width * 0.7} ${height * 1.1} C${width * 0.74} ${height * 0.96} ${width * 0.66} ${height * 0.88} ${width * 0.58} ${height * 0.82} C${width * 0.52} ${height * 0.77} ${width * 0.62} ${height * 0.73} ${width * 0.53} ${height * 0.7}Z`,
        ),
      ]),
      backdrop('walls', [
        cut(rock, wall(-1, 0.27, 0.1), wall(1, 0.25, 0.05)),
        cut(lighter(rock, -0.09), ...layers(-1, 0.27, 0.1), ...layers(1, 0.25, 0.05)),
      ]),
    ],
    ...{ front: [], base: height * 0.88, horizon: height * 0.6, hasGround: true },
  };
};
