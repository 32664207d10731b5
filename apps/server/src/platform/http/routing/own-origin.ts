import type { FastifyRequest } from 'fastify';

/** Where the studio is: as it was set, else by the address that this call came by. */
export function ownOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): string {
  return publicUrl === undefined ? `${protocol}://${host}` : new URL(publicUrl).origin;
}
