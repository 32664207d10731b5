import type { EngineHealth } from '@armoni/contract/administration';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { makeActOnWork } from '../features/administration/act-on-work.ts';
import { makeProbeService } from '../features/administration/adapters/probe-service.ts';
import { makeSqlActs } from '../features/administration/adapters/sql-acts.ts';
import { makeSqlChoices } from '../features/administration/adapters/sql-choices.ts';
import { makeSqlDaysWork } from '../features/administration/adapters/sql-days-work.ts';
import { makeSqlInvitations } from '../features/administration/adapters/sql-invitations.ts';
import { makeSqlLastBackup } from '../features/administration/adapters/sql-last-backup.ts';
import { makeSqlMembers } from '../features/administration/adapters/sql-members.ts';
import { makeSqlWorkList } from '../features/administration/adapters/sql-work-list.ts';
import { administrationData } from '../features/administration/administration-data.ts';
import { makeAdministrators } from '../features/administration/administrators.ts';
import { makeChangePerson } from '../features/administration/change-person.ts';
import { makeDoor } from '../features/administration/door.ts';
import { makeInvite } from '../features/administration/invite.ts';
import { makeMarkSeen } from '../features/administration/mark-seen.ts';
import type { WorkActions } from '../features/administration/ports.ts';
import { makeReadOverview, type WatchedEngine } from '../features/administration/read-overview.ts';
import { registerAdministrationRoutes } from '../features/administration/routes.ts';
import { administrationTexts as texts } from '../features/administration/texts.ts';
import { exportJob } from '../features/exports/export-job.ts';
import { filmJob } from '../features/films/film-job.ts';
import { proxyJob } from '../features/films/proxies/proxy-job.ts';
import { trainingJob } from '../features/styles/training-job.ts';
import { backupJob } from './backups.ts';
import type { Features } from './features.ts';
import type { Ground } from './ground.ts';
import type { Identity } from './identity.ts';
import { composeLongReads } from './long-reads.ts';
import { freeBytesOf, storedBytesOf } from './looking-in.ts';
import { studioConfigOf } from './studio-config.ts';
import { sweepJob } from './work.ts';

export type Administration = ReturnType<typeof composeAdministration>;

/** Who administers, who may come in, and what they keep; known before anybody is signed in. */
export function composeAdministration({ database, config, clock, newId, logger }: Ground) {
  const writing = { clock, newId };
  const members = makeSqlMembers(database.db, writing);
  const invitations = makeSqlInvitations(database.db, writing);
  const choices = makeSqlChoices(database.db, writing);
  const adminEmails = new Set(config.ADMIN_EMAILS.map((email) => email.toLowerCase()));
  const onError = (error: unknown) => logger.debug({ err: error }, 'nobody noted who was here');
  return {
    ...{ members, invitations, choices, writing },
    door: makeDoor({
      ...{ members, invitations, choices, clock },
      firstAdministers: adminEmails.size === 0 && config.OIDC_ADMIN_ROLE === undefined,
    }),
    administrators: makeAdministrators({
      ...{ members, adminEmails },
      wantsConfirmed: config.SMTP_URL !== undefined,
    }),
    markSeen: makeMarkSeen({ members, clock, onError }),
    personalData: administrationData(members),
  };
}

type Surroundings = {
  readonly administration: Administration;
  readonly features: Features;
  readonly identity: Identity;
};

/** Its calls, which need everything else. */
export function serveAdministration(
  app: FastifyInstance,
  ground: Ground,
  { administration, features, identity }: Surroundings,
): void {
  const { database, clock, config, logger } = ground;
  const work = makeSqlWorkList(database.reader, toldOf);
  const log = makeSqlActs(database.db, administration.writing);
  const actions = actionsOn(ground);
  const { space } = composeLongReads(ground);
  const shared = { ...administration, work, log, actions, clock };
  const isOurs = config.CLERK_PUBLISHABLE_KEY === undefined;
  registerAdministrationRoutes(app, {
    ...shared,
    changePerson: makeChangePerson({ ...shared, shutOut: shuttingOut(features, identity) }),
    invite: makeInvite({
      ...ground,
      ...administration,
      mail: identity.mailInvitation,
      publicUrl: config.publicUrl,
      onError: (error) => logger.error({ err: error }, 'an invitation could not be mailed'),
    }),
    actOnWork: makeActOnWork(shared),
    readOverview: overviewOf(ground, { administration, features, identity }),
    kindsOf: (id) => space.kindsOf(id),
    signOut: isOurs ? (id) => identity.sessions.endAll(id) : null,
    quotaBytes: config.UPLOAD_QUOTA_BYTES,
  });
}

/** What lets somebody in goes first, then what this process is doing for them. */
function shuttingOut({ personalData, endAccess }: Features, { sessions }: Identity) {
  return async (id: string) => {
    await sessions.endAll(id);
    await endAccess(id);
    for (const { stopOf } of personalData) await stopOf?.(id);
  };
}

const jobs = [filmJob, trainingJob, exportJob, proxyJob, backupJob, sweepJob] as const;

function actionsOn({ queue }: Ground): WorkActions {
  const jobOf = (kind: string) => jobs.find((job) => job.kind === kind);
  return {
    kinds: new Set(jobs.map(({ kind }) => kind)),
    async cancel({ id, kind, ownerId }) {
      const job = jobOf(kind);
      if (job) await queue.cancel<unknown, unknown>(ownerId, job, id);
    },
    async runAgain({ id, kind, ownerId }) {
      const job = jobOf(kind);
      if (job) await queue.retry<unknown, unknown>(ownerId, job, id);
    },
  };
}

/** A style's name and how much a job is made from is all that it says; wishes are their person's own. */
function toldOf(kind: string, payload: unknown): { title: string | null; pieces: number | null } {
  if (kind === trainingJob.kind) {
    const { data } = z.safeParse(trainingJob.payload, payload);
    return { title: data?.name ?? null, pieces: data?.imageKeys.length ?? null };
  }
  const film = kind === filmJob.kind ? z.safeParse(filmJob.payload, payload).data : undefined;
  return { title: null, pieces: film?.fileIds.length ?? null };
}

function overviewOf(ground: Ground, { administration, features, identity }: Surroundings) {
  const { config, database, clock } = ground;
  return makeReadOverview({
    ...administration,
    clock,
    engines: enginesOf(ground, features),
    daysWork: makeSqlDaysWork(database.reader, clock, {
      films: filmJob.kind,
      styles: trainingJob.kind,
    }),
    usedBytes: async () => {
      const { files, films } = await storedBytesOf(ground);
      return files + films;
    },
    freeBytes: () => freeBytesOf(ground),
    lastBackup:
      config.BACKUP_FOLDER === undefined
        ? undefined
        : makeSqlLastBackup(database.reader, backupJob.kind),
    about: {
      version: config.version,
      node: process.versions.node,
      database: database.dialect,
      storage: config.S3_BUCKET ? 's3' : 'disk',
      provider: config.CLERK_PUBLISHABLE_KEY ? 'clerk' : 'embedded',
      quota_bytes: config.UPLOAD_QUOTA_BYTES,
      sends_mails: identity.mailInvitation !== undefined,
    },
  });
}

function enginesOf(ground: Ground, { engineNames, missingTools }: Features): WatchedEngine[] {
  const { config, mediaHost, clock } = ground;
  const { montage } = studioConfigOf(config, mediaHost, engineNames).engines;
  const remote = (
    id: EngineHealth['id'],
    name: string,
    service: { readonly baseUrl: string | undefined; readonly apiKey: string | undefined },
  ): WatchedEngine => {
    const { baseUrl, apiKey = null } = service;
    if (!baseUrl) return { id, name, isOn: true, problemOf: async () => null };
    const answers = makeProbeService({ baseUrl, apiKey }, clock);
    return { id, name, isOn: true, problemOf: async () => ((await answers()) ? null : texts.away) };
  };
  const isDify = config.DIFY_BASE_URL !== undefined;
  const optional = (id: EngineHealth['id'], prefix: 'PLANNER' | 'TRANSCRIPTION') => {
    const name = config[`${prefix}_MODEL`] ?? '';
    const baseUrl = config[`${prefix}_BASE_URL`];
    return {
      ...remote(id, name, { baseUrl, apiKey: config[`${prefix}_API_KEY`] }),
      isOn: baseUrl !== undefined,
    };
  };
  return [
    remote('images', engineNames.images, {
      baseUrl: config.IMAGES_BASE_URL,
      apiKey: config.IMAGES_API_KEY,
    }),
    {
      ...{ id: 'films', name: montage, isOn: true },
      problemOf: async () => {
        const missing = await missingTools();
        return missing.length > 0 ? texts.missingTools(missing.join(', ')) : null;
      },
    },
    { id: 'styles', name: engineNames.styles, isOn: true, problemOf: async () => null },
    remote('assistant', engineNames.assistant, {
      baseUrl: isDify ? config.DIFY_BASE_URL : config.ASSISTANT_BASE_URL,
      apiKey: isDify ? config.DIFY_APP_KEY : config.ASSISTANT_API_KEY,
    }),
    optional('planner', 'PLANNER'),
    optional('transcription', 'TRANSCRIPTION'),
  ];
}
