import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sendObject } from '../../platform/http/objects/send-object.ts';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { limitOpenAnswers } from '../../platform/http/security/limit-open-answers.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { ExportRepository } from './ports.ts';

type Dependencies = {
  readonly storage: Storage;
  readonly exports: Pick<ExportRepository, 'find'>;
  readonly clock: () => number;
  /** Multiplies how many answers one address may hold open. */
  readonly limitFactor: number;
};

/** A download program opens several; an address may be a school. */
const mostOpenReaders = 30;

/**
 * `GET|HEAD /api/v1/exports/{id}/{secret}/{name}`: whoever has the unguessable address may read,
 * as a browser's download sends no token. It takes ranges.
 */
export function serveExports(app: FastifyInstance, dependencies: Dependencies): void {
  const { storage, exports, clock, limitFactor } = dependencies;
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/v1/exports/:id/:secret/:name',
    exposeHeadRoute: false,
    onRequest: limitOpenAnswers(mostOpenReaders * limitFactor),
    handler: async (request, reply) => {
      const { id, secret, name } = request.params as { id: string; secret: string; name: string };
      const record = await exports.find(id);
      if (!record || record.expiresAt <= clock() || !isSame(record.secret, secret)) {
        throw new ApiFailure('not_found');
      }
      const object = await storage.stat(record.key);
      if (!object) throw new ApiFailure('not_found');
      const plain = name.replace(/[^a-z0-9.-]/g, '');
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${plain}"`,
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
      return sendObject(storage, object, { request, reply });
    },
  });
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
