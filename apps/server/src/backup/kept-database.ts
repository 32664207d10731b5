import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { Manifest } from './manifest.ts';

/** What of a manifest depends on the kind of database. */
export type KeptDatabase = Pick<Manifest, 'format' | 'database'>;

/** The database as it was at one moment, while the studio goes on writing to it. */
export type DatabaseCopy = {
  readonly db: Kysely<Database>;
  /** On PostgreSQL, whose tables stand in schemas. */
  readonly schema?: string;
  /**
   * Ends the copy as a file of the backup's folder, checked and on the disk.
   * @param has whether an object is in the backup: rows of those removed meanwhile are forgotten
   */
  seal(has: (key: string) => boolean): Promise<KeptDatabase & { readonly forgotten: number }>;
};

/** A database that can be backed up. */
export type BackupSource = {
  atOneMoment<Result>(
    folder: string,
    work: (copy: DatabaseCopy) => Promise<Result>,
  ): Promise<Result>;
};

/** Where a backed up database can be put. */
export type RestoreTarget = {
  /** Of the manifests it can take. */
  readonly format: Manifest['format'];
  /** Holds it for this process. */
  claim(): { release(): void };
  /** Whether a backup's database is what its manifest says. */
  isWhole(folder: string, database: Manifest['database']): Promise<boolean>;
  /** Nothing, data that a yes may set aside, or data that is replaced in no case. */
  occupation(): Promise<'none' | 'replaceable' | 'kept'>;
  /**
   * Whole or not at all.
   * @returns where the database that was there is kept
   */
  putBack(folder: string, manifest: Manifest): Promise<string | null>;
};
