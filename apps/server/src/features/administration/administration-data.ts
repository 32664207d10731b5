import { wholeJson } from '../../platform/json/json-pieces.ts';
import type { MemberRepository } from './ports.ts';

/** What administrators decided of a person: theirs to know, and gone with them. */
export function administrationData(members: Pick<MemberRepository, 'find' | 'erase'>) {
  return {
    name: 'administration',
    exportOf: (ownerId: string) => wholeJson(exported(members, ownerId)),
    eraseOf: (ownerId: string) => members.erase(ownerId),
  };
}

async function exported(members: Pick<MemberRepository, 'find'>, ownerId: string) {
  const member = await members.find(ownerId);
  if (!member) return null;
  const { administers, quotaBytes, seenAt } = member;
  return { administers, quotaBytes, seenAt: isoTime(seenAt) };
}

const isoTime = (at: number | null) => (at === null ? null : new Date(at).toISOString());
