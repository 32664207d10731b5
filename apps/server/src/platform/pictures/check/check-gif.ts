import { damaged, type Structure, structureLimits, tooComplex } from './structure.ts';

const block = { image: 0x2c, extension: 0x21, trailer: 0x3b } as const;

/** GIF89a (CompuServe): a palette, then blocks, each a chain of parts of at most 255 bytes. */
export function checkGif(file: Buffer): Structure {
  if (file.length < 13) return damaged;
  let frames = 0;
  let at = 13 + paletteBytes(file[10]);
  while (at < file.length) {
    const kind = file[at];
    if (kind === block.trailer) return { ok: true, endsAt: at + 1 };
    if (kind === block.extension) at = endOfChain(file, at + 2);
    else if (kind === block.image) {
      frames += 1;
      if (frames > structureLimits.frames) return tooComplex;
      at = endOfChain(file, at + 11 + paletteBytes(file[at + 9]));
    } else return damaged;
  }
  // Decoders show what has no trailer, too.
  return frames > 0 ? { ok: true, endsAt: file.length } : damaged;
}

/** Its lowest three bits are the palette's size, its highest whether there is one. */
function paletteBytes(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0;
}

function endOfChain(file: Buffer, from: number): number {
  let at = from;
  for (let length = file[at]; length; length = file[at]) at += 1 + length;
  return at + 1;
}
