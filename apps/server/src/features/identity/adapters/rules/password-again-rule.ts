import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';

/** Calls that change how somebody signs in, and that the library would do for any open session. */
export const passwordAgainPaths: ReadonlySet<string | undefined> = new Set([
  '/passkey/verify-registration',
  '/change-email',
]);

/** An unlocked screen must not be enough to add a way in, or to move one. */
export function passwordAgainRule() {
  return {
    id: 'password-again-rule',
    hooks: {
      before: [
        {
          matcher: ({ path }) => passwordAgainPaths.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx(ctx);
            if (!session) return;
            await ctx.context.password.checkPassword(session.user.id, ctx);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
