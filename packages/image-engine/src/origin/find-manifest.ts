const signatures = { png: 0x89504e47, jpeg: 0xffd8 } as const;
const c2paBox = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');

/** The bytes of a picture's C2PA manifest (Content Credentials), unverified; null without one. */
export function findManifest(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length > 8 && file.readUInt32BE(0) === signatures.png) return inPng(file);
  if (file.length > 3 && file.readUInt16BE(0) === signatures.jpeg) return inJpeg(file);
  if (nameAt(file, 0) === 'RIFF' && nameAt(file, 8) === 'WEBP') return inWebp(file);
  return nameAt(file, 4) === 'ftyp' ? inIsoMedia(file) : null;
}

const nameAt = (file: Buffer, at: number) => file.toString('latin1', at, at + 4);

/** Bytes: of the signature; of a chunk's length, name and checksum. */
const png = { signature: 8, frame: 12 } as const;

/** Chunks, segments or boxes; a file that has more is made to be slow. */
const mostParts = 100_000;

/** PNG: the chunk `caBX` (C2PA 2.1, appendix A.3). */
function inPng(file: Buffer): Buffer | null {
  let at: number = png.signature;
  for (let part = 0; at + png.frame <= file.length && part < mostParts; part += 1) {
    const length = file.readUInt32BE(at);
    const name = nameAt(file, at + 4);
    if (name === 'caBX') return file.subarray(at + 8, at + 8 + length);
    if (name === 'IEND') break;
    at += png.frame + length;
  }
  return null;
}

/** Bytes that begin a segment and name it, and where its identifier and its body are. */
const jpeg = {
  marker: 0xff,
  scan: 0xda,
  end: 0xd9,
  app11: 0xeb,
  identifierAt: 4,
  bodyAt: 6,
} as const;

/** JPEG: APP11 segments of JPEG universal metadata boxes, in pieces of 64 kB. */
function inJpeg(file: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = 2, part = 0; at + 4 <= file.length && part < mostParts; part += 1) {
    if (file[at] !== jpeg.marker) break;
    const marker = file[at + 1] as number;
    // The picture itself begins: what follows are no segments any more.
    if (marker === jpeg.scan || marker === jpeg.end) break;
    const length = file.readUInt16BE(at + 2);
    if (marker === jpeg.app11 && identifierAt(file, at) === 'JP') {
      pieces.push(file.subarray(at + jpeg.bodyAt, at + 2 + length));
    }
    at += 2 + Math.max(2, length);
  }
  const found = Buffer.concat(pieces);
  return found.includes('c2pa') ? found : null;
}

function identifierAt(file: Buffer, segment: number): string {
  return file.toString('latin1', segment + jpeg.identifierAt, segment + jpeg.bodyAt);
}

/** Bytes before the first chunk: `RIFF`, a length and `WEBP`. */
const riffHeader = 12;

/** WebP: the RIFF chunk `C2PA`; chunks begin at even places. */
function inWebp(file: Buffer): Buffer | null {
  const end = Math.min(file.length, 8 + file.readUInt32LE(4));
  for (let at = riffHeader, part = 0; at + 8 <= end && part < mostParts; part += 1) {
    const length = file.readUInt32LE(at + 4);
    if (nameAt(file, at) === 'C2PA') return file.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
  return null;
}

/** AVIF: a top-level `uuid` box of C2PA's own. */
function inIsoMedia(file: Buffer): Buffer | null {
  for (let at = 0, part = 0; at + 8 <= file.length && part < mostParts; part += 1) {
    const size = file.readUInt32BE(at);
    const isLarge = size === 1 && at + 16 <= file.length;
    const length = isLarge ? Number(file.readBigUInt64BE(at + 8)) : size || file.length - at;
    const body = at + (isLarge ? 16 : 8);
    const isC2pa =
      nameAt(file, at + 4) === 'uuid' && c2paBox.equals(file.subarray(body, body + 16));
    if (isC2pa) return file.subarray(body + 16, at + length);
    if (length < 8) return null;
    at += length;
  }
  return null;
}
