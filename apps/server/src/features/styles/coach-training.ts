import type { CoachReport } from '@armoni/contract/models';
import type { FairLanes } from '../../platform/concurrency/fair-lanes.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type FindTrainingPictures, trainingKeys } from './find-training-pictures.ts';
import { type LoadedPictures, loadPictures, type PreparePicture } from './load-pictures.ts';
import type { CoachPictures } from './ports.ts';
import { coachAnswer } from './style-answer.ts';
import { styleTexts } from './texts.ts';

type Dependencies = {
  readonly findPictures: FindTrainingPictures;
  readonly storage: Storage;
  readonly prepare: PreparePicture;
  readonly coachPictures: CoachPictures;
  readonly lanes: FairLanes;
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
    const look = async (): Promise<CoachOutcome> => {
      const loaded = await loadPictures(dependencies, found.pictures, { ownerId, signal });
      if (!loaded.ok) return refusalOf(loaded);
      const seen = await dependencies.coachPictures(loaded.pictures, signal);
      return { ok: true, report: coachAnswer(seen, found.pictures, dependencies.mediaHost) };
    };
    const report = await dependencies.lanes.run(ownerId, look, signal);
    return report ?? { ok: false, reason: 'busy' };
  };
}

function refusalOf(loaded: Extract<LoadedPictures, { ok: false }>): CoachOutcome {
  if (loaded.reason === 'unreadable') {
    return { ok: false, reason: 'unreadable', message: styleTexts.imageUnreadable(loaded.name) };
  }
  return { ok: false, reason: loaded.reason === 'gone' ? 'not-found' : 'busy' };
}
