import { useQuery, useQueryClient } from '@tanstack/react-query';
import { authRequest } from '../../embedded/auth-request.ts';

export type WaysIn = {
  readonly email: string;
  readonly isVerified: boolean;
  readonly hasSecondFactor: boolean;
  /** What changes how somebody signs in asks for it: without one nothing is changed here. */
  readonly hasPassword: boolean;
  /** Whether another issuer signs them in as well. */
  readonly hasIssuer: boolean;
};

const keyOf = (userId: string) => ['ways-in', userId] as const;

type SessionAnswer = {
  readonly user: {
    readonly email: string;
    readonly emailVerified?: boolean;
    readonly twoFactorEnabled?: boolean | null;
  };
} | null;

type AccountsAnswer = readonly { readonly providerId: string }[];

/**
 * What the provider knows of how a person signs in.
 *
 * @param isOurs false where another service keeps them
 */
export function useWaysIn(userId: string, isOurs = true) {
  return useQuery({
    enabled: isOurs,
    queryKey: keyOf(userId),
    queryFn: readWaysIn,
    // A link of a mail may have been opened in another tab.
    refetchOnWindowFocus: 'always',
  });
}

async function readWaysIn(): Promise<WaysIn> {
  const [answer, accounts] = await Promise.all([
    authRequest('get-session') as Promise<SessionAnswer>,
    authRequest('list-accounts') as Promise<AccountsAnswer>,
  ]);
  // The page itself learns of an ended session by its token.
  if (!answer) throw new Error('the session is over');
  const { email, emailVerified = false, twoFactorEnabled } = answer.user;
  const isIn = (provider: string) => accounts.some(({ providerId }) => providerId === provider);
  return {
    ...{ email, isVerified: emailVerified, hasSecondFactor: twoFactorEnabled === true },
    ...{ hasPassword: isIn('credential'), hasIssuer: isIn('oidc') },
  };
}

/** After a change: reads them again, and the devices, whose session may be a new one. */
export function useReadWaysInAgain(userId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [keyOf(userId), ['sessions', userId]].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}
