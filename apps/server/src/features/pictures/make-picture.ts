import type {
  MakePicture,
  PictureSources,
  PictureWish,
} from '../../platform/pictures/picture-wish.ts';
import { ownKeyIn } from '../../platform/storage/own-key.ts';
import { chooseStyle, type StyleChoice } from './choose-style.ts';
import type { DrawAndStore } from './draw-and-store.ts';
import type { FindRecipeSources } from './find-recipe-sources.ts';
import type {
  FindStyles,
  PictureEngine,
  ReadReference,
  ReadStyleFile,
  ReadyStyle,
  Reference,
  RemoteStyle,
  WornStyle,
} from './ports.ts';
import { pictureTextsIn } from './texts.ts';

type Dependencies = {
  readonly engine: Pick<PictureEngine, 'appliesStylesOf' | 'frameOfEdit'>;
  readonly findStyles: FindStyles;
  readonly readStyleFile: ReadStyleFile;
  readonly readReference: ReadReference;
  readonly findRecipeSources: FindRecipeSources;
  readonly drawAndStore: DrawAndStore;
  readonly randomSeed: () => number;
};

/** Makes or edits a picture and keeps it in the conversation's folder. */
export function makeMakePicture(dependencies: Dependencies): MakePicture {
  return async (wish, signal, onPreview) => {
    const sources = await gather(dependencies, wish, signal);
    if (!sources.ok) return sources;
    const { prompt, style, secondStyle, remoteStyle, reference, notes } = sources;
    const order = {
      prompt: prompt.slice(0, longestPrompt),
      ...sizeOf(wish, frameOf(dependencies, prompt, reference)),
      seed: wish.seed ?? dependencies.randomSeed(),
      ...{ style, secondStyle, remoteStyle },
      language: wish.language ?? 'fr',
      ...(wish.style?.strength !== undefined && { usualStrength: wish.style.strength }),
    };
    const drawing = { place: wish, reference, notes, onPreview };
    const plain = await dependencies.drawAndStore(
      { ...drawing, order, sources: sources.sources },
      signal,
    );
    if (plain.ok || !plain.isRefusal || style || remoteStyle) return plain;
    // « de nuit », « le style à 30 % » of a picture whose style was not told again: it keeps it.
    const worn = await openWorn(dependencies, wish.ownerId, reference?.wornStyle ?? null);
    if (!worn) return plain;
    return dependencies.drawAndStore(
      {
        ...drawing,
        order: { ...order, ...worn.order },
        sources: { ...sources.sources, ...worn.keys },
      },
      signal,
    );
  };
}

/** The style that a picture was drawn in, as long as the caller still has it. */
async function openWorn(dependencies: Dependencies, ownerId: string, worn: WornStyle | null) {
  if (!worn) return null;
  const recipe = { ownerId, style: worn.file, referenceSha256: null };
  const found = await dependencies.findRecipeSources(recipe);
  if (!found.ok || !found.style) return null;
  const { bytes } = { bytes: null, ...(await openStyle(dependencies, found.style)) };
  const second = await openSecond(dependencies, found.second);
  if (!bytes || !second.ok) return null;
  const order = { style: bytes, secondStyle: second.style, usualStrength: worn.strength };
  const secondStyleKey = found.second?.style.key ?? null;
  return { order, keys: { styleKey: found.style.key, secondStyleKey } };
}

const longestPrompt = 4000;

type Sources =
  | {
      readonly ok: true;
      readonly prompt: string;
      readonly style: Uint8Array | null;
      readonly secondStyle: { readonly file: Uint8Array; readonly share: number } | null;
      readonly remoteStyle: RemoteStyle | null;
      readonly reference: Reference | null;
      readonly notes: readonly string[];
      readonly sources: PictureSources;
    }
  | { readonly ok: false; readonly message: string };

async function gather(
  dependencies: Dependencies,
  wish: PictureWish,
  signal: AbortSignal,
): Promise<Sources> {
  const { ownerId, referenceUrl } = wish;
  const engine = dependencies.engine.appliesStylesOf ?? null;
  const choice = chooseStyle(await dependencies.findStyles(ownerId), wish, engine);
  const said = pictureTextsIn[wish.language ?? 'fr'];
  if (!choice.ok) return { ok: false, message: said[refusals[choice.reason]](choice.name) };
  const { prompt, leftOut } = choice;
  const style = await openStyle(dependencies, choice.style);
  if (!style.ok) return { ok: false, message: said.styleNotFound(style.name) };
  const second = await openSecond(dependencies, choice.second);
  if (!second.ok) return { ok: false, message: said.styleNotFound(second.name) };
  const notes = leftOut ? [said.styleLeftOut(leftOut.name)] : [];
  const sources = {
    styleKey: choice.style?.key ?? null,
    secondStyleKey: choice.second?.style.key ?? null,
    pictureKey: referenceUrl === null ? null : ownKeyIn(referenceUrl, ownerId),
  };
  const about = {
    ...{ prompt, notes, sources },
    style: style.bytes,
    secondStyle: second.style,
    remoteStyle: style.remoteStyle,
  };
  if (referenceUrl === null) return { ok: true, ...about, reference: null };
  const read = await dependencies.readReference(ownerId, referenceUrl, signal);
  if (!read.ok) return { ok: false, message: said.reference[read.reason] };
  const { reference } = read;
  const frame = frameOf(dependencies, prompt, reference) ?? reference;
  const isSmaller = wish.width === null && scaleOfEdit(frame) < 1;
  const made = isSmaller ? [said.madeSmaller(frame, sizeOf(wish, frame))] : [];
  return { ok: true, ...about, notes: [...notes, ...made], reference };
}

const refusals = {
  'not-found': 'styleNotFound',
  'other-engine': 'styleOfOtherEngine',
  'no-mixture': 'styleNotMixed',
} as const;

async function openStyle({ readStyleFile }: Dependencies, style: ReadyStyle | null) {
  if (!style) return { ok: true, bytes: null, remoteStyle: null } as const;
  const { name, sha256, remoteUrl } = style;
  if (remoteUrl !== null) {
    return { ok: true, bytes: null, remoteStyle: { url: remoteUrl, name, sha256 } } as const;
  }
  const bytes = await readStyleFile(style.key);
  return bytes ? ({ ok: true, bytes, remoteStyle: null } as const) : ({ ok: false, name } as const);
}

async function openSecond(
  { readStyleFile }: Pick<Dependencies, 'readStyleFile'>,
  second: Extract<StyleChoice, { ok: true }>['second'],
) {
  if (!second) return { ok: true, style: null } as const;
  const { style, share } = second;
  const file = await readStyleFile(style.key);
  if (!file) return { ok: false, name: style.name } as const;
  return { ok: true, style: { file, share } } as const;
}

const usual = 1024;
/** An edited photograph keeps its shape, at a size that is quick to work on. */
const largestEdit = 1536;

type Frame = Pick<Reference, 'width' | 'height' | 'isOurs'>;

/** What is worked on: of a foreign picture no more than the words leave of it, or its pixels were lost in vain. */
function frameOf(
  { engine }: Pick<Dependencies, 'engine'>,
  prompt: string,
  reference: Reference | null,
): Frame | null {
  if (reference === null || reference.isOurs || !engine.frameOfEdit) return reference;
  const { width, height } = engine.frameOfEdit(prompt, reference);
  return Math.min(width, height) < leastSide ? reference : { width, height, isOurs: false };
}

function sizeOf(wish: PictureWish, reference: Frame | null) {
  if (wish.width !== null && wish.height !== null) {
    return { width: within(wish.width), height: within(wish.height) };
  }
  if (reference === null) return { width: usual, height: usual };
  const scale = scaleOfEdit(reference);
  return { width: within(reference.width * scale), height: within(reference.height * scale) };
}

/** One that the engine could have drawn itself keeps all its pixels. */
function scaleOfEdit({ width, height, isOurs }: Frame): number {
  const longest = Math.max(width, height);
  const isOfOurSize = longest <= mostPixels.side && (isOurs || width * height <= mostPixels.all);
  return isOfOurSize ? 1 : Math.min(1, largestEdit / longest);
}

/** As large as a picture grows when more is drawn around it; what is ours is drawn larger on demand. */
const mostPixels = { side: 2048, all: 2_100_000 } as const;

const leastSide = 256;

/** A size that every engine takes. */
function within(pixels: number): number {
  return Math.min(2048, Math.max(leastSide, Math.round(pixels)));
}
