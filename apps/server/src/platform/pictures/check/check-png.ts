import { inflateSync } from 'node:zlib';
import { damaged, nameAt, type Structure, structureLimits, tooComplex } from './structure.ts';

/**
 * PNG (W3C, third edition, §5): chunks of a length, a name, their data and a checksum. A few
 * hundred bytes of `zTXt`, `iTXt` or `iCCP` may unfold to gigabytes, which decoders do unasked.
 */
export function checkPng(file: Buffer): Structure {
  const used = { texts: 0, unfoldedBytes: 0 };
  let at = 8;
  for (let part = 0; at + 12 <= file.length; part += 1) {
    if (part >= structureLimits.parts) return tooComplex;
    const length = file.readUInt32BE(at);
    const name = nameAt(file, at + 4);
    const data = file.subarray(at + 8, at + 8 + length);
    at += 12 + length;
    if (at > file.length) return damaged;
    if (name === 'IEND') return { ok: true, endsAt: at };
    if (!isAffordable(name, data, used)) return tooComplex;
  }
  return damaged;
}

type Used = { texts: number; unfoldedBytes: number };

function isAffordable(name: string, data: Buffer, used: Used): boolean {
  if (name === 'tEXt' || name === 'zTXt' || name === 'iTXt') used.texts += 1;
  if (used.texts > structureLimits.texts) return false;
  const packed = packedPart(name, data);
  if (!packed) return true;
  const unfolded = unfoldedBytes(packed, structureLimits.unfoldedBytes - used.unfoldedBytes);
  if (unfolded === null) return false;
  used.unfoldedBytes += unfolded;
  return true;
}

/** The deflated bytes of a chunk, if it has some. */
function packedPart(name: string, data: Buffer): Buffer | null {
  const keywordEnd = data.indexOf(0);
  if (keywordEnd < 0) return null;
  // A keyword, a zero and the method stand before them.
  if (name === 'zTXt' || name === 'iCCP') return data.subarray(keywordEnd + 2);
  if (name !== 'iTXt' || data[keywordEnd + 1] !== 1) return null;
  const languageEnd = data.indexOf(0, keywordEnd + 3);
  const translationEnd = data.indexOf(0, languageEnd + 1);
  return languageEnd < 0 || translationEnd < 0 ? null : data.subarray(translationEnd + 1);
}

/** Null when it is more than may be. What cannot be unfolded unfolds to nothing. */
function unfoldedBytes(packed: Buffer, mostBytes: number): number | null {
  if (mostBytes < 1) return null;
  try {
    return inflateSync(packed, { maxOutputLength: mostBytes }).length;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : 0;
  }
}
