import { type PasskeyOptions, passkey } from '@better-auth/passkey';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';

type CallContext = Parameters<typeof getSessionFromCtx>[0];

/** Passkeys of the host at which people type this studio's address. */
export function passkeysAt(place: {
  readonly host: string;
  /** The pages that may use them; null for any page of ours. */
  readonly origin: string | null;
  readonly brand: string;
}) {
  return passkey({
    rpID: place.host,
    rpName: place.brand,
    origin: place.origin,
    // Kept on the device with its name, and opened by a finger, a face or a code: it stands for both factors.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: async ({ verification }) => {
        refuseUnverified(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification: async ({ ctx, verification, clientData }) => {
        refuseUnverified(verification.authenticationInfo.userVerified);
        await ctx.context.adapter.update({
          model: 'passkey',
          where: [{ field: 'credentialID', value: clientData.id }],
          update: { lastUsedAt: new Date() },
        });
      },
    },
  } satisfies PasskeyOptions);
}

// The library asks for it but takes an answer without.
function refuseUnverified(isVerified: boolean | undefined): void {
  if (isVerified) return;
  const code = 'PASSKEY_UNVERIFIED';
  throw new APIError('UNAUTHORIZED', { code, message: code });
}

/** When each passkey was last used, and a way to sign in that is left when one is removed. */
export function passkeyRule() {
  return {
    id: 'passkey-rule',
    schema: {
      passkey: { fields: { lastUsedAt: { type: 'date', required: false, input: false } } },
    },
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/passkey/delete-passkey',
          handler: createAuthMiddleware(keepOneWayIn),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

async function keepOneWayIn(ctx: CallContext): Promise<void> {
  const session = await getSessionFromCtx(ctx);
  if (!session) return;
  const { adapter, internalAdapter } = ctx.context;
  const userId = session.user.id;
  const accounts = await internalAdapter.findAccounts(userId);
  if (accounts.some(({ providerId, password }) => password || providerId !== 'credential')) return;
  const where = [{ field: 'userId', value: userId }];
  if ((await adapter.count({ model: 'passkey', where })) > 1) return;
  const code = 'LAST_WAY_TO_SIGN_IN';
  throw new APIError('CONFLICT', { code, message: code });
}
