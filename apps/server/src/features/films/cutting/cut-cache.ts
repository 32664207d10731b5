import * as fs from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * What the engine rendered and measured for each film, on the disk of this machine, so that a
 * change renders only what differs. Losing it costs time and nothing else: every film can be
 * rendered from its clips again. It counts against nobody's quota.
 */
export type CutCache = {
  /** Puts what is kept of a film into a work folder that has nothing of its own yet. */
  restore(filmId: string, workFolder: string): Promise<void>;
  /** Takes over a work folder that has done its work. */
  keep(filmId: string, workFolder: string): Promise<void>;
  forget(filmId: string): Promise<void>;
  sweep(): Promise<void>;
};

export type CutCacheOptions = {
  readonly folder: string;
  readonly mostBytes: number;
  readonly olderThanMs: number;
  readonly clock: () => number;
  /** Which of these films there are still. */
  readonly knownFilms: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
};

export function makeCutCache(options: CutCacheOptions): CutCache {
  const placeOf = (filmId: string) => join(options.folder, filmId);
  return {
    async restore(filmId, workFolder) {
      if (await exists(workFolder)) return;
      await linkTree(placeOf(filmId), workFolder);
      // Used just now: the last to be swept.
      const now = new Date(options.clock());
      await fs.utimes(placeOf(filmId), now, now).catch(ignoreMissing);
    },
    async keep(filmId, workFolder) {
      await removeWhatIsMadeAnyway(workFolder);
      await fs.mkdir(options.folder, { recursive: true });
      await fs.rm(placeOf(filmId), { recursive: true, force: true });
      await fs.rename(workFolder, placeOf(filmId)).catch(ignoreMissing);
      const now = new Date(options.clock());
      await fs.utimes(placeOf(filmId), now, now).catch(ignoreMissing);
    },
    forget: (filmId) => fs.rm(placeOf(filmId), { recursive: true, force: true }),
    sweep: () => sweep(options),
  };
}

/**
 * Joined, mixed and drawn anew for every version; or large and quickly decoded again. The encoded sound
 * stays: it is dear, and that of the same mix serves again.
 */
const madeAnyway = /^(film\.mp4|music-.*\.f32|apercu.*\.jpg|.*\.mkv)$|\.partial/;

async function removeWhatIsMadeAnyway(folder: string): Promise<void> {
  for (const path of await filesBelow(folder)) {
    if (madeAnyway.test(path.slice(dirname(path).length + 1))) await fs.rm(path, { force: true });
  }
}

async function sweep(options: CutCacheOptions): Promise<void> {
  const ids = await fs.readdir(options.folder).catch(() => []);
  const known = await options.knownFilms(ids);
  const kept: { readonly path: string; readonly usedMs: number; readonly bytes: number }[] = [];
  for (const id of ids) {
    const path = join(options.folder, id);
    const { mtimeMs: usedMs } = await fs.stat(path);
    const isDue = !known.has(id) || options.clock() - usedMs > options.olderThanMs;
    if (isDue) await fs.rm(path, { recursive: true, force: true });
    else kept.push({ path, usedMs, bytes: await bytesBelow(path) });
  }
  let total = kept.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of kept.toSorted((one, other) => one.usedMs - other.usedMs)) {
    if (total <= options.mostBytes) return;
    await fs.rm(path, { recursive: true, force: true });
    total -= bytes;
  }
}

/** Nothing in it is ever written to again, only replaced: two names of one file are safe. */
async function linkTree(from: string, to: string): Promise<void> {
  for (const path of await filesBelow(from)) {
    const target = to + path.slice(from.length);
    await fs.mkdir(dirname(target), { recursive: true });
    await fs.link(path, target).catch(ignoreMissing);
  }
}

async function bytesBelow(folder: string): Promise<number> {
  let bytes = 0;
  for (const path of await filesBelow(folder)) bytes += (await fs.stat(path)).size;
  return bytes;
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await fs
    .readdir(folder, { recursive: true, withFileTypes: true })
    .catch(ignoreMissing);
  return (entries ?? []).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );
}

const exists = (path: string) =>
  fs.access(path).then(
    () => true,
    () => false,
  );

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
