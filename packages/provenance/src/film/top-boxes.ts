import type { ByteSource } from '../runtime/sync-blob.ts';

/** A box of the outermost level of an ISO media file; places and sizes in bytes. */
export type TopBox = {
  readonly name: string;
  readonly start: number;
  readonly headerBytes: number;
  readonly sizeBytes: number;
};

/** No film of anybody's has more; one that does is made to be slow. */
const mostBoxes = 100_000;

/** The boxes of a film from its first byte to its last. @throws when they do not fill it */
export function topBoxesOf(source: ByteSource): TopBox[] {
  const boxes: TopBox[] = [];
  for (let start = 0; start < source.sizeBytes; ) {
    const box = boxAt(source, start);
    if (!box || boxes.length === mostBoxes) throw new Error(`no film: a broken box at ${start}`);
    boxes.push(box);
    start += box.sizeBytes;
  }
  return boxes;
}

const short = 8;
const long = 16;

function boxAt(source: ByteSource, start: number): TopBox | null {
  const head = Buffer.from(source.read(start, Math.min(source.sizeBytes, start + long)));
  if (head.length < short) return null;
  const name = head.toString('latin1', 4, short);
  const announced = head.readUInt32BE(0);
  if (announced === 1 && head.length < long) return null;
  const headerBytes = announced === 1 ? long : short;
  const toEnd = source.sizeBytes - start;
  const sizeBytes = announced === 1 ? Number(head.readBigUInt64BE(8)) : announced || toEnd;
  return sizeBytes < headerBytes || sizeBytes > toEnd
    ? null
    : { name, start, headerBytes, sizeBytes };
}
