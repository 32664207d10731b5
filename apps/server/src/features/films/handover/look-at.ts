import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import type { Tools } from '@armoni/video-engine/ffmpeg/tools';
import { type FileTracks, readFileTracks } from '@armoni/video-engine/probe/file-tracks';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { SourceFile } from '../ports.ts';

type Dependencies = {
  readonly storage: Pick<Storage, 'copyToFile'>;
  readonly clipWorkFolder: string;
};

/** Reads a stored clip's header; null where it is gone or cannot be read: the project names it all the same. */
export function makeLookAt({ storage, clipWorkFolder }: Dependencies, tools: Tools) {
  return async ({ key }: SourceFile): Promise<FileTracks | null> => {
    await fs.mkdir(clipWorkFolder, { recursive: true });
    const folder = await fs.mkdtemp(join(clipWorkFolder, 'handover-'));
    try {
      const path = join(folder, `clip${key.slice(key.lastIndexOf('.'))}`);
      const signal = AbortSignal.timeout(lookMs);
      const { found } = await storage.copyToFile(key, path, signal);
      return found ? await readFileTracks(path, tools, { signal }) : null;
    } catch {
      return null;
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  };
}

const lookMs = 60_000;
