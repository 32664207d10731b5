import type { Oklab } from '@armoni/colour/oklab';
import { findDrawing } from '../../drawings/find-drawing.ts';
import { place } from '../../layout/place-drawing.ts';
import { blend, lighter, tone } from '../../palette/tones.ts';
import type { Group } from '../../picture/picture.ts';
import { backdrop, cut, flatBackdrop, type Setting, sheet } from '../stage.ts';

/** A told colour is the wall's; else it is the palette's, quieter than what stands before it. */
export function wallTone({ palette, wallColour }: Setting): Oklab {
  const sky = tone(palette.sky);
  return wallColour ? sky : blend(sky, tone(palette.paper), palette.isDark ? 0 : 0.38);
}

/** With a lamp on it. */
export const litWall = (setting: Setting, fill = wallTone(setting)): Group => ({
  // So light that the lamp would burn it out, it is a little darker.
  ...backdrop('wall', [
    {
      ...sheet(setting, lighter(fill, Math.min(0, 0.875 - fill.l))),
      matter: setting.wall ?? 'glow',
    },
  ]),
  isFlat: true,
});

export const flatWall = (setting: Setting, fill = wallTone(setting)): Group =>
  flatBackdrop('wall', [sheet(setting, fill)]);

/** Light from a window beside the picture: four panes, aslant on the wall. */
export function windowLight({ width, height }: Setting, wall: Oklab, by = 0.05): Group {
  const [left, top, wide, high] = [width * 0.3, height * 0.05, width * 0.2, height * 0.24];
  const lean = width * 0.13;
  const pane = (column: number, row: number) => {
    const x = left + column * (wide + 16) + row * lean;
    const y = top + row * (high + 16);
    return `p ${x} ${y} ${x + wide} ${y + wide * 0.16} ${x + wide + lean} ${y + high + wide * 0.16} ${x + lean} ${y + high}`;
  };
  const panes = [0, 1].flatMap((row) => [0, 1].map((column) => pane(column, row)));
  return flatBackdrop('light', [cut(lighter(wall, by), ...panes)]);
}

/** Leaves between the sun and the wall: no more than their shadow is seen. */
export function leafShadows(setting: Setting, wall: Oklab): Group {
  const { width, height, random } = setting;
  const shade = lighter(wall, setting.palette.isDark ? -0.04 : -0.055);
  const id = random() < 0.5 ? 'monstera' : 'eucalyptus-sprig';
  const drawing = findDrawing(id)!;
  const isLeft = random() < 0.5;
  const spots = [
    { x: 0.1, base: 0.34, high: 0.44, tilt: 148 },
    { x: 0.4, base: 0.2, high: 0.34, tilt: 196 },
    { x: -0.02, base: 0.66, high: 0.4, tilt: 96 },
  ];
  const cutOuts = spots.flatMap(
    ({ x, base, high, tilt }) =>
      place(
        drawing,
        drawing.shapes.map(() => shade),
        {
          x: width * (isLeft ? x : 1 - x),
          base: height * base,
          height: Math.min(width, height) * high,
          tilt: isLeft ? tilt : -tilt,
          isFlipped: !isLeft,
        },
      ).cutOuts,
  );
  return flatBackdrop('leaf shadows', cutOuts);
}

/** Glazed tiles on end, some of them a little lighter. */
export function tiles(setting: Setting, top: number): Group {
  const { width, random } = setting;
  const wall = wallTone(setting);
  const grout = lighter(wall, wall.l > 0.8 ? -0.07 : 0.06);
  const [wide, high, gap] = [width / 14, width / 5.2, 5];
  const rows = Math.ceil(top / high) + 1;
  const all = Array.from({ length: 15 * rows }, (_, at) => {
    const [column, row] = [at % 15, Math.floor(at / 15)];
    return `r ${column * wide + gap / 2} ${top - (row + 1) * high + gap / 2} ${wide - gap} ${high - gap} 5`;
  });
  const kinds = all.map(() => random());
  return backdrop('tiles', [
    cut(grout, `r -60 -60 ${width + 120} ${top + 60}`),
    cut(wall, ...all.filter((_, at) => kinds[at]! < 0.72)),
    cut(lighter(wall, -0.02), ...all.filter((_, at) => kinds[at]! >= 0.72)),
  ]);
}

/** A large window with curtains, and nothing before it but far hills in haze. */
export function openWindow(setting: Setting, sill: number): readonly Group[] {
  const { width, height, palette } = setting;
  const wall = wallTone(setting);
  const sky = lighter(blend(tone(palette.sky), tone('#ffffff'), 0.55), palette.isDark ? -0.3 : 0);
  const haze = (share: number) => blend(tone(palette.far), sky, share);
  const wood = lighter(blend(tone('#ffffff'), wall, 0.18), palette.isDark ? -0.4 : -0.02);
  const cloth = blend(tone(palette.paper), tone(palette.disc), 0.16);
  const [left, right, top] = [width * 0.14, width * 0.86, height * 0.05];
  const fold = (x: number, lean: number) =>
    `M${x} -60 C${x + lean * 0.2} ${sill * 0.4} ${x + lean * 1.5} ${sill * 0.6} ${x + lean} ${sill} L${x + lean + 9} ${sill} C${x + lean * 1.5 + 12} ${sill * 0.6} ${x + lean * 0.2 + 9} ${sill * 0.4} ${x + 9} -60Z`;
  const curtain = (x: number, out: number) =>
    cut(
      cloth,
      `M${x} -60 L${x - out * 0.1} ${sill} L${x - out * 1.6} ${sill} L${x - out * 1.6} -60Z`,
    );
  const folds = (x: number, out: number) =>
    cut(
      lighter(cloth, -0.045),
      ...[0.25, 0.6, 0.95].map((share) => fold(x - out * share, -out * 0.1)),
    );
  return [
    flatWall(setting, wall),
    flatBackdrop('view', [
      cut(sky, `r ${left} ${top} ${right - left} ${sill - top}`),
      cut(
        haze(0.72),
        `M${left} ${sill * 0.74} C${width * 0.34} ${sill * 0.56} ${width * 0.5} ${sill * 0.72} ${width * 0.62} ${sill * 0.7} C${width * 0.72} ${sill * 0.66} ${width * 0.8} ${sill * 0.6} ${right} ${sill * 0.68} L${right} ${sill} L${left} ${sill}Z`,
      ),
      cut(
        haze(0.5),
        `M${left} ${sill * 0.86} C${width * 0.32} ${sill * 0.8} ${width * 0.42} ${sill * 0.9} ${width * 0.56} ${sill * 0.86} C${width * 0.7} ${sill * 0.8} ${width * 0.78} ${sill * 0.84} ${right} ${sill * 0.8} L${right} ${sill} L${left} ${sill}Z`,
      ),
    ]),
    backdrop('window', [
      cut(
        wood,
        `r ${left - 14} ${top - 14} ${right - left + 28} 20`,
        `r ${left - 14} ${top - 14} 20 ${sill - top + 14}`,
        `r ${right - 6} ${top - 14} 20 ${sill - top + 14}`,
        `r ${width / 2 - 8} ${top} 16 ${sill - top}`,
        `r ${left} ${top + (sill - top) * 0.34} ${right - left} 12`,
      ),
    ]),
    backdrop('curtains', [
      curtain(width * 0.16, width * 0.16),
      folds(width * 0.14, width * 0.14),
      curtain(width * 0.84, -width * 0.16),
      folds(width * 0.86, -width * 0.14),
    ]),
  ];
}

/** The front of a café: its panes with lamps behind them, under an awning. */
export function cafeFront(setting: Setting, low: number): readonly Group[] {
  const { width, height, palette } = setting;
  const wall = blend(wallTone(setting), tone(palette.far), 0.35);
  const pane = lighter(blend(wall, tone('#ffe2b0'), 0.5), palette.isDark ? -0.1 : 0.03);
  const [top, awning] = [height * 0.2, height * 0.17];
  const wide = width / 10;
  const scallops = (from: number) =>
    Array.from({ length: 6 }, (_, at) => {
      const x = (at * 2 + from) * wide - wide / 2;
      return `M${x} -60 L${x + wide} -60 L${x + wide} ${awning - 20} A${wide / 2} 34 0 0 1 ${x} ${awning - 20}Z`;
    });
  const lamps = [0.2, 0.5, 0.8].map((x) => `o ${width * x} ${height * 0.36} 26 26`);
  return [
    flatWall(setting, wall),
    flatBackdrop('panes', [
      cut(
        pane,
        ...[0.03, 0.35, 0.67].map(
          (x) => `r ${width * x} ${top} ${width * 0.3} ${low - top - height * 0.12} 6`,
        ),
      ),
      cut(lighter(pane, 0.07), ...lamps),
      cut(
        lighter(pane, -0.05),
        ...[0.08, 0.41, 0.73].map((x) => `r ${width * x} ${height * 0.5} ${width * 0.2} ${low} 30`),
      ),
      cut(lighter(wall, -0.04), `r -60 ${low - height * 0.12} ${width + 120} ${height}`),
    ]),
    backdrop('awning', [
      cut(blend(tone(palette.disc), wall, 0.25), ...scallops(0)),
      cut(blend(tone(palette.paper), wall, 0.12), ...scallops(1)),
    ]),
  ];
}

/** A meadow under a wide sky, with the shade of far trees. */
export function meadow(setting: Setting, top: number): readonly Group[] {
  const { width, palette, random } = setting;
  const sky = wallTone(setting);
  const grass = blend(tone('#9dc183'), tone(palette.ground), 0.2);
  const far = blend(grass, sky, 0.62);
  const crowns = Array.from({ length: 9 }, (_, at) => {
    const r = width * (0.07 + 0.06 * random());
    return `o ${(width * (at + 0.3 * random())) / 8} ${top * 0.72} ${r} ${r * 0.9}`;
  });
  return [
    flatWall(setting, sky),
    flatBackdrop('trees', [cut(far, ...crowns, `r -60 ${top * 0.72} ${width + 120} ${top}`)]),
    flatBackdrop('meadow', [
      cut(
        blend(grass, sky, 0.3),
        `M-60 ${top * 0.86} C${width * 0.3} ${top * 0.78} ${width * 0.7} ${top * 0.9} ${width + 60} ${top * 0.82} L${width + 60} ${top * 3} L-60 ${top * 3}Z`,
      ),
    ]),
  ];
}
