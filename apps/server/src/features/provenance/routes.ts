import {
  changeAuthorship,
  checkAddress,
  checkUpload,
  readAuthority,
  readAuthorship,
  readOriginal,
} from '@armoni/contract/provenance';
import type { Trust } from '@armoni/provenance/verdict/trust';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../platform/http/routing/register-route.ts';
import type { SafeFetch } from '../../platform/outbound/safe-fetch.ts';
import type { AddressOf } from '../../platform/storage/media-addresses.ts';
import { receiveFile, tooLargeFailure } from '../../platform/uploads/receive-file.ts';
import type { Authors } from './authors.ts';
import type { CheckStream } from './check-stream.ts';
import type { MarkedFiles } from './marked-files.ts';
import type { OpenOwn } from './open-own.ts';
import { provenanceTexts } from './texts.ts';
import type { WithOriginal } from './with-original.ts';

/** Of a file that goes through the studio; in the browser there is no limit. */
const maxBytes = 200 * 1024 * 1024;
/** Of what is stored here already. */
const mostOwnBytes = 4 * 1024 ** 3;
const timeoutMs = 60_000;
const limit = { perMinute: 20 };

type Dependencies = {
  readonly authors: Authors;
  readonly checkStream: CheckStream;
  readonly withOriginal: WithOriginal;
  readonly marked: Pick<MarkedFiles, 'find'>;
  readonly addressOf: AddressOf;
  readonly safeFetch: SafeFetch;
  readonly openOwn: OpenOwn;
  readonly trust: Trust;
  readonly isSigning: boolean;
};

/** Checks are open to everybody, as the law asks: whoever met a file may ask. */
export function registerProvenanceRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  registerCheckRoutes(app, dependencies);
  const { authors } = dependencies;
  registerRoute(app, readAuthorship, async ({ user }) => ({ name: await authors.nameOf(user.id) }));
  registerRoute(app, changeAuthorship, async ({ user, body: { name } }) => {
    await authors.change(user.id, name);
    return { name };
  });
}

function registerCheckRoutes(app: FastifyInstance, dependencies: Omit<Dependencies, 'authors'>) {
  const { safeFetch, openOwn, trust, isSigning, marked, addressOf } = dependencies;
  const checkStream: CheckStream = async (stream, signal) => {
    const checked = await dependencies.checkStream(stream, signal);
    return checked && dependencies.withOriginal(checked, signal);
  };
  registerRoute(app, readAuthority, () => ({
    anchors: trust.anchors ?? '',
    serials: trust.serials && [...trust.serials],
    is_signing: isSigning,
  }));
  registerRoute(app, readOriginal, async ({ params, user }) => {
    const found = await marked.find(params.watermark);
    if (found?.ownerId !== user.id) throw new ApiFailure('not_found');
    return { url: addressOf(found.key) };
  });
  registerRoute(
    app,
    checkUpload,
    async ({ request, signal }) => {
      const { consumed } = await receiveFile(request, { maxBytes }, ({ stream }) =>
        checkStream(upTo(stream, maxBytes), signal),
      );
      return consumed ?? busy();
    },
    limit,
  );
  registerRoute(
    app,
    checkAddress,
    async ({ body, signal }) => {
      const own = await openOwn(body.url);
      if (own === 'gone') throw new ApiFailure('not_found');
      if (own) return (await checkStream(upTo(own, mostOwnBytes), signal)) ?? busy();
      const fetched = await safeFetch(body.url, { maxBytes, timeoutMs, signal }, ({ stream }) =>
        checkStream(stream, signal),
      );
      if (!fetched.ok) throw new ApiFailure('invalid_param', provenanceTexts[fetched.reason]);
      return fetched.value ?? busy();
    },
    limit,
  );
}

async function* upTo(stream: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.length;
    if (bytes > mostBytes) throw tooLargeFailure();
    yield piece;
  }
}

function busy(): never {
  throw new ApiFailure('too_many_requests', provenanceTexts.busy, { retryAfterSeconds: 30 });
}
