import * as z from 'zod/mini';
import { storedKind } from './account.ts';
import { pageLimit, pageQuery } from './paging.ts';
import { defineRoute } from './route.ts';
import { texts } from './texts.ts';

// What administrators see and do. Others are refused with 403, programs with a key too: every call is
// made in person. What is changed here stands in the log.

const base = '/api/v1/administration';
const inPerson = 'in-person';
const byId = z.object({ id: z.string() });
/** ISO 8601. */
const time = z.string();
const mostRows = 100;

export const readRights = defineRoute({
  method: 'GET',
  path: '/api/v1/me/rights',
  summary: 'Whether I may administer this studio',
  access: 'signed-in',
  answers: { 200: z.object({ administers: z.boolean() }) },
});

export const person = z.object({
  id: z.string(),
  /** Null where another service signs people in and has not told it. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  administers: z.boolean(),
  /** Whether the settings of the server name them: that cannot be changed here. */
  administers_by_settings: z.boolean(),
  /** Whether it is who asks. */
  is_me: z.boolean(),
  suspended_at: z.nullable(time),
  /** What they may keep. */
  quota_bytes: z.number(),
  /** Whether that is their own and not the studio's. */
  has_own_quota: z.boolean(),
  used_bytes: z.number(),
  /** To some minutes; null when they were never here since this is noted. */
  seen_at: z.nullable(time),
});
export type Person = z.infer<typeof person>;

export const listPeople = defineRoute({
  method: 'GET',
  path: `${base}/people`,
  summary: 'Everybody here with what they keep, the newest or the fullest first',
  access: inPerson,
  query: z.object({
    /** Part of a name or an address. */
    q: z.optional(z.string().check(z.maxLength(200))),
    /** `fullest`: who keeps most, first; one page of it. */
    order: z.optional(z.enum(['newest', 'fullest'])),
    last_id: z.optional(z.string()),
    limit: pageLimit(mostRows),
  }),
  answers: { 200: z.object({ people: z.array(person), has_more: z.boolean() }) },
});

const personKinds = z.array(z.pick(storedKind, { kind: true, count: true, size_bytes: true }));
export type PersonKinds = z.infer<typeof personKinds>;

/** What one person keeps, by kind; what they keep itself is not shown to anybody. */
export const readPersonStorage = defineRoute({
  method: 'GET',
  path: `${base}/people/:id/storage`,
  summary: 'What fills the space of a person, by kind',
  access: inPerson,
  params: byId,
  answers: {
    200: z.object({ kinds: personKinds }),
  },
});

/**
 * Suspending signs a person out everywhere at once, ends their keys and connections and cancels what
 * runs for them; what they keep stays. Nobody suspends themselves or gives up their own role.
 */
export const changePerson = defineRoute({
  method: 'PATCH',
  path: `${base}/people/:id`,
  summary: 'Suspend or restore a person, change their quota or their role',
  access: inPerson,
  params: byId,
  body: z.object({
    is_suspended: z.optional(z.boolean()),
    /** Null for the studio's own. */
    quota_bytes: z.optional(
      z.nullable(z.number().check(z.int(texts.quotaInBytes), z.nonnegative(texts.quotaInBytes))),
    ),
    administers: z.optional(z.boolean()),
  }),
  answers: { 200: person },
});

export const signOutPerson = defineRoute({
  method: 'DELETE',
  path: `${base}/people/:id/sessions`,
  summary: 'Sign a person out everywhere',
  access: inPerson,
  params: byId,
  answers: { 204: null },
});

export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  quota_bytes: z.nullable(z.number()),
  created_at: time,
  expires_at: time,
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = defineRoute({
  method: 'GET',
  path: `${base}/invitations`,
  summary: 'Who is invited and has not come yet',
  access: inPerson,
  answers: { 200: z.object({ invitations: z.array(invitation) }) },
});

/** A second one for the same address takes the place of the first. */
export const invite = defineRoute({
  method: 'POST',
  path: `${base}/invitations`,
  summary: 'Invite somebody; the link is answered this once',
  access: inPerson,
  body: z.object({
    email: z.email(texts.invitedEmail).check(z.maxLength(320)),
    quota_bytes: z.optional(z.number().check(z.int(), z.nonnegative())),
  }),
  answers: {
    201: z.object({
      invitation,
      /** For seven days, once. */
      link: z.string(),
      /** Whether it was handed to the mail server, too. */
      is_mailed: z.boolean(),
    }),
  },
});

export const withdrawInvitation = defineRoute({
  method: 'DELETE',
  path: `${base}/invitations/:id`,
  summary: 'Withdraw an invitation',
  access: inPerson,
  params: byId,
  answers: { 204: null },
});

export const changeSignUp = defineRoute({
  method: 'PATCH',
  path: `${base}/sign-up`,
  summary: 'Let anybody make an account, or only who is invited',
  access: inPerson,
  body: z.object({ is_open: z.boolean() }),
  answers: { 200: z.object({ is_open: z.boolean() }) },
});

export const jobStates = ['waiting', 'running', 'failed'] as const;

export const workItem = z.object({
  id: z.string(),
  /** `montage`, `training`, `export`, `clip-proxy`, `backup`, or another of the studio's own. */
  kind: z.string(),
  /** What its person calls it, where it has a name. */
  title: z.nullable(z.string()),
  /** Clips of a film or pictures of a style that it is made from; null where it is made from none. */
  pieces: z.nullable(z.number()),
  for: z.object({ id: z.string(), name: z.nullable(z.string()) }),
  state: z.enum(jobStates),
  /** The process that has it; null where none does, or it did not say. */
  where: z.nullable(z.string()),
  percent: z.number(),
  stage: z.nullable(z.string()),
  /** French: why it failed, or what it waits for. */
  message: z.nullable(z.string()),
  attempts: z.number(),
  created_at: time,
  /** Of its last try. */
  started_at: z.nullable(time),
  /** When it last changed; of one that failed, when it did. */
  changed_at: time,
  can_cancel: z.boolean(),
  can_run_again: z.boolean(),
});
export type WorkItem = z.infer<typeof workItem>;

export const listWork = defineRoute({
  method: 'GET',
  path: `${base}/jobs`,
  summary: 'What runs, waits and has failed: running first, the longest waiting, the last failed',
  access: inPerson,
  query: z.object({ state: z.optional(z.enum(jobStates)), limit: pageLimit(mostRows) }),
  answers: {
    200: z.object({
      jobs: z.array(workItem),
      counts: z.object({ waiting: z.number(), running: z.number(), failed: z.number() }),
    }),
  },
});

export const cancelWork = defineRoute({
  method: 'POST',
  path: `${base}/jobs/:id/cancel`,
  summary: 'Cancel a job of anybody',
  access: inPerson,
  params: byId,
  answers: { 204: null },
});

export const runWorkAgain = defineRoute({
  method: 'POST',
  path: `${base}/jobs/:id/retry`,
  summary: 'Run a failed job again',
  access: inPerson,
  params: byId,
  answers: { 204: null },
});

export const engineHealth = z.object({
  id: z.enum(['assistant', 'images', 'styles', 'films', 'planner', 'transcription']),
  /** Public name of what does it. */
  name: z.string(),
  /** `off`: not configured. */
  state: z.enum(['ready', 'away', 'off']),
  /** French: what is wrong, in words. */
  problem: z.nullable(z.string()),
  /** What it made in each of the last 24 hours, the oldest first; empty where that is not kept. */
  hours: z.array(z.object({ made: z.number(), failed: z.number() })),
  /** Median of the last 24 hours; null where nothing was made or it is not kept. */
  median_seconds: z.nullable(z.number()),
});
export type EngineHealth = z.infer<typeof engineHealth>;

export const overview = z.object({
  version: z.string(),
  node: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  storage: z.enum(['disk', 's3']),
  /** Who signs people in. */
  provider: z.enum(['embedded', 'clerk']),
  people: z.object({ all: z.number(), suspended: z.number(), seen: z.number() }),
  used_bytes: z.number(),
  /** Of the disk of the data folder. */
  free_bytes: z.number(),
  quota_bytes: z.number(),
  sign_up: z.object({
    is_open: z.boolean(),
    /** False where another service decides who has an account. */
    can_change: z.boolean(),
  }),
  sends_mails: z.boolean(),
  /** The backup of every night; null where none is set up. */
  backup: z.nullable(
    z.object({
      state: z.enum(['none-yet', 'running', 'made', 'failed']),
      /** When it began to be so; null for none yet. */
      at: z.nullable(time),
      /** When the next one is due. */
      next_at: z.nullable(time),
      /** French: what it holds, or what is wrong. */
      said: z.nullable(z.string()),
    }),
  ),
  engines: z.array(engineHealth),
});
export type Overview = z.infer<typeof overview>;

export const readOverview = defineRoute({
  method: 'GET',
  path: `${base}/overview`,
  summary: 'Versions, figures, engines and their health',
  access: inPerson,
  answers: { 200: overview },
});

export const actNames = [
  'person.suspended',
  'person.restored',
  'person.signed_out',
  'quota.changed',
  'role.given',
  'role.taken',
  'invitation.made',
  'invitation.withdrawn',
  'invitation.accepted',
  'sign_up.opened',
  'sign_up.closed',
  'job.cancelled',
  'job.run_again',
  'log.exported',
] as const;
export type ActName = (typeof actNames)[number];

const named = z.object({ id: z.string(), name: z.nullable(z.string()) });

/** Something that was done, by whom and to whom; null for somebody whose account was erased since. */
export const logEntry = z.object({
  id: z.string(),
  at: time,
  act: z.enum(actNames),
  by: z.nullable(named),
  on: z.nullable(named),
  /** The address of an invitation. */
  email: z.optional(z.nullable(z.string())),
  /** Of a quota: bytes before and after; null for the studio's own. */
  from: z.optional(z.nullable(z.number())),
  to: z.optional(z.nullable(z.number())),
  /** Of a job. */
  job: z.optional(z.object({ id: z.string(), kind: z.string() })),
  /** Where an issuer's claims decided, and nobody here. */
  by_issuer: z.optional(z.literal(true)),
});
export type LogEntry = z.infer<typeof logEntry>;

export const readLog = defineRoute({
  method: 'GET',
  path: `${base}/log`,
  summary: 'What was done here, the newest first',
  access: inPerson,
  query: pageQuery(mostRows),
  answers: { 200: z.object({ entries: z.array(logEntry), has_more: z.boolean() }) },
});

export const exportLog = defineRoute({
  method: 'GET',
  path: `${base}/log/export`,
  summary: 'The whole log, the newest first',
  access: inPerson,
  answers: { 200: z.object({ entries: z.array(logEntry) }) },
});
