import { ApiError } from './api-error.ts';

/** The bearer token, or null for a visitor. `fresh` forces a new one. */
export type GetToken = (options?: { fresh?: boolean }) => Promise<string | null>;

/** The window event said when a session can no longer be refreshed. */
export const tokenExpiredEvent = 'armoni:token-expired';

type WithToken = {
  getToken: GetToken;
  announceExpired: () => void;
};

/** Runs `attempt` with the token; after a 401 once more with a fresh one, and never again. */
export async function withToken<Answer>(
  { getToken, announceExpired }: WithToken,
  attempt: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await attempt(await getToken());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    const token = await refresh(getToken);
    if (token) return attempt(token);
    announceExpired();
    throw error;
  }
}

/** A refresh that throws has failed as much as one that finds no session. */
async function refresh(getToken: GetToken): Promise<string | null> {
  return getToken({ fresh: true }).catch(() => null);
}
