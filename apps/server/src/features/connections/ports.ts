import type { ConnectionScope } from '@armoni/contract/connections';

/** A program that registered itself (RFC 7591). It keeps no secret, so anybody may speak as it. */
export type OAuthClient = {
  readonly id: string;
  /** As it calls itself. */
  readonly name: string;
  readonly redirectUris: readonly string[];
  readonly createdAt: number;
};

/** Lets one assistant work in one person's name. Times are milliseconds since 1970. */
export type Connection = {
  readonly id: string;
  readonly ownerId: string;
  readonly clientId: string;
  /** It ends with this session; null where another service signs people in. */
  readonly sessionId: string | null;
  readonly name: string;
  readonly scopes: readonly ConnectionScope[];
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
};

/** A code is redeemed once, a refresh token is replaced at each use. */
export type SecretKind = 'code' | 'access' | 'refresh';

/** What a code must be redeemed with. */
export type Asked = { readonly redirectUri: string; readonly challenge: string };

export type NewSecret = {
  readonly sha256: string;
  readonly kind: SecretKind;
  readonly expiresAt: number;
  readonly asked?: Asked;
};

export type SpentSecret = {
  readonly connection: Connection;
  readonly expiresAt: number;
  /** When it was spent before; null when this was the first time. */
  readonly spentBeforeAt: number | null;
  readonly asked: Asked | null;
};

export interface ConnectionRepository {
  /** False when there are as many as there may be. */
  addClient(client: OAuthClient, most: number): Promise<boolean>;
  findClient(id: string): Promise<OAuthClient | null>;
  /** With its code. Null when the person has as many as there may be. */
  add(connection: Connection, code: NewSecret, most: number): Promise<Connection | null>;
  /** Those that can call or be renewed, the newest first. */
  of(ownerId: string, now: number): Promise<Connection[]>;
  /** Null when it has expired, its session has been ended, or its person is being erased. */
  findByAccess(sha256: string, now: number): Promise<Connection | null>;
  /** Marks a code or refresh token as used. Null as above, but for what has expired or was spent. */
  spend(sha256: string, kind: 'code' | 'refresh', now: number): Promise<SpentSecret | null>;
  /** Also whose token it is, for its end. */
  findByAny(sha256: string): Promise<Connection | null>;
  /** In place of the access tokens there were. */
  renew(connectionId: string, secrets: readonly NewSecret[]): Promise<void>;
  /** Of the same assistant and person. */
  endOthers(kept: Connection): Promise<void>;
  markUsed(id: string, at: number): Promise<void>;
  remove(ownerId: string, id: string): Promise<void>;
  erase(ownerId: string): Promise<void>;
  /** Removes what has expired, what ended with its session, and clients older than this that nobody let in. */
  sweep(now: number, unusedClientsBefore: number): Promise<void>;
}
