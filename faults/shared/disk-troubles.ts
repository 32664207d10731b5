import { execFile } from 'node:child_process';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { foldersBelow } from './folders-below.ts';
import { canMount, mountSmallDisk } from './small-disk.ts';
import type { Studio } from './studio.ts';

const run = promisify(execFile);
const megabytes = 24;

/** What a disk does to a studio, and what uploads are answered meanwhile. */
export type DiskTrouble = {
  /** How it is done here, for the count of what was struck. */
  readonly means: string;
  readonly status: number;
  /** To a studio that runs. */
  begin(): Promise<unknown>;
  /** To one that was killed. */
  end(): Promise<unknown>;
  /** After the last round. */
  remove(): Promise<unknown>;
};

/** Only root can have a small disk; anybody can forbid a process of theirs to make files grow. */
export function makeFull(studio: Studio): Promise<DiskTrouble> | DiskTrouble {
  return canMount() ? fullDisk(studio) : noRoomForFiles(studio);
}

/** Only root can change a disk; nobody but root may write where nobody may write. */
export function makeReadOnly(studio: Studio): Promise<DiskTrouble> | DiskTrouble {
  return canMount() ? readOnlyDisk(studio) : lockedFolders(studio);
}

async function fullDisk({ dataFolder }: Studio): Promise<DiskTrouble> {
  const disk = await mountSmallDisk(dataFolder, megabytes);
  const filler = join(dataFolder, 'filler');
  return {
    means: 'a full disk',
    status: 507,
    // Ends with the error that it is there for.
    begin: () => writeFile(filler, Buffer.alloc(megabytes * 2 ** 20)).catch(() => {}),
    end: () => rm(filler),
    remove: disk.unmount,
  };
}

/** As a quota does it: each write that would make a file longer fails. */
function noRoomForFiles({ pid }: Studio): DiskTrouble {
  return {
    means: 'a limit of the process',
    status: 507,
    begin: () => run('prlimit', ['--pid', `${pid()}`, '--fsize=0:']),
    // The next process has none.
    end: async () => {},
    remove: async () => {},
  };
}

async function readOnlyDisk({ storageFolder }: Studio): Promise<DiskTrouble> {
  const disk = await mountSmallDisk(storageFolder, megabytes);
  return {
    means: 'a read-only disk',
    status: 503,
    begin: disk.refuseWrites,
    end: disk.takeWrites,
    remove: disk.unmount,
  };
}

function lockedFolders({ storageFolder }: Studio): DiskTrouble {
  const setAll = async (mode: number) => {
    for (const folder of await foldersBelow(storageFolder)) await chmod(folder, mode);
  };
  return {
    means: 'folders without the right to write',
    status: 503,
    begin: () => setAll(0o500),
    end: () => setAll(0o700),
    remove: async () => {},
  };
}
