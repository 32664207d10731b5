import { lighter } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { growth } from '../outdoors/growth.ts';
import { skyOf } from '../outdoors/sky.ts';
import { lobe } from '../outdoors/trees.ts';
import { lit } from '../set-pieces.ts';
import { backdrop, cut, type Setting, type Stage } from '../stage.ts';
import { outdoors } from './put-out.ts';

/** A track with its lanes, an arch with a chequered band over the line, people behind barriers. */
export function finishLine(setting: Setting): Stage {
  const { width, height } = setting;
  const track = lit(setting, '#c4603f', 0.05);
  const far = height * 0.66;
  const lane = (share: number, by: number) =>
    `p ${width * (0.5 + share * 0.62) - 2} ${far} ${width * (0.5 + share * 0.62) + 2} ${far} ${width * (0.5 + share * 1.7) + by} ${height * 1.06} ${width * (0.5 + share * 1.7) - by} ${height * 1.06}`;
  return outdoors(
    setting,
    [
      ...skyOf(setting),
      growth(setting, 0.58, 0.4, 0.16),
      ...audience(setting),
      backdrop('track', [
        cut(track, `r -60 ${far} ${width + 120} ${height}`),
        cut(
          lighter(track, 0.13),
          ...[-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map((share) => lane(share, 7)),
        ),
      ]),
      ...finishArch(setting),
    ],
    { base: height * 0.89 },
  );
}

/** People behind a barrier. */
function audience(setting: Setting): Group[] {
  const { width, height, random } = setting;
  const heads = Array.from({ length: 46 }, (_, at) => ({
    x: width * ((at % 23) / 22),
    y: height * (0.585 + 0.03 * Math.floor(at / 23)) + 8 * random(),
    kind: Math.floor(random() * 5),
  }));
  const shirts = ['#d8524a', '#4f86b0', '#e0b23f', '#6fa36a', '#8f6aa8'];
  return [
    backdrop('crowd', [
      ...shirts.map((hex, kind) =>
        cut(
          lit(setting, hex, 0.2),
          ...heads
            .filter((one) => one.kind === kind)
            .map(({ x, y }) => `r ${x - 16} ${y + 12} 32 ${height * 0.07} 12`),
        ),
      ),
      cut(
        lit(setting, '#c98f6a', 0.16),
        ...heads.filter(({ kind }) => kind < 3).map(({ x, y }) => lobe(x, y, 11, 13)),
      ),
      cut(
        lit(setting, '#7a5238', 0.16),
        ...heads.filter(({ kind }) => kind > 2).map(({ x, y }) => lobe(x, y, 11, 13)),
      ),
    ]),
    backdrop('barrier', [
      cut(lit(setting, '#f2f0e8', 0.06), `r -60 ${height * 0.635} ${width + 120} ${height * 0.04}`),
      cut(
        lit(setting, '#3f7fb0', 0.06),
        ...[0, 1, 2, 3].map(
          (at) =>
            `r ${width * (0.02 + 0.26 * at)} ${height * 0.642} ${width * 0.16} ${height * 0.026} 3`,
        ),
      ),
    ]),
  ];
}

/** Squares of black and white on a band. */
function chequered(x: number, y: number, w: number, h: number, columns: number): string[] {
  return [0, 1].flatMap((row) =>
    Array.from({ length: columns }, (_, at) => at)
      .filter((at) => (at + row) % 2 === 0)
      .map((at) => `r ${x + (w / columns) * at} ${y + (h / 2) * row} ${w / columns} ${h / 2}`),
  );
}

function finishArch(setting: Setting): Group[] {
  const { width, height } = setting;
  const [left, right, top] = [width * 0.08, width * 0.92, height * 0.2];
  const post = lit(setting, '#d8433b', 0.02);
  const ink = lit(setting, '#22252c', 0.02);
  const line = height * 0.78;
  return [
    backdrop('finish line', [
      cut(
        lit(setting, '#f7f5ee', 0.02),
        `p ${width * -0.1} ${line} ${width * 1.1} ${line} ${width * 1.16} ${line + 40} ${width * -0.16} ${line + 40}`,
      ),
      cut(ink, ...chequered(width * -0.13, line, width * 1.26, 40, 26)),
    ]),
    backdrop('finish arch', [
      cut(
        lighter(post, -0.06),
        `r ${left - 26} ${top} 52 ${line - top + 10} 6`,
        `r ${right - 26} ${top} 52 ${line - top + 10} 6`,
      ),
      cut(
        post,
        `r ${left - 26} ${top} 34 ${line - top + 10} 6`,
        `r ${right - 26} ${top} 34 ${line - top + 10} 6`,
        `r ${left - 34} ${top - 20} ${right - left + 68} 96 10`,
      ),
      cut(lit(setting, '#f7f5ee', 0.02), `r ${left} ${top - 6} ${right - left} 68 4`),
      cut(ink, ...chequered(left, top - 6, right - left, 68, 26)),
    ]),
  ];
}
