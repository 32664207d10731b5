import { slidingLimit } from '../../platform/http/security/sliding-limit.ts';

export type AuthCall = { readonly path: string; readonly address: string; readonly email: string };

/**
 * How often the identity endpoints may be called, per address and minute. Guessing is slowed
 * twice: per address, and per account and address.
 */
export function authLimits(factor: number) {
  const calls = slidingLimit({ windowMs: 60_000 });
  return (call: AuthCall): { readonly retryAfterSeconds: number } | undefined => {
    const perAddress = perMinute[call.path] ?? 300;
    const wait = calls.take(`${call.address} ${call.path}`, perAddress * factor);
    if (wait || call.path !== '/sign-in/email') return wait;
    const account = call.email.trim().toLowerCase().slice(0, 320);
    return calls.take(`${call.address} sign-in ${account}`, 10 * factor);
  };
}

const perMinute: Readonly<Record<string, number>> = {
  '/sign-up/email': 20,
  '/sign-in/email': 60,
  '/change-password': 10,
  '/request-password-reset': 5,
  '/reset-password': 10,
};
