import { damaged, type Structure, structureLimits, tooComplex } from './structure.ts';

const marker = { startOfScan: 0xda, end: 0xd9, firstRestart: 0xd0, lastRestart: 0xd7 } as const;

/** JPEG (ITU-T T.81, annex B): segments that begin with a marker, and scans between them. */
export function checkJpeg(file: Buffer): Structure {
  let scans = 0;
  let at = 2;
  for (let part = 0; at + 2 <= file.length; part += 1) {
    if (part >= structureLimits.parts) return tooComplex;
    if (file[at] !== 0xff) return damaged;
    const code = file[at + 1];
    if (code === marker.end) return { ok: true, endsAt: at + 2 };
    // Markers may be preceded by any number of these.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (at + 4 > file.length) return damaged;
    at += 2 + Math.max(2, file.readUInt16BE(at + 2));
    if (code !== marker.startOfScan) continue;
    scans += 1;
    if (scans > structureLimits.scans) return tooComplex;
    at = endOfScan(file, at);
  }
  // Cut off: whether enough of it is there is the decoder's to say.
  return { ok: true, endsAt: file.length };
}

/** Where the next marker is that is neither a stuffed byte nor a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) break;
    const isInside = next === 0 || (next >= marker.firstRestart && next <= marker.lastRestart);
    if (!isInside && next !== 0xff) return at;
  }
  return file.length;
}
