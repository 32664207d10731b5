import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { readSecret } from '../features/identity/adapters/read-secret.ts';
import {
  removeSecondFactors,
  unreadableSecondFactors,
} from '../features/identity/adapters/second-factor-rows.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { runCommand } from './run-command.ts';
import { texts } from './texts.ts';

// npm run second-factors [-- --remove], while the studio is stopped where it uses SQLite.
await runCommand(async (say) => {
  const { DATABASE_URL: url, IDENTITY_SECRET, dataFolder } = readConfig();
  if (!url && !existsSync(join(dataFolder, 'armoni.sqlite'))) return texts.noData(dataFolder);
  const database = openDatabase({ url, dataFolder });
  try {
    const secret = IDENTITY_SECRET ?? readSecret(dataFolder);
    const people = await unreadableSecondFactors(database.db, secret);
    const isRemoval = process.argv.includes('--remove');
    if (isRemoval) await removeSecondFactors(database.db, people);
    say(isRemoval ? texts.removedFactors(people.length) : texts.unreadableFactors(people.length));
    return null;
  } finally {
    await database.close();
  }
});
