import { blend, lighter, tone } from '../../palette/tones.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from '../stage.ts';
import { boards } from './room-pieces.ts';

/** Under rock, with daylight where it opens. */
export function cave(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const rock = blend(tone('#5d5566'), tone(palette.near), 0.25);
  const dark = lighter(rock, -0.16);
  const glow = blend(tone(palette.disc), tone('#ffe9bd'), 0.5);
  const isRight = random() < 0.5;
  const [cx, cy] = [width * (isRight ? 0.66 : 0.34), height * 0.34];
  const round = (r: number, ragged: number) =>
    `p ${Array.from({ length: 26 }, (_, at) => {
      const turn = (at / 26) * 2 * Math.PI;
      const out = r * (1 + ragged * Math.sin(at * 2.3) + ragged * Math.cos(at * 3.7));
      return `${cx + Math.cos(turn) * out * 1.15} ${cy + Math.sin(turn) * out}`;
    }).join(' ')}`;
  const short = Math.min(width, height);
  const spikes = (y: number, up: number, shift: number) =>
    Array.from({ length: 9 }, (_, at) => {
      const x = (width / 8) * at + shift * width;
      const [w, h] = [width * (0.035 + 0.03 * random()), height * up * (0.5 + random())];
      return `p ${x - w} ${y} ${x + w} ${y} ${x + w * 0.2} ${y + h}`;
    });
  const stones = Array.from({ length: 12 }, (_, at) => {
    const y = height * (0.8 + 0.16 * random());
    return `o ${width * ((at + random()) / 12)} ${y} ${18 + 26 * random()} ${9 + 9 * random()}`;
  });
  return {
    back: [
      backdrop('rock', [sheet(setting, rock)]),
      backdrop('opening', [cut(lighter(rock, 0.08), round(short * 0.42, 0.05))]),
      {
        ...backdrop('light', [cut(blend(glow, rock, 0.35), round(short * 0.32, 0.05))]),
        isFlat: true,
      },
      { ...backdrop('daylight', [cut(glow, round(short * 0.24, 0.06))]), isFlat: true },
      {
        ...backdrop('beam', [
          cut(
            blend(glow, rock, 0.72),
            `p ${cx - short * 0.2} ${cy + short * 0.1} ${cx + short * 0.2} ${cy + short * 0.1} ${width * 0.92} ${height * 0.82} ${width * 0.08} ${height * 0.82}`,
          ),
        ]),
        isFlat: true,
      },
      backdrop('far stalactites', [cut(lighter(rock, -0.07), ...spikes(-20, 0.2, 0.04))]),
      backdrop('stalactites', [cut(dark, ...spikes(-20, 0.13, -0.03))]),
      backdrop('floor', [
        cut(
          lighter(rock, -0.04),
          `M-60 ${height * 0.76} C${width * 0.2} ${height * 0.7} ${width * 0.4} ${height * 0.77} ${width * 0.6} ${height * 0.745} C${width * 0.8} ${height * 0.72} ${width * 0.9} ${height * 0.77} ${width + 60} ${height * 0.75} L${width + 60} ${height * 1.2} L-60 ${height * 1.2}Z`,
        ),
        cut(lighter(rock, -0.1), ...stones),
      ]),
      backdrop('walls', [
        cut(
          dark,
          `M-60 -60 L${width * 0.1} -60 C${width * 0.03} ${height * 0.3} ${width * 0.11} ${height * 0.5} ${width * 0.02} ${height * 0.8} L-60 ${height}Z`,
          `M${width + 60} -60 L${width * 0.9} -60 C${width * 0.97} ${height * 0.3} ${width * 0.9} ${height * 0.52} ${width * 0.98} ${height * 0.8} L${width + 60} ${height}Z`,
        ),
      ]),
    ],
    ...{ front: [], base: height * 0.85, horizon: height * 0.6, hasGround: true },
  };
}

/** Where ball games are played indoors. */
export function hall(setting: Setting): Stage {
  const { width, height, palette } = setting;
  const wall = blend(tone(palette.sky), tone(palette.paper), 0.35);
  const floor = blend(tone('#d3a066'), tone(palette.disc), 0.15);
  const line = height * 0.7;
  const steps = [0, 1, 2].map(
    (row) => `r -60 ${height * (0.52 + 0.055 * row)} ${width + 120} ${height * 0.035}`,
  );
  const lights = [0.16, 0.5, 0.84].map((x) => `r ${width * x - 70} ${height * 0.05} 140 16 8`);
  const [hx, hy] = [width * 0.82, height * 0.3];
  return {
    back: [
      backdrop('wall', [
        sheet(setting, wall),
        cut(lighter(wall, -0.05), `r -60 ${height * 0.5} ${width + 120} ${height}`),
      ]),
      backdrop('seats', [cut(blend(tone(palette.far), wall, 0.25), ...steps)]),
      backdrop('lamps', [cut(lighter(wall, 0.12), ...lights)]),
      backdrop('floor', [
        cut(floor, `r -60 ${line} ${width + 120} ${height}`),
        cut(lighter(floor, -0.035), ...boards(width, height)),
        cut(
          tone('#f7f2e6'),
          `p ${width * 0.2} ${line + 26} ${width * 0.8} ${line + 26} ${width * 0.803} ${line + 34} ${width * 0.197} ${line + 34}`,
          `p ${width * 0.2} ${line + 26} ${width * 0.208} ${line + 26} ${width * 0.03} ${height * 1.02} ${width * 0.01} ${height * 1.02}`,
          `p ${width * 0.792} ${line + 26} ${width * 0.8} ${line + 26} ${width * 0.99} ${height * 1.02} ${width * 0.97} ${height * 1.02}`,
        ),
      ]),
      backdrop('hoop', [
        cut(tone(palette.near), `r ${hx + 70} ${hy - 40} 18 ${line - hy + 60} 4`),
        cut(tone('#f7f2e6'), `r ${hx - 80} ${hy - 90} 160 110 6`),
        cut(
          tone('#d8433b'),
          `r ${hx - 34} ${hy - 46} 68 6`,
          `r ${hx - 34} ${hy - 46} 6 46`,
          `r ${hx + 28} ${hy - 46} 6 46`,
        ),
        cut(tone('#e2672f'), `r ${hx - 44} ${hy + 8} 88 9 4`),
        cut(
          tone('#fbf7ee'),
          ...[-36, -20, -4, 12, 28].map(
            (x) =>
              `p ${hx + x} ${hy + 16} ${hx + x + 4} ${hy + 16} ${hx + x * 0.6 + 3} ${hy + 78} ${hx + x * 0.6} ${hy + 78}`,
          ),
          `r ${hx - 28} ${hy + 44} 56 3`,
        ),
      ]),
    ],
    ...{ front: [], base: height * 0.88, horizon: height * 0.5, hasGround: true },
  };
}
