/** Times are milliseconds since 1970. */
export type ConnectionTables = {
  readonly oauth_clients: {
    id: string;
    name: string;
    /** JSON of texts. */
    redirect_uris: string;
    created_at: number;
  };
  readonly connections: {
    id: string;
    owner_id: string;
    client_id: string;
    /** In which it was let in; null where another service signs people in. */
    session_id: string | null;
    name: string;
    /** JSON of the contract's `ConnectionScope[]`. */
    scopes: string;
    created_at: number;
    last_used_at: number | null;
  };
  readonly connection_secrets: {
    /** Hexadecimal. The secret is random and long: no salt, no slow hash. */
    sha256: string;
    connection_id: string;
    kind: 'code' | 'access' | 'refresh';
    expires_at: number;
    spent_at: number | null;
    /** Of a code: JSON of what it must be redeemed with. */
    asked: string | null;
  };
};
