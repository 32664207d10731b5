import { makeFairLanes } from '../concurrency/fair-lanes.ts';
import { keepProcesses } from '../processes/keep-processes.ts';
import { ProcessEnded } from '../processes/open-process.ts';
import type { PictureBytes, PictureRead, PictureTask } from './picture-task.ts';

/** Whose picture it is, and how its bytes are read once its turn has come. */
export type PictureCall<Options> = {
  readonly ownerId: string;
  readonly read: () => Promise<PictureBytes>;
  readonly options: Options;
  readonly signal: AbortSignal;
};

/** Opens strangers' pictures where they can harm nobody: in processes that may be killed. */
export interface PictureProcesses {
  /**
   * People take turns, one picture of each at a time.
   * @throws the signal's reason, and what `read` throws
   */
  run<Options, Output>(
    task: PictureTask<Options, Output>,
    call: PictureCall<Options>,
  ): Promise<PictureRead<Output>>;
  close(): void;
}

export type PictureProcessOptions = {
  readonly atOnce: number;
  /** For one picture, of a process that libvips shares. */
  readonly memoryMb?: number;
  readonly cpuSeconds?: number;
  readonly longestMs?: number;
};

const heapMb = 256;
const waiting = { mostWaiting: 500, mostWaitingPerLane: 60 };

export function makePictureProcesses(options: PictureProcessOptions): PictureProcesses {
  const { atOnce, memoryMb = 1024, cpuSeconds = 20, longestMs = 120_000 } = options;
  const lanes = makeFairLanes({ atOnce, atOncePerLane: 1, ...waiting });
  const processes = keepProcesses({ heapMb });

  const runOnce = <Options, Output>(
    task: PictureTask<Options, Output>,
    input: { readonly bytes: PictureBytes; readonly options: Options },
    signal: AbortSignal,
  ) =>
    processes.use((process) =>
      process.run(task, input, { signal, limits: { memoryMb, cpuSeconds }, longestMs }),
    );

  return {
    close: processes.close,
    async run(task, { ownerId, read, options: given, signal }) {
      const outcome = await lanes.run(
        ownerId,
        async () => {
          const input = { bytes: await read(), options: given };
          return withSecondChance(() => runOnce(task, input, signal));
        },
        signal,
      );
      return outcome ?? { ok: false, reason: 'busy' };
    },
  };
}

/** A process may be ended for reasons of its own once; a picture that ends two is to blame. */
async function withSecondChance<Output>(
  run: () => Promise<PictureRead<Output>>,
): Promise<PictureRead<Output>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ProcessEnded)) throw error;
      if (attempt === 1 && error.fault !== 'over-limits') continue;
      if (error.fault === 'away') throw error;
      return { ok: false, reason: 'too-complex' };
    }
  }
}
