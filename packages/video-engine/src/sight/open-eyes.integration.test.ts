import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSignal, testTools } from '../testing/test-media.ts';
import { openEyes } from './open-eyes.ts';

const eyesFolder = process.env.EYES_FOLDER;
const width = 384;
const height = 216;
const grey = { rgb: new Uint8Array(3 * width * height).fill(110), width, height };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'armoni-eyes-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Eyes that run another program, and what they said of its end. */
async function eyesOf(program: string, signal = testSignal) {
  const path = join(folder, 'program.mjs');
  await writeFile(path, program);
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => failures.push(error);
  const tools = { ...testTools, eyesFolder: folder };
  return { eyes: openEyes(tools, { signal, onFailure, program: path }), failures };
}

describe('eyes', () => {
  it('are none where they are not installed', () => {
    expect(openEyes(testTools, { signal: testSignal, onFailure: () => {} })).toBeNull();
  });

  it('see nothing more once their program has failed, and say so once', async () => {
    const { eyes, failures } = await eyesOf('process.stdin.once("data", () => process.exit(3));');
    expect(await eyes?.see(grey)).toEqual([]);
    expect(await eyes?.see(grey)).toEqual([]);
    await eyes?.close();
    expect(failures).toHaveLength(1);
  });

  it('answer each picture in its turn', async () => {
    const { eyes, failures } = await eyesOf(`
      let bytes = 0;
      const size = ${8 + grey.rgb.length};
      for await (const chunk of process.stdin) {
        const before = Math.floor(bytes / size);
        bytes += chunk.length;
        for (let i = before; i < Math.floor(bytes / size); i += 1) console.log(JSON.stringify([i]));
      }`);
    const seen = await Promise.all([0, 1, 2].map(() => eyes?.see(grey)));
    expect(seen).toEqual([[0], [1], [2]]);
    await eyes?.close();
    expect(failures).toEqual([]);
  });

  it('are killed when the film is given up', async () => {
    const stop = new AbortController();
    const { eyes, failures } = await eyesOf('setInterval(() => {}, 1000);', stop.signal);
    const seen = eyes?.see(grey);
    stop.abort();
    expect(await seen).toEqual([]);
    await eyes?.close();
    expect(failures).toEqual([]);
  });

  it.skipIf(!eyesFolder)('see nothing in a grey picture, with the real program', async () => {
    const failures: unknown[] = [];
    const eyes = openEyes(
      { ...testTools, eyesFolder: eyesFolder as string },
      { signal: testSignal, onFailure: (error) => failures.push(error) },
    );
    expect(await eyes?.see(grey)).toEqual([]);
    await eyes?.close();
    expect(failures).toEqual([]);
  });
});
