import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { SourceFiles, TakeStill } from '../ports.ts';

export type DescribeClip = ReturnType<typeof makeDescribeClip>;

type DescribedClip = {
  /** A data URL. */
  readonly thumbnail: string | null;
  readonly durationSeconds: number | null;
};

/** What a list shows of an uploaded clip; null when the caller has no such clip. */
export function makeDescribeClip(dependencies: {
  files: SourceFiles;
  storage: Storage;
  takeStill: TakeStill;
  workFolder: string;
}) {
  const { files, storage, takeStill, workFolder } = dependencies;
  return async (
    ownerId: string,
    id: string,
    signal: AbortSignal,
  ): Promise<DescribedClip | null> => {
    const [file] = (await files.findAll(ownerId, [id])) ?? [];
    if (!file) return null;
    await fs.mkdir(workFolder, { recursive: true });
    const folder = await fs.mkdtemp(join(workFolder, 'clip-'));
    try {
      const path = join(folder, 'clip');
      const { found } = await storage.copyToFile(file.key, path, signal);
      const still = found ? await takeStill(path, signal) : null;
      if (!still) return { thumbnail: null, durationSeconds: null };
      const thumbnail = `data:image/jpeg;base64,${still.jpeg.toString('base64')}`;
      return { thumbnail, durationSeconds: still.durationSeconds };
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  };
}
