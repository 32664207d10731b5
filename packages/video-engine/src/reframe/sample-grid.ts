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
