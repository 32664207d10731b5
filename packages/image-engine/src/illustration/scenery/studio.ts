import { blend, lighter, tone } from '../palette/tones.ts';
import type { Group } from '../picture/picture.ts';
import { wallOf } from './display.ts';
import { backdrop, cut, type Setting, type Stage } from './stage.ts';

/** Of the height: the line between wall and floor, the top of what something stands on. */
const lines = { floor: 0.74, stand: 0.82 } as const;

/** For things shown by themselves: a lit wall, something behind them and something below. */
export const studio = (setting: Setting): Stage => {
  const { width, height, palette, random } = setting;
  const floor = height * lines.floor;
  const wall = tone(palette.sky);
  const ground = lighter(blend(wall, tone(palette.paper), 0.35), palette.isDark ? 0.02 : -0.03);
  const behind = [arch, disc, panel][Math.floor(random() * 3)]!;
  const below = [drum, steps, slab][Math.floor(random() * 3)]!;
  // What was told to be stood on is drawn by itself.
  const isBorne = ['plinth', 'stone-block', 'flat-stone'].some((id) => setting.shown.has(id));
  return {
    back: [
      wallOf(setting),
      behind(setting),
      backdrop('floor', [
        cut(ground, `r -60 ${floor} ${width + 120} ${height}`),
        cut(lighter(ground, -0.04), `r -60 ${floor} ${width + 120} 4`),
      ]),
      ...(isBorne ? [] : [below(setting)]),
    ],
    ...{ front: [], base: height * (lines.stand + 0.01), horizon: height * 0.5, hasGround: true },
  };
};

const shortOf = ({ width, height }: Setting) => Math.min(width, height);

function arch(setting: Setting): Group {
  const { width, height, palette, focus } = setting;
  const [cx, floor] = [width * focus, height * lines.floor];
  const [half, high] = [shortOf(setting) * 0.31, height * 0.6];
  return backdrop('arch', [
    cut(
      tone(palette.disc),
      `M${cx - half} ${floor} L${cx - half} ${floor - high + half} A${half} ${half} 0 0 1 ${cx + half} ${floor - high + half} L${cx + half} ${floor}Z`,
    ),
  ]);
}

function disc(setting: Setting): Group {
  const { width, height, palette, focus } = setting;
  const r = shortOf(setting) * 0.34;
  return backdrop('disc', [
    cut(tone(palette.disc), `o ${width * (focus + 0.03)} ${height * 0.44} ${r} ${r}`),
  ]);
}

/** A tall board that leans on the wall, and a lower one before it. */
function panel(setting: Setting): Group {
  const { width, height, palette, focus } = setting;
  const short = shortOf(setting);
  const [cx, floor] = [width * focus, height * lines.floor];
  const other = blend(tone(palette.disc), tone(palette.far), 0.45);
  return backdrop('panels', [
    cut(
      tone(palette.disc),
      `r ${cx - short * 0.36} ${floor - height * 0.62} ${short * 0.5} ${height * 0.62} 6`,
    ),
    cut(other, `o ${cx + short * 0.2} ${floor - height * 0.2} ${short * 0.2} ${short * 0.2}`),
  ]);
}

const standTone = ({ palette }: Setting) => blend(tone(palette.paper), tone(palette.disc), 0.25);

type Drum = { readonly half: number; readonly top: number; readonly high: number };

/** A round one from a little above. */
function drumAt(setting: Setting, { half, top, high }: Drum) {
  const [cx, fill] = [setting.width * setting.focus, standTone(setting)];
  const deep = half * 0.15;
  return [
    cut(
      lighter(fill, -0.09),
      `M${cx - half} ${top} L${cx - half} ${top + high} C${cx - half} ${top + high + deep * 1.33} ${cx + half} ${top + high + deep * 1.33} ${cx + half} ${top + high} L${cx + half} ${top}Z`,
    ),
    cut(fill, `o ${cx} ${top} ${half} ${deep}`),
  ];
}

function drum(setting: Setting): Group {
  const half = shortOf(setting) * 0.39;
  const top = setting.height * lines.stand;
  return backdrop('stand', drumAt(setting, { half, top, high: setting.height * 0.05 }));
}

function steps(setting: Setting): Group {
  const short = shortOf(setting);
  const top = setting.height * lines.stand;
  const high = setting.height * 0.04;
  return backdrop('stand', [
    ...drumAt(setting, { half: short * 0.47, top: top + high * 1.2, high }),
    ...drumAt(setting, { half: short * 0.37, top, high: high * 0.9 }),
  ]);
}

function slab(setting: Setting): Group {
  const { width, height, focus } = setting;
  const fill = standTone(setting);
  const [cx, half] = [width * focus, shortOf(setting) * 0.4];
  const [back, front, low] = [height * 0.785, height * 0.855, height * 0.92];
  return backdrop('stand', [
    cut(
      fill,
      `p ${cx - half * 0.9} ${back} ${cx + half * 0.9} ${back} ${cx + half} ${front} ${cx - half} ${front}`,
    ),
    cut(
      lighter(fill, -0.09),
      `p ${cx - half} ${front} ${cx + half} ${front} ${cx + half} ${low} ${cx - half} ${low}`,
    ),
    cut(lighter(fill, 0.03), `r ${cx - half} ${front - 2} ${half * 2} 4`),
  ]);
}
