import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { countRows, readManifest } from '../backup/manifest.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { chooseStorage } from '../compose/ground.ts';
import { readConfig } from '../config.ts';
import { mimeTypeOfKey } from '../features/files/upload/detect-media.ts';
import { openTarget } from './databases.ts';
import { runCommand } from './run-command.ts';
import { texts } from './texts.ts';

// npm run restore -- FOLDER [--yes], while the studio is stopped.
await runCommand(async (say) => {
  const given = process.argv.slice(2).filter((argument) => argument !== '--yes');
  if (given.length !== 1) return texts.restoreUsage;
  const config = readConfig();
  const folder = resolve(given[0] as string);
  const target = await openTarget(config);
  const restore = restoreBackup({
    folder,
    database: target.database,
    dataFolder: config.dataFolder,
    storage: await chooseStorage(config),
    mayReplace: async () => process.argv.includes('--yes') || (await confirmed(folder)),
    contentTypeOf: (key) => mimeTypeOfKey(key) ?? 'application/octet-stream',
  });
  const outcome = await restore.finally(target.close);
  if (!outcome.ok) return texts.refused(folder)[outcome.reason];
  const { manifest, setAside } = outcome;
  const rows = countRows(manifest);
  say(texts.restored({ objects: manifest.objects.length, rows }, manifest.madeAt));
  if (setAside) say(texts.setAside(setAside));
  say(manifest.identitySecret ? texts.secretIncluded : texts.secretAbsent);
  return null;
});

async function confirmed(folder: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const { stdin: input, stdout: output } = process;
  const terminal = createInterface({ input, output });
  const answer = await terminal.question(
    texts.mayReplace((await readManifest(folder))?.madeAt ?? ''),
  );
  terminal.close();
  return texts.yes.test(answer.trim());
}
