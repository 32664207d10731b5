import type { Connection, ConnectionRepository, SpentSecret } from './ports.ts';
import { isProofOf, lifeMs, newSecret, sha256Of } from './secrets.ts';

export type Tokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
  readonly scopes: Connection['scopes'];
};

type Dependencies = {
  readonly connections: Pick<ConnectionRepository, 'spend' | 'renew' | 'endOthers' | 'remove'>;
  readonly clock: () => number;
};

type CodeProof = {
  readonly code: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly verifier: string;
};

/** Two processes of one assistant may renew at the same moment: the later is refused, nothing ends. */
const atOnceMs = 10_000;

/** Tokens for a code, or for a refresh token that they replace. Null for what proves nothing. */
export function makeRedeem({ connections, clock }: Dependencies) {
  const spend = async (text: string, kind: 'code' | 'refresh', clientId: string) => {
    const now = clock();
    const spent = await connections.spend(sha256Of(text), kind, now);
    if (!spent || spent.connection.clientId !== clientId) return null;
    if (spent.spentBeforeAt !== null) {
      const isAtOnce = kind === 'refresh' && now - spent.spentBeforeAt < atOnceMs;
      // Somebody has a copy: nobody goes on with either.
      if (!isAtOnce) await end(spent);
      return null;
    }
    return spent.expiresAt > now ? spent : null;
  };
  const end = ({ connection }: SpentSecret) =>
    connections.remove(connection.ownerId, connection.id);
  const renew = async ({ id, scopes }: Connection): Promise<Tokens> => {
    const now = clock();
    const access = newSecret('access', now);
    const refresh = newSecret('refresh', now);
    await connections.renew(id, [access.secret, refresh.secret]);
    const expiresInSeconds = lifeMs.access / 1000;
    return { accessToken: access.text, refreshToken: refresh.text, expiresInSeconds, scopes };
  };
  return {
    async code({ code, clientId, redirectUri, verifier }: CodeProof): Promise<Tokens | null> {
      const spent = await spend(code, 'code', clientId);
      if (!spent) return null;
      const { asked, connection } = spent;
      const isProved = asked?.redirectUri === redirectUri && isProofOf(verifier, asked.challenge);
      if (!isProved) {
        await end(spent);
        return null;
      }
      await connections.endOthers(connection);
      return renew(connection);
    },
    async refresh(token: string, clientId: string): Promise<Tokens | null> {
      const spent = await spend(token, 'refresh', clientId);
      return spent && renew(spent.connection);
    },
  };
}
