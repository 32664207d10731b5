import type { AdministrationTables } from './tables/administration.ts';
import type { ChatTables } from './tables/chat.ts';
import type { ConnectionTables } from './tables/connections.ts';
import type { ExportTables } from './tables/exports.ts';
import type { FileTables } from './tables/files.ts';
import type { FilmTables } from './tables/films.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { InstallationTables } from './tables/installation.ts';
import type { QueueTables } from './tables/jobs.ts';
import type { AccessKeyTables } from './tables/keys.ts';
import type { LimitTables } from './tables/limits.ts';
import type { OwnerTables } from './tables/owners.ts';
import type { SearchTables } from './tables/search.ts';
import type { SigningTables } from './tables/signing.ts';
import type { StyleTables } from './tables/styles.ts';
import type { UsageTables } from './tables/usage.ts';

/** Every table, each described by the feature that owns it. */
export type Database = AdministrationTables &
  ChatTables &
  InstallationTables &
  IdentityTables &
  OwnerTables &
  AccessKeyTables &
  ConnectionTables &
  LimitTables &
  QueueTables &
  ExportTables &
  FileTables &
  FilmTables &
  SearchTables &
  SigningTables &
  UsageTables &
  StyleTables;
