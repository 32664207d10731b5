import type { FastifyReply } from 'fastify';

/** Aborts when the caller leaves before the answer is complete, or when the server stops. */
export function closeSignal(reply: FastifyReply, stopSignal: AbortSignal): AbortSignal {
  const left = new AbortController();
  const leave = () => {
    if (!reply.raw.writableFinished) left.abort(new DOMException('caller left', 'AbortError'));
  };
  if (reply.raw.destroyed) leave();
  else reply.raw.once('close', leave);
  return AbortSignal.any([left.signal, stopSignal]);
}
