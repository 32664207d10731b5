import { prepareProxy } from '@armoni/contract/clips';
import { wait } from '../browser/wait.ts';
import { call } from './api.ts';

const pollMs = 2000;

/**
 * Where a copy of an uploaded clip lies that every browser plays, made now if there is none yet;
 * null where none can be made, or nobody answers.
 */
export async function findPlayableCopy(
  fileId: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    for (;;) {
      const { status, url } = await call(prepareProxy, { params: { id: fileId }, signal });
      if (status !== 'making') return url;
      await wait(pollMs, signal);
    }
  } catch {
    // A preview less; the film itself is made from the clip.
    return null;
  }
}

/** Begins a copy, for whoever comes to need it. */
export function beginPlayableCopy(fileId: string): void {
  call(prepareProxy, { params: { id: fileId } }).catch(() => undefined);
}
