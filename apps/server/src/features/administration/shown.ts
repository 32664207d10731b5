import type {
  LogEntry,
  Person,
  Invitation as ShownInvitation,
  WorkItem,
} from '@armoni/contract/administration';
import type { Administrators } from './administrators.ts';
import type { Invitation, LoggedAct, Member, Work, WorkActions } from './ports.ts';

const isoTime = (at: number) => new Date(at).toISOString();
const timeOrNull = (at: number | null) => (at === null ? null : isoTime(at));

type Dependencies = {
  readonly administrators: Administrators;
  readonly actions: WorkActions;
  readonly quotaBytes: number;
};

/** What administrators are answered. */
export function makeShown({ administrators, actions, quotaBytes }: Dependencies) {
  return {
    person(member: Member, callerId: string): Person {
      const isNamed = administrators.isNamedInSettings(member);
      return {
        id: member.id,
        name: member.name,
        email: member.email,
        administers: member.administers || isNamed,
        administers_by_settings: isNamed,
        is_me: member.id === callerId,
        suspended_at: timeOrNull(member.suspendedAt),
        quota_bytes: member.quotaBytes ?? quotaBytes,
        has_own_quota: member.quotaBytes !== null,
        used_bytes: member.usedBytes,
        seen_at: timeOrNull(member.seenAt),
      };
    },
    work(work: Work): WorkItem {
      const isTheirs = actions.kinds.has(work.kind);
      return {
        id: work.id,
        kind: work.kind,
        title: work.title,
        pieces: work.pieces,
        for: { id: work.ownerId, name: work.ownerName },
        state: work.state,
        where: work.where,
        percent: work.percent,
        stage: work.stage,
        message: work.message,
        attempts: work.attempts,
        created_at: isoTime(work.createdAt),
        started_at: timeOrNull(work.startedAt),
        changed_at: isoTime(work.changedAt),
        can_cancel: isTheirs && work.state !== 'failed',
        can_run_again: isTheirs && work.state === 'failed',
      };
    },
    entry({ id, at, act, by, on, email, detail }: LoggedAct): LogEntry {
      return {
        ...{ id, at: isoTime(at), act, by, on },
        ...(detail?.invitation !== undefined && { email }),
        ...(detail?.from !== undefined && { from: detail.from }),
        ...(detail?.to !== undefined && { to: detail.to }),
        ...(detail?.job && { job: detail.job }),
        ...(detail?.byIssuer && { by_issuer: true as const }),
      };
    },
  };
}

export function shownInvitation(invitation: Invitation): ShownInvitation {
  const { id, email, quotaBytes, createdAt, expiresAt } = invitation;
  const times = { created_at: isoTime(createdAt), expires_at: isoTime(expiresAt) };
  return { id, email, quota_bytes: quotaBytes, ...times };
}
