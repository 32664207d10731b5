import { ellipse } from '../drawings/shapes.ts';
import { blend, tone } from '../palette/tones.ts';
import { room } from './insides/rooms.ts';
import { hills } from './outdoors/hills.ts';
import { backdrop, cut, flatBackdrop, type Setting, type Stage, sheet } from './stage.ts';

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
    flatBackdrop('disc', [
      cut(blend(tone(palette.disc), tone(palette.sky), 0.3), ellipse(width / 2, height * 0.52, r)),
    ]),
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

/** Sprigs that bend in from both sides over a large soft disc. */
function leaves(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const greens = [palette.far, palette.ground, palette.near].map((hex) =>
    blend(tone(hex), tone('#5f9f6c'), palette.isDark ? 0.2 : 0.45),
  );
  const r = short(setting) * 0.43;
  const sprigs = [-1, 1].flatMap((side) =>
    [0, 1, 2].map((at) => {
      const root = {
        x: width / 2 + side * width * (0.36 + 0.09 * at),
        y: height * (1.04 - 0.1 * at),
      };
      return { side, at, root, tall: height * (0.46 + 0.12 * at + 0.06 * random()) };
    }),
  );
  return plain(setting, [
    flatBackdrop('disc', [
      cut(blend(tone(palette.disc), tone(palette.sky), 0.62), ellipse(width / 2, height * 0.48, r)),
    ]),
    backdrop(
      'leaves',
      sprigs.flatMap(({ side, at, root, tall }) =>
        sprig(root, tall, side * (0.2 + 0.05 * at)).map((line) => cut(greens[at % 3]!, line)),
      ),
    ),
  ]);
}

/** A stem with leaves in pairs, smaller toward its tip. */
function sprig(root: { x: number; y: number }, tall: number, bend: number): string[] {
  const at = (share: number) => ({
    x: root.x - bend * tall * share * share,
    y: root.y - tall * share,
  });
  const steps = Array.from({ length: 9 }, (_, step) => (step + 1.4) / 10);
  const leafed = steps.flatMap((share) => {
    const { x, y } = at(share);
    const long = tall * (0.14 - 0.07 * share);
    return [-1, 1].map(
      (side) =>
        `o ${x + side * long * 0.52 - bend * 6} ${y - long * 0.3} ${long * 0.56} ${long * 0.2} ${-side * 32 - bend * 40}`,
    );
  });
  const tip = at(1);
  return [
    ...[0, 0.25, 0.5, 0.75].map((share) => {
      const [one, other] = [at(share), at(share + 0.25)];
      return `k ${one.x} ${one.y} ${other.x} ${other.y} ${tall * 0.014} ${tall * 0.01}`;
    }),
    ...leafed,
    `o ${tip.x} ${tip.y} ${tall * 0.022} ${tall * 0.05} ${-bend * 60}`,
  ];
}

/** A window's light on a wall, cut by its bars. */
function sunlit(setting: Setting): Stage {
  const { width, height, palette, random } = setting;
  const light = blend(tone(palette.disc), tone(palette.sky), 0.5);
  const [lean, wide] = [0.16 * width, 0.25 * width];
  const x = width * (0.08 + 0.1 * random());
  const panes = [0, 1].flatMap((row) =>
    [0, 1].map((column) => {
      const [left, top] = [
        x + column * wide * 1.12 + row * lean * 0.9,
        height * (0.06 + 0.36 * row),
      ];
      const high = height * 0.33;
      return `p ${left} ${top} ${left + wide} ${top} ${left + wide + lean * 0.8} ${top + high} ${left + lean * 0.8} ${top + high}`;
    }),
  );
  return plain(setting, [{ ...backdrop('light', [cut(light, ...panes)]), isFlat: true }]);
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

/** Of the picture: how high a room is of which somebody near hides the floor. */
const near = 1.42;

/** Furnished behind the head and shoulders, its floor below the frame. */
export function portraitRoom(setting: Setting): Stage {
  const { height } = setting;
  const stage = room({ ...setting, height: height * near, isNear: false });
  return { ...stage, base: height * 0.86, horizon: height * 0.5 };
}

const grounds = [
  { upTo: 0.26, draw: hills },
  { upTo: 0.42, draw: leaves },
  { upTo: 0.57, draw: disc },
  { upTo: 0.7, draw: arch },
  { upTo: 0.8, draw: wave },
  { upTo: 0.88, draw: sunlit },
  { upTo: 1, draw: portraitRoom },
];
