import { readStorage } from '@armoni/contract/account';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/routing/register-route.ts';
import type { QuotaOf, Space } from './ports.ts';

/** How much a person keeps, against what they may. */
export function registerSpaceRoute(
  app: FastifyInstance,
  { space, quotaOf }: { readonly space: Space; readonly quotaOf: QuotaOf },
): void {
  registerRoute(app, readStorage, async ({ user }) => {
    const kinds = await space.kindsOf(user.id);
    const usedBytes = kinds.reduce((total, { size_bytes }) => total + size_bytes, 0);
    return { quota_bytes: await quotaOf(user.id), used_bytes: usedBytes, kinds };
  });
}
