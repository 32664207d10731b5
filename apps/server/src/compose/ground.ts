import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { makeSqlMembers } from '../features/administration/adapters/sql-members.ts';
import { makeSqlAuthors } from '../features/provenance/adapters/sql-authors.ts';
import type { Authors } from '../features/provenance/authors.ts';
import type { Notifications } from '../platform/database/notifications.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { uuidV7 } from '../platform/identifiers/uuid-v7.ts';
import { type CallCounts, makeCallCounts } from '../platform/limits/call-counts.ts';
import { makeSharedLimits, type SharedLimits } from '../platform/limits/shared-limits.ts';
import {
  makeSafeFetch,
  type SafeFetch,
  type SafeFetchDependencies,
} from '../platform/outbound/safe-fetch.ts';
import {
  makePictureProcesses,
  type PictureProcesses,
} from '../platform/pictures/picture-processes.ts';
import type { MediaSigner } from '../platform/provenance/media-signer.ts';
import {
  claimSigningIdentity,
  type InstallationKeys,
} from '../platform/provenance/sql-signing-identity.ts';
import type { JobQueue } from '../platform/queue/job-queue.ts';
import { openQueue } from '../platform/queue/open-queue.ts';
import { makeDiskStorage } from '../platform/storage/disk-storage.ts';
import { type MediaAddresses, makeMediaAddresses } from '../platform/storage/media-addresses.ts';
import { makePassingFiles, type PassingFiles } from '../platform/storage/passing-files.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { chooseSigner, ownCertificates, showAuthority } from './signing.ts';

/** What every feature stands on. */
export type Ground = {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly logger: Logger;
  readonly storage: Storage;
  readonly queue: JobQueue;
  readonly limits: SharedLimits;
  readonly callCounts: CallCounts;
  /** Between the processes of this database. */
  readonly notifications: Notifications;
  /** Where strangers' files lie while they are read. */
  readonly passingFiles: PassingFiles;
  /** Where strangers' pictures are opened. */
  readonly pictureProcesses: PictureProcesses;
  /** Signs what is made here. */
  readonly signer: MediaSigner;
  /** Who signs by name. */
  readonly authors: Authors;
  readonly keys: InstallationKeys;
  /** PEM: by which signatures of this studio are known. */
  readonly ownBundle: string;
  /** For addresses that people name. */
  readonly safeFetch: SafeFetch;
  /** Prefix of every stored file's address, without a final slash. */
  readonly mediaHost: string;
  readonly mediaAddresses: MediaAddresses;
  /** How many bytes somebody may keep. */
  readonly quotaOf: (ownerId: string) => Promise<number>;
  readonly clock: () => number;
  readonly newId: () => string;
};

/** A feature, put together and not yet serving. */
export type Composed = { register(app: FastifyInstance): void };

/** Work that goes on until it is stopped. */
export type BackgroundWork = { stop(): Promise<void> };

/** What tests put in the place of the real thing. */
export type GroundReplacements = { readonly safeFetch?: SafeFetchDependencies };

/** One person holds one of them at most, so that somebody else finds the other one free. */
const picturesAtOnce = 2;

export async function makeGround(
  given: Pick<Ground, 'config' | 'database' | 'logger'>,
  replacements: GroundReplacements,
): Promise<Ground> {
  const { config, database } = given;
  const clock = Date.now;
  const newId = () => uuidV7();
  const keys = await claimSigningIdentity(database.db, clock);
  const ownBundle = await ownCertificates(config, keys);
  await showAuthority(config.dataFolder, ownBundle);
  const members = makeSqlMembers(database.db, { clock, newId });
  const authors = makeSqlAuthors(database.db);
  const callCounts = makeCallCounts(database, clock);
  const mediaHost = config.MEDIA_HOST?.replace(/\/$/, '') ?? '/media';
  return {
    ...given,
    authors,
    callCounts,
    limits: makeSharedLimits({
      counts: callCounts,
      onError: (error) =>
        given.logger.warn({ err: error }, 'calls are counted in this process alone'),
    }),
    keys,
    ownBundle,
    signer: chooseSigner(config, keys, { authorOf: authors.nameOf, clock }),
    storage: await chooseStorage(config),
    passingFiles: makePassingFiles({
      root: join(config.dataFolder, 'work', 'passing'),
      clock,
      // Its folder is claimed.
      isAlone: database.dialect === 'sqlite',
    }),
    pictureProcesses: makePictureProcesses({ atOnce: picturesAtOnce }),
    ...(await openQueue(database, {
      ...{ clock, newId },
      supervises: config.ARMONI_ROLE !== 'api',
      worker: config.ARMONI_PROCESS ?? hostname(),
      onError: (error) => given.logger.error({ err: error }, 'queue'),
    })),
    safeFetch: makeSafeFetch(
      config.ALLOW_PRIVATE_FETCH
        ? { isAllowedAddress: () => true }
        : (replacements.safeFetch ?? {}),
    ),
    mediaHost,
    mediaAddresses: makeMediaAddresses({
      mediaHost,
      isServedHere: config.MEDIA_HOST === undefined,
      secret: keys.watermarkKey,
    }),
    quotaOf: async (ownerId) => (await members.quotaOf(ownerId)) ?? config.UPLOAD_QUOTA_BYTES,
    clock,
    newId,
  };
}

/**
 * The bucket or the folder that these settings name. A library that is not needed is not loaded: it
 * would be a part of every start.
 */
export async function chooseStorage(config: Config): Promise<Storage> {
  if (!config.S3_BUCKET) return makeDiskStorage({ folder: join(config.dataFolder, 'storage') });
  const { makeS3Storage } = await import('../platform/storage/s3-storage.ts');
  return makeS3Storage({
    bucket: config.S3_BUCKET,
    prefix: config.S3_PREFIX,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT ?? null,
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    presignsReads: config.S3_PRESIGNED_READS,
  });
}
