/** What a place of the sheet is like; `height` in shares of the picture's size. */
export type Surface = { height: number; r: number; g: number; b: number };

/** Places are shares of the picture's size from its middle. */
export type SurfaceAt = (x: number, y: number, out: Surface) => void;

/** The last place of a palette: 1 would lie beyond its last pair. */
export const paletteEnd = 0.999;
