import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../routing/api-failure.ts';

/** Refuses a `Host` that names none: whoever builds an address with it later would stumble. */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isHost(request.host)) throw new ApiFailure('invalid_param');
  });
}

const hostShape = /^([\w.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

function isHost(host: string): boolean {
  return hostShape.test(host) && URL.canParse(`http://${host}`);
}
