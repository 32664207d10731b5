import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { applyEdits } from './edit/apply-edit.ts';
import { understandEdit } from './edit/understand-edit.ts';
import { encodePng } from './origin/encode-png.ts';
import { type Origin, readOrigin } from './origin/read-origin.ts';
import { engineVersion, type Recipe } from './origin/recipe.ts';
import type { DigitalSource } from './origin/write-origin.ts';
import type { PictureOptions, PictureOutcome, PictureRequest } from './picture-request.ts';
import { describeScene } from './prompt/describe-scene.ts';
import { makeTexts } from './prompt/texts.ts';
import { understandPrompt } from './prompt/understand-prompt.ts';
import { decodePicture, imageOfBytes } from './raster/decode.ts';
import type { LinearImage } from './raster/linear-image.ts';
import { drawScene } from './scene/draw-scene.ts';
import type { LearnedStyle } from './style/learned-style.ts';
import { readStyleFile } from './style/style-file.ts';
import { applyStyle } from './treat/apply-style.ts';
import { type BandPool, withBandPool } from './work/band-pool.ts';
import { collectGarbage } from './work/collect-garbage.ts';

const leastPixelsPerSide = 64;
const mostPixelsPerSide = 2048;
const mostWorkers = 4;

/** Percent of the whole at which each stage ends; encoding takes the rest. */
const reached = { decoded: 25, content: 50, styled: 95 } as const;

/**
 * A prompt, or a picture to change, → a PNG that says where it comes from. Same request, same
 * bytes. Rejects with the signal's reason when cancelled.
 */
export async function makePicture(
  request: PictureRequest,
  options: PictureOptions,
): Promise<PictureOutcome> {
  const { signal, workers = Math.min(mostWorkers, availableParallelism()) } = options;
  if (![request.width, request.height].every(isUsableSide)) {
    return { ok: false, reason: 'too-large', message: makeTexts.badSize(mostPixelsPerSide) };
  }
  const style = request.style && readStyleFile(request.style);
  if (request.style && !style) {
    return { ok: false, reason: 'unreadable-style', message: makeTexts.unreadableStyle };
  }
  const progress = progressReporter(options.onProgress);
  const content = await withBandPool({ workers, signal }, (pool) =>
    makeContent(request, pool, progress),
  );
  // The scene's threads and layers are gone before the style needs as much again.
  collectGarbage();
  if (content === null) {
    return { ok: false, reason: 'unreadable-reference', message: makeTexts.unreadableReference };
  }
  const image = await applyRequestedStyle(content.image, style, {
    request,
    signal,
    workers,
    progress,
  });
  const origin = request.opened?.origin ?? (await originOf(request.reference));
  const recipe = recipeOf(request, style, origin);
  const png = await encodePng(image, { recipe, source: sourceOf(origin) });
  signal.throwIfAborted();
  progress(100);
  const { width, height } = image;
  const { altText, notes } = content;
  return { ok: true, png, width, height, recipe, altText, notes };
}

async function originOf(reference: Uint8Array | null): Promise<Origin | null> {
  return reference && readOrigin(reference);
}

type Content = { image: LinearImage; altText: string; notes: readonly string[] };
type Progress = (percent: number) => void;

/** Before any style: the scene that the words ask for, or the reference as they change it. */
async function makeContent(
  { prompt, seed, width, height, reference, opened }: PictureRequest,
  pool: BandPool,
  progress: Progress,
): Promise<Content | null> {
  if (reference) {
    const decoded = opened
      ? imageOfBytes(opened.pixels)
      : await decodePicture(reference, { cover: { width, height } });
    progress(reached.decoded);
    const image = decoded && applyEdits(decoded, understandEdit(prompt).edits);
    progress(reached.content);
    return image && { image, altText: makeTexts.changedReference, notes: [] };
  }
  const { scene, notes } = understandPrompt(prompt, seed);
  const onShare = (share: number) => progress(reached.content * share);
  const drawn = await drawScene(scene, { seed, width, height }, { pool, onShare });
  const image = { ...applyEdits(drawn, toningOf(prompt)), depth: drawn.depth };
  return { image, altText: describeScene(scene), notes };
}

/** A scene is composed as asked; of the edits only those that no scene knows remain to be done. */
function toningOf(prompt: string) {
  const { edits } = understandEdit(prompt);
  return edits.filter(({ kind }) => kind === 'black-and-white' || kind === 'sepia');
}

type Styling = {
  request: PictureRequest;
  signal: AbortSignal;
  workers: number;
  progress: Progress;
};

async function applyRequestedStyle(
  image: LinearImage,
  style: LearnedStyle | null,
  { request, signal, workers, progress }: Styling,
): Promise<LinearImage> {
  const strength = strengthOf(request);
  if (!style || strength === 0) return image;
  const onShare = (share: number) =>
    progress(reached.content + (reached.styled - reached.content) * share);
  return applyStyle(image, style, {
    seed: request.seed,
    strength,
    workers,
    signal,
    onShare,
    overwrite: true,
  });
}

/** A picture with AI's own inside says so itself. */
function sourceOf(reference: Origin | null): DigitalSource {
  if (reference === null) return 'algorithmicMedia';
  const { sourceType } = marksOf(reference);
  return sourceType?.toLowerCase().includes('trainedalgorithmicmedia')
    ? 'compositeWithTrainedAlgorithmicMedia'
    : 'compositeSynthetic';
}

function marksOf(reference: Origin) {
  if (reference.kind === 'unreadable') return { sourceType: null, hasManifest: false };
  const { sourceType, hasManifest } = reference;
  return { sourceType, hasManifest };
}

function recipeOf(
  request: PictureRequest,
  style: LearnedStyle | null,
  origin: Origin | null,
): Recipe {
  const { prompt, seed, width, height, reference } = request;
  const strength = style ? strengthOf(request) : 0;
  return {
    schema: 'armoni.recipe/1',
    engine: 'moteur local',
    engineVersion,
    prompt,
    seed,
    width,
    height,
    treatment: style && strength > 0 ? style.treatment : null,
    style: style && request.style && { name: style.name, sha256: sha256(request.style) },
    strength,
    reference: reference && sha256(reference),
    ingredient: origin && marksOf(origin),
  };
}

/** As set, else as said in the prompt, else whole. */
function strengthOf({ strength, prompt }: PictureRequest): number {
  return Math.min(1, Math.max(0, strength ?? understandEdit(prompt).styleStrength ?? 1));
}

function isUsableSide(side: number): boolean {
  return Number.isInteger(side) && side >= leastPixelsPerSide && side <= mostPixelsPerSide;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function progressReporter(report: PictureOptions['onProgress']): Progress {
  let reached = -1;
  return (percent) => {
    const whole = Math.floor(percent);
    if (whole <= reached) return;
    reached = whole;
    report?.(whole);
  };
}
