/** Archives that people have asked for and can fetch. */
export type ExportTable = {
  /** Of the job that made it. */
  id: string;
  owner_id: string;
  storage_key: string;
  /** The unguessable part of its address. */
  secret: string;
  size_bytes: number;
  made_at: number;
  /** It goes with the first sweep after. */
  expires_at: number;
};

export type ExportTables = { readonly exports: ExportTable };
