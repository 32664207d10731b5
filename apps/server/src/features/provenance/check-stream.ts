import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CheckedFile } from '@armoni/contract/provenance';
import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';
import type { PassingFiles } from '../../platform/storage/passing-files.ts';
import { toldOf } from './told-of.ts';

/** Reads a file on disk; null when too many wait already. @throws the signal's reason */
export type CheckPath = (path: string, signal: AbortSignal) => Promise<Provenance | null>;

export type CheckStream = (
  stream: AsyncIterable<Buffer>,
  signal: AbortSignal,
) => Promise<CheckedFile | null>;

/** A stranger's file lies in a folder of its own while it is read, and nowhere afterwards. */
export function makeCheckStream(
  checkPath: CheckPath,
  { within }: Pick<PassingFiles, 'within'>,
): CheckStream {
  return (stream, signal) =>
    within(async (folder) => {
      const path = join(folder, 'file');
      await pipeline(stream, createWriteStream(path), { signal });
      const provenance = await checkPath(path, signal);
      return provenance && toldOf(provenance);
    });
}
