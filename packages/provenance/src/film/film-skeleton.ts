import type { ByteSource } from '../runtime/sync-blob.ts';
import { type TopBox, topBoxesOf } from './top-boxes.ts';

/** Of a film without its pictures and sound. */
const mostSkeletonBytes = 200_000_000;

/**
 * A film with every `mdat` emptied: as small as its index, and signing puts the manifest into the
 * same place of it and moves its index by as much.
 */
export function skeletonOf(source: ByteSource): Buffer {
  const pieces = topBoxesOf(source).map((box) =>
    box.name === 'mdat' ? emptied(box) : Buffer.from(bytesOf(source, box)),
  );
  return Buffer.concat(pieces);
}

function emptied({ headerBytes }: TopBox): Buffer {
  const out = Buffer.alloc(headerBytes);
  out.writeUInt32BE(headerBytes === 8 ? 8 : 1, 0);
  out.write('mdat', 4, 'latin1');
  if (headerBytes > 8) out.writeBigUInt64BE(BigInt(headerBytes), 8);
  return out;
}

function bytesOf(source: ByteSource, { start, sizeBytes }: TopBox): Uint8Array {
  if (sizeBytes > mostSkeletonBytes) throw new Error('a film whose index is larger than films');
  return source.read(start, start + sizeBytes);
}

/** A stretch of the film to be: of the signed skeleton, or of the film itself. */
export type Stretch = {
  readonly from: 'skeleton' | 'film';
  readonly start: number;
  readonly end: number;
  /** False for boxes that C2PA leaves out of what it hashes. */
  readonly isHashed: boolean;
};

/** The signed film, box after box: the skeleton's, with the film's own pictures and sound. */
export function stretchesOf(film: ByteSource, signedSkeleton: ByteSource): Stretch[] {
  const media = topBoxesOf(film).filter(({ name }) => name === 'mdat');
  return topBoxesOf(signedSkeleton).map((box) => {
    const { name, start, sizeBytes } = box;
    const own = name === 'mdat' ? media.shift() : undefined;
    const isHashed = !notHashed.has(name) && !isManifest(signedSkeleton, box);
    return own
      ? { from: 'film', start: own.start, end: own.start + own.sizeBytes, isHashed }
      : { from: 'skeleton', start, end: start + sizeBytes, isHashed };
  });
}

/** As the library lists them in its assertion. */
const notHashed = new Set(['ftyp', 'mfra', 'free', 'skip']);
const manifestType = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');

function isManifest(source: ByteSource, { name, start, headerBytes }: TopBox): boolean {
  if (name !== 'uuid') return false;
  const body = start + headerBytes;
  return manifestType.equals(source.read(body, body + manifestType.length));
}
