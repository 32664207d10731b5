import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { ModelDamaged, modelsFolder, readModel } from './model-files.ts';

it('refuses a model of which one bit is another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'armoni-models-'));
  const name = 'silero-vad-v6.f32';
  const bytes = await readFile(new URL(name, modelsFolder));
  expect(readModel(name).byteLength).toBe(bytes.byteLength);
  bytes[1000]! ^= 1;
  await writeFile(join(folder, name), bytes);
  expect(() => readModel(name, pathToFileURL(`${folder}/`))).toThrow(ModelDamaged);
  await rm(folder, { recursive: true });
});
