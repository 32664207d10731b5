import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { decodeJwt } from 'jose';

type CallContext = Parameters<typeof getSessionFromCtx>[0];

/** Where a link of a mail ends, with `error` in its address when it did not work; see the page. */
export const addressPage = '/sign-in/adresse';

/**
 * The library signs in whoever opens the link that moves an account to another address: a stranger,
 * when that address was mistyped. Here only its own person may, signed in. And only they ask for
 * another mail.
 */
export function addressRule(publicUrl: string) {
  return {
    id: 'address-rule',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/verify-email',
          handler: createAuthMiddleware(async (ctx) => {
            const error = await moveProblemOf(ctx);
            if (error) throw ctx.redirect(`${publicUrl}${addressPage}?error=${error}`);
          }),
        },
        {
          matcher: ({ path }) => path === '/send-verification-email',
          handler: createAuthMiddleware(async (ctx) => {
            if (await getSessionFromCtx(ctx)) return;
            throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'signed out' });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

async function moveProblemOf(ctx: CallContext): Promise<string | undefined> {
  const { email, updateTo } = claimsOf(ctx.query?.token);
  if (updateTo === undefined) return undefined;
  const session = await getSessionFromCtx(ctx);
  if (!session) return 'SIGN_IN_FIRST';
  if (session.user.email !== email) return 'INVALID_USER';
  const taken = await ctx.context.internalAdapter.findUserByEmail(String(updateTo));
  return taken ? 'USER_ALREADY_EXISTS' : undefined;
}

// The library verifies it; nothing is believed here.
function claimsOf(token: unknown): { readonly email?: unknown; readonly updateTo?: unknown } {
  try {
    return decodeJwt(String(token));
  } catch {
    return {};
  }
}
