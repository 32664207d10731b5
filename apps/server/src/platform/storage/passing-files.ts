import * as fs from 'node:fs/promises';
import { join } from 'node:path';

/** Files that lie on this machine for as long as something reads them. */
export interface PassingFiles {
  /** Lends a folder that is gone afterwards, however the work ends. */
  within<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Takes away what a process left that was killed meanwhile. */
  sweep(): Promise<void>;
}

type Options = {
  readonly root: string;
  readonly clock: () => number;
  /** Whether no other process may use `root`: then all that is not in use here was left. */
  readonly isAlone: boolean;
};

/** Longer than any work of another process has its folder. */
const leftAfterMs = 60 * 60_000;

export function makePassingFiles({ root, clock, isAlone }: Options): PassingFiles {
  const lent = new Set<string>();
  const isLeft = async (folder: string) => {
    if (lent.has(folder)) return false;
    if (isAlone) return true;
    const about = await fs.stat(folder).catch(() => null);
    return about !== null && clock() - about.mtimeMs > leftAfterMs;
  };
  return {
    async within(work) {
      await fs.mkdir(root, { recursive: true });
      const folder = await fs.mkdtemp(join(root, 'passing-'));
      lent.add(folder);
      try {
        return await work(folder);
      } finally {
        await fs.rm(folder, { recursive: true, force: true });
        lent.delete(folder);
      }
    },
    async sweep() {
      const names = await fs.readdir(root).catch(() => []);
      for (const folder of names.map((name) => join(root, name))) {
        if (await isLeft(folder)) await fs.rm(folder, { recursive: true, force: true });
      }
    },
  };
}
