/**
 * The issuer behind a Clerk publishable key: `pk_test_` or `pk_live_`, then base64 of the
 * frontend API's host name and `$`. `undefined` when it is no such key.
 */
export function clerkIssuerOf(publishableKey: string): string | undefined {
  const [, encoded] = /^pk_(?:test|live)_([\w+/=-]+)$/.exec(publishableKey) ?? [];
  if (!encoded) return undefined;
  const [, host] = /^([a-z0-9.-]+)\$$/i.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return host ? `https://${host}` : undefined;
}
