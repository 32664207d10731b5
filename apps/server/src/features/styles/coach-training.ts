import type { CoachReport } from '@armoni/contract/models';
import type { Semaphore } from '../../platform/concurrency/semaphore.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type FindTrainingPictures, trainingKeys } from './find-training-pictures.ts';
import { loadPictures, type PreparePicture } from './load-pictures.ts';
import type { CoachPictures } from './ports.ts';
import { coachAnswer } from './style-answer.ts';
import { styleTexts } from './texts.ts';

type Dependencies = {
  readonly findPictures: FindTrainingPictures;
  readonly storage: Storage;
  readonly prepare: PreparePicture;
  readonly coachPictures: CoachPictures;
  readonly semaphore: Semaphore;
  readonly mediaHost: string;
};

export type CoachOutcome =
  | { readonly ok: true; readonly report: CoachReport }
  | { readonly ok: false; readonly reason: 'not-found' | 'wrong-type' | 'busy' }
  | { readonly ok: false; readonly reason: 'unreadable'; readonly message: string };

/** Looks at the caller's pictures before a training; keeps nothing. */
export function makeCoachTraining(dependencies: Dependencies) {
  return async (
    ownerId: string,
    urls: readonly string[],
    signal: AbortSignal,
  ): Promise<CoachOutcome> => {
    const keys = trainingKeys(ownerId, urls);
    if (!keys) return { ok: false, reason: 'not-found' };
    const found = await dependencies.findPictures(ownerId, keys);
    if (!found.ok) return found;
    const report = await dependencies.semaphore.run(async (): Promise<CoachOutcome> => {
      const loaded = await loadPictures(dependencies, found.pictures, { signal });
      if (!loaded.ok && loaded.reason === 'gone') return { ok: false, reason: 'not-found' };
      if (!loaded.ok) {
        const message = styleTexts.imageUnreadable(loaded.name);
        return { ok: false, reason: 'unreadable', message };
      }
      const seen = await dependencies.coachPictures(loaded.pictures, signal);
      return { ok: true, report: coachAnswer(seen, found.pictures, dependencies.mediaHost) };
    }, signal);
    return report ?? { ok: false, reason: 'busy' };
  };
}
