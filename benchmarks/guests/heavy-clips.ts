import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { claimingFrameRate, endlessGif, pixelLine } from '@armoni/video-engine/testing/rude-media';
import { getJson, uploadClip } from '../../apps/server/src/features/files/testing.ts';
import { type Person, postJson, signUpSomebody } from '../../apps/server/src/testing.ts';
import { keepBusy, type RudeGuest } from './rude-guest.ts';

type Prepared = {
  readonly person: Person;
  /** PNGs of one line, no two alike: what was drawn once is remembered. */
  readonly lines: readonly string[];
  readonly heavy: readonly string[];
};

export const guest: RudeGuest<Prepared> = {
  title:
    'eight lines of 65,535 pixels looked at at once; films of them, of a clip that claims a million frames a second and of a huge GIF',
  before: '1.7 GB each; films waited nine minutes',
  async prepare(url, isSmall) {
    const person = await signUpSomebody(url, `invite-${process.pid}`);
    const upload = async (name: string, bytes: Buffer) => {
      const answer = await uploadClip(url, person, bytes, name);
      return ((await answer.json()) as { id: string }).id;
    };
    const lines: string[] = [];
    for (let index = 0; index < (isSmall ? 2 : 200); index += 1) {
      lines.push(await upload(`ligne-${index}.png`, pixelLine(65_535 - index)));
    }
    const heavy = [
      await upload('rapide.mp4', claimingFrameRate(await evenClip(), { ticksPerFrame: 1000 })),
      await upload('large.gif', endlessGif(4900, { width: 7000, height: 7000 })),
    ];
    return { person, lines, heavy };
  },
  async disturb(studio) {
    const { url, prepared } = studio;
    const { person, lines, heavy } = prepared;
    const look = (number: number) =>
      getJson(`${url}/api/v1/video/clips/${lines[number % lines.length]}`, person);
    const film = () =>
      postJson(
        `${url}/api/v1/video/process`,
        { file_ids: [...lines.slice(0, 2), ...heavy], instructions: '' },
        { authorization: person.bearer },
      );
    // Eight films wait at any time: more would only wait, too.
    const films = Array.from({ length: 8 }, film);
    const asked: string[] = [];
    for (const answer of await Promise.all(films)) {
      studio.tell(`film ${answer.status}`);
      if (answer.ok) asked.push(((await answer.json()) as { job_id: string }).job_id);
    }
    await keepBusy(studio, 8, look);
    // What is left of them would disturb whoever is measured next.
    const headers = { authorization: person.bearer };
    for (const job of asked) {
      await fetch(`${url}/api/v1/video/jobs/${job}/cancel`, { method: 'POST', headers });
    }
  },
};

async function evenClip(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'armoni-guest-'));
  const path = join(folder, 'clip.mp4');
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=25:d=4', '-pix_fmt', 'yuv420p'];
  const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg';
  const args = ['-v', 'error', '-nostdin', ...source, '-video_track_timescale', '25000', path];
  await promisify(execFile)(ffmpeg, args);
  const bytes = await readFile(path);
  await rm(folder, { recursive: true });
  return bytes;
}
