import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Never kept: a new version of the studio has other scripts. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: string) {
  reply.headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding' });
  reply.type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(page);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return reply.header('content-encoding', 'br').send(brotliCompressSync(page, { params }));
}
