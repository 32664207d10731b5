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

export type InstallationTables = {
  readonly installation: InstallationTable;
  readonly orphans: OrphanTable;
};
