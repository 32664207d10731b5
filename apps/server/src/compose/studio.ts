import type { AddressInfo } from 'node:net';
import type { StudioConfig } from '@armoni/contract/studio';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { clerkIssuerOf } from '../clerk-issuer.ts';
import type { Config } from '../config.ts';
import { registerIdentityRoutes } from '../features/identity/routes.ts';
import { registerStudioRoutes, silentAudioPath } from '../features/studio/routes.ts';
import { makeModelRows } from '../features/styles/adapters/sql-styles.ts';
import { explainDatabaseError } from '../platform/database/explain-database-error.ts';
import { migrateToLatest } from '../platform/database/migrate-to-latest.ts';
import {
  checkDatabase,
  type OpenDatabase,
  openDatabase,
} from '../platform/database/open-database.ts';
import { createHttpApp } from '../platform/http/create-http-app.ts';
import { serveDocs } from '../platform/http/operations/serve-docs.ts';
import { serveMetrics } from '../platform/http/operations/serve-metrics.ts';
import { readPage, scriptHashesOf, serveWebApp } from '../platform/http/pages/serve-web-app.ts';
import { createLogger } from '../platform/logging/create-logger.ts';
import { explainStorageError } from '../platform/storage/explain-storage-error.ts';
import { type ChatReplacements, composeChat } from './chat.ts';
import { composeMedia, type MediaReplacements } from './files.ts';
import { composeIdentity } from './identity.ts';
import type { PictureEngineReplacements } from './picture-engines.ts';
import { composeStyles } from './styles.ts';

/** The whole studio, built and not yet started. */
export type Studio = {
  readonly app: FastifyInstance;
  /** Starts the roles this process has. Resolves with the address to open. */
  start(): Promise<string>;
  /** Takes no new work and lets what runs end; never longer than 30 s. */
  stop(): Promise<void>;
};

/** What tests put in the place of the real thing. */
export type StudioReplacements = MediaReplacements & ChatReplacements & PictureEngineReplacements;

/** Chooses every adapter and puts the features together. */
export async function composeStudio(
  config: Config,
  logger: Logger = createLogger(config.LOG_LEVEL),
  replacements: StudioReplacements = {},
): Promise<Studio> {
  const database = openDatabase({
    url: config.DATABASE_URL,
    dataFolder: config.dataFolder,
    onConnectionLost: (error) => logger.warn({ err: error }, 'database connection lost'),
  });
  try {
    await migrateToLatest(database);
    return await composeOn({ database, config, logger, replacements });
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Ground = {
  readonly database: OpenDatabase;
  readonly config: Config;
  readonly logger: Logger;
  readonly replacements: StudioReplacements;
};

async function composeOn(ground: Ground): Promise<Studio> {
  const { database, config, logger } = ground;
  const mediaHost = config.MEDIA_HOST?.replace(/\/$/, '') ?? '/media';
  const { knownKeys: otherKeys } = makeModelRows(database.db);
  const page = readPage(config.webFolder);
  const media = composeMedia({ ...ground, mediaHost, otherKeys, webPage: page });
  const { library } = media;
  const styles = composeStyles({ ...ground, mediaHost, library });
  const chat = composeChat({ ...ground, mediaHost, library, styles });
  const identity = await composeIdentity({ config, database, logger });
  const app = await createHttpApp({
    logger,
    authenticate: identity.verifyToken,
    explainError: (error) =>
      identity.explainError(error) ?? explainStorageError(error) ?? explainDatabaseError(error),
    trustedProxies: config.TRUSTED_PROXIES,
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
    scriptHashes: page ? scriptHashesOf(page) : [],
    mediaOrigins: config.MEDIA_HOST ? [new URL(config.MEDIA_HOST).origin] : [],
    identityOrigins: identity.browserOrigins,
    corsOrigins: config.CORS_ORIGINS,
    isBehindTls: config.publicUrl.startsWith('https:'),
  });
  serveMetrics(app, config.METRICS_TOKEN);
  await identity.mount(app);
  const settings = studioConfig(config, { mediaHost, ...chat.engines, styles: styles.engine });
  registerStudioRoutes(app, {
    config: settings,
    version: config.version,
    checkHealth: () => checkDatabase(database),
  });
  // Every feature that keeps something of a person joins here; the account goes last.
  registerIdentityRoutes(app, [
    // Replies in the making go first: none may write into a folder that is being erased.
    chat.personalData,
    styles.personalData,
    ...media.personalData,
    ...identity.personalData,
  ]);
  media.register(app);
  styles.register(app);
  chat.register(app);
  serveDocs(app, { title: `${config.BRAND} API`, version: config.version });
  await serveWebApp(app, {
    folder: config.webFolder,
    page,
    config: settings,
    publicUrl: config.PUBLIC_URL,
  });
  return {
    app,
    start: async () => {
      await chat.start();
      const address = await listen(app, config);
      if (config.ARMONI_ROLE !== 'api') {
        await media.startWork();
        styles.startWork();
      }
      return address;
    },
    stop: async () => {
      await Promise.all([app.close(), media.stopWork(), styles.stopWork(), chat.stop()]);
      await database.close();
    },
  };
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  await app.listen({ host: config.HOST, port: config.PORT });
  const { port } = app.server.address() as AddressInfo;
  return config.PUBLIC_URL ?? `http://localhost:${port}`;
}

type Measured = Pick<StudioConfig, 'mediaHost'> &
  Pick<StudioConfig['engines'], 'assistant' | 'images' | 'styles'>;

function studioConfig(
  config: Config,
  { mediaHost, assistant, images, styles }: Measured,
): StudioConfig {
  const { CLERK_PUBLISHABLE_KEY: clerkKey } = config;
  const isClerk = clerkKey !== undefined && clerkIssuerOf(clerkKey) !== undefined;
  return {
    brand: config.BRAND,
    contactEmail: config.CONTACT_EMAIL,
    socialUrl: config.SOCIAL_URL ?? null,
    mediaHost,
    silentAudioUrl: silentAudioPath,
    identity: isClerk
      ? { provider: 'clerk', publishableKey: clerkKey }
      : { provider: 'embedded', passwordReset: config.SMTP_URL !== undefined },
    engines: { assistant, images, styles, montage: montageEngineOf(config) },
  };
}

/** The local engine cuts every film; a model may read the wish for it. */
function montageEngineOf({ PLANNER_MODEL: planner }: Config): string {
  return planner ? `moteur local · ${planner}` : 'moteur local';
}
