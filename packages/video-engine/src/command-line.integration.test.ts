import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movingVideo, testTools } from './render/testing/make-media.ts';

const program = fileURLToPath(new URL('command-line.ts', import.meta.url));

let media: string;
let clips: readonly string[];

beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'montage-media-'));
  const made = await Promise.all([
    movingVideo(media, 'plage.mp4', { seconds: 4, size: '320x180' }),
    movingVideo(media, 'ville.mp4', { seconds: 4, size: '320x180', filters: 'hue=h=120' }),
  ]);
  clips = made.map(({ path }) => path);
});
afterAll(() => rm(media, { recursive: true }));

describe('montage --plan-only', () => {
  it('prints what is understood, refused and not understood, and the shots', async () => {
    const wish = 'Un film de 4 secondes, commence par la ville, sous-titres, wahou';
    const lines = (await planOnly('--clips', ...clips, '--instructions', wish)).split('\n');
    const section = (title: string) => {
      const start = lines.findIndex((line) => line.startsWith(title));
      const length = lines.slice(start + 1).findIndex((line) => !line.startsWith('  '));
      return start < 0 ? [] : lines.slice(start + 1, start + 1 + length).map((line) => line.trim());
    };
    expect(section('Compris')).toEqual([
      expect.stringMatching(/^4\s+s \(« 4 secondes »\) ✓ 4\s+s$/),
      'clip 2 d’abord (« commence par la ville ») ✓ clip 2',
    ]);
    expect(section('Refusé')).toEqual([expect.stringContaining('« sous-titres » — Sous-titres')]);
    expect(section('Non compris')).toEqual(['« wahou »']);
    const shots = section('Plans (4');
    expect(shots.length).toBeGreaterThan(0);
    expect(shots[0]).toMatch(/^ville\.mp4, .* à partir de /);
  });

  it('reads a wish of nothing as a film of its own choosing', async () => {
    const printed = await planOnly('--clips', ...clips);
    expect(printed).not.toMatch(/Compris|Refusé|Non compris/);
    expect(printed).toContain('Plans (');
  });
});

async function planOnly(...words: string[]): Promise<string> {
  const { ffmpegPath, ffprobePath } = testTools;
  const env = { ...process.env, FFMPEG_PATH: ffmpegPath, FFPROBE_PATH: ffprobePath };
  const args = [program, ...words, '--plan-only'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return stdout;
}
