import {
  listExports,
  type PersonalExport,
  readExport,
  requestExport,
} from '@armoni/contract/exports';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../platform/http/routing/register-route.ts';
import type { Job } from '../../platform/queue/job-queue.ts';
import { exportFrom } from './view-exports.ts';

export type ExportUseCases = {
  readonly requestExport: (ownerId: string) => Promise<Job>;
  readonly viewExports: (ownerId: string) => Promise<PersonalExport[]>;
};

/** Each begins minutes of work, if none is under way. */
const requests = { perMinute: 5 };

export function registerExportRoutes(app: FastifyInstance, exports: ExportUseCases): void {
  const begin = async (ownerId: string) => {
    const begun = exportFrom(await exports.requestExport(ownerId));
    if (!begun) throw new ApiFailure('unavailable');
    return begun;
  };
  registerRoute(app, requestExport, ({ user }) => begin(user.id), requests);
  registerRoute(app, listExports, async ({ user }) => ({
    exports: await exports.viewExports(user.id),
  }));
  registerRoute(app, readExport, async ({ params, user }) => {
    const found = (await exports.viewExports(user.id)).find(({ id }) => id === params.id);
    if (!found) throw new ApiFailure('not_found');
    return found;
  });
}
