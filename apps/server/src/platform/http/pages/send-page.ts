import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '../routing/fastify-additions.ts';
import type { StyledHtml } from './gather-styles.ts';

/** Never kept: a new version of the studio has other scripts, and « back » must show nobody's work. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StyledHtml) {
  return send(request, reply.header('cache-control', 'no-store'), page);
}

/** The same for everybody: a browser keeps it whole for « back », and asks whether it still holds. */
export function sendPublicPage(request: FastifyRequest, reply: FastifyReply, page: StyledHtml) {
  const tag = `W/"${createHash('sha256').update(page.html).digest('base64url')}"`;
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'Accept-Encoding' });
  // What a browser has kept takes the policy of this answer, too.
  if (request.headers['if-none-match'] === tag) {
    return reply.allowStyle(page.css).code(304).send();
  }
  return send(request, reply, page);
}

function send(request: FastifyRequest, reply: FastifyReply, { html, css }: StyledHtml) {
  reply.allowStyle(css);
  reply.header('vary', 'Accept-Encoding').type('text/html; charset=utf-8');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return reply.header('content-encoding', 'br').send(brotliCompressSync(html, { params }));
}
