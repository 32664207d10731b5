import * as z from 'zod/mini';

/** What an issuer says of somebody, in its ID token and its user info. */
export type IssuerClaims = Readonly<Record<string, unknown>> & { readonly sub: string };

export type IssuerPerson = {
  readonly subject: string;
  readonly name: string;
  /** Null where none is said. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
};

const longestName = 200;

export function personOf(claims: IssuerClaims): IssuerPerson {
  const email = textOf(claims.email)?.toLowerCase() ?? null;
  const name = textOf(claims.name) ?? textOf(claims.preferred_username) ?? email?.split('@')[0];
  return {
    subject: claims.sub,
    // As names of people who type theirs: one line, without signs that turn the direction of writing.
    name: (name ?? '')
      .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
      .slice(0, longestName),
    email: z.safeParse(z.email(), email).success ? email : null,
    // Some issuers write the word.
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
  };
}

/**
 * Whether the claims name a role.
 *
 * @param path of the claim, with dots into objects, as in `realm_access.roles`
 */
export function hasRole(claims: IssuerClaims, path: string, role: string): boolean {
  // A claim may be named by an address, dots and all.
  const claim = claims[path] ?? path.split('.').reduce<unknown>(fieldOf, claims);
  return Array.isArray(claim) ? claim.includes(role) : claim === role;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

function textOf(claim: unknown): string | undefined {
  const text = typeof claim === 'string' ? claim.trim() : '';
  return text === '' ? undefined : text;
}
