import { buffer } from 'node:stream/consumers';
import type { PictureOrigin } from '@armoni/contract/pictures';
import { type Origin, readOrigin } from '@armoni/image-engine/read-origin';
import type { Storage } from '../../platform/storage/storage.ts';
import { originTexts } from './origin-texts.ts';
import { ownKeyIn } from './own-key.ts';

type Parts = {
  /** Whether the caller may ask about this stored object. */
  readonly isOwn: (ownerId: string, key: string) => Promise<boolean>;
  readonly storage: Storage;
};

const largestBytes = 64 * 1024 * 1024;

/** « D'où vient ce fichier ? » of one of the caller's stored pictures; null when it is not theirs. */
export function makeReadPictureOrigin({ isOwn, storage }: Parts) {
  return async (ownerId: string, url: string): Promise<PictureOrigin | null> => {
    const key = ownKeyIn(url, ownerId);
    if (!key || !(await isOwn(ownerId, key))) return null;
    const body = await storage.read(key);
    if (!body) return null;
    if (body.sizeBytes > largestBytes) {
      body.stream.destroy();
      return originAnswer({ kind: 'unreadable' });
    }
    return originAnswer(await readOrigin(await buffer(body.stream)));
  };
}

export function originAnswer(origin: Origin): PictureOrigin {
  return {
    kind: origin.kind,
    recipe: origin.kind === 'armoni' ? origin.recipe : null,
    source_type: 'sourceType' in origin ? origin.sourceType : null,
    message: messageOf(origin),
  };
}

function messageOf(origin: Origin): string {
  if (origin.kind === 'armoni') return originTexts.armoni(origin.recipe.engine);
  if (origin.kind === 'marked') return originTexts.marked(origin.sourceType);
  return originTexts[origin.kind];
}
