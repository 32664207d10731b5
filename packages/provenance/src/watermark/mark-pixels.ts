/** Pixels of 8 bits, three channels, row after row. */
export type MarkPixels = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** ITU-R BT.601. */
export function brightnessAt(data: Uint8Array, at: number): number {
  return (
    0.299 * (data[at] as number) +
    0.587 * (data[at + 1] as number) +
    0.114 * (data[at + 2] as number)
  );
}
