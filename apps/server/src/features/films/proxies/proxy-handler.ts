import { createReadStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import type { NoResult } from '../../../platform/queue/done-without-trace.ts';
import type { HandlerOutcome, JobHandler } from '../../../platform/queue/job-handler.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { makeStorageKey } from '../../../platform/storage/storage-key.ts';
import type { SourceFiles } from '../ports.ts';
import { filmTexts } from '../texts.ts';
import type { ClipProxies, ClipProxy } from './proxies.ts';

/** Writes a copy of a clip that every browser plays; false where none can be made. */
export type WriteProxy = (
  clip: { readonly path: string; readonly name: string },
  path: string,
  signal: AbortSignal,
) => Promise<boolean>;

type Dependencies = {
  readonly files: Pick<SourceFiles, 'findThose'>;
  readonly proxies: Pick<ClipProxies, 'keep'>;
  /** Of all that somebody keeps. */
  readonly usedBytes: (ownerId: string) => Promise<number>;
  readonly quotaOf: (ownerId: string) => Promise<number>;
  readonly storage: Storage;
  readonly writeProxy: WriteProxy;
  readonly workFolder: string;
};

/** Beside the clips; lists of people's files show none whose name says that it is a small copy. */
const folderOfProxies = 'clips';

/** The handler of copies: clip → engine → storage, and its row with the end of the job. */
export function makeProxyHandler(
  dependencies: Dependencies,
): JobHandler<{ fileId: string }, NoResult> {
  const { files, workFolder } = dependencies;
  return async ({ ownerId, payload: { fileId } }, { signal }) => {
    const [file] = await files.findThose(ownerId, [fileId]);
    if (!file) return failed(filmTexts.fileGone);
    await fs.mkdir(workFolder, { recursive: true });
    const folder = await fs.mkdtemp(join(workFolder, 'proxy-'));
    try {
      const path = join(folder, 'proxy.mp4');
      const clip = { path: join(folder, 'clip'), name: file.name };
      const { found } = await dependencies.storage.copyToFile(file.key, clip.path, signal);
      const isMade = found && (await dependencies.writeProxy(clip, path, signal));
      return isMade
        ? await store(dependencies, { ownerId, fileId, name: file.name, path, signal })
        : failed(filmTexts.noProxy);
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  };
}

type Made = {
  readonly ownerId: string;
  readonly fileId: string;
  readonly name: string;
  readonly path: string;
  readonly signal: AbortSignal;
};

async function store(
  { storage, proxies, usedBytes, quotaOf }: Dependencies,
  { ownerId, fileId, name, path, signal }: Made,
): Promise<HandlerOutcome<NoResult>> {
  const maxBytes = (await quotaOf(ownerId)) - (await usedBytes(ownerId));
  if ((await fs.stat(path)).size > maxBytes) return failed(filmTexts.noRoomForProxy);
  const fileName = `apercu-${name}`;
  const key = makeStorageKey({ ownerId, folder: folderOfProxies, fileName, extension: 'mp4' });
  const limits = { contentType: 'video/mp4', maxBytes, signal };
  const written = await storage.write(key, createReadStream(path), limits);
  if (!written.ok) return failed(filmTexts.noRoomForProxy);
  const proxy: ClipProxy = { ownerId, fileId, key, sizeBytes: written.sizeBytes };
  return {
    ok: true,
    result: {},
    write: (transaction) => proxies.keep(transaction, proxy),
    async afterwards(isAccepted) {
      if (!isAccepted) await storage.remove(key);
    },
  };
}

const failed = (message: string) => ({ ok: false, message, canRetry: false }) as const;
