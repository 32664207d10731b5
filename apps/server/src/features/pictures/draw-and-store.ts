import { createHash } from 'node:crypto';
import type { FairLanes } from '../../platform/concurrency/fair-lanes.ts';
import type {
  OnPreview,
  PictureOutcome,
  PictureSources,
  PictureWish,
} from '../../platform/pictures/picture-wish.ts';
import { learnedStyle, type MadeFrom } from '../../platform/provenance/media-to-sign.ts';
import type {
  MadePicture,
  PictureEngine,
  PictureOrder,
  Reference,
  ShowsTheSame,
  StorePicture,
} from './ports.ts';
import { pictureTextsIn } from './texts.ts';

type Dependencies = {
  readonly engine: PictureEngine;
  readonly lanes: FairLanes;
  readonly showsTheSame: ShowsTheSame;
  readonly storePicture: StorePicture;
};

type Drawing = {
  readonly place: Pick<PictureWish, 'ownerId' | 'conversationId' | 'prompt'>;
  readonly order: Omit<PictureOrder, 'reference'>;
  readonly reference: Reference | null;
  readonly notes: readonly string[];
  /** Remembered with the picture. */
  readonly sources: PictureSources;
  readonly onPreview?: OnPreview | undefined;
};

export type DrawAndStore = (drawing: Drawing, signal: AbortSignal) => Promise<PictureOutcome>;

/**
 * Draws when its turn comes, and keeps the picture in the conversation's folder. Every edit goes through
 * here, whoever asked for it and whichever engine does it.
 */
export function makeDrawAndStore({
  engine,
  lanes,
  showsTheSame,
  storePicture,
}: Dependencies): DrawAndStore {
  return async ({ place, order, reference, notes, sources, onPreview }, signal) => {
    const said = pictureTextsIn[order.language ?? 'fr'];
    const whole = { ...order, reference: reference?.bytes ?? null };
    const made = await lanes.run(
      place.ownerId,
      () => engine.make(whole, signal, { onPreview }),
      signal,
    );
    if (made === null) return { ok: false, message: said.tooManyWaiting };
    if (!made.ok) return made;
    // Whatever engine made it: what looks the same is never called an edit.
    const how = { isExact: engine.version !== undefined, signal };
    if (reference && (await showsTheSame(reference.bytes, made.bytes, how))) {
      return { ok: false, message: said.unchanged, isRefusal: true };
    }
    // A manifest speaks of its own file alone; that of the new picture keeps it as an ingredient.
    const about = reference?.hasForeignManifest ? [said.manifestStays] : [];
    const told = { ...made, notes: [...notes, ...made.notes, ...about] };
    const madeFrom = madeFromOf(whole);
    return store(storePicture, { place, made: told, madeFrom, sources, signal });
  };
}

type Storing = {
  readonly place: Drawing['place'];
  readonly made: Extract<MadePicture, { ok: true }>;
  readonly madeFrom: readonly MadeFrom[];
  readonly sources: PictureSources;
  readonly signal: AbortSignal;
};

async function store(
  storePicture: StorePicture,
  { place, made, madeFrom, sources, signal }: Storing,
): Promise<PictureOutcome> {
  signal.throwIfAborted();
  const { ownerId, conversationId, prompt } = place;
  const { bytes, altText, notes } = made;
  const fileName = `${fileNameOf(prompt)}.png`;
  const stored = await storePicture({
    ...{ ownerId, conversationId, fileName, bytes },
    words: `${prompt} ${altText}`,
    madeFrom,
    sources,
    signal,
  });
  return stored.ok ? { ok: true, url: stored.url, altText, notes } : stored;
}

/** Without the name of a file: it may tell who somebody is. */
function madeFromOf({ reference, style, secondStyle, remoteStyle }: PictureOrder): MadeFrom[] {
  const source = {
    label: 'reference',
    relationship: 'parentOf',
    title: 'Image de départ',
  } as const;
  const mimeType = 'application/octet-stream';
  const sha256 = style ? hashOf(style) : remoteStyle?.sha256;
  return [
    ...(reference ? [{ ...source, mimeType, bytes: reference }] : []),
    ...(sha256 ? [learnedStyle(sha256)] : []),
    ...(secondStyle ? [learnedStyle(hashOf(secondStyle.file))] : []),
  ];
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The first words of the wish, so that a downloaded picture can be told apart. */
function fileNameOf(prompt: string): string {
  const words = prompt
    .replace(/[\p{C}/\\:*?"<>|.]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
    .replace(/\s\S*$/, (cut) => (prompt.length > 60 ? '' : cut));
  return words.toWellFormed() || 'image';
}
