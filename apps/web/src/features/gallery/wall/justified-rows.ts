type Sized = { readonly width: number; readonly height: number };

export type Row<F> = {
  readonly films: readonly F[];
  /** Of the pictures; what stands under them is the same everywhere. */
  readonly heightPixels: number;
};

export type RowLayout = {
  readonly widthPixels: number;
  /** The height that rows aim at. */
  readonly rowPixels: number;
  readonly gapPixels: number;
};

/** A row grows at most this much over its aim; one more film makes it lower instead. */
const growthMaximum = 1.7;
/** A row that one more film would make this little lower takes it. */
const shrinkMaximum = 0.95;

/**
 * Breaks films into rows of one height that fill the width, each film at its own aspect
 * ratio. The last row keeps to that height and leaves room.
 */
export function justifyRows<F extends Sized>(
  films: readonly F[],
  layout: RowLayout,
): readonly Row<F>[] {
  if (layout.widthPixels <= 0) return [];
  const rows: Row<F>[] = [];
  let row: F[] = [];
  for (const film of films) {
    if (row.length > 0 && naturalWidth([...row, film], layout) > layout.widthPixels) {
      const taken = takesOneMore(row, film, layout) ? [...row, film] : row;
      rows.push({ films: taken, heightPixels: fillingHeight(taken, layout) });
      row = taken === row ? [film] : [];
    } else {
      row.push(film);
    }
  }
  if (row.length > 0) rows.push({ films: row, heightPixels: lastHeight(row, layout) });
  return rows;
}

export function aspectOf({ width, height }: Sized): number {
  // An unknown size is shown as the usual screen.
  return width > 0 && height > 0 ? width / height : 16 / 9;
}

/** The film that no longer fits begins the next row, unless the rows come out better with it here. */
function takesOneMore(row: readonly Sized[], film: Sized, layout: RowLayout): boolean {
  const { rowPixels } = layout;
  if (fillingHeight([...row, film], layout) >= shrinkMaximum * rowPixels) return true;
  return fillingHeight(row, layout) > growthMaximum * rowPixels;
}

function lastHeight(row: readonly Sized[], layout: RowLayout): number {
  return Math.min(fillingHeight(row, layout), layout.rowPixels);
}

function fillingHeight(row: readonly Sized[], { widthPixels, gapPixels }: RowLayout): number {
  const gaps = gapPixels * (row.length - 1);
  return (widthPixels - gaps) / row.reduce((sum, film) => sum + aspectOf(film), 0);
}

function naturalWidth(row: readonly Sized[], { rowPixels, gapPixels }: RowLayout): number {
  const gaps = gapPixels * (row.length - 1);
  return gaps + row.reduce((sum, film) => sum + aspectOf(film) * rowPixels, 0);
}
