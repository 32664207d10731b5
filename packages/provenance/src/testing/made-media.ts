import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { makeAuthority } from '../authority/make-authority.ts';
import type { SigningIdentity } from '../authority/signing-identity.ts';
import type { SignOrder } from '../manifest/sign-bytes.ts';

let made: Promise<SigningIdentity> | null = null;

/** One authority for all tests of a file. */
export function testIdentity(): Promise<SigningIdentity> {
  made ??= makeAuthority(new Date());
  return made;
}

export const program = { name: 'Armoni', version: '0.1.0' } as const;

/** What a picture of the local engine says, with nothing that it was made from. */
export async function testOrder(more: Partial<SignOrder> = {}): Promise<SignOrder> {
  const agent = { name: 'Armoni, moteur local', version: '5' };
  const actions = [{ action: 'c2pa.created', sourceType: 'algorithmicMedia', agent }];
  const statement = { title: 'Un lac', actions };
  return { statement, ingredients: [], identity: await testIdentity(), program, ...more };
}

export type TestFormat = 'png' | 'jpeg' | 'webp';

/** Noise, so that every byte of the file says something. */
export function testPicture(format: TestFormat, side = 96): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const create = { width: side, height: side, channels: 3 as const, background: '#48c', noise };
  return sharp({ create }).toFormat(format).toBuffer();
}

const run = promisify(execFile);

/** A film of a second, its index at its beginning or at its end. */
export async function testFilm(folder: string, index: 'first' | 'last'): Promise<string> {
  const path = join(folder, `${index}.mp4`);
  const source = ['-f', 'lavfi', '-i', 'testsrc=s=320x240:d=1', '-pix_fmt', 'yuv420p'];
  const place = index === 'first' ? ['-movflags', '+faststart'] : [];
  await run('ffmpeg', ['-v', 'error', '-y', ...source, ...place, path]);
  return path;
}
