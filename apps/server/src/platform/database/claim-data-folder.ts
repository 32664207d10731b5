import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another living process works in this data folder. */
export class DataFolderBusyError extends Error {
  override readonly name = 'DataFolderBusyError';
}

/**
 * Makes this process the only one of its data folder. The claim is an exclusive SQLite
 * transaction on a side file: the system frees it when the process dies, even by `kill -9`,
 * so no stale lock file can keep the studio from starting.
 * @throws {DataFolderBusyError} at once, when another process holds it
 */
export function claimDataFolder(dataFolder: string): { release(): void } {
  const side = new DatabaseSync(join(dataFolder, 'armoni.lock'), { timeout: 0 });
  try {
    side.exec('pragma locking_mode = exclusive; begin immediate');
  } catch (cause) {
    side.close();
    if (isBusy(cause)) throw new DataFolderBusyError(dataFolder, { cause });
    throw cause;
  }
  return { release: () => side.close() };
}

const sqliteBusy = 5;
const sqliteLocked = 6;

function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode;
  return code === sqliteBusy || code === sqliteLocked;
}
