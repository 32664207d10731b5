import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { appliedMigrations } from '../../platform/database/data-version.ts';
import type { Database } from '../../platform/database/schema.ts';
import { currentSchema } from '../../platform/database/table-names.ts';
import type { BackupSource } from '../kept-database.ts';
import type { Tables } from '../manifest.ts';
import { countMissing, findMissing } from '../missing-objects.ts';
import { makeRowDigest } from './digest-rows.ts';
import { listTables, readSequences } from './postgres-tables.ts';
import { readRows, speakPlainly } from './read-rows.ts';
import { headLine, tableLine, writeLines } from './rows-file.ts';

/** All rows of one snapshot. Rows without their object stay in it: the restore forgets them. */
export function makePostgresSource(db: Kysely<Database>): BackupSource {
  return {
    atOneMoment: (folder, work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (snapshot) => {
          await speakPlainly(snapshot);
          return work({
            db: snapshot,
            schema: await currentSchema(snapshot),
            async seal(has) {
              const file = `base-${randomUUID()}.jsonl`;
              const database = { file, ...(await writeRows(snapshot, join(folder, file))) };
              const forgotten = countMissing(await findMissing(snapshot, has));
              return { format: 2, database, forgotten };
            },
          });
        }),
  };
}

/** Whether no program has made tables there. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  return (await listTables(db)).length === 0;
}

async function writeRows(db: Kysely<Database>, path: string) {
  const tables: Tables = {};
  const lines = async function* () {
    const migrations = await appliedMigrations(db);
    yield headLine({ migrations, sequences: await readSequences(db) });
    for (const table of await listTables(db)) {
      const digest = makeRowDigest();
      yield tableLine(
        table.name,
        table.columns.map(({ name }) => name),
      );
      for await (const line of readRows(db, table)) {
        digest.add(line);
        yield line;
      }
      tables[table.name] = digest.result();
    }
  };
  return { sha256: await writeLines(path, lines()), tables };
}
