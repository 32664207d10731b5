import { type CheckPath, makeCheckStream } from '../features/provenance/check-stream.ts';
import { makeOpenOwn, type OpenOwnDependencies } from '../features/provenance/open-own.ts';
import { registerProvenanceRoutes } from '../features/provenance/routes.ts';
import { makeFairLanes } from '../platform/concurrency/fair-lanes.ts';
import { keepProcesses } from '../platform/processes/keep-processes.ts';
import { checkMedia } from '../platform/provenance/check-media.ts';
import type { Composed, Ground } from './ground.ts';

const waiting = { atOnce: 1, mostWaiting: 60, mostWaitingPerLane: 60 };
const limits = { memoryMb: 1024, cpuSeconds: 60 };
const heapMb = 256;
const longestMs = 120_000;
const lane = 'checks';

/** The check page's calls, and what reads the files: strangers', so in a process that may be killed. */
export function composeProvenance(
  { config, keys, safeFetch, storage, mediaHost }: Ground,
  kept: Pick<OpenOwnDependencies, 'isKept' | 'keyOfShare'>,
): Composed & { close(): void } {
  const { anchors, watermarkKey } = keys;
  const processes = keepProcesses({ heapMb });
  const lanes = makeFairLanes(waiting);
  const checkPath: CheckPath = (path, signal) =>
    lanes.run(
      lane,
      () =>
        processes.use((process) =>
          process.run(checkMedia, { path, anchors, watermarkKey }, { signal, limits, longestMs }),
        ),
      signal,
    );
  const checkStream = makeCheckStream(checkPath);
  const { SIGN_OUTPUT: isSigning, publicUrl } = config;
  const openOwn = makeOpenOwn({ ...kept, storage, hosts: { publicUrl, mediaHost } });
  return {
    register: (app) =>
      registerProvenanceRoutes(app, { checkStream, safeFetch, openOwn, anchors, isSigning }),
    close: processes.close,
  };
}
