import { buffer } from 'node:stream/consumers';
import type { TrainingPicture } from '@armoni/image-engine/learn/training-picture';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StoredPicture } from './ports.ts';

/** Makes a picture small enough to hold many of them in memory; null when it cannot be read. */
export type PreparePicture = (bytes: Buffer) => Promise<Uint8Array | null>;

export type LoadedPictures =
  | { readonly ok: true; readonly pictures: readonly TrainingPicture[] }
  | { readonly ok: false; readonly reason: 'gone' }
  | { readonly ok: false; readonly reason: 'unreadable'; readonly name: string };

/** Reads stored pictures one after the other, under names that differ from each other. */
export async function loadPictures(
  { storage, prepare }: { readonly storage: Storage; readonly prepare: PreparePicture },
  stored: readonly StoredPicture[],
  { signal, onShare }: { signal: AbortSignal; onShare?: (share: number) => void },
): Promise<LoadedPictures> {
  const pictures: TrainingPicture[] = [];
  const names = distinctNames(stored);
  for (const [index, picture] of stored.entries()) {
    signal.throwIfAborted();
    const body = await storage.read(picture.key);
    if (!body) return { ok: false, reason: 'gone' };
    const bytes = await prepare(await buffer(body.stream));
    if (!bytes) return { ok: false, reason: 'unreadable', name: picture.name };
    pictures.push({ name: names[index] ?? picture.name, bytes });
    onShare?.((index + 1) / stored.length);
  }
  return { ok: true, pictures };
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
