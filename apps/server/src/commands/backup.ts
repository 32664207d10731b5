import { resolve } from 'node:path';
import { makeBackup } from '../backup/make-backup.ts';
import { countRows } from '../backup/manifest.ts';
import { chooseStorage } from '../compose/ground.ts';
import { readConfig } from '../config.ts';
import { openSource } from './databases.ts';
import { knownKeysOf } from './places.ts';
import { runCommand } from './run-command.ts';
import { texts } from './texts.ts';

// npm run backup -- FOLDER, while the studio serves or while it doesn't.
await runCommand(async (say) => {
  const [given] = process.argv.slice(2);
  if (!given) return texts.backupUsage;
  const config = readConfig();
  const source = await openSource(config);
  if (!source) return config.DATABASE_URL ? texts.noTables : texts.noData(config.dataFolder);
  const folder = resolve(given);
  const backup = makeBackup({
    folder,
    database: source.database,
    dataFolder: config.dataFolder,
    storage: await chooseStorage(config),
    knownKeysOf,
    hasOwnSecret: config.IDENTITY_SECRET !== undefined,
    program: config.version,
    clock: Date.now,
  });
  const { manifest, copied, forgotten } = await backup.finally(source.close);
  const objects = manifest.objects.length;
  say(texts.backedUp({ objects, copied, rows: countRows(manifest) }, folder));
  if (forgotten > 0) say(texts.forgotten(forgotten));
  say(manifest.identitySecret ? texts.secretIncluded : texts.secretAbsent);
  return null;
});
