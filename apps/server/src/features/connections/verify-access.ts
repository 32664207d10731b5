import { mcpPath } from '@armoni/contract/mcp';
import type { SignedInUser } from '../../platform/http/routing/register-route.ts';
import type { ConnectionRepository } from './ports.ts';
import { isAccessToken, sha256Of } from './secrets.ts';

type Dependencies = {
  readonly connections: Pick<ConnectionRepository, 'findByAccess' | 'markUsed'>;
  readonly clock: () => number;
};

/** Told to the minute: a busy assistant is no reason to write at each of its calls. */
const tellsEveryMs = 60_000;

/** Whose assistant calls: undefined for another kind of bearer, null for a token that is not valid (any more). */
export function makeVerifyAccess({ connections, clock }: Dependencies) {
  return async (bearer: string): Promise<SignedInUser | null | undefined> => {
    if (!isAccessToken(bearer)) return undefined;
    const now = clock();
    const found = await connections.findByAccess(sha256Of(bearer), now);
    if (found === null) return null;
    if (found.lastUsedAt === null || now - found.lastUsedAt >= tellsEveryMs) {
      await connections.markUsed(found.id, now);
    }
    const { id, name, scopes } = found;
    // A token is for the address that it was asked for, and no other (RFC 8707).
    return { id: found.ownerId, key: { id, name, scopes, path: mcpPath } };
  };
}
