/** Between the middles of two cells, the second one's share: a curve without edges. */
export const ease = (t: number) => t * t * (3 - 2 * t);

/** Of each place along a side: the cell whose middle lies before it, and the share of the next one. */
export type Between = { readonly first: Int32Array; readonly share: Float64Array };

/** Of every pixel. */
export function betweenCells(length: number, cell: number): Between {
  const first = new Int32Array(length);
  const share = new Float64Array(length);
  for (let i = 0; i < length; i += 1) {
    const place = Math.max(0, (i + 0.5) / cell - 0.5);
    first[i] = Math.floor(place);
    share[i] = ease(place - (first[i] as number));
  }
  return { first, share };
}

/** Of every stretch of so many pixels, none of which crosses a cell's middle: the mean of theirs. */
export function betweenCellsMean(pixels: Between, stretch: number): Between {
  const length = Math.floor(pixels.first.length / stretch);
  const first = Int32Array.from({ length }, (_, i) => pixels.first[i * stretch] as number);
  const share = Float64Array.from({ length }, (_, i) => {
    const own = pixels.share.subarray(i * stretch, (i + 1) * stretch);
    return own.reduce((sum, one) => sum + one, 0) / stretch;
  });
  return { first, share };
}

/** Numbers of a grid that a finer one is laid between. */
export type Grid = { readonly values: Float32Array; readonly columns: number };

/** One line of the finer grid, into `line` of as many places as the coarser has columns. */
export function lineBetween(
  { values, columns }: Grid,
  { first, share }: Between,
  y: number,
  line: Float64Array,
): void {
  const row = (first[y] as number) * columns;
  const part = share[y] as number;
  for (let column = 0; column < columns; column += 1) {
    const above = values[row + column] as number;
    line[column] = above + ((values[row + columns + column] as number) - above) * part;
  }
}
