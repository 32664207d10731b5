import { rm } from 'node:fs/promises';
import { runCommand } from './commands.ts';
import { checkRows, orphansIn, readRows } from './examine.ts';
import { makeStudio } from './studio.ts';
import type { Trial } from './trial.ts';

/** By key, with its SHA-256. */
export type Kept = Map<string, string>;

/** A backup that was killed has left the one before, or is whole itself. */
export async function checkRestored(trial: Trial, folder: string, promised: Kept): Promise<void> {
  const restored = await makeStudio(trial, { name: 'restored' });
  const { dataFolder } = restored;
  const { code, output } = await runCommand('restore', dataFolder, [folder]).ended;
  if (code !== 0) {
    trial.found('lost', `no restore after a killed backup: ${output}`);
    return;
  }
  const rows = readRows(dataFolder, 'select storage_key, sha256 from files');
  const found = new Map(rows.map((row) => [`${row.storage_key}`, `${row.sha256}`]));
  for (const [key, sha256] of promised) {
    if (found.get(key) !== sha256) trial.found('lost', `${key} is not in the backup`);
  }
  await checkRows(trial, dataFolder);
  for (const key of await orphansIn(dataFolder)) trial.found('orphans', `restored: ${key}`);
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 });
}
