import { parentPort, workerData } from 'node:worker_threads';
import type { coachPictures } from '@armoni/image-engine/learn/coach-pictures';
import type { learnStyle } from '@armoni/image-engine/learn-style';
import type { LearnThreadData, LearnThreadMessage } from './learn-in-thread.ts';

/** The inside of the engine's thread: one style or one look at pictures, then the end. */
const { task, engine } = workerData as LearnThreadData;
const send = (message: LearnThreadMessage) => parentPort?.postMessage(message);
// Stopping ends this thread from outside, so nothing in here needs to listen for it.
const { signal } = new AbortController();

if (task.kind === 'learn') {
  const module = (await import(engine.learn)) as { learnStyle: typeof learnStyle };
  // Samples are made one by one outside, where each can be shown at once.
  const makePicture = null;
  const onProgress = (progress: Extract<LearnThreadMessage, { kind: 'progress' }>['progress']) =>
    send({ kind: 'progress', progress });
  const options = { signal, onProgress, makePicture };
  send({ kind: 'learned', outcome: await module.learnStyle(task.request, options) });
} else {
  const module = (await import(engine.coach)) as { coachPictures: typeof coachPictures };
  send({ kind: 'coached', report: await module.coachPictures(task.pictures, { signal }) });
}
