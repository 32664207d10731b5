import type { PackArchive } from '../../platform/archives/archive.ts';
import { GoneError } from '../../platform/database/gone.ts';
import type { NoResult } from '../../platform/queue/done-without-trace.ts';
import type { HandlerTools, JobHandler } from '../../platform/queue/job-handler.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { makeStorageKey } from '../../platform/storage/storage-key.ts';
import { archiveEntries } from './archive-entries.ts';
import type { ExportedPart, ExportRepository } from './ports.ts';

type Dependencies = {
  readonly parts: readonly ExportedPart[];
  readonly storage: Storage;
  readonly exports: ExportRepository;
  readonly pack: PackArchive;
  readonly clock: () => number;
  readonly newSecret: () => string;
};

/** How long an archive can be fetched. */
export const exportLifeMs = 7 * 24 * 60 * 60_000;

/** Writes the archive into the storage as it is packed; what is cut off begins again. */
export function makeExportHandler(
  dependencies: Dependencies,
): JobHandler<Record<string, never>, NoResult> {
  const { storage, exports, pack, clock, newSecret } = dependencies;
  return async ({ ownerId, jobId }, { signal, report }) => {
    const name = { fileName: 'armoni', extension: 'zip' };
    const key = makeStorageKey({ ownerId, folder: 'export', ...name });
    const onFile = reporter(report, await exports.storedBytes(ownerId));
    const now = new Date(clock());
    const archive = pack(archiveEntries({ ...dependencies, ownerId, now, onFile }));
    const contentType = 'application/zip';
    const maxBytes = Number.MAX_SAFE_INTEGER;
    const written = await storage.write(key, archive, { contentType, maxBytes, signal });
    if (!written.ok) throw new Error('an archive has no largest size');
    const madeAt = clock();
    const times = { madeAt, expiresAt: madeAt + exportLifeMs };
    const { sizeBytes } = written;
    const record = { id: jobId, ownerId, key, secret: newSecret(), sizeBytes, ...times };
    let isGone = false;
    return {
      ok: true,
      result: {},
      write: (transaction) =>
        exports.add(transaction, record).catch((error: unknown) => {
          if (!(error instanceof GoneError)) throw error;
          isGone = true;
        }),
      // Cancelled, or its person erased meanwhile: nobody will come for it.
      async afterwards(accepted) {
        if (!accepted || isGone) await storage.remove(key);
      },
    };
  };
}

function reporter(report: HandlerTools['report'], allBytes: number) {
  return (bytesBefore: number) => {
    const percent = allBytes === 0 ? 0 : Math.min(99, Math.floor((100 * bytesBefore) / allBytes));
    report({ percent, stage: 'files' });
  };
}
