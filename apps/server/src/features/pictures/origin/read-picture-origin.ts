import { buffer } from 'node:stream/consumers';
import type { PictureOrigin } from '@armoni/contract/pictures';
import { largestPictureBytes } from '../../../platform/pictures/picture-limits.ts';
import { ownKeyIn } from '../../../platform/storage/own-key.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { AnswerOrigin } from './answer-origin.ts';
import type { ReadOrigin } from './read-origin.ts';

type Dependencies = {
  /** Whether the caller may ask about this stored object. */
  readonly isOwn: (ownerId: string, key: string) => Promise<boolean>;
  readonly storage: Storage;
  readonly readOrigin: ReadOrigin;
  readonly answerOrigin: AnswerOrigin;
};

/** « D'où vient ce fichier ? » of one of the caller's stored pictures; null when it is not theirs. */
export function makeReadPictureOrigin(dependencies: Dependencies) {
  const { isOwn, storage, readOrigin, answerOrigin } = dependencies;
  return async (
    ownerId: string,
    url: string,
    signal: AbortSignal,
  ): Promise<PictureOrigin | null> => {
    const key = ownKeyIn(url, ownerId);
    if (!key || !(await isOwn(ownerId, key))) return null;
    const body = await storage.read(key);
    if (!body) return null;
    if (body.sizeBytes > largestPictureBytes) {
      body.stream.destroy();
      return answerOrigin(ownerId, { kind: 'unreadable' });
    }
    const read = () => buffer(body.stream);
    // Whoever leaves before their turn has not read it.
    const marks = readOrigin({ ownerId, read, signal }).finally(() => body.stream.destroy());
    return answerOrigin(ownerId, await marks);
  };
}
