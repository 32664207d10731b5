/**
 * Small pictures for reframing. The free axis (the one the crop moves along) always has
 * `columns` samples and comes first, so a tall source is simply decoded lying on its side.
 */
export const columns = 64;
export const rows = 36;
export const cells = columns * rows;

export type Sample = {
  /** BT.601 luma, row by row, 64×36, 0–255. */
  readonly luma: Uint8Array;
  /** Red, green, blue in the same order, three bytes a cell. */
  readonly rgb: Uint8Array;
};

/** Splits raw rgb24 pictures of 64×36. A rest at the end that is no whole picture is left out. */
export function splitSamples(raw: Uint8Array): Sample[] {
  const sizeBytes = cells * 3;
  return Array.from({ length: Math.floor(raw.length / sizeBytes) }, (_, index) => {
    const rgb = raw.subarray(index * sizeBytes, (index + 1) * sizeBytes);
    const luma = new Uint8Array(cells);
    for (let cell = 0; cell < cells; cell += 1) {
      const at = cell * 3;
      luma[cell] = (77 * rgb[at]! + 150 * rgb[at + 1]! + 29 * rgb[at + 2]! + 128) >> 8;
    }
    return { luma, rgb };
  });
}

/** The free axis of the crop. */
export type Axis = 'x' | 'y';

/** Pixels along a cell where pictures are looked at too: 384×216 is about what eyes take in. */
const pixelsPerCell = 6;

/** The size of a detailed picture, which is not turned. */
export function detailedSize(axis: Axis): { readonly width: number; readonly height: number } {
  const [along, across] = [columns * pixelsPerCell, rows * pixelsPerCell];
  return axis === 'x' ? { width: along, height: across } : { width: across, height: along };
}

/** The grid of a detailed picture, lying along the free axis: each cell is its pixels' mean. */
export function shrink(rgb: Uint8Array, axis: Axis): Uint8Array {
  const { width } = detailedSize(axis);
  const small = new Uint8Array(cells * 3);
  for (let cell = 0; cell < cells; cell += 1) {
    const [along, across] = [cell % columns, Math.floor(cell / columns)];
    const [left, top] = (axis === 'x' ? [along, across] : [across, along]).map(
      (place) => place * pixelsPerCell,
    ) as [number, number];
    for (let channel = 0; channel < 3; channel += 1) {
      let sum = 0;
      for (let y = top; y < top + pixelsPerCell; y += 1) {
        for (let x = left; x < left + pixelsPerCell; x += 1) {
          sum += rgb[3 * (y * width + x) + channel]!;
        }
      }
      small[3 * cell + channel] = Math.round(sum / pixelsPerCell ** 2);
    }
  }
  return small;
}
