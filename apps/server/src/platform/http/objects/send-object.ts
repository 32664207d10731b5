import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage, StoredObject } from '../../storage/storage.ts';
import { ApiFailure } from '../routing/api-failure.ts';
import { parseRange } from './parse-range.ts';

/** A reader that takes nothing for so long is gone; a paused player asks again by range. */
const stalledReaderMs = 120_000;

/** Sends an object, or the part of it that is asked for; its other headers are set already. */
export async function sendObject(
  storage: Storage,
  object: StoredObject,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const etag = `"${object.sizeBytes.toString(36)}-${object.lastModified.toString(36)}"`;
  reply.headers({
    'accept-ranges': 'bytes',
    etag,
    'last-modified': new Date(object.lastModified).toUTCString(),
  });
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const header = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = parseRange(header, object.sizeBytes);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${object.sizeBytes}`);
    return reply.code(416).send();
  }
  const { start, end } = range === 'whole' ? { start: 0, end: object.sizeBytes - 1 } : range;
  if (range !== 'whole') {
    reply.code(206).header('content-range', `bytes ${start}-${end}/${object.sizeBytes}`);
  }
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD' || object.sizeBytes === 0) return reply.send();
  const body = await storage.read(object.key, range === 'whole' ? undefined : range);
  if (!body) throw new ApiFailure('not_found');
  const { raw } = reply;
  raw.setTimeout(stalledReaderMs, () => raw.destroy());
  raw.once('close', () => body.stream.destroy());
  return reply.send(body.stream);
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
