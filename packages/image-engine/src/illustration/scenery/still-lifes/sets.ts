import type { Oklab } from '@armoni/colour/oklab';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Box } from '../../picture/fill-contours.ts';
import type { Group } from '../../picture/picture.ts';
import type { StillSetName } from '../../place-names.ts';
import { backdrop, cut, flatBackdrop, type Setting } from '../stage.ts';
import { bistroTable, drum, gingham, linen, servingBoard, slab } from './grounds.ts';
import {
  cafeFront,
  flatWall,
  leafShadows,
  litWall,
  meadow,
  openWindow,
  tiles,
  wallTone,
  windowLight,
} from './walls.ts';

/** Where a thing is shown: what is behind it, and what it stands on. */
export type StillSet = {
  readonly back: readonly Group[];
  /** Of the height: where the ground begins, and where the thing stands on it. */
  readonly top: number;
  readonly base: number;
  /** What is made to measure, right under the things. */
  readonly under?: (all: Box) => readonly Group[];
  /** Of props; lower than the thing, where that stands raised. */
  readonly floor?: number;
  /** Of the shadow, where it is as hard as in the sun. */
  readonly shade?: Oklab;
};

/** In the colour of what is behind: a light that goes up and down with it. */
const toned = (fill: Oklab, by: number) => lighter(fill, fill.l > 0.3 ? by : Math.abs(by));

const onSlab = (setting: Setting, top: number, ground: Parameters<typeof slab>[1]) =>
  slab(setting, { ...ground, top, edge: setting.height * 0.93 });

function linenSet(setting: Setting): StillSet {
  const { height, random } = setting;
  const wall = wallTone(setting);
  const top = height * 0.62;
  const light = random() < 0.6 ? [windowLight(setting, wall)] : [];
  return { back: [litWall(setting, wall), ...light, linen(setting, top)], top: 0.62, base: 0.82 };
}

function marbleSet(setting: Setting): StillSet {
  const { height, palette, random } = setting;
  const wall = wallTone(setting);
  const top = height * 0.64;
  const stone = lighter(tone('#f1eee9'), palette.isDark ? -0.3 : 0);
  const behind =
    random() < 0.5 ? [tiles(setting, top)] : [litWall(setting, wall), leafShadows(setting, wall)];
  return {
    back: [...behind, onSlab(setting, top, { fill: stone, matter: 'marble', top, edge: 0 })],
    ...{ top: 0.64, base: 0.82 },
  };
}

/** Dark stone by the light of one window. */
function slateSet(setting: Setting): StillSet {
  const top = setting.height * 0.63;
  const wall = blend(tone('#454a54'), tone(setting.palette.sky), 0.16);
  const stone = blend(tone('#33383f'), tone(setting.palette.sky), 0.06);
  return {
    back: [
      litWall(setting, wall),
      windowLight(setting, wall, 0.075),
      onSlab(setting, top, { fill: stone, matter: 'slate', top, edge: 0 }),
    ],
    ...{ top: 0.63, base: 0.81 },
  };
}

const woodOf = ({ palette }: Setting, own: string) =>
  blend(tone(own), tone(palette.ground), palette.isDark ? 0.5 : 0.14);

/** A table of wood, and a round board on it. */
function boardSet(setting: Setting): StillSet {
  const { height, random } = setting;
  const wall = wallTone(setting);
  const top = height * 0.64;
  const table = woodOf(setting, random() < 0.5 ? '#a9764a' : '#d3b48c');
  return {
    back: [
      litWall(setting, wall),
      ...(random() < 0.5 ? [windowLight(setting, wall)] : []),
      onSlab(setting, top, { fill: table, matter: 'planks', top, edge: 0 }),
    ],
    ...{ top: 0.64, base: 0.81 },
    under: (all) => [servingBoard(setting, all)],
  };
}

function cafeSet(setting: Setting): StillSet {
  const top = setting.height * 0.66;
  return { back: [...cafeFront(setting, top), bistroTable(setting, top)], top: 0.68, base: 0.82 };
}

function picnicSet(setting: Setting): StillSet {
  const top = setting.height * 0.6;
  return { back: [...meadow(setting, top), gingham(setting, top)], top: 0.62, base: 0.82 };
}

/** A worktop before tiles, a shelf with jars above it. */
function counterSet(setting: Setting): StillSet {
  const { width, height, palette, random } = setting;
  const top = height * 0.66;
  const y = height * 0.2;
  const wood = woodOf(setting, '#b98a5c');
  const wall = wallTone(setting);
  const isLeft = random() < 0.5;
  const [from, wide] = [isLeft ? -60 : width * 0.5, width * 0.5 + 60];
  const jars = [0.08, 0.2, 0.3, 0.41].map((share, at) => {
    const x = (isLeft ? 0 : width * 0.52) + width * share;
    const high = height * [0.1, 0.07, 0.12, 0.08][at]!;
    return `r ${x} ${y - high} ${width * 0.075} ${high} 12`;
  });
  const glazes = [palette.disc, palette.far, palette.paper, palette.ground];
  return {
    back: [
      tiles(setting, top),
      backdrop(
        'jars',
        jars.map((jar, at) => cut(blend(tone(glazes[at]!), wall, 0.45), jar)),
      ),
      backdrop('shelf', [
        cut(wood, `r ${from} ${y} ${wide} 20`),
        cut(lighter(wood, -0.1), `r ${from} ${y + 20} ${wide} 7`),
      ]),
      onSlab(setting, top, { fill: woodOf(setting, '#d6b58a'), matter: 'pale-wood', top, edge: 0 }),
    ],
    ...{ top: 0.66, base: 0.83 },
  };
}

/** Paper that goes up behind without an edge. */
function sweepSet(setting: Setting): StillSet {
  const { width, height } = setting;
  const wall = wallTone(setting);
  const pool = (share: number, by: number) =>
    cut(
      toned(wall, by),
      `o ${width / 2} ${height * 0.85} ${width * share} ${height * share * 0.22}`,
    );
  return {
    back: [
      litWall(setting, wall),
      flatBackdrop('pool', [
        pool(0.86, 0.012),
        pool(0.66, 0.024),
        pool(0.46, 0.036),
        pool(0.3, 0.046),
      ]),
    ],
    ...{ top: 0.66, base: 0.83 },
  };
}

/** Cylinders on each other before an arch, all of one colour. */
function podiumSet(setting: Setting): StillSet {
  const { width, height, palette, random } = setting;
  const wall = wallTone(setting);
  const floor = toned(wall, -0.045);
  const accent = setting.wallColour ? toned(wall, -0.09) : blend(tone(palette.disc), wall, 0.3);
  const stone = setting.wallColour ? toned(wall, 0.05) : blend(tone(palette.paper), accent, 0.22);
  const short = Math.min(width, height);
  const isArch = random() < 0.6;
  const side = random() < 0.5 ? -1 : 1;
  const line = height * 0.72;
  const under = ({ left, right, bottom }: Box): Group[] => {
    const cx = (left + right) / 2;
    const isWide = right - left > short * 0.56;
    const half = Math.max((right - left) * 0.56 + 26, short * 0.2);
    const [rise, out] = [height * 0.045, Math.min(half * 1.26, width * 0.6)];
    const arch = Math.min(Math.max(half * 1.06, short * 0.27), short * 0.4);
    const high = Math.min(height * 0.64, arch * 2.1);
    const behind = isArch
      ? cut(
          accent,
          `M${cx - arch} ${line} L${cx - arch} ${line - high + arch} A${arch} ${arch} 0 0 1 ${cx + arch} ${line - high + arch} L${cx + arch} ${line}Z`,
        )
      : cut(
          accent,
          `o ${cx + side * short * 0.05} ${line - short * 0.32} ${short * 0.33} ${short * 0.33}`,
        );
    const low = bottom + rise * 1.3 + half * 0.05;
    const stands = [
      {
        ...backdrop(
          'column',
          drum(
            {
              cx: cx + side * (half + short * 0.13),
              half: short * 0.085,
              top: bottom - short * 0.17,
              high: short * 0.2,
            },
            blend(stone, accent, 0.5),
          ),
        ),
        base: bottom + short * 0.03,
      },
      {
        ...backdrop('stand', [
          ...drum({ cx, half: out, top: low, high: rise }, stone),
          ...drum({ cx, half, top: bottom, high: rise * 1.3 }, lighter(stone, 0.015)),
        ]),
        base: low + rise + out * 0.16,
      },
    ];
    return [
      isArch ? backdrop('arch', [behind]) : flatBackdrop('disc', [behind]),
      backdrop('floor', [
        cut(floor, `r -60 ${line} ${width + 120} ${height}`),
        cut(toned(floor, -0.03), `r -60 ${line} ${width + 120} 4`),
      ]),
      // What is wide stands on the floor.
      ...(isWide ? [] : stands),
    ];
  };
  return { back: [litWall(setting, wall)], top: 0.72, base: 0.79, floor: 0.92, under };
}

/** A wall in the sun, with the shadow of leaves. */
function leavesSet(setting: Setting): StillSet {
  const { height } = setting;
  const wall = wallTone(setting);
  const top = height * 0.68;
  const ground = setting.wallColour
    ? toned(wall, 0.035)
    : blend(wall, tone(setting.palette.paper), 0.6);
  return {
    back: [
      litWall(setting, wall),
      leafShadows(setting, wall),
      onSlab(setting, top, { fill: toned(ground, -0.01), top, edge: 0 }),
    ],
    ...{ top: 0.68, base: 0.83, shade: toned(ground, -0.09) },
  };
}

/** Two flat colours that meet, and a hard shadow. */
function pastelSet(setting: Setting): StillSet {
  const { width, height, palette } = setting;
  const wall = wallTone(setting);
  const told = setting.wallColour;
  const ground = told
    ? toned(wall, -0.05)
    : lighter(blend(tone(palette.disc), tone(palette.paper), 0.42), palette.isDark ? -0.2 : 0.01);
  const line = height * 0.66;
  return {
    back: [
      flatWall(setting, wall),
      flatBackdrop('ground', [cut(ground, `r -60 ${line} ${width + 120} ${height}`)]),
    ],
    ...{ top: 0.66, base: 0.82, shade: toned(ground, -0.13) },
  };
}

/** A board on a wall, with what it is held by. */
function shelfSet(setting: Setting): StillSet {
  const { width, height, random } = setting;
  const wall = wallTone(setting);
  const y = height * 0.76;
  const wood = woodOf(setting, '#b4855a');
  const below = height * 0.052;
  return {
    back: [
      litWall(setting, wall),
      ...(random() < 0.5 ? [windowLight(setting, wall)] : []),
      flatBackdrop('shadow', [
        cut(
          toned(wall, -0.06),
          `p -60 ${y + below} ${width + 60} ${y + below} ${width + 60} ${y + below + 60} -60 ${y + below + 60}`,
        ),
      ]),
      backdrop('brackets', [
        cut(
          toned(wall, -0.3),
          ...[0.16, 0.84].map(
            (x) =>
              `M${width * x - 9} ${y + below} L${width * x + 9} ${y + below} L${width * x + 9} ${y + height * 0.18} C${width * x + 4} ${y + height * 0.14} ${width * x - 6} ${y + height * 0.1} ${width * x - 9} ${y + below}Z`,
          ),
        ),
      ]),
      backdrop('shelf', [
        { ...cut(wood, `r -60 ${y} ${width + 120} ${below * 0.5}`), matter: 'wood' },
        {
          ...cut(lighter(wood, -0.1), `r -60 ${y + below * 0.5} ${width + 120} ${below * 0.5}`),
          matter: 'wood',
        },
      ]),
    ],
    ...{ top: 0.76, base: 0.772, floor: 0.772 },
  };
}

export function sillSet(setting: Setting): StillSet {
  const { height, palette } = setting;
  const top = height * 0.68;
  const sill = lighter(
    blend(tone('#f6f1e8'), wallTone(setting), 0.12),
    palette.isDark ? -0.38 : -0.02,
  );
  return {
    back: [...openWindow(setting, top), onSlab(setting, top, { fill: sill, top, edge: 0 })],
    ...{ top: 0.68, base: 0.83 },
  };
}

export const sets = {
  ...{ linen: linenSet, marble: marbleSet, slate: slateSet, board: boardSet, cafe: cafeSet },
  ...{ picnic: picnicSet, counter: counterSet, sweep: sweepSet, podium: podiumSet },
  ...{ leaves: leavesSet, pastel: pastelSet, shelf: shelfSet, sill: sillSet },
} satisfies Readonly<Record<StillSetName, (setting: Setting) => StillSet>>;
