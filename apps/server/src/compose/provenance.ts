import { trustOf } from '@armoni/provenance/authority/trust-of';
import type { PersonalData } from '../features/identity/ports.ts';
import { makeSqlMarkedFiles } from '../features/provenance/adapters/sql-marked-files.ts';
import { authorData } from '../features/provenance/authors.ts';
import { type CheckPath, makeCheckStream } from '../features/provenance/check-stream.ts';
import { makeOpenOwn, type OpenOwnDependencies } from '../features/provenance/open-own.ts';
import { registerProvenanceRoutes } from '../features/provenance/routes.ts';
import { makeWithOriginal } from '../features/provenance/with-original.ts';
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
  { config, keys, ownBundle, safeFetch, storage, mediaHost, mediaAddresses, ...ground }: Ground,
  kept: Pick<OpenOwnDependencies, 'isKept' | 'keyOfShare'>,
): Composed & { readonly personalData: PersonalData; close(): void } {
  const { watermarkKey } = keys;
  const { database, authors, clock } = ground;
  const { addressOf, keyIn } = mediaAddresses;
  const trust = trustOf(ownBundle);
  const { FFMPEG_PATH: ffmpegPath = 'ffmpeg' } = config;
  const processes = keepProcesses({ heapMb });
  const lanes = makeFairLanes(waiting);
  const checkPath: CheckPath = (path, signal) =>
    lanes.run(
      lane,
      () =>
        processes.use((process) =>
          process.run(
            checkMedia,
            { path, trust, watermarkKey, ffmpegPath },
            { signal, limits, longestMs },
          ),
        ),
      signal,
    );
  const checkStream = makeCheckStream(checkPath, ground.passingFiles);
  const { SIGN_OUTPUT: isSigning, publicUrl } = config;
  const openOwn = makeOpenOwn({ ...kept, storage, keyIn, hosts: { publicUrl, mediaHost } });
  const marked = makeSqlMarkedFiles({ db: database.db, clock });
  const open = async (key: string) =>
    (await kept.isKept(key)) ? ((await storage.read(key))?.stream ?? null) : null;
  const withOriginal = makeWithOriginal({ marked, checkStream, open });
  return {
    personalData: authorData(authors),
    register: (app) =>
      registerProvenanceRoutes(app, {
        ...{ checkStream, withOriginal, marked, addressOf, safeFetch },
        ...{ openOwn, trust, isSigning, authors },
      }),
    close: processes.close,
  };
}
