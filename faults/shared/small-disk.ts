import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A file system of its own, in memory, that can be full or read-only. Needs the right to mount. */
export async function mountSmallDisk(folder: string, megabytes: number) {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const remount = (option: string) => run('mount', ['-o', `remount,${option}`, folder]);
  return {
    grow: (to: number) => remount(`size=${to}m`),
    refuseWrites: () => remount('ro'),
    takeWrites: () => remount('rw'),
    unmount: () => run('umount', [folder]),
  };
}

export const canMount = () => process.platform === 'linux' && process.getuid?.() === 0;
