import { blend, lighter, tone } from '../palette/tones.ts';
import type { CutOut, Group } from '../picture/picture.ts';
import { piece } from './room-pieces.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from './stage.ts';

/** Of the height: where a table begins, what stands on it, and its edge. */
const tableTop = { back: 0.66, stand: 0.79, edge: 0.9 } as const;

/** A table seen from the front and a little from above, bare or under its cloth. */
export const table = (setting: Setting): Stage => {
  const { width, height, palette, random } = setting;
  const top = height * tableTop.back;
  const isCloth = random() < 0.5;
  const isRound = random() < 0.55;
  const r = Math.min(width, height) * 0.34;
  const prop = (id: string, x: number, high: number) => {
    const faded = piece(setting, id, { x: width * x, y: top + 22, high: height * high });
    const wall = tone(isRound ? palette.sky : palette.paper);
    return {
      ...faded,
      cutOuts: faded.cutOuts.map((one) => ({ ...one, fill: blend(one.fill, wall, 0.42) })),
    };
  };
  return {
    back: [
      backdrop('wall', [sheet(setting, tone(palette.sky))]),
      isRound
        ? backdrop('disc', [
            cut(tone(palette.disc), `o ${width * setting.focus} ${height * 0.42} ${r} ${r}`),
          ])
        : wallTiles(setting, top),
      backdrop('table', isCloth ? cloth(setting) : planks(setting)),
      prop(random() < 0.5 ? 'vase-with-branches' : 'tall-plant', 0.1, 0.34),
      prop(random() < 0.5 ? 'jug' : 'salt-and-pepper', 0.9, 0.17),
    ],
    ...{ front: [], base: height * tableTop.stand, horizon: height * 0.5, hasGround: true },
  };
};

/** Boards that run along it, with their grain. */
function planks({ width, height, palette, random }: Setting): CutOut[] {
  const wood = blend(tone('#b98250'), tone(palette.ground), palette.isDark ? 0.5 : 0.2);
  const [top, edge] = [height * tableTop.back, height * tableTop.edge];
  const joints = [0.16, 0.38, 0.66].map((share) => top + (edge - top) * share);
  const grain = Array.from({ length: 26 }, () => {
    const y = top + (edge - top) * (0.05 + 0.9 * random());
    const long = width * (0.05 + 0.12 * random());
    return `r ${width * random() - long / 2} ${y} ${long} ${1.5 + ((y - top) / (edge - top)) * 2.5} 1`;
  });
  return [
    cut(wood, `r -60 ${top} ${width + 120} ${height}`),
    cut(
      lighter(wood, palette.isDark ? 0.03 : 0.05),
      `r -60 ${joints[0]!} ${width + 120} ${joints[1]! - joints[0]!}`,
      `r -60 ${joints[2]!} ${width + 120} ${edge - joints[2]!}`,
    ),
    cut(lighter(wood, -0.05), ...grain),
    cut(lighter(wood, -0.09), ...joints.map((y) => `r -60 ${y} ${width + 120} 2.6`)),
    cut(lighter(wood, 0.09), `r -60 ${edge - 5} ${width + 120} 7`),
    cut(lighter(wood, -0.14), `r -60 ${edge} ${width + 120} ${height}`),
    cut(lighter(wood, -0.18), `r -60 ${edge + 34} ${width + 120} ${height}`),
  ];
}

/** Checks that draw together toward the back, and hang straight below the edge. */
function cloth({ width, height, palette }: Setting): CutOut[] {
  const [top, edge] = [height * tableTop.back, height * tableTop.edge];
  const paper = tone(palette.paper);
  const thread = blend(tone(palette.disc), tone(palette.ground), 0.4);
  const far = 0.62;
  const columns = Array.from({ length: 11 }, (_, index) => {
    const [from, to] = [index * 2 - 11.5, index * 2 - 10.5].map((step) => (width / 13) * step);
    return { from: from!, to: to! };
  });
  const rows = [0.1, 0.48].map((share, index) => ({
    from: top + (edge - top) * share,
    to: top + (edge - top) * [0.26, 0.72][index]!,
  }));
  const at = (x: number, y: number) =>
    width / 2 + x * (far + ((1 - far) * (y - top)) / (edge - top));
  const strip = (from: number, to: number, y0: number, y1: number) =>
    `p ${at(from, y0)} ${y0} ${at(to, y0)} ${y0} ${at(to, y1)} ${y1} ${at(from, y1)} ${y1}`;
  return [
    cut(paper, `r -60 ${top} ${width + 120} ${height}`),
    cut(
      blend(paper, thread, 0.5),
      ...columns.map(({ from, to }) => strip(from, to, top, edge)),
      ...rows.map((row) => `r -60 ${row.from} ${width + 120} ${row.to - row.from}`),
    ),
    cut(
      thread,
      ...rows.flatMap((row) => columns.map(({ from, to }) => strip(from, to, row.from, row.to))),
    ),
    cut(lighter(paper, -0.06), `r -60 ${edge} ${width + 120} ${height}`),
    cut(
      lighter(blend(paper, thread, 0.5), -0.05),
      ...columns.map(({ from, to }) => `r ${width / 2 + from} ${edge} ${to - from} ${height}`),
      `r -60 ${edge + 44} ${width + 120} 34`,
    ),
    cut(lighter(paper, -0.12), `r -60 ${edge} ${width + 120} 4`),
  ];
}

function wallTiles({ width, palette }: Setting, top: number): Group {
  const [columns, side] = [9, width / 9];
  const rows = Math.ceil((top * 0.62) / side);
  const tiles = Array.from(
    { length: columns * rows },
    (_, index) =>
      `r ${(index % columns) * side + 4} ${top - (Math.floor(index / columns) + 1) * side + 4} ${side - 8} ${side - 8} 6`,
  );
  const light = lighter(tone(palette.sky), palette.isDark ? 0.05 : 0.045);
  const shown = lighter(tone(palette.sky), palette.isDark ? 0.02 : -0.05);
  return backdrop('tiles', [
    cut(light.l > 0.96 ? shown : light, ...tiles.filter((_, index) => index % 7 !== 3)),
    cut(
      blend(tone(palette.disc), tone(palette.sky), 0.35),
      ...tiles.filter((_, index) => index % 7 === 3),
    ),
  ]);
}
