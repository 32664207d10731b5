import { eraseMe, exportMyData } from '@armoni/contract/me';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/routing/register-route.ts';
import { eraseEverything, exportEverything } from './personal-data.ts';
import type { PersonalData } from './ports.ts';

/** A person's rights: take everything away, erase everything. */
export function registerIdentityRoutes(
  app: FastifyInstance,
  personalData: readonly PersonalData[],
): void {
  registerRoute(
    app,
    exportMyData,
    async ({ user }) => ({
      exported_at: new Date().toISOString(),
      user: user.id,
      data: await exportEverything(personalData, user.id),
    }),
    { perMinute: 10 },
  );
  registerRoute(app, eraseMe, async ({ user }) => eraseEverything(personalData, user.id), {
    perMinute: 10,
  });
}
