import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFile } from '../read/check-file.ts';
import { sourceOfBytes } from '../runtime/sync-blob.ts';
import { testFilm, testIdentity, testOrder } from '../testing/made-media.ts';
import { signFilm } from './sign-film.ts';

const run = promisify(execFile);
const emptyBytes = 400_000_000;

describe('a signed film', () => {
  let folder: string;
  const inFolder = (name: string) => join(folder, name);
  const check = async (path: string) =>
    checkFile(path, { anchors: (await testIdentity()).anchors, serials: null });
  const framesOf = async (path: string) =>
    (await run('ffmpeg', ['-v', 'error', '-i', path, '-f', 'md5', '-'])).stdout;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-signed-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(['first', 'last'] as const)(
    'is whole and ours, and plays as before, with its index %s',
    async (index) => {
      const film = await testFilm(folder, index);
      const signed = inFolder(`signed-${index}.mp4`);
      await signFilm(film, signed, await testOrder());
      expect(await check(signed)).toMatchObject({ standing: 'ours', failures: [] });
      expect(await framesOf(signed)).toBe(await framesOf(film));
    },
  );

  it('is no longer whole when one byte of its pictures is another', async () => {
    const signed = inFolder('flipped.mp4');
    await signFilm(await testFilm(folder, 'first'), signed, await testOrder());
    const bytes = await readFile(signed);
    bytes[bytes.length - 300] = (bytes[bytes.length - 300] as number) ^ 1;
    await writeFile(signed, bytes);
    expect(await check(signed)).toMatchObject({
      standing: 'changed',
      failures: ['assertion.bmffHash.mismatch'],
    });
  });

  it('keeps the manifests of its clips', async () => {
    const film = await testFilm(folder, 'first');
    const clip = inFolder('clip.mp4');
    await signFilm(film, clip, await testOrder());
    const about = { label: 'clip-1', relationship: 'componentOf', title: 'Clip 1' } as const;
    const source = sourceOfBytes(await readFile(clip));
    const order = await testOrder({
      ingredients: [{ ...about, mimeType: 'video/mp4', source }],
      statement: {
        title: 'Film',
        actions: [
          { action: 'c2pa.created', sourceType: 'composite' },
          { action: 'c2pa.placed', ingredients: ['clip-1'] },
        ],
      },
    });
    const signed = inFolder('of-clips.mp4');
    await signFilm(film, signed, order);
    const { standing, ingredients } = await check(signed);
    expect(standing).toBe('ours');
    expect(ingredients).toMatchObject([{ title: 'Clip 1', standing: 'ours' }]);
  });

  it('leaves nearly all of its bytes outside of memory', async () => {
    const film = inFolder('large.mp4');
    const whole = await readFile(await testFilm(folder, 'last'));
    // A second `mdat`, of nothing but zeros: the file has holes, and this process never holds them.
    const header = Buffer.from('000000016d6461740000000000000000', 'hex');
    header.writeBigUInt64BE(BigInt(emptyBytes), 8);
    await writeFile(film, Buffer.concat([whole, header]));
    await truncate(film, whole.length + emptyBytes);
    const signed = inFolder('large-signed.mp4');
    const script = `
      import { signFilm } from ${JSON.stringify(new URL('./sign-film.ts', import.meta.url).href)};
      import { testOrder } from ${JSON.stringify(new URL('../testing/made-media.ts', import.meta.url).href)};
      await signFilm(${JSON.stringify(film)}, ${JSON.stringify(signed)}, await testOrder());
      console.log(process.resourceUsage().maxRSS);`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script]);
    // Beside what the library itself takes.
    expect(Number(stdout) / 1024).toBeLessThan(350);
    expect((await stat(signed)).size).toBeGreaterThan(emptyBytes);
    // Signed over there, by an authority of its own.
    expect((await check(signed)).standing).toBe('signed');
  });
});
