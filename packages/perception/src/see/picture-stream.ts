import type { Picture } from './nanodet.ts';

/** Width and height as 32-bit numbers, little end first, before the pixels. */
const headerBytes = 8;

/** A picture as it travels: its size, then red, green and blue of each pixel. */
export function writePicture({ rgb, width, height }: Picture): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt32LE(width, 0);
  header.writeUInt32LE(height, 4);
  return Buffer.concat([header, rgb]);
}

/** Puts pictures together again, however the bytes were cut on their way. */
export class PictureReader {
  #rest = Buffer.alloc(0);

  /** The pictures that are whole with this chunk. */
  push(chunk: Buffer): readonly Picture[] {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const pictures: Picture[] = [];
    for (let picture = this.#take(); picture; picture = this.#take()) pictures.push(picture);
    return pictures;
  }

  #take(): Picture | null {
    if (this.#rest.length < headerBytes) return null;
    const [width, height] = [this.#rest.readUInt32LE(0), this.#rest.readUInt32LE(4)];
    const end = headerBytes + 3 * width * height;
    if (this.#rest.length < end) return null;
    const rgb = Buffer.from(this.#rest.subarray(headerBytes, end));
    this.#rest = Buffer.from(this.#rest.subarray(end));
    return { rgb, width, height };
  }
}
