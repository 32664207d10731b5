import { createHash } from 'node:crypto';

type Patch = {
  readonly manifest: Buffer;
  /** Of the skeleton's bytes, as the manifest says now. */
  readonly skeletonHash: Buffer;
  /** Of the film's bytes. */
  readonly filmHash: Buffer;
  /** The claim as it was signed. */
  readonly claim: Buffer;
  readonly signature: Buffer;
  readonly sign: (claim: Buffer) => Promise<Buffer>;
};

/** Of a box's length and name, which its hash leaves out (C2PA 2.1, 8.4.2.3). */
const boxHeader = 8;

/**
 * The same manifest for other bytes: the hash in its assertion, the assertion's hash in its claim,
 * and the claim's signature are replaced by others of the same length.
 * @throws when one of them is not found exactly once
 */
export async function patchManifest(patch: Patch): Promise<Buffer> {
  const manifest = Buffer.from(patch.manifest);
  const hashAt = onlyPlaceOf(patch.skeletonHash, manifest);
  const box = enclosingAssertion(manifest, hashAt);
  const before = sha256(box.subarray(boxHeader));
  patch.filmHash.copy(manifest, hashAt);
  const after = sha256(box.subarray(boxHeader));
  const claim = Buffer.from(patch.claim);
  after.copy(claim, onlyPlaceOf(before, claim));
  const claimAt = onlyPlaceOf(patch.claim, manifest);
  const signatureAt = onlyPlaceOf(patch.signature, manifest);
  const signature = await patch.sign(claim);
  if (signature.length !== patch.signature.length) throw new Error('another length of signature');
  claim.copy(manifest, claimAt);
  signature.copy(manifest, signatureAt);
  return manifest;
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function onlyPlaceOf(piece: Buffer, whole: Buffer): number {
  const at = whole.indexOf(piece);
  if (at < 0 || whole.indexOf(piece, at + 1) >= 0) throw new Error('not once in the manifest');
  return at;
}

/** The innermost superbox around a place: the assertion with its label. */
function enclosingAssertion(manifest: Buffer, place: number): Buffer {
  let found: Buffer | null = null;
  let [from, to] = [0, manifest.length];
  while (from + boxHeader <= to) {
    const size = manifest.readUInt32BE(from);
    if (size < boxHeader) break;
    const isAround = from <= place && place < from + size;
    if (!isAround) {
      from += size;
      continue;
    }
    if (manifest.toString('latin1', from + 4, from + boxHeader) !== 'jumb') break;
    found = manifest.subarray(from, from + size);
    [from, to] = [from + boxHeader, from + size];
  }
  if (!found) throw new Error('the hash stands in no assertion');
  return found;
}
