import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutBorders } from '../../ffmpeg/inner-picture.ts';
import { runInParallel } from '../../ffmpeg/run-in-parallel.ts';
import { ToolFailed } from '../../ffmpeg/tool-errors.ts';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import type { MediaReference } from '../../model/media.ts';
import { toSeconds } from '../../model/time.ts';
import type { Shot, Timeline } from '../../model/timeline.ts';
import { sourceInput } from '../segments/source-input.ts';

/** A stretch of a clip with its shake taken out, as a file of its own. */
export type SteadyClip = {
  readonly reference: MediaReference;
  /** Where in the clip it begins. */
  readonly fromSeconds: number;
};

export type SteadiedShots = {
  /** By shot. */
  readonly clips: ReadonlyMap<string, SteadyClip>;
  /** French. */
  readonly notes: readonly string[];
};

type SteadyOptions = {
  readonly tools: Tools;
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly concurrency: number;
  /** Of which shots something is to be rendered, where they are shown from these clips. */
  readonly missing: (clips: ReadonlyMap<string, SteadyClip>) => ReadonlySet<string>;
};

const steadyVersion = 2;
/** Beside a shot: dissolves reach out of it, and a path is smoothed by what is around. */
const marginSeconds = 0.8;
/** Frames on either side over which the camera's path is smoothed. */
const smoothingFrames = 20;
/** Share of the width that a frame may be moved by, since the picture is enlarged by as much. */
const mostShift = 0.06;
/** What is rendered from it is coded once more: hardly anything may be lost before. */
const nearlyLossless = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '12', '-g', '15'];

/**
 * Steadies the shots that say so, each once: two passes over what is shown of its clip. A shot that is
 * rendered whole already is not steadied again: its clip is named, and no file is made.
 */
export async function steadyShots(
  timeline: Timeline,
  references: ReadonlyMap<string, MediaReference>,
  options: SteadyOptions,
): Promise<SteadiedShots> {
  const shots = timeline.tracks.video.clips.filter(({ steady, mediaReference }) => {
    const probe = references.get(mediaReference.sourceId)?.probe;
    // Eight bits are too few for what is tone-mapped afterwards.
    return steady && probe?.kind === 'video' && probe.hdr === 'none';
  });
  if (shots.length === 0) return { clips: new Map(), notes: [] };
  const means = await meansOf(options);
  if (means === 'none') return { clips: new Map(), notes: [steadyTexts.impossible] };
  const tasks = shots.map((shot) => {
    const reference = references.get(shot.mediaReference.sourceId) as MediaReference;
    return { shot, reference, clip: steadyClip(shot, reference, means, options.folder) };
  });
  const missing = options.missing(new Map(tasks.map(({ shot, clip }) => [shot.id, clip])));
  const clips = await runInParallel(tasks, options.concurrency, async ({ shot, ...task }) => {
    const isThere = !missing.has(shot.id) || (await isSteadied(task, means, options));
    return [shot.id, isThere ? task.clip : null] as const;
  });
  const steadied = clips.flatMap(([id, clip]) => (clip === null ? [] : [[id, clip] as const]));
  const lost = clips.length - steadied.length;
  return {
    clips: new Map(steadied),
    notes: [
      ...(steadied.length > 0 ? [steadyTexts.done(steadied.length)] : []),
      ...(lost > 0 ? [steadyTexts.lost(lost)] : []),
    ],
  };
}

/** A shot that cannot be steadied is shown as it was filmed: it must not stop the film. */
async function isSteadied(...task: Parameters<typeof makeSteady>): Promise<boolean> {
  try {
    await makeSteady(...task);
    return true;
  } catch (error) {
    if (!(error instanceof ToolFailed)) throw error;
    return false;
  }
}

const steadyTexts = {
  lost: (count: number) =>
    count === 1
      ? 'Un plan n’a pas pu être stabilisé : il est montré comme il a été filmé.'
      : `${count} plans n’ont pas pu être stabilisés : ils sont montrés comme ils ont été filmés.`,
  impossible: 'Des plans devaient être stabilisés : l’outil vidéo du studio ne sait pas le faire.',
  done: (count: number) =>
    count === 1
      ? 'Un plan est stabilisé : son cadre est un peu plus serré.'
      : `${count} plans sont stabilisés : leur cadre est un peu plus serré.`,
} as const;

type Means = 'vidstab' | 'deshake' | 'none';

/** What the installed ffmpeg can do; asked only where a shot needs it. */
async function meansOf({ tools, signal }: Pick<SteadyOptions, 'tools' | 'signal'>): Promise<Means> {
  const { stdout } = await runFfmpeg(tools, ['-filters'], { signal });
  const filters = stdout.toString('latin1');
  if (/ vidstabdetect /.test(filters) && / vidstabtransform /.test(filters)) return 'vidstab';
  return / deshake /.test(filters) ? 'deshake' : 'none';
}

/** What a shot is shown from once it is steadied, by content: the file may not be there yet. */
function steadyClip(
  shot: Shot,
  reference: MediaReference,
  means: Exclude<Means, 'none'>,
  folder: string,
): SteadyClip {
  const { inner: _inner, ...upright } = reference.probe;
  const start = toSeconds(shot.sourceRange.startTime);
  const fromSeconds = Math.max(0, start - marginSeconds);
  const end = start + toSeconds(shot.sourceRange.duration) + marginSeconds;
  const durationSeconds = Math.min(upright.durationSeconds, end) - fromSeconds;
  const recipe = [steadyVersion, means, reference.contentHash, fromSeconds, durationSeconds];
  const hash = createHash('sha256').update(JSON.stringify(recipe)).digest('hex');
  return {
    fromSeconds,
    reference: {
      ...reference,
      path: join(folder, `steady-${hash.slice(0, 24)}.mkv`),
      contentHash: hash,
      probe: {
        ...upright,
        // vidstab aborts on odd sizes.
        ...{ width: evenly(upright.width), height: evenly(upright.height) },
        formatName: 'matroska',
        rotationDegrees: 0,
        pixelAspect: 1,
        durationSeconds,
        keyframeSeconds: [0],
        isTruncated: false,
      },
    },
  };
}

type SteadyTask = { readonly reference: MediaReference; readonly clip: SteadyClip };

async function makeSteady(
  { reference, clip }: SteadyTask,
  means: Exclude<Means, 'none'>,
  { tools, signal }: SteadyOptions,
): Promise<void> {
  const { path } = clip.reference;
  if (existsSync(path)) return;
  const { width, height, durationSeconds } = clip.reference.probe;
  const input = sourceInput(reference, { startSeconds: clip.fromSeconds, durationSeconds });
  const scale = `scale=${width}:${height},setsar=1,format=yuv420p`;
  const picture = `${withoutBorders(reference)}${scale}`;
  const found = path.replace(/\.mkv$/, '.partial.trf');
  if (means === 'vidstab') {
    const detect = `vidstabdetect=shakiness=8:accuracy=12:result=${quoted(found)}`;
    await runFfmpeg(
      tools,
      [...input, '-map', '0:v:0', '-vf', `${picture},${detect}`, '-an', '-f', 'null', '-'],
      { signal },
    );
  }
  const steadying = means === 'vidstab' ? transform(found, width) : 'deshake=edge=mirror';
  await runFfmpeg(
    tools,
    [
      ...input,
      ...['-map', '0:v:0', '-map', '0:a:0?', '-vf', `${picture},${steadying},format=yuv420p`],
      ...[...nearlyLossless, '-fps_mode', 'passthrough', '-c:a', 'pcm_s16le'],
      ...['-f', 'matroska', `file:${path}.partial`],
    ],
    { signal },
  );
  await rename(`${path}.partial`, path);
  await rm(found, { force: true });
}

/** Enlarged as a whole by what its largest correction uncovers, then sharpened a little. */
function transform(found: string, width: number): string {
  const shift = Math.round(mostShift * width);
  return (
    `vidstabtransform=input=${quoted(found)}:smoothing=${smoothingFrames}:maxshift=${shift}` +
    ':optzoom=1:interpol=bicubic,unsharp=5:5:0.4:3:3:0'
  );
}

function evenly(size: number): number {
  return Math.max(2, 2 * Math.round(size / 2));
}

/** Between quotes nothing of a path means anything to a filter but the quote itself. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", "'\\\\\\''").replaceAll(':', '\\:')}'`;
}
