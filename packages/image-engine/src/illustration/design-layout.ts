import type { Design, IllustrationDescription } from './illustration-description.ts';
import type { Box } from './picture/fill-contours.ts';
import { withoutStrewn } from './scenery/designed/is-card.ts';
import { type Row, splitLines } from './type/split-lines.ts';
import { dateIn } from './vocabulary/date-in.ts';

/** Where the parts of a designed sheet are, in units. */
export type DesignLayout = {
  readonly title: Box;
  readonly rows: readonly Row[];
  /** Of a poster: below, with when and where. */
  readonly band: Box | null;
  readonly bandRows: readonly Row[];
  /** Between these its things are. */
  readonly top: number;
  readonly foot: number;
  /** Before the sheet's own ground, and no scene. */
  readonly isPlain: boolean;
  /** Things stand on the band. */
  readonly isStanding: boolean;
};

type Size = { readonly width: number; readonly height: number };
type Wish = Pick<IllustrationDescription, 'design' | 'text' | 'place' | 'things' | 'manner'>;

/** Null where a wish is for a picture, a mark or a sign. */
export function designLayout(wish: Wish, size: Size): DesignLayout | null {
  const { design, place, manner } = wish;
  if (!design || /^(pattern|mark|board)$/.test(design.kind)) return null;
  if (manner === 'carte' || manner === 'plan' || manner === 'isometrique') return null;
  if (design.kind === 'sheet') return sheetOfMany(size);
  // Fireworks are seen in a sky.
  const isOfSky = wish.things.some(({ id }) => /^(fireworks|rainbow|comet|milky-way)$/.test(id));
  const isScene = place !== null || isOfSky || design.kind === 'travel' || design.kind === 'cover';
  if (isScene) return scene(design, wish.text, size);
  const isBare = withoutStrewn(wish.things).length === 0;
  const isParted = design.wordsAt === 'both' && wish.text.length > 1;
  if (design.kind === 'event' || isParted) return event(design, wish.text, size, isBare);
  return card(design, wish.text, size, isBare);
}

const boxOf = ({ width, height }: Size, x: number, top: number, bottom: number): Box => ({
  ...{ left: width * x, right: width * (1 - x) },
  ...{ top: height * top, bottom: height * bottom },
});

const none = { rows: [], band: null, bandRows: [], isPlain: true, isStanding: false };

const sheetOfMany = (size: Size): DesignLayout => ({
  ...none,
  title: boxOf(size, 0.1, 0, 0),
  ...{ top: size.height * 0.08, foot: size.height * 0.92 },
});

/** The scene ends above a band with its words; a cover's words stand on its sky. */
function scene({ kind, wordsAt }: Design, text: readonly string[], size: Size): DesignLayout {
  const { height } = size;
  const split = splitLines(text);
  // In a band a short text is one line.
  const isShort = text.length === 1 && text[0]!.length <= 22 && !dateIn.test(text[0]!);
  const rows = isShort ? [{ text: text[0]!, size: 1 }] : split;
  // On the sky where they are told to be above.
  const isBanded =
    rows.length > 0 && wordsAt !== 'top' && (kind !== 'cover' || wordsAt === 'bottom');
  const high = rows.length > 1 ? 0.23 : 0.18;
  const band = boxOf(size, 0, 1 - high, 1);
  const title = isBanded
    ? boxOf(size, 0.1, 1 - high + 0.045, 0.955)
    : boxOf(size, 0.09, 0.07, 0.26);
  return {
    ...{ title, rows, bandRows: [], isPlain: false, isStanding: false },
    band: isBanded ? band : null,
    top: isBanded || rows.length === 0 ? height * 0.07 : title.bottom + height * 0.03,
    foot: isBanded ? band.top : height,
  };
}

/** A title above, what it is about, and a band with the date. */
function event(
  { wordsAt }: Design,
  text: readonly string[],
  size: Size,
  isBare: boolean,
): DesignLayout {
  const { height } = size;
  const first = wordsAt === 'both' ? splitLines(text.slice(0, 1)) : [];
  const all = first.length > 0 ? [...first, ...splitLines(text.slice(1))] : splitLines(text);
  const isLow = wordsAt === 'bottom' && !isBare;
  const isNote = ({ text: line }: Row, at: number) =>
    first.length > 0
      ? at >= first.length
      : isLow || (at > 0 && (dateIn.test(line) || all.length > 2));
  const bandRows = all.filter(isNote);
  const rows = all.filter((row, at) => !isNote(row, at));
  const low = bandRows.length > 1 ? 0.77 : bandRows.length === 1 ? 0.83 : 0.9;
  const title = isBare ? boxOf(size, 0.1, 0.2, low - 0.14) : boxOf(size, 0.08, 0.06, 0.26);
  return {
    ...{ title, rows, isPlain: true, isStanding: true, bandRows },
    band: boxOf(size, 0, low, 1),
    top: rows.length > 0 ? title.bottom + height * 0.03 : height * 0.08,
    foot: height * low,
  };
}

/** Words under what is shown, or above it where a garland hangs; alone they are the card. */
function card(
  { kind, occasion, wordsAt }: Design,
  text: readonly string[],
  size: Size,
  isBare: boolean,
) {
  const { height } = size;
  const rows = splitLines(text);
  const isSnowy = occasion === 'christmas' || occasion === 'newyear';
  const isUsual = occasion === 'birthday' || isSnowy || kind === 'menu' || kind === 'label';
  const isAbove = wordsAt ? wordsAt === 'top' : isUsual;
  const high = rows.length > 1 || (rows[0]?.text.length ?? 0) > 18 ? 0.2 : 0.14;
  // Below the garland, below the frame.
  const hung = occasion === 'birthday' ? 0.23 : isSnowy ? 0.1 : 0.16;
  const title = isBare
    ? boxOf(size, 0.24, 0.34, 0.66)
    : isAbove
      ? boxOf(size, 0.16, hung, hung + high)
      : boxOf(size, 0.16, 0.85 - high, 0.85);
  const hasWords = rows.length > 0;
  return {
    ...none,
    ...{ title, rows, isStanding: isSnowy && !isBare },
    top: isAbove && hasWords ? title.bottom + height * 0.04 : height * 0.15,
    foot: isAbove || !hasWords ? height * 0.87 : title.top - height * 0.05,
  };
}
