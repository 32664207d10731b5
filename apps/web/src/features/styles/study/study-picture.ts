import { ownScript } from '../../../lib/browser/own-script.ts';
import type { PictureStudy } from './picture-study.ts';
import type { StudyAnswer, StudyOrder } from './study-order.ts';
import studyWorker from './study-worker.ts?worker&url';

/** What the browser itself can tell about a picture; nulls while unknown. */
export type PictureDetails = {
  /** A small JPEG as a data URL. */
  readonly thumbnail: string | null;
  readonly study: PictureStudy | null;
  /** Whether this browser tried and could not decode it. */
  readonly isUnreadable: boolean;
};

export const unstudied: PictureDetails = { thumbnail: null, study: null, isUnreadable: false };

const unreadable: PictureDetails = { ...unstudied, isUnreadable: true };

let worker: Worker | undefined;
let orders = 0;
const waiting = new Map<number, (details: PictureDetails) => void>();

/** Thumbnail and measurements of a picture, made in one worker for the whole page. */
export function studyPicture(file: Blob): Promise<PictureDetails> {
  orders += 1;
  const order: StudyOrder = { id: orders, file };
  const { promise, resolve } = Promise.withResolvers<PictureDetails>();
  waiting.set(order.id, resolve);
  startedWorker().postMessage(order);
  return promise;
}

function startedWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(ownScript(studyWorker), { type: 'module' });
  worker.onmessage = ({ data: { id, details } }: MessageEvent<StudyAnswer>) =>
    settle(id, details ? { ...details, isUnreadable: false } : unreadable);
  // A browser without workers of this kind goes on without thumbnails and advice.
  worker.onerror = () => {
    for (const id of [...waiting.keys()]) settle(id, unstudied);
  };
  return worker;
}

function settle(id: number, details: PictureDetails) {
  waiting.get(id)?.(details);
  waiting.delete(id);
}
