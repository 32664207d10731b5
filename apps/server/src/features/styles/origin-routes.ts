import { buffer } from 'node:stream/consumers';
import { readPictureOrigin, readUploadOrigin } from '@armoni/contract/pictures';
import { readOrigin } from '@armoni/image-engine/read-origin';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { receiveFile, tooLargeFailure } from '../../platform/uploads/receive-file.ts';
import { type makeReadPictureOrigin, originAnswer } from './read-picture-origin.ts';

const maxBytes = 64 * 1024 * 1024;
const limit = { perMinute: 60 };

export function registerOriginRoutes(
  app: FastifyInstance,
  originOf: ReturnType<typeof makeReadPictureOrigin>,
): void {
  registerRoute(
    app,
    readPictureOrigin,
    async ({ body, user }) => {
      const origin = await originOf(user.id, body.url);
      if (!origin) throw new ApiFailure('not_found');
      return origin;
    },
    limit,
  );
  registerRoute(
    app,
    readUploadOrigin,
    async ({ request }) => {
      const { consumed } = await receiveFile(request, { maxBytes }, ({ stream }) => buffer(stream));
      if (consumed.length > maxBytes) throw tooLargeFailure();
      return originAnswer(await readOrigin(consumed));
    },
    limit,
  );
}
