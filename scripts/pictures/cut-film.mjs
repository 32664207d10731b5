import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { edit } from '../../packages/video-engine/src/edit.ts';
import { say } from '../setup/say.mjs';
import { siteXmp } from './write-stills.mjs';

const ffmpegPath = process.env.FFMPEG_PATH ?? 'ffmpeg';
const ffprobePath = process.env.FFPROBE_PATH ?? 'ffprobe';

/**
 * Straight cuts and nothing at the ends: the step from the last shot to the first is one cut more,
 * so the loop has no seam.
 */
const intent = (seconds) => ({
  duration: { minSeconds: seconds, maxSeconds: seconds },
  pace: /** @type {const} */ ('medium'),
  order: /** @type {const} */ ('given'),
  selection: /** @type {const} */ ('everything'),
  originalSound: /** @type {const} */ ('drop'),
  hook: false,
  look: /** @type {const} */ ('normal'),
  speed: /** @type {const} */ ('normal'),
});

/** Asks the video engine for the film of these stills, in this order. */
export async function cutFilm({ paths, seconds, workFolder }) {
  const outcome = await edit(
    {
      sources: paths.map((path, index) => ({ id: `plan-${index + 1}`, path, name: path })),
      instructions: '',
      corrections: { ignored: [], set: intent(seconds) },
      musicPath: null,
      aspectRatio: '16:9',
      seed: 1,
      workFolder: join(workFolder, 'montage'),
    },
    {
      ffmpegPath: which(ffmpegPath),
      ffprobePath: which(ffprobePath),
      signal: new AbortController().signal,
    },
  );
  if (!outcome.ok) throw new Error(outcome.message);
  if (!('filmPath' in outcome)) throw new Error('the film was only planned');
  return outcome;
}

/** The film as a page can afford it: smaller, silent, ready to play from its first bytes. */
export function shrinkFilm(filmPath, outPath, codec) {
  say(`film : ${outPath}`);
  const coding = {
    h264: ['libx264', '-preset', 'slow', '-crf', '30', '-profile:v', 'high'],
    av1: ['libsvtav1', '-preset', '6', '-crf', '50'],
  }[codec];
  const filters = 'scale=1280:720:flags=lanczos,format=yuv420p';
  const out = ['-an', '-vf', filters, '-g', '240', '-c:v', ...coding, '-movflags', '+faststart'];
  execFileSync(ffmpegPath, ['-v', 'error', '-y', '-i', filmPath, ...out, outPath]);
  markFilm(outPath);
}

/** ISO 16684-1, A.3: XMP in a box of its own, behind all that plays. */
function markFilm(path) {
  const packet = Buffer.from(siteXmp);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(head.length + xmpBox.length + packet.length);
  head.write('uuid', 4);
  appendFileSync(path, Buffer.concat([head, xmpBox, packet]));
}

const xmpBox = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** The first frame exactly as it plays, so that poster and film meet without a jump. */
export function firstFrame(filmPath) {
  const out = ['-frames:v', '1', '-f', 'image2', '-c:v', 'png', '-'];
  return execFileSync(ffmpegPath, ['-v', 'error', '-i', filmPath, ...out], { maxBuffer: 1 << 26 });
}

/** The engine runs tools by their full path. */
function which(name) {
  return execFileSync('/bin/sh', ['-c', 'command -v -- "$0"', name], { encoding: 'utf8' }).trim();
}
