import { makeRandom } from '../../../maths/seeded-random.ts';
import type { IllustrationDescription, MarkShape } from '../../illustration-description.ts';
import { onField } from '../../palette/inks.ts';
import { tone } from '../../palette/tones.ts';
import type { CutOut } from '../../picture/picture.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from '../stage.ts';

/** A mark on paper or in its field; its name stands below, or about it in a ring. */
export const mark = (setting: Setting): Stage => {
  const { width, height } = setting;
  const inks = setting.inks!;
  const field = markField(setting);
  const r = radiusIn(setting, field);
  const [x, y] = [
    width / 2,
    height * (setting.isNamed && field !== 'ring' ? 0.4 : setting.isHung ? 0.56 : 0.5),
  ];
  const paper = backdrop('paper', [sheet(setting, inks.paper)]);
  const bracket = setting.isHung
    ? [backdrop('bracket', bracketOver(x, y - r * 1.16, setting))]
    : [];
  const circle = (share: number) => `o ${x} ${y} ${r * share} ${r * share}`;
  const square = `r ${x - r * 0.94} ${y - r * 0.94} ${r * 1.88} ${r * 1.88} ${r * 0.46}`;
  const drawn = {
    none: [],
    round: [cut(inks.main, circle(1))],
    square: [cut(inks.main, square)],
    heart: [cut(inks.main, heart(x, y + r * 0.04, r * 1.1))],
    shield: [
      cut(inks.main, shield(x, y, r * 1.16)),
      cut(inks.paper, shield(x, y, r * 1.08)),
      cut(inks.main, shield(x, y, r * 1.04)),
    ],
    hexagon: [cut(inks.main, hexagon(x, y, r * 1.1))],
    // A badge: a ring for its name about the field.
    ring: [
      cut(inks.main, circle(1.16)),
      { ...cut(inks.paper, circle(1.12), circle(1.095)), isEvenOdd: true },
      { ...cut(inks.paper, circle(0.8), circle(0.775)), isEvenOdd: true },
      ...(setting.isNamed ? [] : [cut(inks.second, ...dotsAbout(x, y, r * 0.95))]),
    ],
  }[field];
  return {
    back: [paper, ...bracket, ...(drawn.length > 0 ? [backdrop('field', drawn)] : [])],
    ...{ front: [], base: y, horizon: height, hasGround: false },
  };
};

/** A trade has several symbols: one of them, by chance. */
export function withChosenMarks(
  wish: IllustrationDescription,
  seed: number,
): IllustrationDescription {
  if (!wish.things.some(({ either }) => either)) return wish;
  const chance = makeRandom(seed ^ 0x3a7c)();
  const things = wish.things.map(({ either, ...thing }) =>
    either ? { ...thing, id: either[Math.floor(chance * either.length)] ?? thing.id } : thing,
  );
  return { ...wish, things };
}

/** Of a side of two units about its middle. */
const heart = (x: number, y: number, r: number): string =>
  `M ${x} ${y + r * 0.86} C ${x - r * 0.4} ${y + r * 0.5} ${x - r} ${y + r * 0.2} ${x - r} ${y - r * 0.28} C ${x - r} ${y - r * 0.62} ${x - r * 0.74} ${y - r * 0.84} ${x - r * 0.48} ${y - r * 0.84} C ${x - r * 0.26} ${y - r * 0.84} ${x - r * 0.08} ${y - r * 0.72} ${x} ${y - r * 0.54} C ${x + r * 0.08} ${y - r * 0.72} ${x + r * 0.26} ${y - r * 0.84} ${x + r * 0.48} ${y - r * 0.84} C ${x + r * 0.74} ${y - r * 0.84} ${x + r} ${y - r * 0.62} ${x + r} ${y - r * 0.28} C ${x + r} ${y + r * 0.2} ${x + r * 0.4} ${y + r * 0.5} ${x} ${y + r * 0.86} Z`;

const shield = (x: number, y: number, r: number): string =>
  `M ${x} ${y - r} C ${x + r * 0.3} ${y - r * 0.84} ${x + r * 0.6} ${y - r * 0.8} ${x + r * 0.86} ${y - r * 0.8} L ${x + r * 0.86} ${y + r * 0.1} C ${x + r * 0.86} ${y + r * 0.56} ${x + r * 0.4} ${y + r * 0.84} ${x} ${y + r} C ${x - r * 0.4} ${y + r * 0.84} ${x - r * 0.86} ${y + r * 0.56} ${x - r * 0.86} ${y + r * 0.1} L ${x - r * 0.86} ${y - r * 0.8} C ${x - r * 0.6} ${y - r * 0.8} ${x - r * 0.3} ${y - r * 0.84} ${x} ${y - r} Z`;

const hexagon = (x: number, y: number, r: number): string =>
  `p ${Array.from({ length: 6 }, (_, at) => {
    const turn = (at / 6) * 2 * Math.PI - Math.PI / 2;
    return `${x + r * Math.cos(turn)} ${y + r * Math.sin(turn)}`;
  }).join(' ')}`;

/** Wrought iron: a bar out of the wall, a scroll under it, two chains. */
function bracketOver(x: number, top: number, setting: Setting): CutOut[] {
  const { width, height } = setting;
  const s = Math.min(width, height);
  const bar = Math.max(s * 0.045, top - s * 0.06);
  const scroll = Array.from({ length: 26 }, (_, at) => {
    const turn = at * 0.36;
    const out = s * 0.075 * (1 - at / 30);
    return [width * 0.13 + out * Math.cos(turn), bar + s * 0.085 + out * Math.sin(turn)] as const;
  });
  const curl = scroll
    .slice(1)
    .map(([px, py], at) => `k ${scroll[at]![0]} ${scroll[at]![1]} ${px} ${py} 9 9`);
  return [
    cut(
      tone('#2b2a2e'),
      `r -60 ${bar - 9} ${width * 0.86 + 60} 18 9`,
      `r ${width * 0.035} ${bar - s * 0.04} 22 ${s * 0.3} 8`,
      ...[-0.2, 0.2].map(
        (by) => `k ${x + s * by} ${bar} ${x + s * by * 0.8} ${top + s * 0.03} 9 9`,
      ),
      ...curl,
    ),
  ];
}

const dotsAbout = (x: number, y: number, r: number): string[] =>
  Array.from({ length: 40 }, (_, at) => {
    const turn = (at / 40) * 2 * Math.PI;
    return `o ${x + r * Math.cos(turn)} ${y + r * Math.sin(turn)} ${r * 0.018} ${r * 0.018}`;
  });

/** Told round or a badge: a ring. Else mostly paper, since a mark is its own form. */
type Field = 'none' | 'round' | 'ring' | MarkShape;
export function markField({ isRound, field, markChance = 0 }: Setting): Field {
  if (field) return field;
  if (isRound) return 'ring';
  if (markChance < 0.66) return 'none';
  return markChance < 0.84 ? 'round' : 'square';
}

/** What a mark's things are printed in. */
export const inksOfMark = (setting: Setting) =>
  markField(setting) === 'none' ? setting.inks : setting.inks && onField(setting.inks);

/** In units; a sign leaves room for its bracket. */
const radiusIn = ({ width, height, isNamed, isHung }: Setting, field: Field) =>
  Math.min(width, height) * (isHung ? 0.32 : markRadius(isNamed && field !== 'ring'));

const markRadius = (isNamed: boolean) => (isNamed ? 0.32 : 0.38);
/** How wide what stands in it is across, as a share of the picture's shorter side. */
export const markSide = (setting: Setting) => {
  const field = markField(setting);
  const r = radiusIn({ ...setting, width: 1, height: 1 }, field);
  return r * sideIn[field];
};

/** Across, of the field's radius. */
const sideIn: Readonly<Record<Field, number>> = {
  ...{ none: 2.1, ring: 1.34, round: 1.6, square: 1.6 },
  ...{ heart: 1.5, shield: 1.86, hexagon: 1.7 },
};

/** Where the letters of a badge's ring stand, in units. */
export function ringOf({ width, height }: Pick<Setting, 'width' | 'height'>) {
  const r = Math.min(width, height) * markRadius(false);
  return { x: width / 2, y: height / 2, r: r * 0.85, size: r * 0.19 };
}
