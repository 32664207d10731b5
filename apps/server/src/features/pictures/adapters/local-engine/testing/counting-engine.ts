import type { PictureOutcome, PictureRequest } from '@armoni/image-engine/picture-request';

/**
 * Stands in for the engine. Its reference is shared memory: it counts there without ever
 * looking at a signal, as work in the middle of a computation does.
 */
export async function makePicture(request: PictureRequest): Promise<PictureOutcome> {
  if (request.prompt === 'throw') throw new Error('broken');
  if (request.prompt === 'refuse') {
    return { ok: false, reason: 'unreadable-style', message: 'Style illisible.' };
  }
  const counter = new Int32Array((request.reference as Uint8Array).buffer);
  for (;;) Atomics.add(counter, 0, 1);
}
