import type { InvitationRepository, MemberRepository, StudioChoices } from './ports.ts';
import { sha256Of } from './secret.ts';

type Dependencies = {
  readonly members: Pick<MemberRepository, 'isSuspended' | 'claimFirst' | 'find' | 'change'>;
  readonly invitations: Pick<InvitationRepository, 'findOpen' | 'accept'>;
  readonly choices: Pick<StudioChoices, 'isSignUpOpen'>;
  /** Whether the first account administers: not where settings or an issuer name who does. */
  readonly firstAdministers: boolean;
  readonly clock: () => number;
};

type Newcomer = {
  readonly email: string;
  /** Empty without one. */
  readonly invitation: string;
};

/** Who may come in, as administrators decided. */
export function makeDoor(dependencies: Dependencies) {
  const { members, invitations, choices, firstAdministers, clock } = dependencies;
  const invitationOf = ({ email, invitation }: Newcomer) => {
    const secretSha256 = sha256Of(invitation);
    return invitations.findOpen({ email: email.toLowerCase(), secretSha256 }, clock());
  };
  return {
    /** Why nobody may make an account with this address; undefined when they may. */
    async refusalOf(
      newcomer: Newcomer,
    ): Promise<'SIGN_UP_CLOSED' | 'INVITATION_INVALID' | undefined> {
      if (await choices.isSignUpOpen()) return undefined;
      if (newcomer.invitation === '') return 'SIGN_UP_CLOSED';
      return (await invitationOf(newcomer)) ? undefined : 'INVITATION_INVALID';
    },
    /** Whether somebody whose address an issuer confirmed may come in. */
    async admitsConfirmed(email: string): Promise<boolean> {
      if (await choices.isSignUpOpen()) return true;
      return (
        (await invitations.findOpen({ email: email.toLowerCase(), any: true }, clock())) !== null
      );
    },
    /** That there is an account now. */
    async entered(id: string, newcomer: Newcomer & { readonly isConfirmed?: boolean }) {
      if (firstAdministers) await members.claimFirst(id);
      const found = newcomer.isConfirmed
        ? await invitations.findOpen({ email: newcomer.email.toLowerCase(), any: true }, clock())
        : newcomer.invitation && (await invitationOf(newcomer));
      if (found) await invitations.accept(found, id);
    },
    /** The role follows what an issuer claims, at each sign-in; the log has it as nobody's act. */
    async claimed(id: string, administers: boolean) {
      const member = await members.find(id);
      if (!member || member.administers === administers) return;
      const act = administers ? 'role.given' : 'role.taken';
      await members.change(id, { administers }, [
        { act, by: null, on: id, detail: { byIssuer: true } },
      ]);
    },
    isShut: (id: string) => members.isSuspended(id),
  };
}
