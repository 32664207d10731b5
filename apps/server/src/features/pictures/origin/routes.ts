import { buffer } from 'node:stream/consumers';
import { readPictureOrigin, readUploadOrigin } from '@armoni/contract/pictures';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import { largestPictureBytes } from '../../../platform/pictures/picture-limits.ts';
import { receiveFile, tooLargeFailure } from '../../../platform/uploads/receive-file.ts';
import type { AnswerOrigin } from './answer-origin.ts';
import type { ReadOrigin } from './read-origin.ts';
import type { makeReadPictureOrigin } from './read-picture-origin.ts';

const limit = { perMinute: 60 };

export function registerOriginRoutes(
  app: FastifyInstance,
  dependencies: {
    readonly originOf: ReturnType<typeof makeReadPictureOrigin>;
    readonly readOrigin: ReadOrigin;
    readonly answerOrigin: AnswerOrigin;
  },
): void {
  registerRoute(
    app,
    readPictureOrigin,
    async ({ body, user, signal }) => {
      const origin = await dependencies.originOf(user.id, body.url, signal);
      if (!origin) throw new ApiFailure('not_found');
      return origin;
    },
    limit,
  );
  registerRoute(
    app,
    readUploadOrigin,
    async ({ request, user, signal }) => {
      const { consumed } = await receiveFile(
        request,
        { maxBytes: largestPictureBytes },
        ({ stream }) => buffer(stream),
      );
      if (consumed.length > largestPictureBytes) throw tooLargeFailure();
      const call = { ownerId: user.id, read: async () => consumed, signal };
      return dependencies.answerOrigin(user.id, await dependencies.readOrigin(call));
    },
    limit,
  );
}
