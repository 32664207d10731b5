/** Pixels of 8 bits, three channels, row after row. */
export type MarkPixels = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** ITU-R BT.601. */
export function greyOfColour(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

export function brightnessAt(data: Uint8Array, at: number): number {
  return greyOfColour(data[at] as number, data[at + 1] as number, data[at + 2] as number);
}
