import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sync, writeDurably } from './write-durably.ts';

/** A restore into this data folder was cut short: what is there is no whole studio. */
export class UnfinishedRestoreError extends Error {
  override readonly name = 'UnfinishedRestoreError';
}

const fileIn = (dataFolder: string) => join(dataFolder, 'restauration-inachevee');

export const isRestoreUnfinished = (dataFolder: string) => existsSync(fileIn(dataFolder));

/** @throws {UnfinishedRestoreError} */
export function refuseUnfinishedRestore(dataFolder: string): void {
  if (isRestoreUnfinished(dataFolder)) throw new UnfinishedRestoreError(dataFolder);
}

export const beginRestore = (dataFolder: string, from: string) =>
  writeDurably(fileIn(dataFolder), from);

export async function endRestore(dataFolder: string): Promise<void> {
  await rm(fileIn(dataFolder));
  await sync(dirname(fileIn(dataFolder)));
}
