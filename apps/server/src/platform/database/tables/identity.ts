/**
 * The identity provider's tables, as far as our own queries touch them. better-auth creates
 * and fills them, so the columns carry its names.
 */
export type IdentityTables = {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    /** ISO 8601 text on SQLite, a timestamp on PostgreSQL. */
    readonly createdAt: string | Date;
    /** 0 or 1 on SQLite, as the next one. */
    readonly emailVerified: number | boolean;
    readonly twoFactorEnabled: number | boolean | null;
  };
  readonly session: {
    readonly id: string;
    readonly userId: string;
    /** As the account's. */
    readonly createdAt: string | Date;
    readonly expiresAt: string | Date;
    readonly userAgent: string | null;
  };
  readonly account: {
    readonly userId: string;
    readonly providerId: string;
    /** Who the person is there. */
    readonly accountId: string;
    readonly password: string | null;
  };
  readonly jwks: {
    readonly id: string;
    /** Sealed with the secret; JSON of the sealed text. */
    readonly privateKey: string;
    readonly expiresAt: string | Date | null;
  };
  readonly twoFactor: {
    readonly userId: string;
    /** Sealed with the secret. */
    readonly secret: string;
  };
  readonly spent_codes: {
    readonly user_id: string;
    readonly code: string;
    readonly spent_at: number;
  };
  readonly passkey: {
    readonly userId: string;
    readonly name: string | null;
    /** As the account's. */
    readonly createdAt: string | Date | null;
    readonly lastUsedAt: string | Date | null;
  };
  readonly verification: { readonly value: string };
};
