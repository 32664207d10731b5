import { damaged, nameAt, type Structure, structureLimits, tooComplex } from './structure.ts';

/** AVIF (ISO/IEC 14496-12 §4.2): boxes of a length and a name, one after the other. */
export function checkAvif(file: Buffer): Structure {
  let at = 0;
  for (let part = 0; at + 8 <= file.length; part += 1) {
    if (part >= structureLimits.parts) return tooComplex;
    const length = lengthOfBox(file, at);
    // No box begins here: what follows is behind the end.
    if (length === null) break;
    if (at + length > file.length) return damaged;
    at += length;
  }
  return at > 0 ? { ok: true, endsAt: at } : damaged;
}

function lengthOfBox(file: Buffer, at: number): number | null {
  if (!/^[\x20-\x7e]{4}$/.test(nameAt(file, at + 4))) return null;
  const size = file.readUInt32BE(at);
  if (size === 0) return file.length - at;
  if (size !== 1) return size < 8 ? null : size;
  if (at + 16 > file.length) return null;
  const large = Number(file.readBigUInt64BE(at + 8));
  return large < 16 ? null : large;
}
