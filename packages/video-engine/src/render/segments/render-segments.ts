import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { runInParallel } from '../../ffmpeg/run-in-parallel.ts';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import { samplesPerSecond } from '../encoding.ts';
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
const recipeVersion = 1;

/**
 * Renders each segment that the folder does not hold yet. A segment is named by the hash of its
 * exact recipe and appears only when whole, so a second run renders what is missing or changed.
 */
export async function renderSegments(
  recipes: readonly SegmentRecipe[],
  options: RenderSegmentsOptions,
): Promise<readonly RenderedSegment[]> {
  return await runInParallel(recipes, options.concurrency, async (recipe) => {
    const rendered = await renderSegment(recipe, options);
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
    await runFfmpeg(tools, commandLine(command, base), { signal });
    // The sound first: a picture that exists says that its sound does too.
    if (soundPath !== null) await rename(`${base}.partial.f32`, soundPath);
    await rename(`${base}.partial.mp4`, videoPath);
  }
  return { firstFrame, frameCount, videoPath, soundPath };
}

function commandLine(command: SegmentCommand, base: string): readonly string[] {
  return [
    ...command.inputs.flatMap(({ reference, ...stretch }) => sourceInput(reference, stretch)),
    ...command.cardPaths.flatMap((path) => [
      ...['-loop', '1', '-framerate', '30', '-f', 'image2', '-pattern_type', 'none'],
      ...['-i', `file:${path}`],
    ]),
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
function recipeKey({ inputs, cardPaths, graph, videoArguments }: SegmentCommand): string {
  const sources = inputs.map(({ reference, startSeconds, durationSeconds }) => [
    reference.contentHash,
    startSeconds,
    durationSeconds,
  ]);
  // A card's name is the hash of its content.
  const cards = cardPaths.map((path) => path.slice(path.lastIndexOf('card-')));
  const recipe = JSON.stringify([recipeVersion, sources, cards, graph, videoArguments]);
  return createHash('sha256').update(recipe).digest('hex').slice(0, 32);
}
