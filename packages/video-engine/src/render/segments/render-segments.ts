import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { isDecoderComplaint } from '../../ffmpeg/complaints.ts';
import { runInParallel } from '../../ffmpeg/run-in-parallel.ts';
import { runFfmpeg, type Tools } from '../../ffmpeg/tools.ts';
import type { FrameRate } from '../../model/time.ts';
import { samplesPerSecond } from '../encoding.ts';
import { markInput } from '../prepare-mark.ts';
import type { PreparedTitle } from '../titles/prepared-title.ts';
import { layerInput, overlaps } from '../titles/title-overlay.ts';
import { type PickedInput, pickedInput } from './picked-input.ts';
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
  /** Clips of which it is known that a decoder complains: they are shown as they are. */
  readonly knownDamaged: ReadonlySet<string>;
  /** Called with the frames of each finished segment. */
  readonly onFrames: (frames: number) => void;
};

/** Pictures of these clips would be made up where the file holds none. */
export class SourcesDamaged extends Error {
  override readonly name = 'SourcesDamaged';
  readonly sourceIds: readonly string[];

  constructor(sourceIds: readonly string[]) {
    super('a decoder complains of what is to be shown');
    this.sourceIds = sourceIds;
  }
}

/** Changes whenever the same recipe would come out as another picture or sound. */
const recipeVersion = 3;

/**
 * Renders each segment that the folder does not hold yet. Picture and sound are named each by the
 * hash of its exact recipe and appear only when whole, so a second run renders what is missing or
 * changed: another level of the music or a silenced clip leaves the pictures as they are.
 *
 * @throws SourcesDamaged before a segment with pictures of a damaged clip is kept
 */
export async function renderSegments(
  recipes: readonly SegmentRecipe[],
  options: RenderSegmentsOptions,
): Promise<readonly RenderedSegment[]> {
  for (const recipe of recipes) for (const { files } of titlesIn(recipe)) files.expectReader();
  const inTurn = turnsByPath();
  return await runInParallel(recipes, options.concurrency, async (recipe) => {
    const command = segmentCommand(recipe);
    const paths = pathsOf(command, options.folder);
    // A shot that stands there twice is rendered once: its second segment finds the first one's files.
    const { picture, sound } = paths;
    const rendered = await inTurn(sound === null ? [picture] : [picture, sound], () =>
      renderSegment({ recipe, command, paths }, options),
    );
    for (const { files } of titlesIn(recipe)) await files.release();
    options.onFrames(rendered.frameCount);
    return rendered;
  });
}

/** Runs tasks one after the other where they make the same file. */
function turnsByPath() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(paths: readonly string[], task: () => Promise<T>): Promise<T> => {
    const turn = Promise.allSettled(paths.map((path) => last.get(path))).then(task);
    for (const path of paths) last.set(path, turn);
    return turn;
  };
}

/** The shots of which a segment is not in the folder yet. */
export function missingShots(
  recipes: readonly SegmentRecipe[],
  folder: string,
): ReadonlySet<string> {
  const missing = recipes.filter((recipe) => {
    const { picture, sound } = pathsOf(segmentCommand(recipe), folder);
    return !existsSync(picture) || (sound !== null && !existsSync(sound));
  });
  return new Set(missing.flatMap(({ segment }) => segment.layers.map(({ shot }) => shot.id)));
}

function pathsOf(command: SegmentCommand, folder: string) {
  const sound = soundKey(command);
  return {
    picture: join(folder, `segment-${pictureKey(command)}.mp4`),
    sound: sound === null ? null : join(folder, `segment-${sound}.f32`),
  };
}

type SegmentTask = {
  readonly recipe: SegmentRecipe;
  readonly command: SegmentCommand;
  readonly paths: ReturnType<typeof pathsOf>;
};

async function renderSegment(
  { recipe, command, paths }: SegmentTask,
  { tools, signal, knownDamaged }: RenderSegmentsOptions,
): Promise<RenderedSegment> {
  const { firstFrame, frameCount } = recipe.segment;
  const { picture: videoPath, sound: soundPath } = paths;
  const missing = {
    picture: existsSync(videoPath) ? null : videoPath,
    sound: soundPath === null || existsSync(soundPath) ? null : soundPath,
  };
  if (missing.picture !== null || missing.sound !== null) {
    signal.throwIfAborted();
    if (missing.picture !== null) for (const { files } of titlesIn(recipe)) await files.draw();
    let isComplaining = false;
    const onStderr = (text: string) => {
      isComplaining ||= isDecoderComplaint(text);
    };
    const picked = missing.picture === null ? null : await pickedInput(command);
    const line = commandLine(command, missing, recipe.timeline.rate, picked);
    const stdin = picked ? { stdin: picked.stream } : {};
    await runFfmpeg(tools, line, { signal, onStderr, ...stdin });
    const unknown = command.inputs
      .map(({ reference }) => reference.id)
      .filter((id) => !knownDamaged.has(id));
    if (isComplaining && unknown.length > 0) throw new SourcesDamaged(unknown);
    for (const path of [missing.sound, missing.picture]) {
      if (path !== null) await rename(partialOf(path), path);
    }
  }
  return { firstFrame, frameCount, videoPath, soundPath };
}

function titlesIn({ titles, segment }: SegmentRecipe): readonly PreparedTitle[] {
  return titles.filter((title) => overlaps(title, segment));
}

/** Sources first, then the layers of its texts. */
export function segmentInputs(
  { inputs, overlays, mark }: SegmentCommand,
  rate: FrameRate,
  picked: PickedInput | null = null,
): readonly string[] {
  return [
    ...(picked?.arguments ?? sourceInputs(inputs)),
    ...overlays.flatMap((overlaid) => layerInput(overlaid, rate)),
    ...(mark ? markInput(mark) : []),
  ];
}

function sourceInputs(inputs: SegmentCommand['inputs']): readonly string[] {
  return inputs.flatMap(({ reference, ...stretch }) => sourceInput(reference, stretch));
}

/** Where the picture and the sound go; null for what is there already. */
type Outputs = { readonly picture: string | null; readonly sound: string | null };

function commandLine(
  command: SegmentCommand,
  { picture, sound }: Outputs,
  rate: FrameRate,
  picked: PickedInput | null,
): readonly string[] {
  const { pictureGraph, inputs, overlays, mark } = command;
  const isApart = picked !== null && sound !== null;
  const before = inputs.length + overlays.length + (mark ? 1 : 0);
  const soundGraph = isApart ? heardApart(command.soundGraph, before) : command.soundGraph;
  const graphs = [
    ...(picture === null ? [] : [pictureGraph]),
    ...(sound === null || soundGraph === null ? [] : [soundGraph]),
  ];
  const shown = picture === null ? { ...command, overlays: [], mark: null } : command;
  return [
    ...segmentInputs(shown, rate, picked),
    ...(isApart ? ['-vn', ...sourceInputs(inputs)] : []),
    ...['-filter_complex_threads', '1', '-filter_complex', graphs.join(';')],
    ...(picture === null
      ? []
      : [...['-map', '[picture]', ...command.videoArguments], ...['-f', 'mp4', toFile(picture)]]),
    ...(sound === null
      ? []
      : [
          ...['-map', '[sound]', '-c:a', 'pcm_f32le', '-ar', String(samplesPerSecond)],
          ...['-ac', '2', '-f', 'f32le', toFile(sound)],
        ]),
  ];
}

/** Picked pictures bring no sound: that of the only clip is read from an input of its own. */
function heardApart(soundGraph: string | null, input: number): string | null {
  return soundGraph?.replace('[0:a:0]', `[${input}:a:0]`) ?? null;
}

const toFile = (path: string) => `file:${partialOf(path)}`;

function partialOf(path: string): string {
  return `${path}.partial`;
}

/** The same bytes in, by content and not by place, and the same filters: the same key. */
function pictureKey(command: SegmentCommand): string {
  const { inputs, overlays, mark, pictureGraph, videoArguments } = command;
  const titles = overlays.map(({ title, layer }) => [title.key, layer]);
  const marked = mark ? [mark.key] : [];
  return keyOf(['picture', contentOf(inputs), titles, pictureGraph, videoArguments, ...marked]);
}

function soundKey({ inputs, soundGraph }: SegmentCommand): string | null {
  return soundGraph === null ? null : keyOf(['sound', contentOf(inputs), soundGraph]);
}

function contentOf(inputs: SegmentCommand['inputs']) {
  return inputs.map(({ reference, startSeconds, durationSeconds }) => [
    reference.contentHash,
    startSeconds,
    durationSeconds,
  ]);
}

function keyOf(recipe: unknown): string {
  const text = JSON.stringify([recipeVersion, recipe]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
