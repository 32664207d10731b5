import { type ErasureHandler, erasureJob } from '../features/identity/erasure-job.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import { forgetDeleted, forgetterOf } from '../platform/database/forget-deleted.ts';
import { work } from '../platform/queue/work.ts';
import { makeRemovalHandler, removalJob } from '../platform/storage/removal-job.ts';
import type { Bin } from './bin.ts';
import type { Chat } from './chat.ts';
import type { composeConnections } from './connections.ts';
import type { Exports } from './exports.ts';
import type { Films } from './films.ts';
import type { BackgroundWork, Ground } from './ground.ts';
import type { Installation } from './installation.ts';
import type { Styles } from './styles.ts';

type Features = {
  readonly installation: Pick<Installation, 'sweep'>;
  readonly films: Pick<Films, 'startWork' | 'sweep'>;
  readonly styles: Pick<Styles, 'startWork'>;
  readonly chat: Pick<Chat, 'startWork'>;
  readonly exports: Pick<Exports, 'startWork' | 'sweep'>;
  readonly bin: Pick<Bin, 'sweep'>;
  readonly connections: Pick<ReturnType<typeof composeConnections>, 'sweep'>;
};

const hourMs = 60 * 60_000;

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
        sweepHourly(() => sweep(ground, features), onError),
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

function removeWhatIsPromised(
  { queue, storage, database }: Ground,
  onError: (error: unknown) => void,
): BackgroundWork {
  const handler = makeRemovalHandler({ storage, forgetDeleted: forgetterOf(database) });
  return work({ queue, job: removalJob, handler, concurrency: 1, maxAttempts: Infinity, onError });
}

function eraseWhoIsPromised(
  { queue }: Ground,
  handler: ErasureHandler,
  onError: (error: unknown) => void,
): BackgroundWork {
  return work({ queue, job: erasureJob, handler, concurrency: 1, maxAttempts: Infinity, onError });
}

async function sweep(
  { database }: Ground,
  { installation, films, bin, exports, connections }: Features,
): Promise<void> {
  await bin.sweep();
  await installation.sweep();
  await films.sweep();
  await exports.sweep();
  await connections.sweep();
  await forgetDeleted(database);
}

function sweepHourly(
  sweepOnce: () => Promise<void>,
  onError: (error: unknown) => void,
): BackgroundWork {
  void sweepOnce().catch(onError);
  const timer = setInterval(() => void sweepOnce().catch(onError), hourMs);
  return { stop: async () => clearInterval(timer) };
}
