import { onField } from '../palette/inks.ts';
import { backdrop, cut, type Setting, type Stage, sheet } from './stage.ts';

/** A mark on paper or in its field; its name stands below, or about it in a ring. */
export const mark = (setting: Setting): Stage => {
  const { width, height } = setting;
  const inks = setting.inks!;
  const field = markField(setting);
  const r = Math.min(width, height) * markRadius(setting.isNamed && field !== 'ring');
  const [x, y] = [width / 2, height * (setting.isNamed && field !== 'ring' ? 0.4 : 0.5)];
  const paper = backdrop('paper', [sheet(setting, inks.paper)]);
  const circle = (share: number) => `o ${x} ${y} ${r * share} ${r * share}`;
  const square = `r ${x - r * 0.94} ${y - r * 0.94} ${r * 1.88} ${r * 1.88} ${r * 0.46}`;
  const drawn = {
    none: [],
    round: [cut(inks.main, circle(1))],
    square: [cut(inks.main, square)],
    // A badge: a ring for its name about the field.
    ring: [
      cut(inks.main, circle(1.16)),
      { ...cut(inks.paper, circle(1.12), circle(1.095)), isEvenOdd: true },
      { ...cut(inks.paper, circle(0.8), circle(0.775)), isEvenOdd: true },
      ...(setting.isNamed ? [] : [cut(inks.second, ...dotsAbout(x, y, r * 0.95))]),
    ],
  }[field];
  return {
    back: [paper, ...(drawn.length > 0 ? [backdrop('field', drawn)] : [])],
    ...{ front: [], base: y, horizon: height, hasGround: false },
  };
};

const dotsAbout = (x: number, y: number, r: number): string[] =>
  Array.from({ length: 40 }, (_, at) => {
    const turn = (at / 40) * 2 * Math.PI;
    return `o ${x + r * Math.cos(turn)} ${y + r * Math.sin(turn)} ${r * 0.018} ${r * 0.018}`;
  });

/** Told round or a badge: a ring. Else mostly paper, since a mark is its own form. */
export function markField({
  isRound,
  markChance = 0,
}: Setting): 'none' | 'round' | 'square' | 'ring' {
  if (isRound) return 'ring';
  if (markChance < 0.66) return 'none';
  return markChance < 0.84 ? 'round' : 'square';
}

/** What a mark's things are printed in. */
export const inksOfMark = (setting: Setting) =>
  markField(setting) === 'none' ? setting.inks : setting.inks && onField(setting.inks);

const markRadius = (isNamed: boolean) => (isNamed ? 0.32 : 0.38);
/** How wide what stands in it is across, as a share of the picture's shorter side. */
export const markSide = (setting: Setting) => {
  const field = markField(setting);
  const r = markRadius(setting.isNamed && field !== 'ring');
  return r * (field === 'none' ? 2.1 : field === 'ring' ? 1.34 : 1.6);
};

/** Where the letters of a badge's ring stand, in units. */
export function ringOf({ width, height }: Pick<Setting, 'width' | 'height'>) {
  const r = Math.min(width, height) * markRadius(false);
  return { x: width / 2, y: height / 2, r: r * 0.85, size: r * 0.19 };
}
