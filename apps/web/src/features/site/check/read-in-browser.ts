import { readAuthority } from '@armoni/contract/provenance';
import { nothingFound, type Provenance } from '@armoni/provenance/verdict/judge-manifest';
import { mediaTypeOf } from '@armoni/provenance/verdict/media-type';
import type { Trust } from '@armoni/provenance/verdict/trust';
import { ownScript } from '../../../lib/browser/own-script.ts';
import { call } from '../../../lib/http/api.ts';
import type { CheckAnswer, CheckOrder } from './check-order.ts';
import checkWorker from './check-worker.ts?worker&url';

let worker: Worker | undefined;
let orders = 0;
const waiting = new Map<number, (provenance: Provenance | null) => void>();
let asking: Promise<Trust> | undefined;

const headBytes = 16;

/** Where a file comes from, read by this browser alone; null when it cannot. */
export async function readInBrowser(file: Blob): Promise<Provenance | null> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const mimeType = mediaTypeOf(head);
  if (mimeType === null) return nothingFound;
  asking ??= call(readAuthority, {}).then(
    ({ anchors, serials }) => ({ anchors, serials }),
    () => ({ anchors: null, serials: null }),
  );
  orders += 1;
  const order: CheckOrder = { id: orders, file, mimeType, trust: await asking };
  const { promise, resolve } = Promise.withResolvers<Provenance | null>();
  waiting.set(order.id, resolve);
  startedWorker().postMessage(order);
  return promise;
}

function startedWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(ownScript(checkWorker), { type: 'module' });
  worker.onmessage = ({ data: { id, provenance } }: MessageEvent<CheckAnswer>) =>
    settle(id, provenance);
  worker.onerror = () => {
    worker = undefined;
    for (const id of [...waiting.keys()]) settle(id, null);
  };
  return worker;
}

function settle(id: number, provenance: Provenance | null) {
  waiting.get(id)?.(provenance);
  waiting.delete(id);
}
