import { parentPort, workerData } from 'node:worker_threads';
import type {
  PictureOptions,
  PictureOutcome,
  PictureRequest,
} from '@armoni/image-engine/picture-request';
import type { PictureWorkerData, PictureWorkerMessage } from './local-picture-engine.ts';

/** The inside of the engine's thread: one picture, then the end. */
type Engine = {
  makePicture(request: PictureRequest, options: PictureOptions): Promise<PictureOutcome>;
};

const { request, workers, engine } = workerData as PictureWorkerData;
const { makePicture } = (await import(engine)) as Engine;
// Stopping ends this thread from outside, so nothing in here needs to listen for it.
const { signal } = new AbortController();
const send = (message: PictureWorkerMessage) => parentPort?.postMessage(message);
const onProgress = (percent: number) => send({ kind: 'percent', percent });
send({ kind: 'made', outcome: await makePicture(request, { workers, signal, onProgress }) });
