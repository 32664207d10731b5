import { damaged, nameAt, type Structure, structureLimits, tooComplex } from './structure.ts';

/** WebP (RFC 9649): one RIFF container that says how long it is, of chunks at even places. */
export function checkWebp(file: Buffer): Structure {
  const endsAt = 8 + file.readUInt32LE(4);
  // Some encoders count the last chunk's padding and do not write it.
  if (endsAt > file.length + 1) return damaged;
  let frames = 0;
  let at = 12;
  for (let part = 0; at + 8 <= Math.min(endsAt, file.length); part += 1) {
    if (part >= structureLimits.parts) return tooComplex;
    if (nameAt(file, at) === 'ANMF') frames += 1;
    if (frames > structureLimits.frames) return tooComplex;
    const length = file.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return { ok: true, endsAt: Math.min(endsAt, file.length) };
}
