/** Times are milliseconds since 1970. */
export type AccessKeyTable = {
  id: string;
  owner_id: string;
  name: string;
  /** The last characters of the secret. */
  hint: string;
  /** Hexadecimal. The secret is random and long: no salt, no slow hash. */
  secret_sha256: string;
  /** JSON of the contract's `KeyScope[]`. */
  scopes: string;
  created_at: number;
  last_used_at: number | null;
};

export type AccessKeyTables = { readonly access_keys: AccessKeyTable };
