/** What a picture's own structure says, before any pixel is decoded. */
export type Structure =
  /** Bytes from `endsAt` on are behind its end and belong to nobody. */
  | { readonly ok: true; readonly endsAt: number }
  | { readonly ok: false; readonly reason: 'damaged' | 'too-complex' };

/** No encoder that people use comes near; a file made to be slow does. */
export const structureLimits = {
  /** Parts of a file: chunks, segments, boxes, blocks. */
  parts: 100_000,
  /** Compressed texts and colour profiles of a PNG, unfolded, all together. */
  unfoldedBytes: 16 * 1024 * 1024,
  /** Texts of a PNG: each costs a decoder a search through all the others. */
  texts: 500,
  /** Passes over a progressive JPEG; encoders make about ten. */
  scans: 100,
  /** Of an animation: all are counted before the first one is shown. */
  frames: 5_000,
} as const;

export const damaged = { ok: false, reason: 'damaged' } as const;
export const tooComplex = { ok: false, reason: 'too-complex' } as const;

export const nameAt = (file: Buffer, at: number) => file.toString('latin1', at, at + 4);
