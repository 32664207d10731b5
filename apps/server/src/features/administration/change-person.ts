import type { Administrators } from './administrators.ts';
import type {
  Act,
  Member,
  MemberChange,
  MemberRepository,
  ShutOut,
  WorkActions,
  WorkList,
} from './ports.ts';

export type PersonChange = {
  readonly isSuspended?: boolean | undefined;
  readonly quotaBytes?: number | null | undefined;
  readonly administers?: boolean | undefined;
};

type Dependencies = {
  readonly members: Pick<MemberRepository, 'find' | 'change'>;
  readonly administrators: Administrators;
  readonly work: Pick<WorkList, 'openOf'>;
  readonly actions: WorkActions;
  readonly shutOut: ShutOut;
  readonly clock: () => number;
};

export type ChangeOutcome =
  | { readonly ok: true; readonly member: Member }
  | { readonly ok: false; readonly reason: 'not-found' | 'yourself' | 'by-settings' };

/**
 * Nobody suspends themselves or gives up their own role, so that somebody always administers. Who is
 * suspended is out before anything else is ended: nothing lets them in meanwhile.
 */
export function makeChangePerson(dependencies: Dependencies) {
  const { members, administrators, clock } = dependencies;
  return async (by: string, id: string, wish: PersonChange): Promise<ChangeOutcome> => {
    const member = await members.find(id);
    if (!member) return { ok: false, reason: 'not-found' };
    const losesPower = wish.isSuspended === true || wish.administers === false;
    if (losesPower && id === by) return { ok: false, reason: 'yourself' };
    if (losesPower && administrators.isNamedInSettings(member)) {
      return { ok: false, reason: 'by-settings' };
    }
    const { change, acts } = changesOf(member, wish, { by, now: clock() });
    if (acts.length > 0) await members.change(id, change, acts);
    if (wish.isSuspended) await putOut(dependencies, id);
    return { ok: true, member: (await members.find(id)) ?? member };
  };
}

/** Only what differs is written and told. */
function changesOf(
  member: Member,
  wish: PersonChange,
  { by, now }: { readonly by: string; readonly now: number },
): { change: MemberChange; acts: Act[] } {
  const acts: Act[] = [];
  let change: MemberChange = {};
  const on = member.id;
  const { isSuspended, quotaBytes, administers } = wish;
  if (isSuspended !== undefined && isSuspended !== (member.suspendedAt !== null)) {
    change = { ...change, suspendedAt: isSuspended ? now : null };
    acts.push({ act: isSuspended ? 'person.suspended' : 'person.restored', by, on });
  }
  if (quotaBytes !== undefined && quotaBytes !== member.quotaBytes) {
    change = { ...change, quotaBytes };
    acts.push({
      act: 'quota.changed',
      by,
      on,
      detail: { from: member.quotaBytes, to: quotaBytes },
    });
  }
  if (administers !== undefined && administers !== member.administers) {
    change = { ...change, administers };
    acts.push({ act: administers ? 'role.given' : 'role.taken', by, on });
  }
  return { change, acts };
}

/** What ran for them is cancelled, as they could have done: it can be run again once they are back. */
async function putOut({ shutOut, work, actions }: Dependencies, id: string): Promise<void> {
  await shutOut(id);
  for (const one of await work.openOf(id)) {
    if (actions.kinds.has(one.kind)) await actions.cancel(one);
  }
}
