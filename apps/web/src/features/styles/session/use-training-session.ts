import { useEffect } from 'react';
import { newKey } from '../../../lib/browser/new-key.ts';
import { receivePictures } from '../../../lib/session/sent-pictures.ts';
import { storedFiles } from '../../../lib/uploads/upload-queue.ts';
import { studyPicture } from '../study/study-picture.ts';
import { makePictureStore, trainingService } from '../training/training-service.ts';
import { makeTrainingSession, type TrainingSession } from './training-session.ts';

// One tab, one person at a time: uploads and a training's start go on while other pages are open.
let current: { readonly userId: string; readonly session: TrainingSession } | undefined;

/** The training that this person prepares; on entering, pictures sent from the chat are taken in. */
export function useTrainingSession(userId: string): TrainingSession {
  const session = sessionOf(userId);
  useEffect(() => {
    void session.addSentPictures(receivePictures('trainer'));
  }, [session]);
  useLeaveWarning(session);
  return session;
}

function sessionOf(userId: string): TrainingSession {
  if (current?.userId === userId) return current.session;
  current?.session.dispose();
  const session = makeTrainingSession({
    userId,
    store: makePictureStore(userId, newKey()),
    describe: studyPicture,
    service: trainingService,
    newKey,
  });
  current = { userId, session };
  return session;
}

/** Closing the tab in the middle of the upload would lose it, so the browser asks first. */
function useLeaveWarning({ pictures, run }: TrainingSession) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      const isUploading = run.state.get().status === 'uploading';
      const queue = pictures.queue.get();
      if (isUploading && storedFiles(queue).length < queue.length) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [pictures, run]);
}
