import { buffer } from 'node:stream/consumers';
import type { PictureOrigin } from '@armoni/contract/pictures';
import { readOrigin } from '@armoni/image-engine/origin/read-origin';
import { largestPictureBytes } from '../../../platform/pictures/picture-limits.ts';
import { ownKeyIn } from '../../../platform/storage/own-key.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { AnswerOrigin } from './answer-origin.ts';

type Dependencies = {
  /** Whether the caller may ask about this stored object. */
  readonly isOwn: (ownerId: string, key: string) => Promise<boolean>;
  readonly storage: Storage;
  readonly answerOrigin: AnswerOrigin;
};

/** « D'où vient ce fichier ? » of one of the caller's stored pictures; null when it is not theirs. */
export function makeReadPictureOrigin({ isOwn, storage, answerOrigin }: Dependencies) {
  return async (ownerId: string, url: string): Promise<PictureOrigin | null> => {
    const key = ownKeyIn(url, ownerId);
    if (!key || !(await isOwn(ownerId, key))) return null;
    const body = await storage.read(key);
    if (!body) return null;
    if (body.sizeBytes > largestPictureBytes) {
      body.stream.destroy();
      return answerOrigin(ownerId, { kind: 'unreadable' });
    }
    return answerOrigin(ownerId, await readOrigin(await buffer(body.stream)));
  };
}
