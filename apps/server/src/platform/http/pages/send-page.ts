import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Never kept: a new version of the studio has other scripts, and « back » must show nobody's work. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  return send(request, reply.header('cache-control', 'no-store'), page);
}

/** The same for everybody: a browser keeps it whole for « back », and asks whether it still holds. */
export function sendPublicPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  const tag = `W/"${createHash('sha256').update(page).digest('base64url')}"`;
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'Accept-Encoding' });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return send(request, reply, page);
}

function send(request: FastifyRequest, reply: FastifyReply, page: string) {
  reply.header('vary', 'Accept-Encoding').type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return reply.header('content-encoding', 'br').send(brotliCompressSync(page, { params }));
}
