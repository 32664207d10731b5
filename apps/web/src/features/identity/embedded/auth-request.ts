import { ApiError, NetworkError } from '../../../lib/http/api-error.ts';

/**
 * A call of the embedded identity provider; with a body it is a POST. Errors: `ApiError` with the
 * provider's code, `NetworkError`.
 */
export type AuthRequest = (path: string, body?: unknown) => Promise<unknown>;

export function makeAuthRequest(fetch: typeof globalThis.fetch): AuthRequest {
  return async (path, body) => {
    const response = await fetch(`/api/auth/${path}`, requestOf(body)).catch((cause: unknown) => {
      throw new NetworkError('no answer', { cause });
    });
    const text = await response.text();
    if (!response.ok) throw ApiError.fromText(response.status, text);
    return text === '' ? null : JSON.parse(text);
  };
}

/** In the session of this page. */
export const authRequest = makeAuthRequest((...request) => globalThis.fetch(...request));

function requestOf(body: unknown): RequestInit {
  if (body === undefined) return { credentials: 'same-origin' };
  return {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
