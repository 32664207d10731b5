import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { type Draft, DraftGone, type Drafts, sizeOf } from './drafts.ts';

type Place = {
  readonly folder: string;
  readonly pathOf: (key: string) => string;
  readonly renameDurably: (from: string, to: string) => Promise<void>;
  readonly translated: <T>(work: () => Promise<T>) => Promise<T>;
};

/** A draft is a file of its own until it is whole; then it is renamed. */
export function makeDiskDrafts({ folder, pathOf, renameDurably, translated }: Place): Drafts {
  const draftPath = ({ ref }: Pick<Draft, 'ref'>) => {
    if (!uuid.test(ref)) throw new DraftGone();
    return join(folder, ref);
  };
  return {
    fewestBytes: 1,
    begin: (key) =>
      translated(async () => {
        pathOf(key);
        await fs.mkdir(folder, { recursive: true });
        const ref = randomUUID();
        await fs.writeFile(draftPath({ ref }), '', { flag: 'wx', mode: 0o640 });
        return ref;
      }),
    put: (draft, piece) =>
      translated(async () => {
        await putAt(draftPath(draft), sizeOf(draft), piece);
        return '';
      }),
    finish: (draft) =>
      translated(async () => {
        const [path, target] = [draftPath(draft), pathOf(draft.key)];
        const sizeBytes = sizeOf(draft);
        const found = await fs.stat(path).catch(missing);
        if (!found) {
          if ((await fs.stat(target).catch(missing))?.size === sizeBytes) return;
          throw new DraftGone();
        }
        // Behind the pieces may be the beginning of one that was put and never noted.
        if (found.size !== sizeBytes) await putAt(path, sizeBytes, Buffer.alloc(0));
        await renameDurably(path, target);
      }),
    abandon: (draft) =>
      translated(async () => {
        if (uuid.test(draft.ref)) await fs.rm(draftPath(draft), { force: true });
      }),
  };
}

const uuid = /^[0-9a-f-]{36}$/;

/** Writes the piece where the file is to end with it, and brings it to the disk. */
async function putAt(path: string, startByte: number, piece: Buffer): Promise<void> {
  const file = await fs.open(path, constants.O_RDWR).catch((error) => {
    throw missing(error) ?? new DraftGone(error);
  });
  try {
    if ((await file.stat()).size < startByte) throw new DraftGone();
    await file.truncate(startByte);
    for (let done = 0; done < piece.length; ) {
      const { bytesWritten } = await file.write(piece, done, piece.length - done, startByte + done);
      done += bytesWritten;
    }
    await file.datasync();
  } finally {
    await file.close();
  }
}

function missing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
