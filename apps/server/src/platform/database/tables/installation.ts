export type InstallationTable = {
  /** Always 1: there is one row at most. */
  only: 1;
  /** The mark that the storage carries too. */
  id: string;
  /** 1 once the storage carries it. */
  confirmed: 0 | 1;
  made_at: number;
};

export type OrphanTable = { storage_key: string; seen_at: number };

export type DataVersionTable = {
  /** Always 1: there is one row at most. */
  only: 1;
  /** Version of the program that started on this database last. */
  program: string;
};

export type InstallationTables = {
  readonly installation: InstallationTable;
  readonly orphans: OrphanTable;
  readonly data_version: DataVersionTable;
  /** Written by Kysely's migrator. */
  readonly kysely_migration: { readonly name: string; readonly timestamp: string };
};
