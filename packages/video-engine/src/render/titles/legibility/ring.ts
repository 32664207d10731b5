/** Coverage of letters, 0–255, one byte a pixel. */
export type Coverage = {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
};

/** In em: what the eye compares a letter with. */
const ringWidth = 0.07;
/** Bytes from which on a pixel is letter, and up to which it is not. */
const letterFrom = 128;
const outsideTo = 48;

/** The pixels just outside the letters, as indexes. */
export function ringOf({ width, height, bytes }: Coverage, emPixels: number): Uint32Array {
  const reach = Math.max(1, ringWidth * emPixels);
  const offsets: [number, number][] = [];
  const whole = Math.ceil(reach);
  for (let dy = -whole; dy <= whole; dy += 1) {
    for (let dx = -whole; dx <= whole; dx += 1) {
      if (dx * dx + dy * dy <= reach * reach) offsets.push([dx, dy]);
    }
  }
  const near = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((bytes[y * width + x] as number) < letterFrom) continue;
      for (const [dx, dy] of offsets) {
        const toX = x + dx;
        const toY = y + dy;
        if (toX >= 0 && toX < width && toY >= 0 && toY < height) near[toY * width + toX] = 1;
      }
    }
  }
  const ring: number[] = [];
  for (let at = 0; at < near.length; at += 1) {
    if (near[at] === 1 && (bytes[at] as number) <= outsideTo) ring.push(at);
  }
  return Uint32Array.from(ring);
}
