import { exportJob } from '../features/exports/export-job.ts';
import { filmJob } from '../features/films/film-job.ts';
import { proxyJob } from '../features/films/proxies/proxy-job.ts';
import { type ErasureHandler, erasureJob } from '../features/identity/erasure-job.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import { databaseNow } from '../platform/database/database-now.ts';
import { forgetDeleted, forgetterOf } from '../platform/database/forget-deleted.ts';
import { doneWithoutTrace, type NoResult } from '../platform/queue/done-without-trace.ts';
import type { JobHandler } from '../platform/queue/job-handler.ts';
import {
  defineScheduled,
  hourly,
  keepSchedules,
  type Schedule,
  type ScheduledPayload,
} from '../platform/queue/schedules.ts';
import { work } from '../platform/queue/work.ts';
import { makeRemovalHandler, removalJob } from '../platform/storage/removal-job.ts';
import { backupJob, composeBackups } from './backups.ts';
import type { Bin } from './bin.ts';
import type { Chat } from './chat.ts';
import type { composeConnections } from './connections.ts';
import type { Exports } from './exports.ts';
import type { Files } from './files.ts';
import type { Films } from './films.ts';
import type { BackgroundWork, Ground } from './ground.ts';
import type { Installation } from './installation.ts';
import type { Pictures } from './pictures.ts';
import type { Styles } from './styles.ts';

type Features = {
  readonly installation: Pick<Installation, 'sweep'>;
  readonly files: Pick<Files, 'sweep'>;
  readonly pictures: Pick<Pictures, 'sweep'>;
  readonly films: Pick<Films, 'startWork' | 'sweep' | 'sweepFolders'>;
  readonly styles: Pick<Styles, 'startWork'>;
  readonly chat: Pick<Chat, 'startWork'>;
  readonly exports: Pick<Exports, 'startWork' | 'sweep'>;
  readonly bin: Pick<Bin, 'sweep'>;
  readonly connections: Pick<ReturnType<typeof composeConnections>, 'sweep'>;
};

const hourMs = 60 * 60_000;

/** What nobody needs any more goes, once an hour over all processes. */
export const sweepJob = defineScheduled('sweep');

/** Kinds whose rows say nothing that is asked for later. Those of styles go with their style. */
const forgottenJobs = [filmJob, proxyJob, exportJob, sweepJob, backupJob];
const jobsKeptMs = 30 * 24 * hourMs;

/** Jobs and sweeps, of a process that is a worker. */
export function composeWork(ground: Ground, features: Features) {
  const { logger, database, queue } = ground;
  const running: BackgroundWork[] = [];
  const onError = (error: unknown) => logger.error({ err: error }, 'background work');
  const onTrainingError = (error: unknown) => logger.error({ err: error }, 'training');
  return {
    async start(erase: ErasureHandler, personalData: readonly PersonalData[]): Promise<void> {
      // On SQLite no other process can be working: what was running has been cut off.
      if (database.dialect === 'sqlite') await queue.recoverInterrupted();
      running.push(
        features.films.startWork(onError),
        sweepOwnFolders(features, onError),
        ...keepHouse(ground, features, onError),
        features.styles.startWork(onTrainingError),
        features.chat.startWork(onError),
        features.exports.startWork(personalData, onError),
        removeWhatIsPromised(ground, onError),
        eraseWhoIsPromised(ground, erase, onError),
      );
    },
    async stop(): Promise<void> {
      await Promise.all(running.splice(0).map((work) => work.stop()));
    },
  };
}

type OnError = (error: unknown) => void;

/** What is due by the clock, each once over all processes. */
function keepHouse(ground: Ground, features: Features, onError: OnError): BackgroundWork[] {
  const { database, queue, clock } = ground;
  const now = databaseNow(database.dialect, clock);
  const schedules: Schedule[] = [{ job: sweepJob, nextAfter: hourly, isDueAtFirst: true }];
  const sweeping: JobHandler<ScheduledPayload, NoResult> = async (lease) => {
    await sweep(ground, features);
    return doneWithoutTrace(lease);
  };
  const each = { queue, concurrency: 1, onError };
  const parts: BackgroundWork[] = [work({ ...each, job: sweepJob, handler: sweeping })];
  const backups = composeBackups(ground);
  if (backups) {
    schedules.push(backups.schedule);
    parts.push(work({ ...each, job: backupJob, handler: backups.handler }));
  }
  return [...parts, keepSchedules({ db: database.db, queue, now, schedules, onError })];
}

async function sweep(
  { database, queue, callCounts }: Ground,
  { installation, files, pictures, films, bin, exports, connections }: Features,
): Promise<void> {
  await bin.sweep();
  await files.sweep();
  await installation.sweep();
  await films.sweep();
  await exports.sweep();
  await connections.sweep();
  await callCounts.sweep();
  for (const job of forgottenJobs) await queue.forgetEnded(job, { agoMs: jobsKeptMs });
  await forgetDeleted(database);
  // Last: while too many pictures are read it gives up until the next hour.
  await pictures.sweep();
}

/** Folders lie on the machine of each worker: every one looks after its own. */
function sweepOwnFolders({ films }: Features, onError: OnError): BackgroundWork {
  const sweepOnce = () => void films.sweepFolders().catch(onError);
  sweepOnce();
  const timer = setInterval(sweepOnce, hourMs);
  return { stop: async () => clearInterval(timer) };
}

function removeWhatIsPromised(
  { queue, storage, database }: Ground,
  onError: OnError,
): BackgroundWork {
  const handler = makeRemovalHandler({ storage, forgetDeleted: forgetterOf(database) });
  return work({ queue, job: removalJob, handler, concurrency: 1, maxAttempts: Infinity, onError });
}

function eraseWhoIsPromised(
  { queue }: Ground,
  handler: ErasureHandler,
  onError: OnError,
): BackgroundWork {
  return work({ queue, job: erasureJob, handler, concurrency: 1, maxAttempts: Infinity, onError });
}
