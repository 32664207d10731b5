import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readMark } from '../backup/read-mark.ts';
import { openSnapshot } from '../backup/sqlite/snapshot-database.ts';
import { databaseFile } from '../backup/sqlite/sqlite-source.ts';
import { replaceDatabase } from '../backup/sqlite/sqlite-target.ts';
import { writeDurably } from '../backup/write-durably.ts';
import { chooseStorage } from '../compose/ground.ts';
import { type Config, readConfig } from '../config.ts';
import { mimeTypeOfKey } from '../features/files/upload/detect-media.ts';
import { readSecret } from '../features/identity/adapters/read-secret.ts';
import type { MovedObjects } from '../move/move-objects.ts';
import { moveStudio, type TargetDatabase } from '../move/move-studio.ts';
import { claimDataFolder } from '../platform/database/claim-data-folder.ts';
import { makeDataFolder } from '../platform/database/make-folder.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { knownKeysOf } from './places.ts';
import { runCommand } from './run-command.ts';
import { texts } from './texts.ts';

// npm run migrate -- --to postgres://…|sqlite [--bucket NAME | --folder DATA FOLDER], while the studio is
// stopped. What is not named stays where it is; keys and addresses of the bucket are in the settings.
await runCommand(async (say) => {
  const given = readArguments();
  if (given === null) return texts.migrateUsage;
  const config = readConfig();
  const target = targetOf(config, given);
  if (target === null) return texts.migrateUsage;
  const { moves } = target;
  if (!config.DATABASE_URL && !existsSync(join(config.dataFolder, databaseFile))) {
    return texts.noData(config.dataFolder);
  }
  const database = openDatabase({ url: config.DATABASE_URL, dataFolder: config.dataFolder });
  const opened = moves.database ? await openTarget(target.config) : null;
  const move = moveStudio({
    from: { database, storage: await chooseStorage(config) },
    to: { database: opened, storage: moves.storage ? await chooseStorage(target.config) : null },
    knownKeysOf,
    contentTypeOf: (key) => mimeTypeOfKey(key) ?? 'application/octet-stream',
    onObject: reportOn(say),
    onRows: () => moves.database && say(texts.movingRows),
  });
  const outcome = await move.finally(async () => {
    await opened?.close();
    await database.close();
  });
  if (!outcome.ok) return texts.moveRefused[outcome.reason];
  await bringSecret(config, target.config);
  say(texts.moved(outcome.rows, outcome.objects));
  if (opened?.setAside()) say(texts.setAside(opened.setAside() ?? ''));
  say(texts.afterMove(settingsOf(target.config)));
  return null;
});

type Given = { to: string | undefined; bucket: string | undefined; folder: string | undefined };

function readArguments(): Given | null {
  try {
    const string = { type: 'string' } as const;
    const { values } = parseArgs({ options: { to: string, bucket: string, folder: string } });
    const { to, bucket, folder } = values;
    const isKnown = to === undefined || to === 'sqlite' || /^postgres(ql)?:\/\//.test(to);
    const isSome = to !== undefined || bucket !== undefined || folder !== undefined;
    return isKnown && isSome && !(bucket && folder) ? { to, bucket, folder } : null;
  } catch {
    return null;
  }
}

/** The settings of the studio as it will be, and what of it changes its place. */
function targetOf(config: Config, { to, bucket, folder }: Given) {
  const dataFolder = folder === undefined ? config.dataFolder : resolve(folder);
  const url = to === 'sqlite' ? undefined : (to ?? config.DATABASE_URL);
  const name = folder === undefined ? (bucket ?? config.S3_BUCKET) : undefined;
  const target: Config = { ...config, dataFolder, DATABASE_URL: url, S3_BUCKET: name };
  const isOtherFolder = dataFolder !== config.dataFolder;
  const moves = {
    database: url !== config.DATABASE_URL || (url === undefined && isOtherFolder),
    storage: name !== config.S3_BUCKET || (name === undefined && isOtherFolder),
  };
  return moves.database || moves.storage ? { config: target, moves } : null;
}

async function openTarget(
  config: Config,
): Promise<TargetDatabase & { close(): Promise<void>; setAside(): string | null }> {
  const { DATABASE_URL: url, dataFolder } = config;
  if (url) {
    const database = openDatabase({ url, dataFolder });
    const place = async () => {};
    return { database, replacedMark: null, place, close: database.close, setAside: () => null };
  }
  return openFile(dataFolder);
}

/** Filled in a folder of its own, and put in its place when it is whole. */
async function openFile(dataFolder: string) {
  makeDataFolder(dataFolder);
  const claim = claimDataFolder(dataFolder);
  const draftFolder = join(dataFolder, 'demenagement');
  await rm(draftFolder, { recursive: true, force: true });
  await mkdir(draftFolder, { mode: 0o700 });
  const database = openDatabase({ dataFolder: draftFolder });
  let setAside: string | null = null;
  let isOpen = true;
  const closeDraft = async () => {
    if (isOpen) await database.close();
    isOpen = false;
  };
  return {
    database,
    replacedMark: await markOf(join(dataFolder, databaseFile)),
    async place() {
      // Closed it is one file, its log folded in.
      await closeDraft();
      const draft = join(draftFolder, databaseFile);
      setAside = await replaceDatabase(draft, { dataFolder, clock: Date.now });
    },
    async close() {
      await closeDraft();
      await rm(draftFolder, { recursive: true, force: true });
      claim.release();
    },
    setAside: () => setAside,
  };
}

async function markOf(path: string): Promise<string | null> {
  if (!existsSync(path)) return null;
  const db = openSnapshot(path);
  try {
    return (await readMark(db)) ?? 'unmarked';
  } finally {
    await db.destroy();
  }
}

/** People stay signed in, and second factors can be read. */
async function bringSecret(from: Config, to: Config): Promise<void> {
  if (from.IDENTITY_SECRET !== undefined || from.dataFolder === to.dataFolder) return;
  if (!existsSync(join(from.dataFolder, 'identity-secret'))) return;
  await writeDurably(join(to.dataFolder, 'identity-secret'), readSecret(from.dataFolder));
}

function reportOn(say: (line: string) => void) {
  const objectsBetweenLines = 500;
  return (count: MovedObjects) => {
    if (count.objects % objectsBetweenLines === 0) say(texts.movingObjects(count));
  };
}

function settingsOf({ DATABASE_URL, S3_BUCKET, dataFolder }: Config): string[] {
  return [
    ...(DATABASE_URL ? [`DATABASE_URL=${DATABASE_URL.replace(/:[^:@/]*@/, ':…@')}`] : []),
    ...(S3_BUCKET ? [`S3_BUCKET=${S3_BUCKET}`] : []),
    `ARMONI_DATA_DIR=${dataFolder}`,
  ];
}
