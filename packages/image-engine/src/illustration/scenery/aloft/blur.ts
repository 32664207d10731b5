import { blend, lighter, tone } from '../../palette/tones.ts';
import { lit } from '../set-pieces.ts';
import { cut, flatBackdrop, type Setting, type Stage, sheet } from '../stage.ts';

/** What lives or grows out of doors is seen before leaves. */
const ofGardens =
  /leaf|flower|bloss|rose|tulip|bee|beetle|butterfly|ant$|insect|cricket|spider|snail|caterpillar|mosquito|fly|seedling|herb|mushroom|drop|clover|sunflower|dandelion|grass|blade|frog|worm|dragonfly|daisy|shamrock|bug/;

/** Seen from so near that all behind it is out of focus: large rounds of neighbouring tones. */
export function blur(setting: Setting): Stage {
  const { width, height, random, palette, shown } = setting;
  const short = Math.min(width, height);
  const isGreen = [...shown].some((id) => ofGardens.test(id));
  const ground = isGreen
    ? lit(setting, '#8fb878', 0.1)
    : blend(tone(palette.sky), tone(palette.paper), 0.3);
  const tones = isGreen
    ? ['#b4d28c', '#6f9f63', '#d6e3a4', '#7fae74'].map((hex) => lit(setting, hex, 0.12))
    : [palette.sky, palette.disc, palette.ground, palette.paper].map(tone);
  const rounds = Array.from({ length: 16 }, (_, index) => ({
    ...{ x: width * random(), y: height * random() },
    r: short * (0.1 + 0.16 * random()),
    fill: blend(ground, tones[index % tones.length]!, 0.2 + 0.16 * random()),
  })).toSorted((one, other) => other.r - one.r);
  const soft = rounds.map(({ x, y, r, fill }) => cut(fill, `o ${x} ${y} ${r} ${r}`));
  const specks = Array.from({ length: 7 }, () => {
    const r = short * (0.014 + 0.02 * random());
    return `o ${width * random()} ${height * 0.7 * random()} ${r} ${r}`;
  });
  return {
    back: [
      flatBackdrop('soft ground', [sheet(setting, ground), ...soft]),
      flatBackdrop('specks of light', [cut(lighter(ground, 0.1), ...specks)]),
    ],
    ...{ front: [], base: height * 0.93, horizon: 0, hasGround: false },
  };
}
