/** A plant's foot and height, pixels. */
export type Plant = { readonly x: number; readonly y: number; readonly tall: number };
