import { eraseMe, exportMyData } from '@armoni/contract/me';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../platform/http/routing/register-route.ts';
import { jsonStream } from '../../platform/json/json-pieces.ts';
import { exportEverything } from './personal-data.ts';
import type { ConfirmErasure, PersonalData } from './ports.ts';
import type { RequestErasure } from './request-erasure.ts';

export type IdentityUseCases = {
  readonly personalData: readonly PersonalData[];
  readonly confirmErasure: ConfirmErasure;
  readonly requestErasure: RequestErasure;
};

/** A person's rights: take everything away, erase everything. */
export function registerIdentityRoutes(
  app: FastifyInstance,
  { personalData, confirmErasure, requestErasure }: IdentityUseCases,
): void {
  registerRoute(
    app,
    exportMyData,
    ({ user }) => jsonStream(exportEverything(personalData, user.id)),
    { perMinute: 10 },
  );
  registerRoute(
    app,
    eraseMe,
    async ({ user, body, request, signal }) => {
      const call = { ownerId: user.id, password: body.password, address: request.ip, signal };
      if (!(await confirmErasure(call))) throw new ApiFailure('wrong_password');
      await requestErasure(user.id);
      return undefined;
    },
    { perMinute: 10 },
  );
}
