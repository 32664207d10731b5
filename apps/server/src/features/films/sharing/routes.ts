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
import type { TellFilm } from './tell-film.ts';

export type ShareRoutesDependencies = {
  readonly shares: Shares;
  readonly films: Pick<FilmRepository, 'find'>;
  readonly tellFilm: TellFilm;
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
  { shares, films, tellFilm, newToken, clock, origin }: ShareRoutesDependencies,
): void {
  const found = async (share: Share | null): Promise<ShareOnTheWire> => {
    if (!share) throw new ApiFailure('not_found');
    const about = await tellFilm(share);
    return { ...shareOnTheWire(share, origin), music: about?.music ?? null };
  };
  registerRoute(
    app,
    shareVideo,
    async ({ params, user }) => {
      const kept = await shares.find(user.id, params.id);
      if (kept && !hasExpired(kept, clock())) return found(kept);
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
      ...(body.shows_date !== undefined && { showsDate: body.shows_date }),
      ...(body.shows_music !== undefined && { showsMusic: body.shows_music }),
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

/** Says nothing in its person's words: the film's name may repeat the wish, and music is named by its file. */
function newShare(of: Pick<Share, 'token' | 'filmId' | 'ownerId'>, createdAt: number): Share {
  const shown = { showsName: false, showsOrigin: true, showsDate: true, showsMusic: false };
  return { ...of, ...shown, version: null, allowsDownload: false, createdAt, expiresAt: null };
}

export function shareOnTheWire(share: Share, origin: string): Omit<ShareOnTheWire, 'music'> {
  const url = `${origin}/f/${share.token}`;
  return {
    url,
    embed_url: `${url}/embed`,
    created_at: new Date(share.createdAt).toISOString(),
    expires_at: share.expiresAt === null ? null : new Date(share.expiresAt).toISOString(),
    follows_versions: share.version === null,
    shows_name: share.showsName,
    shows_origin: share.showsOrigin,
    shows_date: share.showsDate,
    shows_music: share.showsMusic,
    allows_download: share.allowsDownload,
  };
}
