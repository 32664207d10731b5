import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import * as fs from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeDiskDrafts } from './disk-drafts.ts';
import { draftLifetimeMs } from './drafts.ts';
import { measured, TooLarge } from './measured.ts';
import type { Storage, StoredObject, WriteOptions, WriteOutcome } from './storage.ts';
import { InvalidStorageKey, StorageFull, StorageUnavailable } from './storage-errors.ts';
import { isStorageKey } from './storage-key.ts';
import { writeInBatches } from './write-in-batches.ts';

/** Storage in a folder of this machine. What `write` acknowledges survives a power cut. */
export function makeDiskStorage(options: { folder: string }): Storage {
  const objects = join(options.folder, 'objects');
  const unfinished = join(options.folder, 'unfinished');
  const drafts = join(options.folder, 'drafts');
  const pathOf = (key: string) => {
    if (!isStorageKey(key)) throw new InvalidStorageKey();
    return join(objects, key);
  };
  return {
    write: (key, body, writeOptions) =>
      translated(() => writeDurably({ path: pathOf(key), unfinished, body, ...writeOptions })),
    async read(key, range) {
      const path = pathOf(key);
      const found = await translated(() => statOf(path, key));
      return found && { ...found, stream: createReadStream(path, { ...range, highWaterMark }) };
    },
    stat: (key) => translated(() => statOf(pathOf(key), key)),
    list: (prefix) => listBelow(objects, prefix),
    move: (from, to) => translated(() => renameDurably(pathOf(from), pathOf(to))),
    remove: (key) => translated(() => fs.rm(pathOf(key), { force: true })),
    copyToFile: (key, path, signal) => translated(() => linkOrCopy(pathOf(key), path, signal)),
    sweepUnfinished: (olderThanMs) =>
      translated(async () => {
        // Each piece makes a draft young again.
        const abandoned = await removeOld(drafts, draftLifetimeMs + olderThanMs);
        return abandoned + (await removeOld(unfinished, olderThanMs));
      }),
    drafts: makeDiskDrafts({ folder: drafts, pathOf, renameDurably, translated }),
  };
}

/** Fewer, larger reads: 64 kB chunks cost twice the CPU at this size of files. */
const highWaterMark = 256 * 1024;

type DurableWrite = WriteOptions & { path: string; unfinished: string; body: Readable };

/** Temporary name, fsync of the file, rename, fsync of the folder: in this order nothing half-written is ever seen. */
async function writeDurably(write: DurableWrite): Promise<WriteOutcome> {
  await fs.mkdir(write.unfinished, { recursive: true });
  const draft = join(write.unfinished, randomUUID());
  try {
    const result = await drain(write, draft);
    await renameDurably(draft, write.path);
    return { ok: true, ...result };
  } catch (error) {
    await fs.rm(draft, { force: true });
    if (error instanceof TooLarge) return { ok: false, reason: 'too-large' };
    throw error;
  }
}

async function drain(write: DurableWrite, draft: string) {
  const file = await fs.open(draft, 'wx', 0o640);
  try {
    const meter = measured(write.maxBytes);
    await pipeline(write.body, meter.through, writeInBatches(file), { signal: write.signal });
    await file.sync();
    return meter.result();
  } finally {
    await file.close();
  }
}

async function renameDurably(from: string, to: string): Promise<void> {
  await makeFolderDurably(dirname(to));
  await fs.rename(from, to);
  await syncFolder(dirname(to));
}

async function makeFolderDurably(folder: string): Promise<void> {
  const first = await fs.mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made));
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no handle for a folder; its file system journals the entry itself.
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function statOf(path: string, key: string): Promise<StoredObject | null> {
  const found = await fs.stat(path).catch(nullWhenMissing);
  if (!found?.isFile()) return null;
  return { key, sizeBytes: found.size, lastModified: Math.floor(found.mtimeMs) };
}

async function* listBelow(objects: string, prefix: string): AsyncIterable<StoredObject> {
  const folder = join(objects, prefix.slice(0, prefix.lastIndexOf('/') + 1));
  if (relative(objects, folder).startsWith('..')) throw new InvalidStorageKey();
  const opened = await fs.opendir(folder, { recursive: true }).catch(nullWhenMissing);
  if (!opened) return;
  for await (const entry of opened) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(objects, path).split(sep).join('/');
    const found = key.startsWith(prefix) ? await statOf(path, key) : null;
    if (found) yield found;
  }
}

/** A hard link costs nothing; across file systems the bytes are copied. */
async function linkOrCopy(from: string, to: string, signal?: AbortSignal) {
  signal?.throwIfAborted();
  await fs.rm(to, { force: true });
  try {
    await fs.link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw error;
      return fs.copyFile(from, to);
    });
    return { found: true };
  } catch (error) {
    if (nullWhenMissing(error) === null) return { found: false };
    throw error;
  }
}

async function removeOld(folder: string, olderThanMs: number): Promise<number> {
  const names = (await fs.readdir(folder).catch(nullWhenMissing)) ?? [];
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const found = await fs.stat(path).catch(nullWhenMissing);
    if (!found || Date.now() - found.mtimeMs < olderThanMs) continue;
    await fs.rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

function nullWhenMissing(error: unknown): null {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const brokenCodes = new Set([
  'EIO',
  'ENOTDIR',
  'EEXIST',
  'EROFS',
  'EACCES',
  'EPERM',
  'EMFILE',
  'ENFILE',
  'ESTALE',
]);

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (fullCodes.has(code)) throw new StorageFull(error);
    if (brokenCodes.has(code)) throw new StorageUnavailable(error);
    throw error;
  }
}
