import {
  changeShare,
  revokeShare,
  type Share as ShareOnTheWire,
  shareVideo,
} from '@armoni/contract/shares';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import type { FilmRepository } from '../ports.ts';
import type { Share, Shares } from './shares.ts';

export type ShareRoutesDependencies = {
  readonly shares: Shares;
  readonly films: Pick<FilmRepository, 'find'>;
  /** Makes what cannot be guessed in an address. */
  readonly newToken: () => string;
  readonly clock: () => number;
  /** Origin people reach us by, without a final slash. */
  readonly origin: string;
};

const dayMs = 24 * 60 * 60_000;

/** Shares films, changes what their addresses show, and takes them back. */
export function registerShareRoutes(
  app: FastifyInstance,
  { shares, films, newToken, clock, origin }: ShareRoutesDependencies,
): void {
  const found = (share: Share | null) => {
    if (!share) throw new ApiFailure('not_found');
    return shareOnTheWire(share, origin);
  };
  registerRoute(
    app,
    shareVideo,
    async ({ params, user }) => {
      const kept = await shares.find(user.id, params.id);
      if (kept && !hasExpired(kept, clock())) return shareOnTheWire(kept, origin);
      const share = newShare({ token: newToken(), filmId: params.id, ownerId: user.id }, clock());
      return found((await shares.put(share)) ? share : null);
    },
    { perMinute: 60 },
  );
  registerRoute(app, changeShare, async ({ params, body, user }) => {
    const { follows_versions: follows, expires_in_days: days } = body;
    const film = await films.find(user.id, params.id);
    if (!film) throw new ApiFailure('not_found');
    const change = {
      ...(follows !== undefined && { version: follows ? null : film.version }),
      ...(body.shows_name !== undefined && { showsName: body.shows_name }),
      ...(body.shows_origin !== undefined && { showsOrigin: body.shows_origin }),
      ...(body.allows_download !== undefined && { allowsDownload: body.allows_download }),
      ...(days !== undefined && { expiresAt: days === null ? null : clock() + days * dayMs }),
    };
    return found(await shares.change(user.id, params.id, change));
  });
  registerRoute(app, revokeShare, async ({ params, user }) => {
    if (!(await shares.revoke(user.id, params.id))) throw new ApiFailure('not_found');
    return undefined;
  });
}

const hasExpired = ({ expiresAt }: Share, now: number) => expiresAt !== null && expiresAt <= now;

/** Shows as little as a film can: its name may repeat the wish. */
function newShare(of: Pick<Share, 'token' | 'filmId' | 'ownerId'>, createdAt: number): Share {
  const shown = { version: null, showsName: false, showsOrigin: true, allowsDownload: false };
  return { ...of, ...shown, createdAt, expiresAt: null };
}

export function shareOnTheWire(share: Share, origin: string): ShareOnTheWire {
  const url = `${origin}/f/${share.token}`;
  return {
    url,
    embed_url: `${url}/embed`,
    created_at: new Date(share.createdAt).toISOString(),
    expires_at: share.expiresAt === null ? null : new Date(share.expiresAt).toISOString(),
    follows_versions: share.version === null,
    shows_name: share.showsName,
    shows_origin: share.showsOrigin,
    allows_download: share.allowsDownload,
  };
}
