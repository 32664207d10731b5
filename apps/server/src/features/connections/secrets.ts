import { createHash, randomBytes } from 'node:crypto';
import type { NewSecret, SecretKind } from './ports.ts';

const minuteMs = 60_000;

/** How long each may be used. A refresh token lives on with each use. */
export const lifeMs: Record<SecretKind, number> = {
  code: minuteMs,
  access: 60 * minuteMs,
  refresh: 30 * 24 * 60 * minuteMs,
};

/** 32 random bytes: nobody guesses one, so its plain hash is safe to keep. */
export function newSecret(kind: SecretKind, now: number): { text: string; secret: NewSecret } {
  const text = `${prefixOf(kind)}${randomBytes(32).toString('base64url')}`;
  return { text, secret: { sha256: sha256Of(text), kind, expiresAt: now + lifeMs[kind] } };
}

export const isAccessToken = (bearer: string) => bearer.startsWith(prefixOf('access'));

export const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

/** RFC 7636, the only method of OAuth 2.1: S256. */
export function isProofOf(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}

const prefixOf = (kind: SecretKind) => `armoni-${kind}_`;
