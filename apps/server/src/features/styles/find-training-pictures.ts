import { ownKeyIn } from '../../platform/storage/own-key.ts';
import type { StoredPicture, StoredPictures } from './ports.ts';

export type FindTrainingPictures = (
  ownerId: string,
  keys: readonly string[],
) => Promise<
  | { readonly ok: true; readonly pictures: readonly StoredPicture[] }
  | { readonly ok: false; readonly reason: 'not-found' | 'wrong-type' }
>;

/** The storage keys of the caller's own addresses, each once; null unless all of them are such. */
export function trainingKeys(ownerId: string, urls: readonly string[]): string[] | null {
  const keys = urls.map((url) => ownKeyIn(url, ownerId));
  return keys.every((key) => key !== null) ? [...new Set(keys)] : null;
}

const trainable = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);

export function makeFindTrainingPictures(
  pictures: Pick<StoredPictures, 'findByKey'>,
): FindTrainingPictures {
  return async (ownerId, keys) => {
    const found = await Promise.all(keys.map((key) => pictures.findByKey(ownerId, key)));
    const own = found.filter((picture) => picture !== null);
    if (own.length < keys.length) return { ok: false, reason: 'not-found' };
    const areTrainable = own.every(({ mimeType }) => trainable.has(mimeType));
    return areTrainable ? { ok: true, pictures: own } : { ok: false, reason: 'wrong-type' };
  };
}
