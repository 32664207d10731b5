import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Person } from '../../testing.ts';

/** A small film or sound as ffmpeg writes it, chosen by the extension. */
export async function makeMedia(extension: string, seconds = 1): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'armoni-media-'));
  const path = join(folder, `media.${extension}`);
  const picture = ['-f', 'lavfi', '-i', `testsrc2=s=160x90:r=25:d=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=440:d=${seconds}`];
  const isSound = ['mp3', 'wav', 'm4a', 'flac', 'aac', 'oga'].includes(extension);
  const inputs = isSound ? sound : [...picture, ...sound, '-pix_fmt', 'yuv420p'];
  await promisify(execFile)('ffmpeg', ['-v', 'error', '-nostdin', ...inputs, '-shortest', path]);
  const bytes = await readFile(path);
  await rm(folder, { recursive: true });
  return bytes;
}

/** A noisy picture, so that no format makes it smaller than the chat's 1000 bytes. */
export function makePicture(format: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif'): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const create = { width: 64, height: 48, channels: 3 as const, background: 'white', noise };
  return sharp({ create }).toFormat(format).toBuffer();
}

export type Upload = {
  readonly bytes: Buffer;
  readonly fileName?: string;
  readonly fields: Readonly<Record<string, string>>;
};

/** Sends a form as the web does: the file first, its fields after it. */
export function sendForm(url: string, person: Person, upload: Upload): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(upload.bytes)]), upload.fileName ?? 'fichier');
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
  return fetch(url, { method: 'POST', headers: { authorization: person.bearer }, body: form });
}

export function uploadToChat(
  url: string,
  person: Person,
  bytes: Buffer,
  { fileName = 'photo.png', folder = `${person.id}/c1` } = {},
): Promise<Response> {
  const address = `${url}/api/v1/s3/generate-presigned-url`;
  return sendForm(address, person, { bytes, fileName, fields: { filename: fileName, folder } });
}

export function uploadClip(
  url: string,
  person: Person,
  bytes: Buffer,
  fileName = 'clip.mp4',
): Promise<Response> {
  const address = `${url}/workflow/v1/files/upload`;
  return sendForm(address, person, { bytes, fileName, fields: { user: person.id } });
}

export function getJson(url: string, person: Person): Promise<Response> {
  return fetch(url, { headers: { authorization: person.bearer } });
}

/** A PNG without the chunk of its manifest: what is the same of two pictures of one recipe. */
export function withoutSignature(png: Buffer): Buffer {
  const name = png.indexOf('caBX');
  if (name < 0) return png;
  const end = name + 4 + png.readUInt32BE(name - 4) + 4;
  return Buffer.concat([png.subarray(0, name - 4), png.subarray(end)]);
}
