import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { JudgePassword } from '../../ports.ts';

type CallContext = Parameters<typeof getSessionFromCtx>[0];
type About = { readonly name: string; readonly email: string };

const paths: ReadonlySet<string | undefined> = new Set(['/change-password', '/reset-password']);

/** A changed password is judged as the first one was, before it is hashed or a link used up. */
export function newPasswordRule(judge: JudgePassword) {
  return {
    id: 'new-password-rule',
    hooks: {
      before: [
        {
          matcher: ({ path }) => paths.has(path),
          handler: createAuthMiddleware(async (ctx) => {
            const { newPassword } = (ctx.body ?? {}) as { newPassword?: unknown };
            if (typeof newPassword !== 'string') return;
            const person = await personOf(ctx);
            const about = person ? [person.name, person.email] : [];
            const code = await judge({ password: newPassword, about });
            if (code) throw new APIError('BAD_REQUEST', { code, message: code });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** Whose password it is: who is signed in, or whom the link was sent to. */
async function personOf(ctx: CallContext): Promise<About | undefined> {
  if (ctx.path === '/change-password') return (await getSessionFromCtx(ctx))?.user;
  const { internalAdapter } = ctx.context;
  const { token } = ctx.body as { token?: unknown };
  if (typeof token !== 'string') return undefined;
  const reset = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return (reset && (await internalAdapter.findUserById(reset.value))) ?? undefined;
}
