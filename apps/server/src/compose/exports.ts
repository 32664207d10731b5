import { randomBytes } from 'node:crypto';
import { makeSqlExports } from '../features/exports/adapters/sql-exports.ts';
import { exportData } from '../features/exports/export-data.ts';
import { makeExportHandler } from '../features/exports/export-handler.ts';
import { exportJob } from '../features/exports/export-job.ts';
import { makeRequestExport, makeSweepExports } from '../features/exports/request-export.ts';
import { registerExportRoutes } from '../features/exports/routes.ts';
import { serveExports } from '../features/exports/serve-exports.ts';
import { makeViewExports } from '../features/exports/view-exports.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import { packZip } from '../platform/archives/pack-zip.ts';
import { work } from '../platform/queue/work.ts';
import type { KnownKeys } from '../platform/storage/known-keys.ts';
import type { BackgroundWork, Composed, Ground } from './ground.ts';

/** Archives of everything of a person. */
export type Exports = Composed & {
  readonly personalData: PersonalData;
  readonly knownKeys: KnownKeys;
  /** Packs archives of these parts, when this process is a worker. */
  startWork(parts: readonly PersonalData[], onError: (error: unknown) => void): BackgroundWork;
  /** Takes away what has expired. */
  sweep(): Promise<void>;
};

/** As unguessable as an address of a file. */
const secretBytes = 24;

export function composeExports(ground: Ground): Exports {
  const { config, database, queue } = ground;
  const exports = makeSqlExports(database.db);
  const shared = { ...ground, exports };
  const newSecret = () => randomBytes(secretBytes).toString('base64url');
  return {
    personalData: exportData(shared),
    knownKeys: exports.knownKeys,
    register(app) {
      const viewExports = makeViewExports(shared);
      registerExportRoutes(app, { requestExport: makeRequestExport(shared), viewExports });
      serveExports(app, { ...shared, limitFactor: config.RATE_LIMIT_FACTOR });
    },
    startWork(personalData, onError) {
      const parts = personalData.filter(({ name }) => name !== 'exports');
      const handler = makeExportHandler({ ...shared, parts, pack: packZip, newSecret });
      return work({ queue, job: exportJob, handler, concurrency: 1, onError });
    },
    sweep: makeSweepExports(shared),
  };
}
