import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArguments } from './command-line-arguments.ts';

let folder: string;
let clip: string;
let out: readonly string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'montage-arguments-'));
  clip = join(folder, 'a.mp4');
  await writeFile(clip, '');
  out = ['--out', join(folder, 'film.mp4'), '--report', join(folder, 'report.json')];
});
afterAll(() => rm(folder, { recursive: true }));

describe('readArguments', () => {
  it('takes every file after --clips', () => {
    const read = readArguments(['--clips', clip, clip, clip, '--instructions', 'court', ...out]);
    expect(read).toMatchObject({
      ok: true,
      arguments: {
        clips: [clip, clip, clip],
        instructions: 'court',
        aspect: '16:9',
        seed: 1,
        planOnly: false,
      },
    });
  });

  it('needs no film to write for a plan', () => {
    const read = readArguments([
      '--clips',
      clip,
      '--plan-only',
      '--report',
      join(folder, 'r.json'),
    ]);
    expect(read).toMatchObject({ ok: true, arguments: { planOnly: true, out: null } });
  });

  it.each([
    ['no clip', () => [...out], /au moins un fichier/],
    [
      'a clip that is not there',
      () => ['--clips', 'absent.mp4', ...out],
      /introuvable : absent\.mp4/,
    ],
    ['another aspect', () => ['--clips', clip, '--aspect', '4:3', ...out], /« 4:3 »/],
    ['a seed that is no number', () => ['--clips', clip, '--seed', 'x', ...out], /« x »/],
    ['no film to write', () => ['--clips', clip], /--out/],
    ['a folder that is not there', () => ['--clips', clip, '--out', '/absent/f.mp4'], /\/absent/],
    ['an unknown option', () => ['--clips', clip, '--colour', ...out], /inconnue.*--colour/],
  ])('says in French what is wrong: %s', (_, words, message) => {
    const read = readArguments(words());
    expect(read.ok ? '' : read.message).toMatch(message);
  });
});
