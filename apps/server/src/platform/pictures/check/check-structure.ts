import { checkAvif } from './check-avif.ts';
import { checkGif } from './check-gif.ts';
import { checkJpeg } from './check-jpeg.ts';
import { checkPng } from './check-png.ts';
import { checkWebp } from './check-webp.ts';
import { damaged, nameAt, type Structure } from './structure.ts';

/** Walks through a picture's parts without decoding any: cheap, and bounded whatever they claim. */
export function checkStructure(file: Buffer): Structure {
  if (file.length < 12) return damaged;
  if (file.readUInt32BE(0) === 0x89504e47) return checkPng(file);
  if (file.readUInt16BE(0) === 0xffd8) return checkJpeg(file);
  if (nameAt(file, 0) === 'RIFF' && nameAt(file, 8) === 'WEBP') return checkWebp(file);
  if (nameAt(file, 0) === 'GIF8') return checkGif(file);
  return nameAt(file, 4) === 'ftyp' ? checkAvif(file) : damaged;
}
