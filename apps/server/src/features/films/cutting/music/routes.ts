import {
  type AddedMusic,
  giveMusic as giveMusicRoute,
  listGivableMusic,
} from '@armoni/contract/cuts';
import { ToolMissing } from '@armoni/video-engine/ffmpeg/tool-errors';
import { pieces } from '@armoni/video-engine/own-music/pieces';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../../../platform/http/routing/register-route.ts';
import type { AddressOf } from '../../../../platform/storage/media-addresses.ts';
import { addressOfPiece, secondsOfPiece } from '../../own-music/own-pieces.ts';
import type { FilmCuts, GivenMusic, SourceFiles } from '../../ports.ts';
import { filmTexts } from '../../texts.ts';
import type { GiveMusic, GiveMusicOutcome } from './give-music.ts';
import { musicOnTheWire, musicUrlOf } from './music-on-the-wire.ts';

export type MusicRoutesDependencies = {
  readonly cuts: Pick<FilmCuts, 'find'>;
  readonly files: Pick<SourceFiles, 'findByKey' | 'named'>;
  readonly giveMusic: GiveMusic;
  readonly addressOf: AddressOf;
};

const mostListed = 24;

/** What a finished film can lie on beside the music that it was made with. */
export function registerMusicRoutes(
  app: FastifyInstance,
  { cuts, files, giveMusic, addressOf }: MusicRoutesDependencies,
): void {
  registerRoute(app, listGivableMusic, async ({ params, user }) => {
    if (!(await cuts.find(user.id, params.id))) throw new ApiFailure('not_found');
    const wanted = { kind: 'audio', words: [], limit: mostListed } as const;
    const own = await files.named(user.id, wanted);
    return {
      music: [
        ...own.files.map(({ name, key }) => ({ audio_url: addressOf(key), name, piece: null })),
        ...pieces.map((piece) => ({
          audio_url: addressOfPiece(piece),
          name: piece.name,
          piece: {
            mood: piece.mood,
            tempo_bpm: piece.tempoBpm,
            duration_seconds: secondsOfPiece(piece),
          },
        })),
      ],
    };
  });
  registerRoute(
    app,
    giveMusicRoute,
    async ({ params, body, user, request, signal }) => {
      const ownOrigin = `${request.protocol}://${request.host}`;
      const wanted = { filmId: params.id, audioUrl: body.audio_url, ownOrigin };
      const outcome = await giveMusic(user.id, wanted, signal).catch((cause: unknown) => {
        if (!(cause instanceof ToolMissing)) throw cause;
        throw new ApiFailure('unavailable', filmTexts.toolMissing, { cause });
      });
      if (!outcome.ok) throw refusedAs(outcome);
      return addedMusic(
        outcome.given,
        await musicUrlOf(outcome.given.music, { files, addressOf }, user.id),
      );
    },
    { perMinute: 60 },
  );
}

function addedMusic({ id, name, heard }: GivenMusic, url: string | null): AddedMusic {
  return { ...musicOnTheWire(heard, { url }), id, name };
}

function refusedAs(outcome: Extract<GiveMusicOutcome, { ok: false }>): ApiFailure {
  switch (outcome.reason) {
    case 'unusable':
      return new ApiFailure('unprocessable', outcome.message);
    case 'too-many':
      return new ApiFailure('unprocessable', filmTexts.tooMuchMusic);
    case 'not-ours':
      return new ApiFailure('invalid_param', filmTexts.musicNotOurs);
    case 'too-many-waiting':
      return new ApiFailure('unavailable');
    case 'not-found':
      return new ApiFailure('not_found');
  }
}
