import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The folder of small clips that the browser tests upload. */
export const mediaFolder = join(process.env.E2E_DATA_DIR ?? '.', 'media');

export const clips = ['mer.mp4', 'ville.mp4', 'nuit.webm'].map((name) => join(mediaFolder, name));
export const music = join(mediaFolder, 'pulsation.mp3');

/** Three moving, differing clips with sound, and a beat: enough for every preset to choose from. */
export async function makeMedia(): Promise<void> {
  await mkdir(mediaFolder, { recursive: true });
  const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  await Promise.all([
    clip(
      'gradients=s=640x360:r=30:d=14:c0=0x1d4e70:c1=0x7fc8d8:speed=0.06:seed=3',
      'mer.mp4',
      h264,
    ),
    clip('testsrc2=s=480x640:r=25:d=12', 'ville.mp4', h264),
    clip('mandelbrot=s=426x240:r=24:maxiter=200:end_scale=0.02:end_pts=300', 'nuit.webm', [
      '-c:v',
      'libvpx',
      '-deadline',
      'realtime',
      '-c:a',
      'libvorbis',
    ]),
    ffmpeg(['-f', 'lavfi', '-i', beat, '-t', '30', '-c:a', 'libmp3lame', music]),
  ]);
}

/** 120 beats a minute: a decaying 110 Hz kick each half second. */
const beat = "aevalsrc='0.8*sin(2*PI*110*t)*exp(-18*mod(t,0.5))':s=44100";

function clip(source: string, name: string, codec: string[]): Promise<void> {
  const sound = 'sine=frequency=330:sample_rate=48000';
  const inputs = ['-f', 'lavfi', '-i', source, '-f', 'lavfi', '-i', sound];
  return ffmpeg([...inputs, '-t', '12', ...codec, '-shortest', join(mediaFolder, name)]);
}

/** The last of the arguments is the file; one that is there already, from another worker, is kept. */
export async function ffmpeg(args: string[]): Promise<void> {
  const path = args.at(-1) ?? '';
  if (existsSync(path)) return;
  const draft = join(dirname(path), `${process.pid}-${basename(path)}`);
  const all = ['-v', 'error', '-y', ...args.slice(0, -1), draft];
  await run(process.env.FFMPEG_PATH ?? 'ffmpeg', all);
  await rename(draft, path);
}

/** Clips worth showing: the shots of our own landing film. */
export async function showClips(): Promise<string[]> {
  const film = fileURLToPath(new URL('../apps/web/public/landing/film.mp4', import.meta.url));
  const names = ['lac', 'campagne', 'dunes', 'soir'];
  return Promise.all(
    names.map(async (name, index) => {
      const path = join(mediaFolder, `${name}.mp4`);
      const cut = ['-ss', String(index * 3 + 0.1), '-i', film, '-t', '2.8', '-an'];
      await ffmpeg([...cut, '-c:v', 'libx264', '-crf', '18', path]);
      return path;
    }),
  );
}

/** Twelve seconds whose frames carry their number: nine bars, the first the lowest bit. */
export async function numberedClip(): Promise<string> {
  const path = join(mediaFolder, 'nombres.mp4');
  const bars = "geq=lum='16+219*mod(floor(N/pow(2\\,floor(X/28)))\\,2)':cb=128:cr=128";
  const source = `color=black:s=256x144:r=30:d=12,${bars}`;
  await ffmpeg([
    '-f',
    'lavfi',
    '-i',
    source,
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '60',
    path,
  ]);
  return path;
}

/** A sun over a sea: enough to be a picture, so little that screenshots with it stay small. */
export async function makePicture(name: string, sky = '0x2c5d74'): Promise<string> {
  const path = join(mediaFolder, name);
  const scene = `color=${sky}:s=640x480,drawbox=y=300:h=180:color=0x10202f:t=fill`;
  const sun = 'drawbox=x=420:y=120:w=90:h=90:color=0xe8a25c:t=fill';
  await ffmpeg(['-f', 'lavfi', '-i', `${scene},${sun}`, '-frames:v', '1', path]);
  return path;
}

/** Gives a screenshot a palette of its own: a third of its bytes, and no difference to see. */
export async function shrinkPicture(path: string): Promise<void> {
  const small = `${path}.small.png`;
  const palette = 'split[a][b];[a]palettegen=max_colors=255:reserve_transparent=0[p]';
  const graph = `${palette};[b][p]paletteuse=dither=none`;
  await ffmpeg(['-i', path, '-vf', graph, '-compression_level', '9', '-pred', 'none', small]);
  await rename(small, path);
}

/** Of the pictures or the sound of a file as they are encoded. */
export async function streamHash(path: string, stream: 'v' | 'a'): Promise<string> {
  const args = ['-v', 'error', '-i', path, '-map', `0:${stream}`, '-c', 'copy', '-f', 'hash', '-'];
  const { stdout } = await run(process.env.FFMPEG_PATH ?? 'ffmpeg', args);
  return stdout.trim();
}
