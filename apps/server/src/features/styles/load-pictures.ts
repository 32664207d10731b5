import { buffer } from 'node:stream/consumers';
import type { TrainingPicture } from '@armoni/image-engine/learn/training-picture';
import type { Storage } from '../../platform/storage/storage.ts';
import type { TrainingImage } from './ports.ts';

/** Makes a picture small enough to hold many of them in memory; null when it cannot be read. */
export type PreparePicture = (bytes: Buffer) => Promise<Uint8Array | null>;

export type BroughtPictures =
  | { readonly ok: true; readonly pictures: readonly TrainingPicture[] }
  | { readonly ok: false; readonly reason: 'gone' }
  | { readonly ok: false; readonly reason: 'unreadable'; readonly name: string };

/** Reads stored pictures one after the other, under names that differ from each other. */
export async function bringPictures(
  { storage, prepare }: { readonly storage: Storage; readonly prepare: PreparePicture },
  images: readonly TrainingImage[],
  { signal, onShare }: { signal: AbortSignal; onShare?: (share: number) => void },
): Promise<BroughtPictures> {
  const pictures: TrainingPicture[] = [];
  const names = distinctNames(images);
  for (const [index, image] of images.entries()) {
    signal.throwIfAborted();
    const body = await storage.read(image.key);
    if (!body) return { ok: false, reason: 'gone' };
    const bytes = await prepare(await buffer(body.stream));
    if (!bytes) return { ok: false, reason: 'unreadable', name: image.name };
    pictures.push({ name: names[index] ?? image.name, bytes });
    onShare?.((index + 1) / images.length);
  }
  return { ok: true, pictures };
}

/** The engine speaks of pictures by name, so two « photo.jpg » must not be taken for one. */
export function distinctNames(images: readonly Pick<TrainingImage, 'name'>[]): string[] {
  const seen = new Map<string, number>();
  return images.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
