import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signBytes } from './manifest/sign-bytes.ts';
import { sourceOfBytes } from './runtime/sync-blob.ts';
import { testIdentity, testOrder, testPicture } from './testing/made-media.ts';

const program = fileURLToPath(new URL('command-line.ts', import.meta.url));

type Ended = { readonly code: number; readonly said: string };

describe('verify', () => {
  let folder: string;
  let signed: Buffer;

  /** In a folder that holds the studio's authority, as the data folder does. */
  const verify = (...words: string[]) =>
    new Promise<Ended>((resolve) => {
      const env = { ...process.env, ARMONI_DATA_DIR: folder };
      const child = execFile(process.execPath, [program, ...words], { env }, (_, out, errors) =>
        resolve({ code: child.exitCode ?? -1, said: out + errors }),
      );
    });
  const file = async (name: string, bytes: Buffer) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return path;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'armoni-verify-'));
    await writeFile(join(folder, 'signing-authority.pem'), (await testIdentity()).anchors);
    const source = sourceOfBytes(await testPicture('png'));
    signed = (await signBytes(source, 'image/png', await testOrder())).asset;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('says of a whole file what its signature proves, and ends with 0', async () => {
    const { code, said } = await verify(await file('whole.png', signed));
    expect(code).toBe(0);
    expect(said).toContain('Faite par un programme, sans modèle entraîné, dans ce studio');
    expect(said).toContain('Prouvé : Faite par un programme');
  });

  it('says that a changed file is not what was signed, and ends with 1', async () => {
    const changed = Buffer.from(signed);
    changed[changed.length - 200] = (changed[changed.length - 200] as number) ^ 1;
    const { code, said } = await verify(await file('changed.png', changed));
    expect(code).toBe(1);
    expect(said).toContain('La signature ne correspond plus au fichier.');
    expect(said).not.toContain('Prouvé');
  });

  it('says that nothing proves nothing, and ends with 2', async () => {
    const { code, said } = await verify(await file('bare.png', await testPicture('png')));
    expect(code).toBe(2);
    expect(said).toContain('Aucune marque trouvée. Cela ne prouve rien.');
  });

  it('ends with 64 without a file', async () => {
    expect((await verify(join(folder, 'absent.png'))).code).toBe(64);
    expect((await verify()).code).toBe(64);
  });

  it('tells programs the same', async () => {
    const { said } = await verify(await file('whole.png', signed), '--json');
    expect(JSON.parse(said)).toMatchObject({ provenance: { standing: 'ours', failures: [] } });
  });
});
