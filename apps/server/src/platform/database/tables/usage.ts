/** What each person has stored, counted by the transactions that store and remove it. */
export type UsageTable = {
  owner_id: string;
  files: number;
  file_bytes: number;
  films: number;
  film_bytes: number;
};

export type UsageTables = { readonly usage: UsageTable };
