import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerClientError } from './client-errors.ts';

/** How long somebody may keep a line open without using it. */
export type Patience = {
  /** From the first byte, or from none at all, to the end of a call's headers. */
  readonly headersMs: number;
  /** Within a body; any span of this length must bring `leastBytes`. */
  readonly silenceMs: number;
};

export const usualPatience: Patience = { headersMs: 10_000, silenceMs: 12_000 };

/** How often within a patience it is looked whether that is at its end: it lasts a fifth longer at most. */
export const looksPerPatience = 5;

/** A phone in a tunnel sends more than this in any span in which it sends at all. */
const leastBytes = 256;

/**
 * Ends a call whose body has stopped coming. The whole of it may take hours: what counts is that
 * it goes on, and that it is the sender who makes us wait.
 */
export function endSilentBodies(app: FastifyInstance, { silenceMs }: Patience): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request)) watchBody(request, reply, silenceMs);
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watchBody({ raw }: FastifyRequest, reply: FastifyReply, silenceMs: number): void {
  const { socket } = raw;
  let seenBytes = socket.bytesRead;
  let silentLooks = 0;
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer);
    const isOurTurn = raw.readableLength >= raw.readableHighWaterMark;
    if (isOurTurn || socket.bytesRead - seenBytes >= leastBytes) {
      seenBytes = socket.bytesRead;
      silentLooks = 0;
      return;
    }
    silentLooks += 1;
    if (silentLooks < looksPerPatience) return;
    clearInterval(timer);
    if (!reply.raw.headersSent) answerClientError(tooSilent, socket);
    socket.destroySoon();
  }, silenceMs / looksPerPatience).unref();
  reply.raw.once('close', () => clearInterval(timer));
}

const tooSilent = Object.assign(new Error('the body stopped coming'), {
  code: 'ERR_HTTP_REQUEST_TIMEOUT',
});
