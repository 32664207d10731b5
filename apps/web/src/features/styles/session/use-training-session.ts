import { useEffect } from 'react';
import { newKey } from '../../../lib/browser/new-key.ts';
import { keptRecords } from '../../../lib/session/kept-records.ts';
import { onePerPerson } from '../../../lib/session/one-per-person.ts';
import { receivePictures } from '../../../lib/session/sent-pictures.ts';
import { studyPicture } from '../study/study-picture.ts';
import { makeTrainingKeeper } from './kept-training.ts';
import { makePictureStore, trainingService } from './training-service.ts';
import { makeTrainingSession, type TrainingSession } from './training-session.ts';

/** The training that this person prepares; on entering, pictures sent from the chat are taken in. */
export function useTrainingSession(userId: string): TrainingSession {
  const session = sessionOf(userId);
  useEffect(() => {
    void session.addSentPictures(receivePictures('trainer'));
  }, [session]);
  return session;
}

const sessionOf = onePerPerson((userId: string) =>
  makeTrainingSession({
    userId,
    store: makePictureStore(userId, newKey()),
    describe: studyPicture,
    service: trainingService,
    newKey,
    keeper: makeTrainingKeeper(keptRecords(userId, 'trainer'), Date.now),
  }),
);
