import { readLineage } from '@armoni/contract/lineage';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../platform/http/routing/register-route.ts';
import type { makeReadLineage } from './read-lineage.ts';

export function registerLineageRoutes(
  app: FastifyInstance,
  read: ReturnType<typeof makeReadLineage>,
): void {
  registerRoute(
    app,
    readLineage,
    async ({ user, query }) => {
      const found = await read(user.id, query.url);
      if (!found) throw new ApiFailure('not_found');
      return found;
    },
    { perMinute: 120 },
  );
}
