import { getCurrentAuthEndpointContext } from '@better-auth/core/context';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { Door } from '../../ports.ts';
import { IssuerAwayError, makeDiscoverIssuer } from '../issuer/discover-issuer.ts';
import { hasRole, type IssuerClaims, personOf } from '../issuer/issuer-claims.ts';
import { type IssuerClient, issuerProvider, issuerProviderId } from '../issuer/issuer-provider.ts';

/** Where people come back to when the issuer, or we, did not let them in; with `error` in its address. */
export const signInPage = '/sign-in';

export type IssuerSettings = IssuerClient & {
  readonly issuer: string;
  /** Who administers by a claim; undefined where claims decide nothing. */
  readonly adminRole: { readonly claim: string; readonly role: string } | undefined;
};

type Dependencies = {
  readonly settings: IssuerSettings;
  readonly publicUrl: string;
  readonly door: Pick<Door, 'admitsConfirmed' | 'claimed'>;
};

type Refusal = 'EMAIL_MISSING' | 'EMAIL_UNVERIFIED' | 'SIGN_UP_CLOSED' | 'ADDRESS_NOT_YOURS';

/** Another issuer signs people in here: whom it vouches for, by an address that it has confirmed. */
export function issuerRule({ settings, publicUrl, door }: Dependencies) {
  // What the issuer said of whoever a call brings, until that call ends.
  const said = new WeakMap<object, IssuerClaims>();
  const provider = issuerProvider({
    ...settings,
    discover: makeDiscoverIssuer(settings.issuer),
    async admit(claims) {
      const { context } = getCurrentAuthEndpointContext();
      const refusal = await refusalOf(claims, { door, context });
      if (refusal) throw leadingTo(`${publicUrl}${signInPage}?error=${refusal}`);
      said.set(context, claims);
    },
  });
  return {
    id: 'issuer-rule',
    init: (context) => ({
      context: { socialProviders: [sayingWhenAway(provider), ...context.socialProviders] },
    }),
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === '/callback/:id',
          handler: createAuthMiddleware(async ({ context }) => {
            const claims = said.get(context);
            const { adminRole } = settings;
            if (!claims || !context.newSession || !adminRole) return;
            const administers = hasRole(claims, adminRole.claim, adminRole.role);
            await door.claimed(context.newSession.user.id, administers);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

// As the library itself leads elsewhere from within its calls.
const leadingTo = (location: string) => new APIError('FOUND', undefined, new Headers({ location }));

type Context = ReturnType<typeof getCurrentAuthEndpointContext>['context'];

/** Why somebody must not come in; before anything of them is written, or a transaction begun. */
async function refusalOf(
  claims: IssuerClaims,
  { door, context }: { door: Dependencies['door']; context: Context },
): Promise<Refusal | undefined> {
  const { subject, email, isEmailVerified } = personOf(claims);
  if (email === null) return 'EMAIL_MISSING';
  // Whoever gave the issuer somebody else's address would be taken for them.
  if (!isEmailVerified) return 'EMAIL_UNVERIFIED';
  const { internalAdapter } = context;
  const key = { providerId: issuerProviderId, accountId: subject };
  if (await internalAdapter.findAccountOwnerByKey(key)) return undefined;
  const known = await internalAdapter.findUserByEmail(email);
  if (!known) return (await door.admitsConfirmed(email)) ? undefined : 'SIGN_UP_CLOSED';
  // Anybody could have made it: what they prepared must not become the issuer's person.
  return known.user.emailVerified ? undefined : 'ADDRESS_NOT_YOURS';
}

/** On the way there a page still waits for an answer; on the way back the library says so itself. */
function sayingWhenAway(provider: ReturnType<typeof issuerProvider>) {
  return {
    ...provider,
    createAuthorizationURL: async (data: Parameters<typeof provider.createAuthorizationURL>[0]) => {
      try {
        return await provider.createAuthorizationURL(data);
      } catch (error) {
        if (!(error instanceof IssuerAwayError)) throw error;
        const code = 'ISSUER_AWAY';
        throw new APIError('FAILED_DEPENDENCY', { code, message: code });
      }
    },
  };
}
