import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { hashFile } from '../hash-file.ts';
import type { BackupSource } from '../kept-database.ts';
import { countMissing, findMissing, forget } from '../missing-objects.ts';
import { readTables } from './read-tables.ts';
import { openSnapshot, sealSnapshot, snapshotDatabase } from './snapshot-database.ts';

export const databaseFile = 'armoni.sqlite';

/** The file of a data folder, copied as a file. */
export function makeSqliteSource(dataFolder: string): BackupSource {
  return {
    async atOneMoment(folder, work) {
      const file = `base-${randomUUID()}.sqlite`;
      const path = join(folder, file);
      await snapshotDatabase(join(dataFolder, databaseFile), path);
      const db = openSnapshot(path);
      try {
        return await work({
          db,
          async seal(has) {
            const missing = await findMissing(db, has);
            await forget(db, missing);
            await db.destroy();
            await sealSnapshot(path);
            const database = { file, sha256: await hashFile(path), tables: readTables(path) };
            return { format: 1, database, forgotten: countMissing(missing) };
          },
        });
      } finally {
        await db.destroy();
      }
    },
  };
}
