/**
 * The identity provider's tables, as far as our own queries read them. better-auth creates
 * and fills them; `user` is a word of SQL, which Kysely quotes.
 */
export type IdentityTables = {
  readonly user: { readonly id: string; readonly name: string; readonly email: string };
};
