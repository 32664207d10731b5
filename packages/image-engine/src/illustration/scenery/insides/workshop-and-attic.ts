import { blend, lighter, tone } from '../../palette/tones.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from '../stage.ts';
import { boards, floorLine, piece } from './room-pieces.ts';

/** Where somebody makes things by hand: tools on the wall, a shelf of jars, a bench behind. */
export const workshop = (setting: Setting): Stage => {
  const { width, height, palette, random } = setting;
  const wall = blend(tone('#c9b08c'), tone(palette.sky), palette.isDark ? 0.6 : 0.35);
  const wood = blend(tone('#8a6238'), tone(palette.near), palette.isDark ? 0.5 : 0.2);
  const iron = blend(tone('#5f6873'), wall, 0.15);
  const panel = { x: width * 0.08, y: height * 0.12, w: width * 0.84, h: height * 0.3 };
  const tools = Array.from({ length: 9 }, (_, at) =>
    hungTool(at, panel.x + panel.w * ((at + 0.6) / 9.2), panel.y + 34, height * 0.2),
  );
  const jars = Array.from({ length: 7 }, (_, at) => ({
    x: width * (0.1 + 0.12 * at) + 14 * random(),
    w: 34 + 22 * random(),
    h: 40 + 34 * random(),
  }));
  const shelf = height * 0.53;
  const glass = ['#d9a441', '#b5533f', '#4f8f84', '#8fa3b0'].map((hex) =>
    blend(tone(hex), wall, 0.3),
  );
  const curls = Array.from({ length: 16 }, () => {
    const [x, y] = [width * random(), height * (0.9 + 0.08 * random())];
    return `M${x} ${y} C${x + 6} ${y - 14} ${x + 24} ${y - 14} ${x + 22} ${y - 2} C${x + 20} ${y - 8} ${x + 10} ${y - 8} ${x} ${y}Z`;
  });
  return {
    back: [
      backdrop('wall', [
        sheet(setting, wall),
        cut(
          lighter(wall, palette.isDark ? 0.025 : -0.025),
          ...[0.16, 0.38, 0.6, 0.82].map((x) => `r ${width * x} -60 6 ${height}`),
        ),
      ]),
      backdrop('panel', [
        cut(
          lighter(wall, palette.isDark ? 0.06 : 0.05),
          `r ${panel.x} ${panel.y} ${panel.w} ${panel.h} 8`,
        ),
      ]),
      backdrop('tools', [
        cut(wood, ...tools.map(({ handle }) => handle)),
        cut(iron, ...tools.map(({ head }) => head)),
      ]),
      backdrop('jars', [
        ...glass.map((fill, nth) =>
          cut(
            fill,
            ...jars
              .filter((_, at) => at % glass.length === nth)
              .map(({ x, w, h }) => `r ${x} ${shelf - h} ${w} ${h} 6`),
          ),
        ),
        cut(wood, `r ${width * 0.05} ${shelf} ${width * 0.9} 14 3`),
      ]),
      backdrop('floor', [
        cut(lighter(wood, -0.06), `r -60 ${height * floorLine} ${width + 120} ${height}`),
        cut(lighter(wood, -0.1), ...boards(width, height)),
        cut(blend(tone('#ecd2a0'), wood, 0.2), ...curls),
      ]),
      ...(setting.shown.has('workbench')
        ? []
        : [piece(setting, 'workbench', { x: width * 0.5, y: height * 0.82, high: height * 0.24 })]),
    ],
    ...{ front: [], base: height * 0.9, horizon: height * 0.6, hasGround: true },
  };
};

/** A hammer, a saw, a chisel or pincers on its nail. */
function hungTool(at: number, x: number, y: number, long: number) {
  const kind = at % 4;
  const low = y + long;
  if (kind === 0)
    return { handle: `r ${x - 5} ${y + 18} 10 ${long - 18} 4`, head: `r ${x - 28} ${y} 56 22 5` };
  if (kind === 1)
    return {
      handle: `r ${x - 16} ${y} 32 36 10`,
      head: `p ${x - 14} ${y + 36} ${x + 14} ${y + 36} ${x + 6} ${low} ${x - 8} ${low}`,
    };
  if (kind === 2)
    return {
      handle: `r ${x - 9} ${y} 18 ${long * 0.45} 8`,
      head: `p ${x - 6} ${y + long * 0.45} ${x + 6} ${y + long * 0.45} ${x + 8} ${low * 0.96} ${x - 8} ${low * 0.96}`,
    };
  return {
    handle: `r ${x - 14} ${y + long * 0.4} 8 ${long * 0.56} 4`,
    head: `M${x - 4} ${y + long * 0.44} C${x - 30} ${y + long * 0.2} ${x - 14} ${y} ${x} ${y + 6} C${x + 14} ${y} ${x + 30} ${y + long * 0.2} ${x + 4} ${y + long * 0.44} L${x + 14} ${y + long * 0.96} L${x + 4} ${y + long * 0.96}Z`,
  };
}

/** Under the rafters: a round window, beams, and what was put away there. */
export const attic = (setting: Setting): Stage => {
  const { width, height, palette } = setting;
  const wood = blend(tone('#9a7048'), tone(palette.sky), palette.isDark ? 0.45 : 0.25);
  const dark = lighter(wood, -0.14);
  const glow = palette.isDark ? tone('#24305c') : blend(tone('#fbe3ad'), tone(palette.sky), 0.2);
  const [cx, cy, r] = [width * 0.5, height * 0.3, Math.min(width, height) * 0.12];
  const ridge = height * 0.02;
  const eaves = height * 0.62;
  const slope = (side: 1 | -1, inset: number) => {
    const [top, low] = [width / 2, width / 2 + side * (width * 0.62 - inset)];
    return `p ${top + side * inset} ${ridge} ${top + side * (inset + 26)} ${ridge} ${low + side * 26} ${eaves} ${low} ${eaves}`;
  };
  const planks = [0.1, 0.22, 0.34, 0.46, 0.58].map((y) => `r -60 ${height * y} ${width + 120} 4`);
  return {
    back: [
      backdrop('gable', [sheet(setting, wood), cut(lighter(wood, -0.04), ...planks)]),
      backdrop('roof', [
        cut(
          lighter(wood, -0.08),
          `p -60 -60 ${width * 0.46} -60 ${-width * 0.12} ${eaves} -60 ${eaves}`,
          `p ${width + 60} -60 ${width * 0.54} -60 ${width * 1.12} ${eaves} ${width + 60} ${eaves}`,
        ),
        cut(dark, slope(1, 0), slope(-1, 0), slope(1, width * 0.26), slope(-1, width * 0.26)),
        cut(dark, `r -60 ${height * 0.075} ${width + 120} 20 3`),
      ]),
      backdrop('round window', [
        cut(dark, `o ${cx} ${cy} ${r + 14} ${r + 14}`),
        cut(glow, `o ${cx} ${cy} ${r} ${r}`),
        cut(dark, `r ${cx - 5} ${cy - r} 10 ${2 * r}`, `r ${cx - r} ${cy - 5} ${2 * r} 10`),
      ]),
      {
        ...backdrop('beam of light', [
          cut(
            blend(glow, wood, palette.isDark ? 0.85 : 0.72),
            `p ${cx - r} ${cy + r * 0.4} ${cx + r} ${cy + r * 0.4} ${width * 0.82} ${height * 0.8} ${width * 0.3} ${height * 0.8}`,
          ),
        ]),
        isFlat: true,
      },
      backdrop('floor', [
        cut(lighter(wood, -0.1), `r -60 ${height * floorLine} ${width + 120} ${height}`),
        cut(lighter(wood, -0.15), ...boards(width, height)),
      ]),
      piece(setting, 'treasure-chest', { x: width * 0.86, y: height * 0.79, high: height * 0.16 }),
      piece(setting, 'box-closed', { x: width * 0.12, y: height * 0.78, high: height * 0.16 }),
      piece(setting, 'book-stack', { x: width * 0.26, y: height * 0.77, high: height * 0.09 }),
    ],
    ...{ front: [], base: height * 0.9, horizon: height * 0.6, hasGround: true },
  };
};
