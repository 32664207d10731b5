import type { GetToken } from '../../../lib/http/with-token.ts';

const renewBeforeSeconds = 30;

type SessionToken = {
  /** A new token from the session, or null when there is none. */
  issue: () => Promise<string | null>;
  nowSeconds: () => number;
};

/** Holds the token until shortly before it expires; callers at the same time share one request. */
export function makeSessionToken({ issue, nowSeconds }: SessionToken) {
  let token: string | null = null;
  let issuing: Promise<string | null> | null = null;
  let generation = 0;

  const renew = async () => {
    const started = generation;
    const fresh = await issue();
    // Signed out meanwhile: this token belongs to a session that is over.
    if (started !== generation) return null;
    token = fresh;
    return fresh;
  };

  const getToken: GetToken = ({ fresh = false } = {}) => {
    const lasts = token !== null && expiryOf(token) - nowSeconds() > renewBeforeSeconds;
    if (lasts && !fresh) return Promise.resolve(token);
    issuing ??= renew().finally(() => {
      issuing = null;
    });
    return issuing;
  };

  const forget = () => {
    generation += 1;
    token = null;
    issuing = null;
  };

  return { getToken, forget };
}

/** The `exp` of a JWT in seconds; 0 for what is not one. Only a hint: the server verifies. */
export function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { exp } = JSON.parse(json) as { exp?: unknown };
    return typeof exp === 'number' ? exp : 0;
  } catch {
    // An opaque token says nothing about its end, so it is fetched anew each time.
    return 0;
  }
}
