import { useQuery, useQueryClient } from '@tanstack/react-query';
import { authRequest } from '../../embedded/auth-request.ts';

export type WaysIn = {
  readonly email: string;
  readonly isVerified: boolean;
  readonly hasSecondFactor: boolean;
};

const keyOf = (userId: string) => ['ways-in', userId] as const;

type SessionAnswer = {
  readonly user: {
    readonly email: string;
    readonly emailVerified?: boolean;
    readonly twoFactorEnabled?: boolean | null;
  };
} | null;

/** What the provider knows of how a person signs in. */
export function useWaysIn(userId: string) {
  return useQuery({
    queryKey: keyOf(userId),
    queryFn: readWaysIn,
    // A link of a mail may have been opened in another tab.
    refetchOnWindowFocus: 'always',
  });
}

async function readWaysIn(): Promise<WaysIn> {
  const answer = (await authRequest('get-session')) as SessionAnswer;
  // The page itself learns of an ended session by its token.
  if (!answer) throw new Error('the session is over');
  const { email, emailVerified = false, twoFactorEnabled } = answer.user;
  return { email, isVerified: emailVerified, hasSecondFactor: twoFactorEnabled === true };
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
