import type { TitleFamily } from '../../../model/timeline.ts';
import type { FontCut } from '../type/typeface.ts';

export type TextRole = 'title' | 'sub' | 'name' | 'role' | 'word' | 'caption' | 'button' | 'note';

type RoleCut = Omit<FontCut, 'wordSpace'>;

const cut = (weight: number, width: number, tracking = 0): RoleCut => ({ weight, width, tracking });

/** Drawn and judged by eye, see docs/decisions/2026-11-22-titles.md: weight, width, tracking in em. */
const cuts: Readonly<Record<TitleFamily, Readonly<Record<TextRole, RoleCut>>>> = {
  wide: {
    title: cut(820, 125, -0.035),
    sub: cut(560, 112, -0.004),
    name: cut(760, 122, -0.02),
    role: cut(480, 108),
    word: cut(900, 125, -0.035),
    caption: cut(660, 112, -0.006),
    button: cut(720, 118, -0.012),
    note: cut(480, 86),
  },
  narrow: {
    title: cut(780, 62, -0.004),
    sub: cut(580, 80, 0.012),
    name: cut(760, 66),
    role: cut(540, 80, 0.012),
    word: cut(860, 62, -0.006),
    caption: cut(640, 76, 0.006),
    button: cut(720, 72, 0.006),
    note: cut(540, 86),
  },
  text: {
    title: cut(500, 104, -0.03),
    sub: cut(440, 100),
    name: cut(620, 102, -0.014),
    role: cut(440, 98),
    word: cut(660, 104, -0.028),
    caption: cut(580, 100),
    button: cut(620, 102, -0.008),
    note: cut(440, 86),
  },
};

/** Narrow letters want wider spaces: in em, beside the font's own. */
const narrowWordSpace = { large: 0.085, small: 0.06 } as const;

export function cutOf(family: TitleFamily, role: TextRole): FontCut {
  const isLarge = role === 'title' || role === 'word';
  const wordSpace =
    family === 'narrow' ? (isLarge ? narrowWordSpace.large : narrowWordSpace.small) : 0;
  return { ...cuts[family][role], wordSpace };
}

/** Baseline to baseline, in em. */
export const leading: Readonly<Record<TitleFamily, number>> = {
  wide: 0.98,
  narrow: 0.9,
  text: 1.06,
};
export const captionLeading = 1.24;
/** Least distance of ink to ink, in em: É under g. */
export const leastInkGap = 0.07;

/** How far a long word gives up width before it gives up size. */
export const leastWidth: Readonly<Record<TitleFamily, number>> = { wide: 92, narrow: 62, text: 84 };
