import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSight } from './open-sight.ts';

const picture = { rgb: new Uint8Array(3 * 64 * 64).fill(110), width: 64, height: 64 };
const modules = process.env.EYES_FOLDER;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armoni-sight-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function sightOf(program: string, signal = new AbortController().signal) {
  const path = join(folder, 'program.mjs');
  await writeFile(path, program);
  return openSight({ modules: folder, signal, program: path });
}

describe('what sees in single pictures', () => {
  it('puts an answer together however it is cut', async () => {
    const sight = await sightOf(`
      process.stdin.once('data', async () => {
        const json = Buffer.from('[{"thing":"cat"}]');
        const length = Buffer.alloc(4);
        length.writeUInt32LE(json.length);
        for (const byte of Buffer.concat([length, json])) {
          process.stdout.write(Buffer.of(byte));
          await new Promise((resolve) => setTimeout(resolve, 2));
        }
      });`);
    expect(await sight.things(picture)).toEqual([{ thing: 'cat' }]);
    sight.close();
  });

  it('says that its program has failed, also to who asks later', async () => {
    const sight = await sightOf('process.exit(3);');
    await expect(sight.people(picture)).rejects.toThrow();
    await expect(sight.people(picture)).rejects.toThrow();
  });

  it('is killed when the picture is given up', async () => {
    const stop = new AbortController();
    const sight = await sightOf('setInterval(() => {}, 1000);', stop.signal);
    const asked = sight.things(picture);
    stop.abort();
    await expect(asked).rejects.toThrow();
  });

  it.skipIf(!modules)('makes a picture twice as large with the real program', async () => {
    const sight = openSight({ modules: modules as string, signal: new AbortController().signal });
    const larger = await sight.enlarge(picture);
    expect([larger.width, larger.height]).toEqual([128, 128]);
    // An even grey stays that grey.
    const middle = larger.rgb.subarray(3 * (64 * 128 + 64), 3 * (64 * 128 + 64) + 3);
    for (const value of middle) expect(Math.abs(value - 110)).toBeLessThan(4);
    sight.close();
  });
});
