import type {
  Invitation,
  InvitationRepository,
  MailInvitation,
  MemberRepository,
} from './ports.ts';
import { newSecret, sha256Of } from './secret.ts';

const lifeMs = 7 * 24 * 60 * 60_000;

type Dependencies = {
  readonly invitations: Pick<InvitationRepository, 'add'>;
  readonly members: Pick<MemberRepository, 'page'>;
  /** Undefined where the studio sends no mails. */
  readonly mail: MailInvitation | undefined;
  /** Told of mails that could not be sent. */
  readonly onError: (error: unknown) => void;
  readonly publicUrl: string;
  readonly clock: () => number;
  readonly newId: () => string;
};

export type InviteOutcome =
  | {
      readonly ok: true;
      readonly invitation: Invitation;
      readonly link: string;
      readonly isMailed: boolean;
    }
  | { readonly ok: false; readonly reason: 'already-here' };

export function makeInvite({ invitations, members, ...rest }: Dependencies) {
  return async (
    by: string,
    wish: { readonly email: string; readonly quotaBytes: number | null },
  ): Promise<InviteOutcome> => {
    const email = wish.email.toLowerCase();
    const alike = await members.page({ q: email, order: 'newest', beforeId: null, limit: 100 });
    if (alike.some((member) => member.email?.toLowerCase() === email)) {
      return { ok: false, reason: 'already-here' };
    }
    const createdAt = rest.clock();
    const invitation = {
      ...{ id: rest.newId(), email, quotaBytes: wish.quotaBytes },
      ...{ createdAt, expiresAt: createdAt + lifeMs },
    };
    const secret = newSecret();
    await invitations.add(invitation, sha256Of(secret), by);
    // Behind the sign that no browser sends: the secret stands in no log of a server.
    const link = `${rest.publicUrl}/sign-up#${new URLSearchParams({ invitation: secret, email })}`;
    return { ok: true, invitation, link, isMailed: await isSent(rest, { to: email, link }) };
  };
}

async function isSent(
  { mail, onError }: Pick<Dependencies, 'mail' | 'onError'>,
  letter: { readonly to: string; readonly link: string },
): Promise<boolean> {
  if (!mail) return false;
  try {
    await mail(letter);
    return true;
  } catch (error) {
    // The link is still there to be handed on.
    onError(error);
    return false;
  }
}
