import { texts } from '@armoni/contract/texts';
import {
  abandonUpload,
  beginUpload,
  continueUpload,
  listUploads,
  type OpenUpload as OpenUploadAnswer,
  readUpload,
} from '@armoni/contract/uploads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../../../platform/http/routing/api-failure.ts';
import { registerRoute } from '../../../platform/http/routing/register-route.ts';
import { draftLifetimeMs } from '../../../platform/storage/drafts.ts';
import { fileTexts } from '../texts.ts';
import { refusalFailure } from '../upload/file-refusals.ts';
import type { ResumableUploads, UploadRefusal, UploadState } from './resumable-uploads.ts';
import { readMetadata } from './upload-metadata.ts';

const version = '1.0.0';

/** tus 1.0.0 with creation, termination and expiration: any of its clients can send files. */
export function registerUploadRoutes(app: FastifyInstance, uploads: ResumableUploads): void {
  app.addContentTypeParser(pieceType, (_request, body, done) => done(null, body));
  app.options(beginUpload.path, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'tus-resumable': version,
        'tus-version': version,
        'tus-extension': 'creation,termination,expiration',
        'tus-max-size': uploads.maxBytes,
      })
      .send(),
  );
  registerRoute(app, listUploads, async ({ user }) => ({
    uploads: (await uploads.list(user.id)).map(answerOf),
  }));
  registerRoute(app, beginUpload, async ({ request, reply, user }) => {
    checkVersion(request);
    const sizeBytes = numberIn(request, 'upload-length');
    if (sizeBytes > uploads.maxBytes) throw failureOf('too-large');
    const metadata = readMetadata(request.headers['upload-metadata']);
    if (!metadata) throw new ApiFailure('invalid_param', fileTexts.badMetadata);
    const { filename: name = '', fingerprint = '' } = metadata;
    const begun = await uploads.begin({ ownerId: user.id, name, sizeBytes, fingerprint });
    if (!begun.ok) throw failureOf(begun.reason);
    describe(reply, begun.upload);
    // Below whatever path the studio is reached at.
    reply.header('location', `uploads/${begun.upload.id}`);
    return answerOf(begun.upload);
  });
  registerRoute(app, readUpload, async ({ params, reply, user, signal }) => {
    const found = await uploads.read(user.id, params.id, signal);
    if (!found.ok) throw failureOf(found.reason);
    describe(reply, found.upload);
    return answerOf(found.upload);
  });
  registerRoute(app, continueUpload, async ({ params, request, reply, user, signal }) => {
    checkVersion(request);
    if (request.headers['content-type'] !== pieceType) {
      throw new ApiFailure('unsupported_media_type', fileTexts.pieceType);
    }
    const fromBytes = numberIn(request, 'upload-offset');
    const { 'content-length': length } = request.headers;
    const sizeBytes = length === undefined ? null : Number(length);
    const piece = { fromBytes, sizeBytes, body: request.raw, signal };
    const taken = await uploads.append(user.id, params.id, piece);
    // What of a refused body is still on its way is not worth keeping.
    request.raw.resume();
    if (!taken.ok) throw failureOf(taken.reason);
    describe(reply, taken.upload);
    return undefined;
  });
  registerRoute(app, abandonUpload, async ({ params, request, reply, user }) => {
    checkVersion(request);
    if (!(await uploads.abandon(user.id, params.id))) throw new ApiFailure('not_found');
    reply.header('tus-resumable', version);
    return undefined;
  });
}

const pieceType = 'application/offset+octet-stream';

function checkVersion({ headers }: FastifyRequest): void {
  if (headers['tus-resumable'] === version) return;
  throw new ApiFailure('invalid_param', fileTexts.otherTusVersion, { status: 412 });
}

function numberIn({ headers }: FastifyRequest, name: 'upload-length' | 'upload-offset'): number {
  const value = headers[name];
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
  throw new ApiFailure('invalid_param', fileTexts.missingHeader(name));
}

function describe(reply: FastifyReply, { sizeBytes, receivedBytes, updatedAt }: UploadState): void {
  reply.headers({
    'tus-resumable': version,
    'upload-length': sizeBytes,
    'upload-offset': receivedBytes,
    ...(updatedAt !== undefined && { 'upload-expires': expiryOf(updatedAt).toUTCString() }),
  });
}

function answerOf(upload: UploadState): OpenUploadAnswer {
  return {
    id: upload.id,
    name: upload.name,
    size: upload.sizeBytes,
    offset: upload.receivedBytes,
    fingerprint: upload.fingerprint ?? '',
    expires_at: expiryOf(upload.updatedAt ?? 0).toISOString(),
  };
}

const expiryOf = (updatedAt: number) => new Date(updatedAt + draftLifetimeMs);

function failureOf(reason: UploadRefusal): ApiFailure {
  switch (reason) {
    case 'unknown':
      return new ApiFailure('not_found');
    case 'other-offset':
      return new ApiFailure('conflict', fileTexts.otherOffset);
    case 'piece-too-large':
      return new ApiFailure('file_too_large', texts.fileTooLarge, { closeConnection: true });
    case 'piece-too-small':
      return new ApiFailure('invalid_param', fileTexts.pieceTooSmall);
    case 'too-many':
      return new ApiFailure('too_many_requests', fileTexts.tooManyUploads, {
        retryAfterSeconds: 60,
      });
    default:
      return refusalFailure(reason);
  }
}
