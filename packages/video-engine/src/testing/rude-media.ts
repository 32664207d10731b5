import { crc32, deflateSync } from 'node:zlib';

// Files of a few kilobytes or megabytes that ask a reader for much more. Made by hand: no program
// writes them, and none that reads them has to be installed.

/** A PNG of one line of black pixels: filling a frame with it would scale it to gigabytes. */
export function pixelLine(width = 65_535): Buffer {
  return blackPng({ width, height: 1, bits: 8 });
}

/** A PNG of 256 million black pixels in some thirty kilobytes. */
export function pixelPlane(side = 16_000): Buffer {
  return blackPng({ width: side, height: side, bits: 1 });
}

type Grey = { readonly width: number; readonly height: number; readonly bits: 1 | 8 };

function blackPng({ width, height, bits }: Grey): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(bits, 8);
  // Each line behind the name of its filter.
  const lines = Buffer.alloc(height * (1 + Math.ceil((width * bits) / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF of so many frames: 23 bytes each, a tenth of a second long. */
export function endlessGif(frames = 500_000, { width = 2, height = 2 } = {}): Buffer {
  const screen = Buffer.from('GIF89a\0\0\0\0\x80\0\0\xff\0\0\0\0\xff', 'latin1');
  screen.writeUInt16LE(width, 6);
  screen.writeUInt16LE(height, 8);
  const delay = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0]);
  // One pixel in the corner: clear, one colour, end, in codes of three bits.
  const picture = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]);
  const frame = Buffer.concat([delay, picture]);
  return Buffer.concat([screen, Buffer.alloc(frames * frame.length, frame), Buffer.of(0x3b)]);
}

/**
 * The same MP4 with each of its tracks' clocks set so fast that its pictures claim to follow each
 * other at `framesPerSecond`.
 *
 * @param clip an MP4 whose pictures are `ticksPerFrame` ticks of its clock apart
 */
export function claimingFrameRate(
  clip: Buffer,
  {
    framesPerSecond = 1_000_000,
    ticksPerFrame,
  }: { framesPerSecond?: number; ticksPerFrame: number },
): Buffer {
  const claiming = Buffer.from(clip);
  const name = Buffer.from('mdhd', 'latin1');
  for (let at = clip.indexOf(name); at >= 0; at = clip.indexOf(name, at + 1)) {
    // After the name: version and flags, two times, the ticks of a second.
    claiming.writeUInt32BE(framesPerSecond * ticksPerFrame, at + 16);
  }
  return claiming;
}

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}
