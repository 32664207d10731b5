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
    readonly password: string | null;
  };
  readonly jwks: {
    readonly id: string;
    /** Sealed with the secret; JSON of the sealed text. */
    readonly privateKey: string;
    readonly expiresAt: string | Date | null;
  };
  readonly twoFactor: { readonly userId: string };
  readonly verification: { readonly value: string };
};
