import { createKey, listKeys, revokeKey, type AccessKey as ShownKey } from '@armoni/contract/keys';
import { limits } from '@armoni/contract/limits';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../platform/http/routing/register-route.ts';
import type { makeCreateKey } from './create-key.ts';
import type { AccessKey, KeyRepository } from './ports.ts';
import { keyTexts } from './texts.ts';

export type KeyRoutesDependencies = {
  readonly keys: KeyRepository;
  readonly createKey: ReturnType<typeof makeCreateKey>;
};

/** Keys for other programs; only the person themself makes and revokes them. */
export function registerKeyRoutes(app: FastifyInstance, dependencies: KeyRoutesDependencies): void {
  const { keys } = dependencies;
  registerRoute(app, listKeys, async ({ user }) => ({ keys: (await keys.of(user.id)).map(shown) }));
  registerRoute(
    app,
    createKey,
    async ({ user, body, reply }) => {
      const made = await dependencies.createKey(user.id, body);
      if (made === null) {
        throw new ApiFailure('conflict', keyTexts.tooMany(limits.keysMaximum));
      }
      reply.header('cache-control', 'no-store');
      return { key: shown(made.key), secret: made.secret };
    },
    { perMinute: 20 },
  );
  registerRoute(app, revokeKey, async ({ user, params }) => {
    await keys.remove(user.id, params.id);
    return undefined;
  });
}

function shown({ id, name, hint, scopes, createdAt, lastUsedAt }: AccessKey): ShownKey {
  return {
    id,
    name,
    hint,
    scopes: [...scopes],
    created_at: new Date(createdAt).toISOString(),
    last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  };
}
