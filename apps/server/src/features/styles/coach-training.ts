import type { CoachReport } from '@armoni/contract/models';
import type { Turns } from '../../platform/concurrency/semaphore.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type FindTrainingImages, trainingKeys } from './find-training-pictures.ts';
import { bringPictures, type PreparePicture } from './load-pictures.ts';
import type { CoachPictures } from './ports.ts';
import { coachAnswer } from './style-answer.ts';
import { trainingTexts } from './texts.ts';

type Parts = {
  readonly findImages: FindTrainingImages;
  readonly storage: Storage;
  readonly prepare: PreparePicture;
  readonly coachPictures: CoachPictures;
  readonly turns: Turns;
  readonly mediaHost: string;
};

export type CoachOutcome =
  | { readonly ok: true; readonly report: CoachReport }
  | { readonly ok: false; readonly reason: 'not-found' | 'wrong-type' | 'busy' }
  | { readonly ok: false; readonly reason: 'unreadable'; readonly message: string };

/** Looks at the caller's pictures before a training; keeps nothing. */
export function makeCoachTraining(parts: Parts) {
  return async (
    ownerId: string,
    urls: readonly string[],
    signal: AbortSignal,
  ): Promise<CoachOutcome> => {
    const keys = trainingKeys(ownerId, urls);
    if (!keys) return { ok: false, reason: 'not-found' };
    const found = await parts.findImages(ownerId, keys);
    if (!found.ok) return found;
    const report = await parts.turns.run(async (): Promise<CoachOutcome> => {
      const brought = await bringPictures(parts, found.images, { signal });
      if (!brought.ok && brought.reason === 'gone') return { ok: false, reason: 'not-found' };
      if (!brought.ok) {
        const message = trainingTexts.imageUnreadable(brought.name);
        return { ok: false, reason: 'unreadable', message };
      }
      const seen = await parts.coachPictures(brought.pictures, signal);
      return { ok: true, report: coachAnswer(seen, found.images, parts.mediaHost) };
    }, signal);
    return report ?? { ok: false, reason: 'busy' };
  };
}
