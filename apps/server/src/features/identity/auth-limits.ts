import { networkOf } from '../../platform/http/security/network-of.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Wait } from '../../platform/limits/sliding-limit.ts';

export type AuthCall = {
  readonly path: string;
  readonly address: string;
  readonly account: string;
  /** Whom the call would send a mail to. */
  readonly mailed: string;
  /** A browser that has signed in to this account before. */
  readonly device: string | undefined;
};

/**
 * How often the identity endpoints may be called, per network and minute. Guessing is slowed
 * twice: per network, and per account and network. A known browser counts for itself, so that a
 * neighbour who guesses keeps nobody out.
 */
export function authLimits(limits: Limits, factor: number) {
  const reads = limits.sliding({ name: 'identity', windowMs: 60_000 });
  const calls = limits.strict({ name: 'identity-calls', windowMs: 60_000 });
  const mails = limits.strict({ name: 'mails', windowMs: 3_600_000 });
  return async (call: AuthCall): Promise<Wait | undefined> => {
    const network = networkOf(call.address);
    const isSignIn = call.path === '/sign-in/email';
    const caller = isSignIn && call.device ? call.device : network;
    const most = perMinute[call.path];
    if (most === undefined) return reads.take(`${caller} ${call.path}`, readsPerMinute * factor);
    const wait = await calls.take(`${caller} ${call.path}`, most * factor);
    if (wait) return wait;
    const mailed = mailKeyOf(call, network);
    if (mailed !== undefined) return mails.take(mailed, mailsPerHour * factor);
    if (!isSignIn) return undefined;
    return calls.take(`${caller} sign-in ${call.account}`, 10 * factor);
  };
}

/** Of what tells and changes nothing. */
const readsPerMinute = 300;
// Nobody's letter box is filled through us.
const mailsPerHour = 5;

/** Resets count whoever asks for them, since each mail works for an hour; the rest are one's own. */
function mailKeyOf({ path, mailed }: AuthCall, network: string): string | undefined {
  if (path === '/request-password-reset') return `${path} ${mailed}`;
  const isOwn = path === '/send-verification-email' || path === '/change-email';
  return isOwn ? `${network} ${path} ${mailed}` : undefined;
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
  '/passkey/generate-register-options': 30,
  '/passkey/verify-registration': 10,
  '/passkey/generate-authenticate-options': 60,
  '/passkey/verify-authentication': 30,
  '/sign-in/social': 30,
  '/callback/:id': 30,
  '/send-verification-email': 5,
  '/change-email': 5,
};
