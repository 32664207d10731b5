import { makeFairLanes } from '../concurrency/fair-lanes.ts';
import { type OpenProcess, openProcess, ProcessEnded } from '../processes/open-process.ts';
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

/** Libraries that leak do not leak for ever. */
const mostPicturesOfOne = 200;
const idleMs = 60_000;
const heapMb = 256;
const waiting = { mostWaiting: 500, mostWaitingPerLane: 60 };

export function makePictureProcesses(options: PictureProcessOptions): PictureProcesses {
  const { atOnce, memoryMb = 1024, cpuSeconds = 20, longestMs = 120_000 } = options;
  const lanes = makeFairLanes({ atOnce, atOncePerLane: 1, ...waiting });
  const processes = makeIdleProcesses();

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

type Held = { readonly process: OpenProcess; pictures: number; timer?: NodeJS.Timeout };

/** Opened when they are first needed, ended when nobody needs them for a while. */
function makeIdleProcesses() {
  const idle: Held[] = [];
  const all = new Set<Held>();
  let isClosed = false;

  const end = (held: Held) => {
    all.delete(held);
    held.process.end();
  };
  const take = (): Held => {
    for (let held = idle.pop(); held; held = idle.pop()) {
      clearTimeout(held.timer);
      if (held.process.isAlive()) return held;
      end(held);
    }
    const opened: Held = { process: openProcess({ heapMb }), pictures: 0 };
    all.add(opened);
    return opened;
  };
  const giveBack = (held: Held) => {
    held.pictures += 1;
    if (isClosed || held.pictures >= mostPicturesOfOne || !held.process.isAlive()) return end(held);
    idle.push(held);
    held.timer = setTimeout(() => {
      idle.splice(idle.indexOf(held), 1);
      end(held);
    }, idleMs).unref();
  };

  return {
    async use<T>(work: (process: OpenProcess) => Promise<T>): Promise<T> {
      const held = take();
      try {
        return await work(held.process);
      } finally {
        giveBack(held);
      }
    },
    close() {
      isClosed = true;
      for (const held of all) {
        clearTimeout(held.timer);
        end(held);
      }
    },
  };
}
