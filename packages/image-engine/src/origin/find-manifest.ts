/** The bytes of a picture's C2PA manifest (Content Credentials), unverified; null without one. */
export function findManifest(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length > 8 && file.readUInt32BE(0) === 0x89504e47) return inPng(file);
  if (file.length > 3 && file.readUInt16BE(0) === 0xffd8) return inJpeg(file);
  if (nameAt(file, 0) === 'RIFF' && nameAt(file, 8) === 'WEBP') return inWebp(file);
  return nameAt(file, 4) === 'ftyp' ? inIsoMedia(file) : null;
}

const nameAt = (file: Buffer, at: number) => file.toString('latin1', at, at + 4);

/** PNG: the chunk `caBX` (C2PA 2.1, appendix A.3). */
function inPng(file: Buffer): Buffer | null {
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    if (nameAt(file, at + 4) === 'caBX') return file.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  return null;
}

/** JPEG: APP11 segments of JPEG universal metadata boxes, in pieces of 64 kB. */
function inJpeg(file: Buffer): Buffer | null {
  const pieces: Buffer[] = [];
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff; ) {
    const marker = file[at + 1] as number;
    // The picture itself begins: what follows are no segments any more.
    if (marker === 0xda || marker === 0xd9) break;
    const length = file.readUInt16BE(at + 2);
    if (marker === 0xeb && file.toString('latin1', at + 4, at + 6) === 'JP') {
      pieces.push(file.subarray(at + 6, at + 2 + length));
    }
    at += 2 + Math.max(2, length);
  }
  const found = Buffer.concat(pieces);
  return found.includes('c2pa') ? found : null;
}

/** WebP: the RIFF chunk `C2PA`; chunks begin at even places. */
function inWebp(file: Buffer): Buffer | null {
  for (let at = 12; at + 8 <= file.length; ) {
    const length = file.readUInt32LE(at + 4);
    if (nameAt(file, at) === 'C2PA') return file.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
  return null;
}

const c2paBox = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex');

/** AVIF: a top-level `uuid` box of C2PA's own. */
function inIsoMedia(file: Buffer): Buffer | null {
  for (let at = 0; at + 8 <= file.length; ) {
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
