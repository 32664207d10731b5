import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { refuseUnfinishedRestore } from '../backup/unfinished-restore.ts';
import type { Config } from '../config.ts';
import { makeSqlOwners } from '../features/identity/adapters/sql-owners.ts';
import { makeErasureHandler } from '../features/identity/erasure-job.ts';
import type { PersonalData } from '../features/identity/ports.ts';
import { makeRequestErasure } from '../features/identity/request-erasure.ts';
import { registerIdentityRoutes } from '../features/identity/routes.ts';
import { registerSessionRoutes } from '../features/identity/session-routes.ts';
import { registerHealth, registerStudioRoutes } from '../features/studio/routes.ts';
import { recordProgram } from '../platform/database/data-version.ts';
import { explainDatabaseError } from '../platform/database/explain-database-error.ts';
import { forgetterOf } from '../platform/database/forget-deleted.ts';
import { migrateToLatest } from '../platform/database/migrate-to-latest.ts';
import { checkDatabase, openDatabase } from '../platform/database/open-database.ts';
import { createHttpApp } from '../platform/http/create-http-app.ts';
import { serveDocs } from '../platform/http/operations/serve-docs.ts';
import { readPage, scriptHashesOf, serveWebApp } from '../platform/http/pages/serve-web-app.ts';
import type { Authenticate } from '../platform/http/security/call-guard.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import { explainStorageError } from '../platform/storage/explain-storage-error.ts';
import {
  type Administration,
  composeAdministration,
  serveAdministration,
} from './administration.ts';
import type { ChatReplacements } from './chat.ts';
import { makeDrain } from './drain.ts';
import type { EngineReplacements } from './engines.ts';
import { composeFeatures, type Features } from './features.ts';
import type { FileReplacements } from './files.ts';
import type { FilmReplacements } from './films.ts';
import { type Ground, type GroundReplacements, makeGround } from './ground.ts';
import { composeIdentity, type Identity } from './identity.ts';
import { serveLookingIn } from './looking-in.ts';
import { mediaOriginsOf } from './media-origins.ts';
import { studioConfigOf } from './studio-config.ts';
import { openTracing } from './tracing.ts';

/** The whole studio, built and not yet started. */
export type Studio = {
  readonly app: FastifyInstance;
  /** Starts the roles this process has. Resolves with the address to open. */
  start(): Promise<string>;
  /** Takes no new work and lets what runs end; never longer than 30 s. */
  stop(): Promise<void>;
};

/** What tests put in the place of the real thing. */
export type StudioReplacements = GroundReplacements &
  FileReplacements &
  FilmReplacements &
  EngineReplacements &
  ChatReplacements;

/** Chooses every adapter and puts the features together. */
export async function composeStudio(
  config: Config,
  logger: Logger = createLogger(config.LOG_LEVEL),
  replacements: StudioReplacements = {},
): Promise<Studio> {
  refuseUnfinishedRestore(config.dataFolder);
  const database = openDatabase({
    url: config.DATABASE_URL,
    dataFolder: config.dataFolder,
    onConnectionLost: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  const endTracing = await openTracing(config);
  let ground: Ground | undefined;
  try {
    await migrateToLatest(database);
    await recordProgram(database.db, config.version);
    ground = await makeGround({ config, database, logger }, replacements);
    const studio = await composeOn(ground, replacements);
    return {
      ...studio,
      stop: async () => {
        await studio.stop();
        await endTracing();
      },
    };
  } catch (error) {
    await endTracing();
    await ground?.queue.close();
    await database.close();
    throw error;
  }
}

async function composeOn(ground: Ground, replacements: StudioReplacements): Promise<Studio> {
  const { config, database, queue, limits, passingFiles, pictureProcesses, signer } = ground;
  const webPage = readPage(config.webFolder);
  const features = await composeFeatures(ground, webPage, replacements);
  const administration = composeAdministration(ground);
  const identity = await composeIdentity({ ...ground, door: administration.door });
  const authenticate = authenticating(features, identity, administration);
  const app = await openApp(ground, { identity, authenticate, webPage });
  const { begin: drain, isDraining } = makeDrain(config.DRAIN_SECONDS);
  await serve(app, ground, { isDraining, features, identity, administration, webPage });
  const { chat, installation, work, closeChecks } = features;
  const sweeping = sweepHourly(passingFiles, ground.logger);
  return {
    app,
    start: async () => {
      await installation.agree();
      await sweeping.start();
      await chat.start();
      const address = await listen(app, config);
      if (config.ARMONI_ROLE !== 'api')
        await startWork(ground, personalDataOf({ features, identity, administration }), features);
      return address;
    },
    stop: async () => {
      await drain();
      sweeping.stop();
      await Promise.all([app.close(), work.stop(), chat.stop()]);
      pictureProcesses.close();
      signer.close();
      closeChecks();
      await limits.close();
      await queue.close();
      await database.close();
    },
  };
}

/** Not of workers alone: strangers' files lie with whoever answers. */
function sweepHourly({ sweep }: Ground['passingFiles'], logger: Logger) {
  const sweepOnce = () => sweep().catch((err: unknown) => logger.error({ err }, 'passing files'));
  let timer: NodeJS.Timeout | undefined;
  return {
    async start() {
      timer = setInterval(sweepOnce, hourMs);
      await sweepOnce();
    },
    stop: () => clearInterval(timer),
  };
}

const hourMs = 60 * 60_000;

type Kept = Pick<Served, 'features' | 'identity' | 'administration'>;

/** Of everybody who keeps something of a person, in the order of erasing it. */
const personalDataOf = ({ features, identity, administration }: Kept): PersonalData[] => [
  ...features.personalData,
  ...identity.personalData,
  administration.personalData,
];

function startWork(
  { database }: Ground,
  personalData: readonly PersonalData[],
  features: Features,
): Promise<void> {
  const owners = makeSqlOwners(database.db);
  const forget = forgetterOf(database);
  const erase = makeErasureHandler({ personalData, owners, forgetDeleted: forget });
  return features.work.start(erase, personalData);
}

/** A key of a person, or an assistant that they let in, where it is one; else a token of theirs. */
function authenticating(
  { verifyKey, verifyAccess }: Pick<Features, 'verifyKey' | 'verifyAccess'>,
  { verifyToken }: Pick<Identity, 'verifyToken'>,
  { door, markSeen }: Pick<Administration, 'door' | 'markSeen'>,
): Authenticate {
  const userOf = async (bearer: string) => {
    for (const verify of [verifyKey, verifyAccess]) {
      const holder = await verify(bearer);
      if (holder !== undefined) return holder ?? undefined;
    }
    return verifyToken(bearer);
  };
  return async (bearer) => {
    const user = await userOf(bearer);
    if (!user || (await door.isShut(user.id))) return undefined;
    markSeen(user.id, 'email' in user ? (user.email ?? null) : null);
    return user;
  };
}

type Opened = {
  readonly identity: Identity;
  readonly authenticate: Authenticate;
  readonly webPage: string | undefined;
};

function openApp(
  { config, logger, limits }: Ground,
  { identity, authenticate, webPage }: Opened,
): Promise<FastifyInstance> {
  return createHttpApp({
    logger,
    authenticate,
    explainError: (error) =>
      identity.explainError(error) ?? explainStorageError(error) ?? explainDatabaseError(error),
    trustedProxies: config.TRUSTED_PROXIES,
    limits,
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    scriptHashes: webPage ? scriptHashesOf(webPage) : [],
    mediaOrigins: mediaOriginsOf(config),
    hostedIdentity: identity.hosted,
    corsOrigins: config.CORS_ORIGINS,
    isBehindTls: config.publicUrl.startsWith('https:'),
    hears: config.TRANSCRIPTION_BASE_URL !== undefined,
  });
}

type Served = {
  readonly isDraining: () => boolean;
  readonly administration: Administration;
  readonly features: Features;
  readonly identity: Identity;
  readonly webPage: string | undefined;
};

/** In this order the API's document lists what there is. */
async function serve(
  app: FastifyInstance,
  ground: Ground,
  { isDraining, features, identity, administration, webPage }: Served,
): Promise<void> {
  const { config, database, mediaHost, queue } = ground;
  const { version } = config;
  serveLookingIn(app, ground, { missingTools: features.missingTools, isDraining });
  const { missingTools } = features;
  const health = { version, checkHealth: () => checkDatabase(database), missingTools };
  // What people call is for the processes that serve them.
  if (config.ARMONI_ROLE === 'worker') return registerHealth(app, health);
  await identity.mount(app);
  const settings = studioConfigOf(config, mediaHost, features.engineNames);
  registerStudioRoutes(app, { config: settings, ...health });
  const personalData = personalDataOf({ features, identity, administration });
  const { eraseAccount } = identity;
  const owners = makeSqlOwners(database.db);
  const requestErasure = makeRequestErasure({ queue, owners, eraseAccount, personalData });
  const { confirmErasure } = identity;
  registerIdentityRoutes(app, { personalData, confirmErasure, requestErasure });
  registerSessionRoutes(app, identity.sessions);
  for (const { register } of features.inOrder) register(app);
  serveAdministration(app, ground, { administration, features, identity });
  serveDocs(app, { title: `${config.BRAND} API`, version });
  const { webFolder: folder, publicUrl } = config;
  await serveWebApp(app, { folder, page: webPage, config: settings, publicUrl });
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  await app.listen({ host: config.HOST, port: config.PORT });
  const { port } = app.server.address() as AddressInfo;
  return config.PUBLIC_URL ?? `http://localhost:${port}`;
}
