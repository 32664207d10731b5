import type { MakePicture, PictureWish } from '../../platform/pictures/picture-wish.ts';
import { chooseStyle } from './choose-style.ts';
import type { DrawAndKeep } from './draw-and-store.ts';
import type {
  FindStyles,
  Lora,
  PictureEngine,
  ReadReference,
  ReadStyleFile,
  ReadyStyle,
  Reference,
} from './ports.ts';
import { styleTexts } from './texts.ts';

type Parts = {
  readonly engine: Pick<PictureEngine, 'appliesStylesOf'>;
  readonly findStyles: FindStyles;
  readonly readStyleFile: ReadStyleFile;
  readonly readReference: ReadReference;
  readonly drawAndKeep: DrawAndKeep;
  readonly randomSeed: () => number;
};

/** Makes or edits a picture and keeps it in the conversation's folder. */
export function makeMakePicture(parts: Parts): MakePicture {
  return async (wish, signal) => {
    const sources = await gather(parts, wish, signal);
    if (!sources.ok) return sources;
    const { prompt, style, lora, reference, notes } = sources;
    const order = {
      prompt: prompt.slice(0, longestPrompt),
      ...sizeOf(wish, reference),
      seed: wish.seed ?? parts.randomSeed(),
      style,
      lora,
    };
    return parts.drawAndKeep({ place: wish, order, reference, notes }, signal);
  };
}

const longestPrompt = 4000;

type Sources =
  | {
      readonly ok: true;
      readonly prompt: string;
      readonly style: Uint8Array | null;
      readonly lora: Lora | null;
      readonly reference: Reference | null;
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

async function gather(parts: Parts, wish: PictureWish, signal: AbortSignal): Promise<Sources> {
  const { ownerId, referenceUrl } = wish;
  const engine = parts.engine.appliesStylesOf ?? null;
  const choice = chooseStyle(await parts.findStyles(ownerId), wish, engine);
  if (!choice.ok) return { ok: false, message: refusals[choice.reason](choice.name) };
  const { prompt, leftOut } = choice;
  const style = await openStyle(parts, choice.style);
  if (!style.ok) return { ok: false, message: styleTexts.styleNotFound(style.name) };
  const notes = leftOut ? [styleTexts.styleLeftOut(leftOut.name)] : [];
  const about = { prompt, style: style.bytes, lora: style.lora, notes };
  if (referenceUrl === null) return { ok: true, ...about, reference: null };
  const read = await parts.readReference(ownerId, referenceUrl, signal);
  if (!read.ok) return { ok: false, message: styleTexts.reference[read.reason] };
  return { ok: true, ...about, reference: read.reference };
}

const refusals = {
  'not-found': styleTexts.styleNotFound,
  'other-engine': styleTexts.styleOfOtherEngine,
};

async function openStyle({ readStyleFile }: Parts, style: ReadyStyle | null) {
  if (!style) return { ok: true, bytes: null, lora: null } as const;
  const { name, sha256, remoteUrl } = style;
  if (remoteUrl !== null) {
    return { ok: true, bytes: null, lora: { url: remoteUrl, name, sha256 } } as const;
  }
  const bytes = await readStyleFile(style.key);
  return bytes ? ({ ok: true, bytes, lora: null } as const) : ({ ok: false, name } as const);
}

const usual = 1024;
/** An edited photograph keeps its shape, at a size that is quick to work on. */
const largestEdit = 1536;

function sizeOf(wish: PictureWish, reference: Reference | null) {
  if (wish.width !== null && wish.height !== null) {
    return { width: within(wish.width), height: within(wish.height) };
  }
  if (reference === null) return { width: usual, height: usual };
  const scale = Math.min(1, largestEdit / Math.max(reference.width, reference.height));
  return { width: within(reference.width * scale), height: within(reference.height * scale) };
}

/** A size that every engine takes. */
function within(pixels: number): number {
  return Math.min(2048, Math.max(256, Math.round(pixels)));
}
