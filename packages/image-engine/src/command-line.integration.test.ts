import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./command-line.ts', import.meta.url));

it('says how many pictures a folder lacks, instead of failing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'armoni-style-'));
  const words = ['learn', '--images', folder, '--name', 'X', '--out', join(folder, 'x.style')];
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [program, ...words], (_, __, stderr) => resolve(stderr));
  });
  await rm(folder, { recursive: true });
  expect(said).toContain('0 image(s) dans ce dossier ; il en faut au moins 15');
});
