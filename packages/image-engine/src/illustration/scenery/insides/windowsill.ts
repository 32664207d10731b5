import { lighter, tone } from '../../palette/tones.ts';
import { backdrop, cut, isWet, type Setting, type Stage } from '../stage.ts';
import { sillSet } from '../still-lifes/sets.ts';

/** Close by the panes: a deep sill before a large window, rain on the glass where it rains. */
export function windowsill(setting: Setting): Stage {
  const { height } = setting;
  const { back, top, base } = sillSet(setting);
  return {
    back: [...back, ...(isWet(setting) ? [rainOnPanes(setting, height * top)] : [])],
    front: [],
    ...{ base: height * base, horizon: height * top * 0.6, hasGround: true, lone: 0.66 },
  };
}

function rainOnPanes({ width, palette, random }: Setting, sill: number) {
  const glass = lighter(tone(palette.sky), palette.isDark ? 0.12 : -0.12);
  const streaks = Array.from({ length: 46 }, () => {
    const [x, y] = [width * (0.17 + 0.66 * random()), sill * (0.08 + 0.78 * random())];
    const long = sill * (0.04 + 0.06 * random());
    return `k ${x} ${y} ${x - long * 0.2} ${y + long} 2.4 1`;
  });
  return backdrop('rain', [cut(glass, ...streaks)]);
}
