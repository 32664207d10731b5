import { buffer } from 'node:stream/consumers';
import type { TrainingPicture } from '@armoni/image-engine/learn/training-picture';
import type { PictureCall } from '../../platform/pictures/picture-processes.ts';
import type { PictureRead, PictureRefusal } from '../../platform/pictures/picture-task.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StoredPicture } from './ports.ts';

/** Makes a picture small enough to hold many of them in memory. */
export type PreparePicture = (
  call: Omit<PictureCall<null>, 'options'>,
) => Promise<PictureRead<Uint8Array>>;

export type LoadedPictures =
  | { readonly ok: true; readonly pictures: readonly TrainingPicture[] }
  | { readonly ok: false; readonly reason: 'gone' | 'busy' }
  | { readonly ok: false; readonly reason: 'unreadable'; readonly name: string };

type Loading = {
  readonly ownerId: string;
  readonly signal: AbortSignal;
  readonly onShare?: (share: number) => void;
};

/** Reads stored pictures one after the other, under names that differ from each other. */
export async function loadPictures(
  { storage, prepare }: { readonly storage: Storage; readonly prepare: PreparePicture },
  stored: readonly StoredPicture[],
  { ownerId, signal, onShare }: Loading,
): Promise<LoadedPictures> {
  const pictures: TrainingPicture[] = [];
  const names = distinctNames(stored);
  for (const [index, picture] of stored.entries()) {
    signal.throwIfAborted();
    const body = await storage.read(picture.key);
    if (!body) return { ok: false, reason: 'gone' };
    const read = () => buffer(body.stream);
    // Whoever leaves before their turn has not read it.
    const prepared = await prepare({ ownerId, read, signal }).finally(() => body.stream.destroy());
    if (!prepared.ok) return refusalOf(prepared.reason, picture);
    pictures.push({ name: names[index] ?? picture.name, bytes: prepared.value });
    onShare?.((index + 1) / stored.length);
  }
  return { ok: true, pictures };
}

function refusalOf(reason: PictureRefusal, { name }: StoredPicture): LoadedPictures {
  return reason === 'busy' ? { ok: false, reason } : { ok: false, reason: 'unreadable', name };
}

/** The engine speaks of pictures by name, so two « photo.jpg » must not be taken for one. */
export function distinctNames(stored: readonly Pick<StoredPicture, 'name'>[]): string[] {
  const seen = new Map<string, number>();
  return stored.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
