import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeBackup } from '../backup/make-backup.ts';
import { countRows } from '../backup/manifest.ts';
import { chooseStorage } from '../compose/ground.ts';
import { readConfig } from '../config.ts';
import { knownKeysOf } from './places.ts';
import { runCommand } from './run-command.ts';
import { texts } from './texts.ts';

// npm run backup -- FOLDER, while the studio serves or while it doesn't.
await runCommand(async (say) => {
  const [given] = process.argv.slice(2);
  if (!given) return texts.backupUsage;
  const config = readConfig();
  if (config.DATABASE_URL) return texts.postgres;
  const { dataFolder } = config;
  if (!existsSync(join(dataFolder, 'armoni.sqlite'))) return texts.noData(dataFolder);
  const folder = resolve(given);
  const { manifest, copied, forgotten } = await makeBackup({
    folder,
    dataFolder,
    storage: await chooseStorage(config),
    knownKeysOf,
    hasOwnSecret: config.IDENTITY_SECRET !== undefined,
    program: config.version,
    clock: Date.now,
  });
  const objects = manifest.objects.length;
  say(texts.backedUp({ objects, copied, rows: countRows(manifest) }, folder));
  if (forgotten > 0) say(texts.forgotten(forgotten));
  say(manifest.identitySecret ? texts.secretIncluded : texts.secretAbsent);
  return null;
});
