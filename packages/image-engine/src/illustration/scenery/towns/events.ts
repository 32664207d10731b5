import { blend, lighter, tone } from '../../palette/tones.ts';
import type { CutOut } from '../../picture/picture.ts';
import { backdrop, below, cut, type Setting, type Stage, sheet } from '../stage.ts';

export const confettiColours = ['#e86a58', '#f2c14e', '#4fa6b8', '#8fb86a', '#b58ad6', '#f4efe6'];

export function party(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const confetti = confettiColours.map((hex) =>
    cut(
      tone(hex),
      ...Array.from(
        { length: 9 },
        () =>
          `r ${random() * width} ${random() * height * 0.66} ${8 + 8 * random()} ${6 + 5 * random()} 2`,
      ),
    ),
  );
  const flags = Array.from({ length: 11 }, (_, index): CutOut => {
    const x = (width / 10.5) * index - 10;
    const y = height * 0.07 + 46 * Math.sin((Math.PI * (index + 0.5)) / 11);
    return cut(
      tone(confettiColours[index % 5]!),
      `p ${x} ${y} ${x + 70} ${y + 4} ${x + 36} ${y + 84}`,
    );
  });
  const string = Array.from(
    { length: 22 },
    (_, index) =>
      `k ${(width / 21) * index} ${height * 0.07 + 46 * Math.sin((Math.PI * index) / 21)} ${(width / 21) * (index + 1)} ${height * 0.07 + 46 * Math.sin((Math.PI * (index + 1)) / 21)} 4 4`,
  );
  return {
    back: [
      backdrop('wall', [sheet(setting, tone(palette.sky))]),
      backdrop('disc', [
        cut(
          tone(palette.disc),
          `o ${width * setting.focus} ${height * 0.5} ${Math.min(width, height) * 0.33} ${Math.min(width, height) * 0.33}`,
        ),
      ]),
      backdrop('confetti', confetti),
      backdrop('garland', [...flags, cut(tone(palette.ink), ...string)]),
      backdrop('floor', [
        cut(
          tone(palette.ground),
          below(setting, height * 0.76, { swell: 12, waves: 0.7, phase: 6 * random() }),
        ),
      ]),
    ],
    ...{ front: [], base: height * 0.85, horizon: height * 0.45, hasGround: true },
  };
}

export function stage(setting: Setting): Stage {
  const { width, height, palette } = setting;
  const beams = [
    [0.16, 0.3],
    [0.5, 0.5],
    [0.84, 0.7],
  ].map(([x, to], index) =>
    cut(
      blend(tone(palette.sky), tone(['#f2c14e', '#f4efe6', '#e86a9a'][index]!), 0.22),
      `p ${width * x! - 12} -20 ${width * x! + 12} -20 ${width * to! + 190} ${height * 0.8} ${width * to! - 190} ${height * 0.8}`,
    ),
  );
  const curtain = (from: number, to: number) =>
    Array.from({ length: 4 }, (_, fold) =>
      cut(
        lighter(tone('#a23b4a'), -0.05 * (fold % 2)),
        `M${width * (from + ((to - from) * fold) / 4)} -40 L${width * (from + ((to - from) * (fold + 1)) / 4)} -40 C${width * (from + ((to - from) * (fold + 1)) / 4)} ${height * 0.4} ${width * (from + ((to - from) * (fold + 0.7)) / 4)} ${height * 0.7} ${width * (from + ((to - from) * (fold + 1)) / 4)} ${height * 0.82} L${width * (from + ((to - from) * fold) / 4)} ${height * 0.82}Z`,
      ),
    );
  return {
    back: [
      backdrop('hall', [sheet(setting, tone(palette.sky))]),
      backdrop('beams', beams),
      backdrop('curtains', [...curtain(-0.02, 0.13), ...curtain(1.02, 0.87)]),
      backdrop('boards', [
        cut(
          blend(tone('#8a5a3a'), tone(palette.ground), 0.35),
          `r -60 ${height * 0.78} ${width + 120} ${height}`,
        ),
        cut(
          blend(tone('#f2c14e'), tone('#8a5a3a'), 0.45),
          `o ${width * 0.5} ${height * 0.86} ${width * 0.32} ${height * 0.05}`,
        ),
      ]),
    ],
    ...{ front: [], base: height * 0.87, horizon: height * 0.5, hasGround: true },
  };
}
