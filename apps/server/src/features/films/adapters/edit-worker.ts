import { parentPort, workerData } from 'node:worker_threads';
import type { EditOptions, EditOutcome, EditRequest } from '@armoni/video-engine/model/edit';
import type { EditWorkerData, EditWorkerMessage } from './edit-in-thread.ts';

/** The inside of the engine's thread: one edit, then the end. */
type Engine = { edit(request: EditRequest, options: EditOptions): Promise<EditOutcome> };

const { request, options, engine } = workerData as EditWorkerData;
const { planner, ...tools } = options;
const stopping = new AbortController();
parentPort?.on('message', () => stopping.abort());

const { edit } = (await import(engine)) as Engine;
const planIntent = planner && (await import('./openai-planner.ts')).makeOpenaiPlanner(planner);
const send = (message: EditWorkerMessage) => parentPort?.postMessage(message);
const outcome = await edit(request, {
  ...tools,
  ...(planIntent && { planIntent }),
  signal: stopping.signal,
  onProgress: (progress) => send({ kind: 'progress', progress }),
});
send({ kind: 'outcome', outcome });
