import { crc32, deflateSync } from 'node:zlib';

/** oklch(0.12 0 0) as an sRGB byte, and 0.78 of 255. */
const nearBlack = 6;
const opacity = 199;

/**
 * A PNG of a dark, almost opaque plate with round corners, drawn here because ffmpeg has no
 * filter for it. The colour is the interface's near-black: oklch(0.12 0 0 / 0.78).
 */
export function drawPlate(width: number, height: number, radius: number): Buffer {
  const stride = 1 + width * 4;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * stride + 1 + x * 4;
      rows.fill(nearBlack, at, at + 3);
      rows[at + 3] = Math.round(opacity * coverage(x + 0.5, y + 0.5, width, height, radius));
    }
  }
  return encodePng(width, height, rows);
}

/** How much of a pixel lies inside the rounded rectangle, by its distance from the edge. */
function coverage(x: number, y: number, width: number, height: number, radius: number): number {
  const dx = Math.max(radius - x, x - (width - radius), 0);
  const dy = Math.max(radius - y, y - (height - radius), 0);
  return Math.min(1, Math.max(0, radius - Math.hypot(dx, dy) + 0.5));
}

function encodePng(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
