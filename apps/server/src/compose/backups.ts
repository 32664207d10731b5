import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { JobHandler } from '../platform/queue/job-handler.ts';
import {
  dailyAt,
  defineScheduled,
  type Schedule,
  type ScheduledPayload,
} from '../platform/queue/schedules.ts';
import type { Ground } from './ground.ts';

const backedUp = z.object({
  /** French: what the command said of it. */
  said: z.string(),
});
type BackedUp = z.infer<typeof backedUp>;

/** The backup of every night, into the folder of the settings. */
export const backupJob = defineScheduled('backup', backedUp);

const program = fileURLToPath(new URL('../commands/backup.ts', import.meta.url));
const failed = 'La sauvegarde a échoué. Le journal du serveur en dit plus.';

/** Undefined where no folder is set. */
export function composeBackups({ config, logger }: Ground) {
  const { BACKUP_FOLDER: folder, BACKUP_AT: time } = config;
  if (folder === undefined) return undefined;
  const schedule: Schedule = { job: backupJob, nextAfter: dailyAt(time), isDueAtFirst: false };
  const handler: JobHandler<ScheduledPayload, BackedUp> = async (_lease, { signal }) => {
    try {
      const said = await backUp(config, folder, signal);
      logger.info({ folder }, 'backed up');
      return { ok: true, result: { said }, write: async () => {} };
    } catch (error) {
      signal.throwIfAborted();
      logger.error({ err: error }, 'backup');
      return { ok: false, message: failed, canRetry: false };
    }
  };
  return { schedule, handler };
}

/** As `npm run backup` does it, in a process of its own: much is read, and hashed. */
function backUp(config: Ground['config'], folder: string, signal: AbortSignal): Promise<string> {
  const env = {
    ...process.env,
    ARMONI_DATA_DIR: config.dataFolder,
    DATABASE_URL: config.DATABASE_URL ?? '',
  };
  const args = ['--disable-warning=ExperimentalWarning', program, folder];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env, signal }, (error, stdout, stderr) => {
      if (error)
        reject(new Error(stderr.trim() || 'the backup did not end well', { cause: error }));
      else resolve(stdout.split('\n', 1)[0] ?? '');
    });
  });
}
