import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { type SignOrder, signBytes } from '../manifest/sign-bytes.ts';
import { signClaim } from '../manifest/sign-claim.ts';
import { type ByteSource, sourceOfBytes, sourceOfFile } from '../runtime/sync-blob.ts';
import { type Stretch, skeletonOf, stretchesOf } from './film-skeleton.ts';
import { patchManifest } from './patch-manifest.ts';

const mp4 = 'video/mp4';

/**
 * A signed copy of an MP4 in another file; of its pictures and sound no more than a piece is ever in
 * memory. The library signs the film without them (`film-skeleton.ts`), and the hash that it wrote of
 * that is replaced by the hash of the whole.
 */
export async function signFilm(from: string, to: string, order: SignOrder): Promise<void> {
  await withFile(from, 'r', async (input) => {
    const film = sourceOfFile(input.fd, (await input.stat()).size);
    const signed = await signBytes(sourceOfBytes(skeletonOf(film)), mp4, order);
    const skeleton = sourceOfBytes(signed.asset);
    const stretches = stretchesOf(film, skeleton);
    const skeletonHash = hashOf(stretchesOf(skeleton, skeleton), { film: skeleton, skeleton });
    const filmHash = hashOf(stretches, { film, skeleton });
    const sign = (claim: Buffer) =>
      signClaim(claim, { ...order, reservedBytes: signed.signature.length });
    const manifest = await patchManifest({ ...signed, skeletonHash, filmHash, sign });
    manifest.copy(signed.asset, signed.asset.indexOf(signed.manifest));
    await withFile(to, 'w', (output) => write(output, stretches, { film, skeleton }));
  });
}

type Sources = { readonly film: ByteSource; readonly skeleton: ByteSource };

/** C2PA 2.1, 9.2.3: of each box its place in the file, then all of its bytes. */
function hashOf(stretches: readonly Stretch[], sources: Sources): Buffer {
  const hash = createHash('sha256');
  let at = 0;
  for (const stretch of stretches) {
    if (stretch.isHashed) {
      const place = Buffer.alloc(8);
      place.writeBigUInt64BE(BigInt(at));
      hash.update(place);
      for (const piece of piecesOf(stretch, sources)) hash.update(piece);
    }
    at += stretch.end - stretch.start;
  }
  return hash.digest();
}

const pieceBytes = 1024 * 1024;

function* piecesOf({ from, start, end }: Stretch, sources: Sources): Generator<Uint8Array> {
  for (let at = start; at < end; at += pieceBytes) {
    yield sources[from].read(at, Math.min(end, at + pieceBytes));
  }
}

async function write(output: FileHandle, stretches: readonly Stretch[], sources: Sources) {
  for (const stretch of stretches) {
    for (const piece of piecesOf(stretch, sources)) await output.write(piece);
  }
}

async function withFile(path: string, how: 'r' | 'w', use: (file: FileHandle) => Promise<void>) {
  const file = await open(path, how);
  try {
    await use(file);
  } finally {
    await file.close();
  }
}
