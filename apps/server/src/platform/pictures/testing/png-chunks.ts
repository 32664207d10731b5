import { crc32, deflateSync } from 'node:zlib';

/** A chunk of a PNG as its specification writes it. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}

/** A text of so many bytes that takes a thousandth of them in the file. */
export function packedText(sizeBytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(sizeBytes, 'a'), { level: 9 });
  return Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), packed]);
}

/** The same picture with chunks before its pixels. */
export function withChunks(png: Buffer, chunks: readonly Buffer[]): Buffer {
  const header = 8 + 25;
  return Buffer.concat([png.subarray(0, header), ...chunks, png.subarray(header)]);
}

/** Twenty texts of 50 MB, which a decoder unfolds one after the other: a megabyte of file. */
export function textBomb(png: Buffer): Buffer {
  const chunk = pngChunk('zTXt', packedText(50_000_000));
  return withChunks(
    png,
    Array.from({ length: 20 }, () => chunk),
  );
}

/** A white square of `side` by `side` pixels at one bit each, packed a thousandfold. */
export function pixelBomb(side: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side, 0xff), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}
