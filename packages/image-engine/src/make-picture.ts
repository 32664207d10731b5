import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { openSight, type Sight } from '@armoni/perception/see/open-sight';
import { changePicture } from './change/change-picture.ts';
import { redraw } from './change/redraw.ts';
import { asksOnlyStrength } from './change/restyle.ts';
import { understandEdit } from './edit/understand-edit.ts';
import { encodePng } from './origin/encode-png.ts';
import { encodePreview } from './origin/encode-preview.ts';
import { type Origin, readOrigin } from './origin/read-origin.ts';
import { engineVersion, type Recipe } from './origin/recipe.ts';
import type { DigitalSource } from './origin/write-origin.ts';
import type {
  OpenedReference,
  PictureOptions,
  PictureOutcome,
  PictureRequest,
} from './picture-request.ts';
import { choosePicture } from './prompt/choose-picture.ts';
import { longestPrompt, readable } from './prompt/longest-prompt.ts';
import { makeTextsIn } from './prompt/texts.ts';
import { decodeBytes, imageOfBytes, sidesOf } from './raster/decode.ts';
import { isSamePicture } from './raster/is-same-picture.ts';
import type { LinearImage } from './raster/linear-image.ts';
import type { LearnedStyle } from './style/learned-style.ts';
import { mixStyles } from './style/mix-styles.ts';
import { readStyleFile } from './style/style-file.ts';
import { applyStyleWith } from './treat/apply-style.ts';
import { drawByHand } from './treat/draw-by-hand.ts';
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
  asked: PictureRequest,
  options: PictureOptions,
): Promise<PictureOutcome> {
  const request = { ...asked, prompt: readable(asked.prompt) };
  const { signal, workers = Math.min(mostWorkers, availableParallelism()) } = options;
  const makeTexts = makeTextsIn[request.language ?? 'fr'];
  if (![request.width, request.height].every(isUsableSide)) {
    return { ok: false, reason: 'too-large', message: makeTexts.badSize(mostPixelsPerSide) };
  }
  const style = readStyle(request);
  if (style === 'unreadable') {
    return { ok: false, reason: 'unreadable-style', message: makeTexts.unreadableStyle };
  }
  const progress = progressReporter(options.onProgress);
  const opened = await openReference(request);
  if (opened === 'unreadable') {
    return { ok: false, reason: 'unreadable-reference', message: makeTexts.unreadableReference };
  }
  const { eyesFolder } = options;
  // Only a style is sure to ask for them: an illustration has no pass.
  const threads = { workers, signal, startsAtOnce: !opened && style !== null };
  const drawn = await withBandPool(threads, async (pool) => {
    const sight = opened && eyesFolder ? openSight({ modules: eyesFolder, signal }) : null;
    const making = { request, opened, style, sight };
    if (options.onPreview && !opened) await drawPreviews(making, pool, options.onPreview);
    const content = await makeContent(making, pool, progress).finally(() => sight?.close());
    if (!content.ok) return content;
    // The scene's layers are gone before the style needs as much again.
    if (style) await pool.collectGarbage();
    const styled = content.isStyled
      ? content.image
      : await applyRequestedStyle(content.image, making, { pool, progress });
    const { hand } = content;
    const { seed } = request;
    return { ...content, image: hand ? await drawByHand(pool, styled, { ...hand, seed }) : styled };
  });
  collectGarbage();
  if (!drawn.ok) return { ok: false, reason: 'nothing-to-change', message: drawn.message };
  const { image } = drawn;
  // What is in a picture of ours is changed by more than its mark does, or not at all; tones may be by less.
  const isMarked = drawn.isOther === true && understandEdit(request.prompt).edits.length === 0;
  if (opened && !opened.isCropped && isSamePicture(image, opened.pixels, { isMarked })) {
    const message = drawn.isOther
      ? makeTexts.notOtherwise(request.prompt.trim())
      : makeTexts.noDifference;
    return { ok: false, reason: 'nothing-to-change', message };
  }
  const origin = opened?.origin ?? null;
  const { width, height } = image;
  const isOfSize = width === request.width && height === request.height;
  const recipe = {
    ...recipeOf(request, style, origin),
    ...(!isOfSize && { made: { width, height } }),
    scene: drawn.scene,
  };
  const { isWrittenAnew = false } = options;
  const png = await encodePng(image, { recipe, source: sourceOf(origin) }, { isWrittenAnew });
  signal.throwIfAborted();
  progress(100);
  const { altText } = drawn;
  const isCut = asked.prompt.length > longestPrompt;
  const notes = isCut ? [makeTexts.longPrompt(longestPrompt), ...drawn.notes] : drawn.notes;
  return { ok: true, png, width, height, recipe, altText, notes };
}

/** Null without one. */
function readStyle({ style, secondStyle }: PictureRequest): ReadStyle | null | 'unreadable' {
  if (!style) return null;
  const first = readStyleFile(style);
  if (!first) return 'unreadable';
  const told = { name: first.name, sha256: sha256(style) };
  if (!secondStyle) return { learned: first, told };
  const { file, share } = secondStyle;
  const second = readStyleFile(file);
  if (!second) return 'unreadable';
  const mixedWith = { name: second.name, sha256: sha256(file), share };
  return { learned: mixStyles(first, second, share), told: { ...told, mixedWith } };
}

/** What draws, and how the recipe tells it. */
type ReadStyle = { readonly learned: LearnedStyle; readonly told: NonNullable<Recipe['style']> };

/** Null without a reference. */
async function openReference(
  request: PictureRequest,
): Promise<OpenedReference | 'unreadable' | null> {
  const { reference, opened, width, height } = request;
  if (!reference) return null;
  if (opened) return opened;
  const pixels = await decodeBytes(reference, { cover: { width, height }, keepsAlpha: true });
  if (!pixels) return 'unreadable';
  return {
    pixels,
    origin: await readOrigin(reference),
    ...(await sidesOf(reference, request)),
  };
}

type Content = Awaited<ReturnType<typeof changePicture>>;
type Progress = (percent: number) => void;
type Making = {
  readonly request: PictureRequest;
  readonly opened: OpenedReference | null;
  readonly style: ReadStyle | null;
  readonly sight: Sight | null;
};

/** Before any style: the scene that the words ask for, or the reference as they change it. */
async function makeContent(
  { request, opened, style, sight }: Making,
  pool: BandPool,
  progress: Progress,
): Promise<Content> {
  const { prompt, seed, width, height, language = 'fr' } = request;
  const onShare = (share: number) => progress(reached.content * share);
  if (opened) {
    progress(reached.decoded);
    const isWanted = strengthOf(request) > 0 || asksOnlyStrength(prompt);
    const wanted = style && isWanted ? style.told : null;
    const { origin, longestSide = null } = opened;
    const asked = { prompt, seed, width, height, origin, style: wanted, longestSide, language };
    return changePicture(asked, { reference: imageOfBytes(opened.pixels), pool, sight, onShare });
  }
  const base = { prompt, seed, width, height, changes: [] };
  const { image, altText, notes } = await redraw(base, { pool, onShare, language });
  return { ok: true, image, altText, notes, scene: null };
}

/** Pixels of the longer side. */
export const previewSide = 128;

/** What is to be seen, then the same in its style. */
async function drawPreviews(
  making: Making,
  pool: BandPool,
  show: (webp: Uint8Array) => void,
): Promise<void> {
  const { width, height } = making.request;
  const scale = Math.min(1, previewSide / Math.max(width, height));
  const least = (side: number) => Math.max(1, Math.round(side * scale));
  const request = { ...making.request, width: least(width), height: least(height) };
  const small = { ...making, request };
  const content = await makeContent(small, pool, () => {});
  if (!content.ok) throw new Error('what has no reference is always drawn');
  show(await encodePreview(content.image));
  if (!small.style || strengthOf(request) === 0) return;
  show(
    await encodePreview(
      await applyRequestedStyle(content.image, small, { pool, progress: () => {} }),
    ),
  );
}

type Styling = { readonly pool: BandPool; readonly progress: Progress };

async function applyRequestedStyle(
  image: LinearImage,
  { request, style }: Making,
  { pool, progress }: Styling,
): Promise<LinearImage> {
  const strength = strengthOf(request);
  if (!style || strength === 0) return image;
  const { alpha } = image;
  const onShare = (share: number) =>
    progress(reached.content + (reached.styled - reached.content) * share);
  const styled = await applyStyleWith(pool, image, style.learned, {
    ...{ seed: request.seed, strength, onShare, overwrite: true },
  });
  return alpha ? { ...styled, alpha } : styled;
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

function recipeOf(request: PictureRequest, style: ReadStyle | null, origin: Origin | null): Recipe {
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
    treatment: style && strength > 0 ? style.learned.treatment : null,
    style: style?.told ?? null,
    strength,
    content: reference ? null : choosePicture(prompt, seed).kind,
    reference: reference && sha256(reference),
    ingredient: origin && marksOf(origin),
  };
}

/** As set, else as said in the prompt, else as chosen beside it, else whole. */
function strengthOf({ strength, usualStrength, prompt }: PictureRequest): number {
  const wanted = strength ?? understandEdit(prompt).styleStrength ?? usualStrength ?? 1;
  return Math.min(1, Math.max(0, wanted));
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
