/** How often something was done of late; see `platform/limits`. Times are milliseconds since 1970. */
export type CallCountTable = {
  /** What is counted, and a digest of whose it is. */
  key: string;
  /** Of the window; of a pace its last place. */
  started_at: number;
  count: number;
  previous_count: number;
  /** From then on it counts nothing. */
  expires_at: number;
};

export type LimitTables = { readonly call_counts: CallCountTable };
