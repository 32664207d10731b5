import {
  cancelWork,
  changePerson,
  changeSignUp,
  exportLog,
  invite,
  listInvitations,
  listPeople,
  listWork,
  readLog,
  readOverview,
  readPersonStorage,
  readRights,
  runWorkAgain,
  signOutPerson,
  withdrawInvitation,
} from '@armoni/contract/administration';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/routing/api-failure.ts';
import { registerRoute, type SignedInUser } from '../../platform/http/routing/register-route.ts';
import { jsonArray, jsonStream, jsonWith } from '../../platform/json/json-pieces.ts';
import type { makeActOnWork, WorkOutcome } from './act-on-work.ts';
import type { Administrators } from './administrators.ts';
import type { makeChangePerson } from './change-person.ts';
import type { makeInvite } from './invite.ts';
import type {
  ActLog,
  InvitationRepository,
  LoggedAct,
  MemberRepository,
  SignOutEverywhere,
  StudioChoices,
  WorkActions,
  WorkList,
} from './ports.ts';
import type { makeReadOverview } from './read-overview.ts';
import { makeShown, shownInvitation } from './shown.ts';
import { administrationTexts as texts } from './texts.ts';

export type AdministrationUseCases = {
  readonly administrators: Administrators;
  readonly members: MemberRepository;
  readonly invitations: InvitationRepository;
  readonly choices: StudioChoices;
  readonly log: ActLog;
  readonly work: WorkList;
  readonly actions: WorkActions;
  readonly changePerson: ReturnType<typeof makeChangePerson>;
  readonly invite: ReturnType<typeof makeInvite>;
  readonly actOnWork: ReturnType<typeof makeActOnWork>;
  readonly readOverview: ReturnType<typeof makeReadOverview>;
  readonly kindsOf: (
    id: string,
  ) => Promise<
    { kind: 'films' | 'pictures' | 'clips' | 'sounds' | 'bin'; count: number; size_bytes: number }[]
  >;
  /** Null where another service signs people in. */
  readonly signOut: SignOutEverywhere | null;
  readonly quotaBytes: number;
  readonly clock: () => number;
};

const usualRows = 50;

/** What administrators see and do. Whoever is none is refused, without a word on what there is. */
export function registerAdministrationRoutes(
  app: FastifyInstance,
  useCases: AdministrationUseCases,
): void {
  const { administrators } = useCases;
  registerRoute(app, readRights, async ({ user }) => ({
    administers: await administrators.includes(user),
  }));
  const guard = async (user: SignedInUser): Promise<void> => {
    if (await administrators.includes(user)) return;
    throw new ApiFailure('forbidden', texts.notAnAdministrator);
  };
  registerRoute(app, readOverview, async ({ user }) => {
    await guard(user);
    return useCases.readOverview();
  });
  registerPeople(app, useCases, guard);
  registerNewcomers(app, useCases, guard);
  registerWork(app, useCases, guard);
  registerLog(app, useCases, guard);
}

type Guard = (user: SignedInUser) => Promise<void>;

function registerPeople(app: FastifyInstance, useCases: AdministrationUseCases, guard: Guard) {
  const { members, signOut, log } = useCases;
  const shown = makeShown(useCases);
  registerRoute(app, listPeople, async ({ user, query }) => {
    await guard(user);
    const { q = '', order = 'newest', last_id, limit = usualRows } = query;
    const page = await members.page({ q, order, beforeId: last_id ?? null, limit: limit + 1 });
    const people = page.slice(0, limit).map((member) => shown.person(member, user.id));
    return { people, has_more: page.length > limit };
  });
  registerRoute(app, readPersonStorage, async ({ user, params: { id } }) => {
    await guard(user);
    if (!(await members.find(id))) throw new ApiFailure('not_found', texts.noSuchPerson);
    return { kinds: await useCases.kindsOf(id) };
  });
  registerRoute(app, changePerson, async ({ user, params, body }) => {
    await guard(user);
    const outcome = await useCases.changePerson(user.id, params.id, {
      isSuspended: body.is_suspended,
      quotaBytes: body.quota_bytes,
      administers: body.administers,
    });
    if (outcome.ok) return shown.person(outcome.member, user.id);
    if (outcome.reason === 'not-found') throw new ApiFailure('not_found', texts.noSuchPerson);
    const isMe = outcome.reason === 'yourself';
    throw new ApiFailure('conflict', isMe ? texts.notYourself : texts.bySettings);
  });
  registerRoute(app, signOutPerson, async ({ user, params: { id } }) => {
    await guard(user);
    if (!(await members.find(id))) throw new ApiFailure('not_found', texts.noSuchPerson);
    if (!signOut) throw new ApiFailure('conflict', texts.elsewhere);
    await log.add({ act: 'person.signed_out', by: user.id, on: id });
    await signOut(id);
    return undefined;
  });
}

function registerNewcomers(app: FastifyInstance, useCases: AdministrationUseCases, guard: Guard) {
  const { invitations, choices, clock, signOut } = useCases;
  const assertOurs = () => {
    if (!signOut) throw new ApiFailure('conflict', texts.elsewhere);
  };
  registerRoute(app, listInvitations, async ({ user }) => {
    await guard(user);
    return { invitations: (await invitations.open(clock())).map(shownInvitation) };
  });
  registerRoute(
    app,
    invite,
    async ({ user, body, reply }) => {
      await guard(user);
      assertOurs();
      const wish = { email: body.email, quotaBytes: body.quota_bytes ?? null };
      const outcome = await useCases.invite(user.id, wish);
      if (!outcome.ok) throw new ApiFailure('conflict', texts.alreadyHere);
      reply.header('cache-control', 'no-store');
      const { invitation, link, isMailed } = outcome;
      return { invitation: shownInvitation(invitation), link, is_mailed: isMailed };
    },
    { perMinute: 60 },
  );
  registerRoute(app, withdrawInvitation, async ({ user, params: { id } }) => {
    await guard(user);
    if (await invitations.withdraw(id, user.id)) return undefined;
    throw new ApiFailure('not_found', texts.noSuchInvitation);
  });
  registerRoute(app, changeSignUp, async ({ user, body: { is_open: isOpen } }) => {
    await guard(user);
    assertOurs();
    if (isOpen !== (await choices.isSignUpOpen())) {
      const act = isOpen ? 'sign_up.opened' : 'sign_up.closed';
      await choices.setSignUpOpen(isOpen, { act, by: user.id, on: null });
    }
    return { is_open: isOpen };
  });
}

function registerWork(app: FastifyInstance, useCases: AdministrationUseCases, guard: Guard) {
  const { work, actOnWork } = useCases;
  const shown = makeShown(useCases);
  registerRoute(app, listWork, async ({ user, query: { state, limit = usualRows } }) => {
    await guard(user);
    const [jobs, counts] = await Promise.all([
      work.page({ state: state ?? null, limit }),
      work.counts(),
    ]);
    return { jobs: jobs.map(shown.work), counts };
  });
  registerRoute(app, cancelWork, async ({ user, params }) => {
    await guard(user);
    return answerTo(await actOnWork.cancel(user.id, params.id));
  });
  registerRoute(app, runWorkAgain, async ({ user, params }) => {
    await guard(user);
    return answerTo(await actOnWork.runAgain(user.id, params.id));
  });
}

function answerTo(outcome: WorkOutcome): undefined {
  if (outcome === 'done') return undefined;
  if (outcome === 'not-found') throw new ApiFailure('not_found', texts.noSuchWork);
  throw new ApiFailure('conflict', outcome === 'not-ours' ? texts.notCancellable : texts.notFailed);
}

const rowsOfExport = 500;

function registerLog(app: FastifyInstance, useCases: AdministrationUseCases, guard: Guard) {
  const { log } = useCases;
  const { entry } = makeShown(useCases);
  registerRoute(app, readLog, async ({ user, query: { last_id, limit = usualRows } }) => {
    await guard(user);
    const page = await log.page({ beforeId: last_id ?? null, limit: limit + 1 });
    return { entries: page.slice(0, limit).map(entry), has_more: page.length > limit };
  });
  registerRoute(
    app,
    exportLog,
    async ({ user }) => {
      await guard(user);
      await log.add({ act: 'log.exported', by: user.id, on: null });
      return jsonStream(jsonWith({}, 'entries', jsonArray(slicesOf(log, entry))));
    },
    { perMinute: 10 },
  );
}

async function* slicesOf(log: ActLog, shown: (act: LoggedAct) => unknown) {
  let beforeId: string | null = null;
  for (;;) {
    const page: LoggedAct[] = await log.page({ beforeId, limit: rowsOfExport });
    yield page.map(shown);
    const last = page.at(-1);
    if (!last || page.length < rowsOfExport) return;
    beforeId = last.id;
  }
}
