import { databaseFaultOf } from '../database/database-fault.ts';
import { EngineAway } from '../outbound/engine-away.ts';
import { StorageFull, StorageUnavailable } from '../storage/storage-errors.ts';

/** What the studio itself lacks for the moment: no fault of what a job was given. */
export type StudioFault =
  | 'data-away'
  | 'disk-full'
  | 'tool-missing'
  | 'memory-short'
  | 'engine-away';

/** The studio's fault that an error comes from; `undefined` when it may be the material's or ours. */
export function studioFaultOf(error: unknown): StudioFault | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const fault = faultOfOne(one);
    if (fault) return fault;
  }
  return undefined;
}

function faultOfOne(error: Error): StudioFault | undefined {
  if (error instanceof StorageFull) return 'disk-full';
  if (error instanceof StorageUnavailable) return 'data-away';
  if (error instanceof EngineAway) return 'engine-away';
  const database = databaseFaultOf(error);
  if (database === 'unavailable') return 'data-away';
  if (database === 'full') return 'disk-full';
  return systemFaults[(error as NodeJS.ErrnoException).code ?? ''];
}

/** What the system answers to reading, writing and starting processes. */
const systemFaults: Readonly<Record<string, StudioFault>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'data-away',
  EIO: 'data-away',
  EMFILE: 'memory-short',
  ENFILE: 'memory-short',
  ENOMEM: 'memory-short',
  EAGAIN: 'memory-short',
};
