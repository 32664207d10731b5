import { networkOf } from '../../platform/http/security/network-of.ts';
import { slidingLimit } from '../../platform/http/security/sliding-limit.ts';

export type AuthCall = {
  readonly path: string;
  readonly address: string;
  readonly account: string;
  /** A browser that has signed in to this account before. */
  readonly device: string | undefined;
};

/**
 * How often the identity endpoints may be called, per network and minute. Guessing is slowed
 * twice: per network, and per account and network. A known browser counts for itself, so that a
 * neighbour who guesses keeps nobody out.
 */
export function authLimits(factor: number) {
  const calls = slidingLimit({ windowMs: 60_000 });
  return (call: AuthCall): { readonly retryAfterSeconds: number } | undefined => {
    const network = networkOf(call.address);
    const isSignIn = call.path === '/sign-in/email';
    const caller = isSignIn && call.device ? call.device : network;
    const wait = calls.take(`${caller} ${call.path}`, (perMinute[call.path] ?? 300) * factor);
    if (wait || !isSignIn) return wait;
    return calls.take(`${caller} sign-in ${call.account}`, 10 * factor);
  };
}

const perMinute: Readonly<Record<string, number>> = {
  '/sign-up/email': 20,
  '/sign-in/email': 60,
  '/change-password': 10,
  '/request-password-reset': 5,
  '/reset-password': 10,
  '/two-factor/enable': 10,
  '/two-factor/disable': 10,
  '/two-factor/verify-totp': 10,
  '/two-factor/verify-backup-code': 10,
  '/two-factor/generate-backup-codes': 10,
};
