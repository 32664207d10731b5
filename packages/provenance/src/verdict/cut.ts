/** How much of a picture was cut away, and where, as far as that can be told. */
export type Cut = {
  /** Of its area, 0–1. */
  readonly share: number;
  /** Of its width and height; null where the mark does not tell the place. */
  readonly sides: Sides | null;
};

type Sides = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** What is left of a marked picture, in pixels of the size that it was marked at. */
export type Rest = {
  readonly width: number;
  readonly height: number;
  /** From its left and upper edge to where a tile of the mark begins; tiles begin at the corner of the whole. */
  readonly x: number;
  readonly y: number;
  /** Of a tile's side. */
  readonly tile: number;
};

type Size = { readonly width: number; readonly height: number };

/** Less than the mark's scale is sure of. */
const leastShare = 0.015;
/** Pixels. */
const leastSure = 8;

/** What is missing of the whole picture; null when nothing is. */
export function cutOf(rest: Rest, whole: Size): Cut | null {
  const width = along({ kept: rest.width, start: rest.x, tile: rest.tile }, whole.width);
  const height = along({ kept: rest.height, start: rest.y, tile: rest.tile }, whole.height);
  if (width.missing === 0 && height.missing === 0) return null;
  const share = 1 - (1 - width.missing) * (1 - height.missing);
  if (width.before === null || height.before === null) return { share, sides: null };
  const right = width.missing - width.before;
  const bottom = height.missing - height.before;
  return { share, sides: { left: width.before, top: height.before, right, bottom } };
}

type Side = { readonly kept: number; readonly start: number; readonly tile: number };

/** Of a side: the shares that are missing in all, and before what is left; null where several tiles would fit. */
function along({ kept, start, tile }: Side, whole: number) {
  const pixels = whole - kept;
  if (pixels < whole * leastShare) return { missing: 0, before: 0 };
  const first = ((((-start + leastSure) % tile) + tile) % tile) - leastSure;
  const isSure = first <= pixels + leastSure && first + tile > pixels + leastSure;
  const before = Math.abs(first) <= leastSure ? 0 : Math.min(pixels, first);
  const isAll = pixels - before <= leastSure;
  const missing = pixels / whole;
  return { missing, before: isSure ? (isAll ? missing : before / whole) : null };
}

const names = [
  ['left', 'à gauche'],
  ['right', 'à droite'],
  ['top', 'en haut'],
  ['bottom', 'en bas'],
] as const;

/** « 14 % à droite ». */
export function tellCut({ share, sides }: Cut): string {
  const found = names.filter(([side]) => sides !== null && sides[side] > 0);
  const where = found.length === 1 ? ` ${found[0]?.[1]}` : '';
  return `${Math.round(share * 100)} %${where}`;
}
