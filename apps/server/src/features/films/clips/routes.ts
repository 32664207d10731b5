import { describeStoredClip, prepareProxy, previewAudio } from '@armoni/contract/clips';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import type { PrepareProxy } from '../proxies/prepare-proxy.ts';
import { filmTexts } from '../texts.ts';
import type { DescribeClip } from './describe-clip.ts';
import type { PreviewAudio } from './preview-audio.ts';

export type ClipRoutesDependencies = {
  readonly describeClip: DescribeClip;
  readonly previewAudio: PreviewAudio;
  readonly prepareProxy: PrepareProxy;
};

/** What the editor shows and plays before a film is asked for. */
export function registerClipRoutes(
  app: FastifyInstance,
  dependencies: ClipRoutesDependencies,
): void {
  registerRoute(
    app,
    describeStoredClip,
    async ({ params, user, signal }) => {
      const outcome = await dependencies.describeClip(user.id, params.id, signal);
      if (!outcome.ok) {
        const isBusy = outcome.reason === 'too-many-waiting';
        throw new ApiFailure(isBusy ? 'unavailable' : 'not_found');
      }
      const { clip } = outcome;
      return { thumbnail: clip.thumbnail, duration_seconds: clip.durationSeconds };
    },
    { perMinute: 120 },
  );
  registerRoute(
    app,
    prepareProxy,
    async ({ params, user }) => {
      const answer = await dependencies.prepareProxy(user.id, params.id);
      if (!answer) throw new ApiFailure('not_found');
      return answer;
    },
    { perMinute: 240 },
  );
  registerRoute(
    app,
    previewAudio,
    async ({ query, signal }) => {
      const outcome = await dependencies.previewAudio(query.url, signal);
      if (outcome.ok) return outcome.bytes;
      const { reason } = outcome;
      // The browser plays what is ours by itself, as far as it can.
      if (reason === 'not-foreign') throw new ApiFailure('not_found');
      const { invalidAudioUrl, musicRefusal } = filmTexts;
      const message = reason === 'no-address' ? invalidAudioUrl : musicRefusal[reason];
      throw new ApiFailure('invalid_param', message);
    },
    { perMinute: 20 },
  );
}
