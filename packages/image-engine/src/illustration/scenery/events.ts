import { blend, lighter, tone } from '../palette/tones.ts';
import type { CutOut } from '../picture/picture.ts';
import { skyOf } from './sky.ts';
import { backdrop, below, cut, type Setting, type Stage, sheet } from './stage.ts';

const confettiColours = ['#e86a58', '#f2c14e', '#4fa6b8', '#8fb86a', '#b58ad6', '#f4efe6'];

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

/** Clay with its lines in perspective, and a net. */
function court(setting: Setting): Stage {
  const { width, height, palette } = setting;
  const clay = blend(tone('#c9744f'), tone(palette.ground), palette.isDark ? 0.5 : 0.1);
  const line = tone('#f6efe4');
  const y = (share: number) => height * share;
  const mesh = Array.from(
    { length: 40 },
    (_, index) => `r ${(width / 39) * index} ${y(0.6)} 1.6 ${height * 0.11}`,
  );
  return {
    back: [
      ...skyOf(setting, { horizon: 0.42 }),
      backdrop('hedge', [
        cut(
          blend(tone('#3f7f54'), tone(palette.near), 0.3),
          `r -60 ${y(0.42)} ${width + 120} ${height}`,
        ),
        cut(
          blend(tone('#2f6a58'), tone(palette.near), 0.3),
          `r -60 ${y(0.5)} ${width + 120} ${height}`,
        ),
      ]),
      backdrop('clay', [
        cut(clay, `r -60 ${y(0.58)} ${width + 120} ${height}`),
        cut(
          line,
          `p ${width * 0.2} ${y(0.6)} ${width * 0.21} ${y(0.6)} ${width * -0.06} ${y(1.05)} ${width * -0.09} ${y(1.05)}`,
          `p ${width * 0.8} ${y(0.6)} ${width * 0.79} ${y(0.6)} ${width * 1.06} ${y(1.05)} ${width * 1.09} ${y(1.05)}`,
          `r ${width * 0.02} ${y(0.93)} ${width * 0.96} 9`,
        ),
      ]),
      backdrop('net', [
        cut(
          blend(line, clay, 0.45),
          ...mesh,
          ...[0.635, 0.665, 0.69].map((share) => `r -20 ${y(share)} ${width + 40} 1.6`),
        ),
        cut(line, `r -20 ${y(0.592)} ${width + 40} 11`),
        cut(
          tone('#3a3f4b'),
          `r ${width * 0.05} ${y(0.58)} 10 ${height * 0.14}`,
          `r ${width * 0.94} ${y(0.58)} 10 ${height * 0.14}`,
        ),
      ]),
    ],
    ...{ front: [], base: height * 0.87, horizon: height * 0.4, hasGround: true },
  };
}

export function stadium(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const grass = blend(tone('#5aa05c'), tone(palette.ground), palette.isDark ? 0.5 : 0.25);
  const stripes = [0, 1, 2, 3].map(
    (index) =>
      `p ${width * (index * 0.28 - 0.05)} ${height * 0.66} ${width * (index * 0.28 + 0.09)} ${height * 0.66} ${width * (index * 0.36 - 0.02)} ${height * 1.05} ${width * (index * 0.36 - 0.24)} ${height * 1.05}`,
  );
  const crowd = Array.from({ length: 150 }, (_, index) => ({
    x: width * random(),
    y: height * (0.44 + 0.15 * random()),
    hex: confettiColours[index % 6]!,
  }));
  const isCourt = setting.shown.has('tennis-player') || setting.shown.has('tennis');
  if (isCourt) return court(setting);
  const [cx, cy] = [width * 0.78, height * 0.68];
  return {
    back: [
      ...skyOf(setting, { horizon: 0.42 }),
      backdrop('stand', [
        cut(
          blend(tone(palette.far), tone(palette.near), 0.35),
          `M-60 ${height * 0.47} C${width * 0.3} ${height * 0.37} ${width * 0.7} ${height * 0.37} ${width + 60} ${height * 0.47} L${width + 60} ${height * 0.7} L-60 ${height * 0.7}Z`,
        ),
        ...confettiColours.map((hex) =>
          cut(
            blend(tone(hex), tone(palette.far), 0.35),
            ...crowd.filter((one) => one.hex === hex).map(({ x, y }) => `o ${x} ${y} 9 9`),
          ),
        ),
      ]),
      backdrop('boards', [cut(tone(palette.near), `r -60 ${height * 0.615} ${width + 120} 40`)]),
      backdrop('grass', [
        cut(grass, `r -60 ${height * 0.655} ${width + 120} ${height}`),
        cut(lighter(grass, 0.04), ...stripes),
      ]),
      backdrop('goal', [
        cut(
          tone('#f7f4ec'),
          `r ${cx - 120} ${cy - 150} 9 165`,
          `r ${cx + 120} ${cy - 150} 9 165`,
          `r ${cx - 120} ${cy - 156} 249 9`,
        ),
        cut(
          blend(tone('#f7f4ec'), grass, 0.4),
          ...Array.from(
            { length: 9 },
            (_, index) => `r ${cx - 108 + index * 27} ${cy - 147} 2.4 158`,
          ),
          ...Array.from(
            { length: 6 },
            (_, index) => `r ${cx - 111} ${cy - 128 + index * 26} 231 2.4`,
          ),
        ),
      ]),
    ],
    ...{ front: [], base: height * 0.87, horizon: height * 0.42, hasGround: true },
  };
}
