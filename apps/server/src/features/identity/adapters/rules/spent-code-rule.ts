import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { SpendCode } from '../../ports.ts';

type CallContext = Parameters<typeof getSessionFromCtx>[0];

const codeShape = /^\d{6}$/;

/**
 * A code of the application opens once: who saw it typed cannot type it too (RFC 6238, 5.2). It is
 * spent before it is checked, so that of two at once one is refused. And a second factor that was
 * sealed with another secret says so, instead of taking no code ever.
 */
export function spentCodeRule(spendCode: SpendCode) {
  return {
    id: 'spent-code-rule',
    hooks: {
      before: [
        {
          matcher: ({ path }) =>
            path === '/two-factor/verify-totp' || path === '/two-factor/verify-backup-code',
          handler: createAuthMiddleware(async (ctx) => {
            const userId = await whoProves(ctx);
            if (userId === undefined) return;
            await refuseUnreadable(ctx, userId);
            const { code } = (ctx.body ?? {}) as { code?: unknown };
            if (typeof code !== 'string' || !codeShape.test(code)) return;
            if (!(await spendCode(userId, code))) refuse('UNAUTHORIZED', 'INVALID_CODE');
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** Who is signed in, or has said the password and not yet a code. */
async function whoProves(ctx: CallContext): Promise<string | undefined> {
  const session = await getSessionFromCtx(ctx);
  if (session) return session.user.id;
  const { name } = ctx.context.createAuthCookie('two_factor');
  const challenge = await ctx.getSignedCookie(name, ctx.context.secret);
  if (!challenge) return undefined;
  return (await ctx.context.internalAdapter.findVerificationValue(challenge))?.value;
}

async function refuseUnreadable(ctx: CallContext, userId: string): Promise<void> {
  const row = await ctx.context.adapter.findOne<{ secret: string }>({
    model: 'twoFactor',
    where: [{ field: 'userId', value: userId }],
  });
  if (!row) return;
  const key = ctx.context.secretConfig;
  await symmetricDecrypt({ key, data: row.secret }).catch(() =>
    refuse('CONFLICT', 'SECOND_FACTOR_UNREADABLE'),
  );
}

function refuse(status: 'CONFLICT' | 'UNAUTHORIZED', code: string): never {
  throw new APIError(status, { code, message: code });
}
