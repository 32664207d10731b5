import type { SignedInUser } from '../../platform/http/routing/register-route.ts';
import type { Member, MemberRepository } from './ports.ts';

type Dependencies = {
  readonly members: Pick<MemberRepository, 'find'>;
  /** In small letters. */
  readonly adminEmails: ReadonlySet<string>;
  /** Where the studio sends mails an address counts once it was confirmed; elsewhere nobody can confirm one. */
  readonly wantsConfirmed: boolean;
};

export type Administrators = {
  isNamedInSettings(member: Pick<Member, 'email' | 'isEmailConfirmed'>): boolean;
  /** Who administers by the settings or by their role; never who is suspended. */
  includes(user: Pick<SignedInUser, 'id'>): Promise<boolean>;
};

export function makeAdministrators(dependencies: Dependencies): Administrators {
  const { members, adminEmails, wantsConfirmed } = dependencies;
  const isNamedInSettings: Administrators['isNamedInSettings'] = ({ email, isEmailConfirmed }) =>
    email !== null && adminEmails.has(email.toLowerCase()) && (isEmailConfirmed || !wantsConfirmed);
  return {
    isNamedInSettings,
    async includes({ id }) {
      const member = await members.find(id);
      if (!member || member.suspendedAt !== null) return false;
      return member.administers || isNamedInSettings(member);
    },
  };
}
