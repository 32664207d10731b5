import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut } from '../../picture/picture.ts';
import { cut, type Setting } from '../stage.ts';

/** Of the sky's colour in water at dawn and at dusk. */
const lateShare = 0.24;

/** Seas keep a blue of their own, whatever the picture's palette. */
export function water({ palette, time }: Setting, by = 0): CutOut['fill'] {
  const isLate = time === 'sunset' || time === 'dusk' || time === 'dawn';
  // Low light lies on it as it is in the sky.
  if (isLate && !palette.isDark)
    return lighter(blend(tone('#4a7cc0'), tone(palette.sky), lateShare), by);
  const share = palette.isDark ? 0.75 : 0.25;
  return lighter(blend(tone('#3f93ad'), tone(palette.ground), share), by);
}

export function glints(setting: Setting, from: number, to: number): CutOut {
  const { width, height, random, focus } = setting;
  const shapes = Array.from({ length: 26 }, (_, index) => {
    const y = height * (from + (to - from) * (index / 26));
    const w = 24 + 60 * random();
    const x = width * (index % 2 === 0 ? focus + (random() - 0.5) * 0.3 : random()) - w / 2;
    return `r ${x} ${y} ${w} 4.5 2.2`;
  });
  return cut(lighter(water(setting), 0.1), ...shapes);
}
