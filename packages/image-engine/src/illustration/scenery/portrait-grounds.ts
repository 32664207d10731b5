import { blend, lighter, tone } from '../palette/tones.ts';
import { leaf } from './growth.ts';
import { hills } from './land.ts';
import { room } from './rooms.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from './stage.ts';

/** Behind somebody of whom no place was said: a land, a room, or a plain ground with one large form. */
export function portraitGround(setting: Setting): Stage {
  const chance = setting.random();
  if (setting.time !== null || setting.weather !== null || setting.season !== null)
    return hills(setting);
  const found = grounds.find(({ upTo }) => chance < upTo);
  return (found ?? grounds[0]!).draw(setting);
}

/** « fond noir »: nothing but that colour. */
export const plainGround = (setting: Setting): Stage => plain(setting, []);

function plain(setting: Setting, forms: Stage['back']): Stage {
  const { height, palette } = setting;
  return {
    back: [backdrop('wall', [sheet(setting, tone(palette.sky))]), ...forms],
    ...{ front: [], base: height * 0.86, horizon: height * 0.5, hasGround: true },
  };
}

const short = ({ width, height }: Setting) => Math.min(width, height);

function disc(setting: Setting): Stage {
  const { width, height, palette } = setting;
  const r = short(setting) * 0.4;
  return plain(setting, [
    backdrop('disc', [cut(tone(palette.disc), `o ${width / 2} ${height * 0.52} ${r} ${r}`)]),
  ]);
}

function arch(setting: Setting): Stage {
  const { width, height, palette } = setting;
  const w = short(setting) * 0.74;
  const [left, right, top] = [width / 2 - w / 2, width / 2 + w / 2, height * 0.12];
  const outline = (d: number) =>
    `M${left - d} ${height + 60} L${left - d} ${top + w / 2} A${w / 2 + d} ${w / 2 + d} 0 0 1 ${right + d} ${top + w / 2} L${right + d} ${height + 60}Z`;
  return plain(setting, [
    backdrop('arch', [
      cut(blend(tone(palette.disc), tone(palette.sky), 0.55), outline(short(setting) * 0.05)),
      cut(blend(tone(palette.disc), tone(palette.far), 0.25), outline(0)),
    ]),
  ]);
}

/** Large leaves out of both sides. */
function leaves(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const greens = [palette.far, palette.ground, palette.near].map((hex) =>
    blend(tone(hex), tone('#4f9560'), palette.isDark ? 0.15 : 0.35),
  );
  const cutOuts = Array.from({ length: 14 }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const step = Math.floor(index / 2);
    const x = width * (0.5 + side * (0.46 - 0.03 * step));
    const up = height * (0.3 + 0.07 * step + 0.08 * random());
    return cut(
      greens[index % 3]!,
      leaf(x, height * (1.02 - 0.06 * step), up, side * (0.5 - 0.12 * step)),
    );
  });
  return plain(setting, [backdrop('leaves', cutOuts)]);
}

/** Rays from behind the head. */
function rays(setting: Setting): Stage {
  const { width, height, palette } = setting;
  const light = blend(tone(palette.disc), tone(palette.sky), 0.45);
  const far = Math.hypot(width, height);
  const [cx, cy] = [width / 2, height * 0.5];
  const beams = Array.from({ length: 12 }, (_, ray) => {
    const [from, to] = [ray, ray + 0.5].map((at) => (at / 12) * 2 * Math.PI);
    return `p ${cx} ${cy} ${cx + Math.cos(from!) * far} ${cy + Math.sin(from!) * far} ${cx + Math.cos(to!) * far} ${cy + Math.sin(to!) * far}`;
  });
  const r = short(setting) * 0.3;
  return plain(setting, [
    { ...backdrop('rays', [cut(light, ...beams)]), isFlat: true },
    backdrop('disc', [cut(lighter(tone(palette.disc), 0.02), `o ${cx} ${cy} ${r} ${r}`)]),
  ]);
}

/** A wall in two colours with a wavy border. */
function wave(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const phase = 6 * random();
  const border = Array.from({ length: 25 }, (_, step) => {
    const share = step / 24;
    return `${width * (share * 1.2 - 0.1)} ${height * (0.42 + 0.14 * Math.sin(phase + share * 5))}`;
  });
  const far = blend(tone(palette.far), tone(palette.sky), 0.25);
  return plain(setting, [
    backdrop('wave', [
      cut(
        far,
        `p ${border.join(' ')} ${width * 1.1} ${height * 1.1} ${-width * 0.1} ${height * 1.1}`,
      ),
    ]),
  ]);
}

const grounds = [
  { upTo: 0.26, draw: hills },
  { upTo: 0.42, draw: leaves },
  { upTo: 0.57, draw: disc },
  { upTo: 0.7, draw: arch },
  { upTo: 0.8, draw: wave },
  { upTo: 0.88, draw: rays },
  { upTo: 1, draw: room },
];
