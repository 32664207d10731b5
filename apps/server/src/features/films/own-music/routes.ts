import { listOwnMusic } from '@armoni/contract/own-music';
import { ToolMissing } from '@armoni/video-engine/ffmpeg/tool-errors';
import { peaksOfPiece } from '@armoni/video-engine/own-music/piece-peaks';
import { pieces } from '@armoni/video-engine/own-music/pieces';
import type { FastifyInstance } from 'fastify';
import { sendObject } from '../../../platform/http/objects/send-object.ts';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import { limitOpenAnswers } from '../../../platform/http/security/limit-open-answers.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { filmTexts } from '../texts.ts';
import type { OwnMusicFile } from './own-music-file.ts';
import { addressOfPiece, pieceAt, secondsOfPiece } from './own-pieces.ts';

type Dependencies = {
  readonly storage: Storage;
  readonly ownMusicFile: OwnMusicFile;
  /** Multiplies how many answers one address may hold open. */
  readonly limitFactor: number;
};

/** A player opens several for one piece; an address may be a school. */
const mostOpenReaders = 60;

/**
 * The studio's own music: the list, and the pieces at `GET|HEAD /api/v1/video/music/{piece}` for
 * whoever has the address, as an `<audio>` sends no token. It takes ranges.
 */
export function registerOwnMusicRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { storage, ownMusicFile, limitFactor } = dependencies;
  registerRoute(app, listOwnMusic, () => ({
    pieces: pieces.map((piece) => ({
      id: piece.id,
      name: piece.name,
      mood: piece.mood,
      tempo_bpm: piece.tempoBpm,
      duration_seconds: secondsOfPiece(piece),
      peaks: [...peaksOfPiece(piece)],
      url: addressOfPiece(piece),
    })),
  }));
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/v1/video/music/:piece',
    exposeHeadRoute: false,
    onRequest: limitOpenAnswers(mostOpenReaders * limitFactor),
    handler: async (request, reply) => {
      const piece = pieceAt(request.url.split('?', 1)[0] ?? '');
      if (!piece) throw new ApiFailure('not_found');
      const object = await ownMusicFile(piece).catch((cause: unknown) => {
        if (!(cause instanceof ToolMissing)) throw cause;
        throw new ApiFailure('unavailable', filmTexts.toolMissing, { cause });
      });
      reply.headers({
        'content-type': 'audio/mp4',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      return sendObject(storage, object, { request, reply });
    },
  });
}
