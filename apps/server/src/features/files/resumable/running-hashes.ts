import { createHash, type Hash } from 'node:crypto';
import { setImmediate as turnOfOthers } from 'node:timers/promises';

/** More are begun at once in no studio; the hash of one that was forgotten is computed at its end. */
const mostKept = 500;
const stepBytes = 2 ** 20;

/** SHA-256 of what has arrived of each upload since this process heard its first byte. */
export function makeRunningHashes() {
  const running = new Map<string, { hash: Hash; bytes: number }>();
  return {
    async add(id: string, fromBytes: number, piece: Buffer): Promise<void> {
      if (fromBytes === 0) running.set(id, { hash: createHash('sha256'), bytes: 0 });
      const known = running.get(id);
      if (known?.bytes !== fromBytes) return void running.delete(id);
      for (let at = 0; at < piece.length; at += stepBytes) {
        known.hash.update(piece.subarray(at, at + stepBytes));
        await turnOfOthers();
      }
      known.bytes += piece.length;
      for (const oldest of running.keys()) {
        if (running.size > mostKept) running.delete(oldest);
      }
    },
    /** Null when this process has not seen all of it. */
    take(id: string, sizeBytes: number): string | null {
      const known = running.get(id);
      running.delete(id);
      return known?.bytes === sizeBytes ? known.hash.digest('hex') : null;
    },
    forget: (id: string) => void running.delete(id),
  };
}

export type RunningHashes = ReturnType<typeof makeRunningHashes>;
