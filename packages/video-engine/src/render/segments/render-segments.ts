import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { runInParallel } from '../../ffmpeg/run-in-parallel.ts';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import type { FrameRate } from '../../model/time.ts';
import { samplesPerSecond } from '../encoding.ts';
import type { PreparedTitle } from '../titles/prepared-title.ts';
import { layerInput, overlaps } from '../titles/title-overlay.ts';
import { type SegmentCommand, type SegmentRecipe, segmentCommand } from './segment-arguments.ts';
import { sourceInput } from './source-input.ts';

export type RenderedSegment = {
  readonly firstFrame: number;
  readonly frameCount: number;
  readonly videoPath: string;
  /** Stereo 32-bit floats at 48 kHz, exactly as long as the picture; null when silent. */
  readonly soundPath: string | null;
};

export type RenderSegmentsOptions = {
  readonly tools: Tools;
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly concurrency: number;
  /** Called with the frames of each finished segment. */
  readonly onFrames: (frames: number) => void;
};

/** Changes whenever the same recipe would come out as another picture. */
const recipeVersion = 2;

/**
 * Renders each segment that the folder does not hold yet. A segment is named by the hash of its
 * exact recipe and appears only when whole, so a second run renders what is missing or changed.
 */
export async function renderSegments(
  recipes: readonly SegmentRecipe[],
  options: RenderSegmentsOptions,
): Promise<readonly RenderedSegment[]> {
  for (const recipe of recipes) for (const { files } of titlesIn(recipe)) files.expectReader();
  return await runInParallel(recipes, options.concurrency, async (recipe) => {
    const rendered = await renderSegment(recipe, options);
    for (const { files } of titlesIn(recipe)) await files.release();
    options.onFrames(rendered.frameCount);
    return rendered;
  });
}

async function renderSegment(
  recipe: SegmentRecipe,
  { tools, folder, signal }: RenderSegmentsOptions,
): Promise<RenderedSegment> {
  const { firstFrame, frameCount } = recipe.segment;
  const command = segmentCommand(recipe);
  const base = join(folder, `segment-${recipeKey(command)}`);
  const videoPath = `${base}.mp4`;
  const soundPath = command.hasSound ? `${base}.f32` : null;
  if (!existsSync(videoPath) || (soundPath !== null && !existsSync(soundPath))) {
    signal.throwIfAborted();
    for (const { files } of titlesIn(recipe)) await files.draw();
    await runFfmpeg(tools, commandLine(command, base, recipe.timeline.rate), { signal });
    // The sound first: a picture that exists says that its sound does too.
    if (soundPath !== null) await rename(`${base}.partial.f32`, soundPath);
    await rename(`${base}.partial.mp4`, videoPath);
  }
  return { firstFrame, frameCount, videoPath, soundPath };
}

function titlesIn({ titles, segment }: SegmentRecipe): readonly PreparedTitle[] {
  return titles.filter((title) => overlaps(title, segment));
}

/** Sources first, then the layers of its texts. */
export function segmentInputs(
  { inputs, overlays }: SegmentCommand,
  rate: FrameRate,
): readonly string[] {
  return [
    ...inputs.flatMap(({ reference, ...stretch }) => sourceInput(reference, stretch)),
    ...overlays.flatMap((overlaid) => layerInput(overlaid, rate)),
  ];
}

function commandLine(command: SegmentCommand, base: string, rate: FrameRate): readonly string[] {
  return [
    ...segmentInputs(command, rate),
    ...['-filter_complex_threads', '1', '-filter_complex', command.graph],
    ...['-map', '[picture]', ...command.videoArguments, '-f', 'mp4', `file:${base}.partial.mp4`],
    ...(command.hasSound
      ? [
          ...['-map', '[sound]', '-c:a', 'pcm_f32le', '-ar', String(samplesPerSecond)],
          ...['-ac', '2', '-f', 'f32le', `file:${base}.partial.f32`],
        ]
      : []),
  ];
}

/** The same bytes in, by content and not by place, and the same filters: the same key. */
function recipeKey({ inputs, overlays, graph, videoArguments }: SegmentCommand): string {
  const sources = inputs.map(({ reference, startSeconds, durationSeconds }) => [
    reference.contentHash,
    startSeconds,
    durationSeconds,
  ]);
  const titles = overlays.map(({ title, layer }) => [title.key, layer]);
  const recipe = JSON.stringify([recipeVersion, sources, titles, graph, videoArguments]);
  return createHash('sha256').update(recipe).digest('hex').slice(0, 32);
}
