import { readWish } from '@armoni/contract/wish';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import type { ReadOwnWish } from './read-own-wish.ts';
import { wishReadingFrom } from './reading-on-the-wire.ts';

/** Asked while one types. */
export function registerWishRoutes(app: FastifyInstance, readOwnWish: ReadOwnWish): void {
  registerRoute(
    app,
    readWish,
    async ({ body, user }) => {
      const outcome = await readOwnWish(user.id, body);
      if (outcome.ok) return wishReadingFrom(outcome.reading);
      throw new ApiFailure(outcome.reason === 'not-found' ? 'not_found' : 'invalid_param');
    },
    { perMinute: 120 },
  );
}
