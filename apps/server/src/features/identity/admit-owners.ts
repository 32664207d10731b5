import type { OwnerRepository } from './ports.ts';
import type { TrustedIssuer } from './verify-token.ts';

/** Takes in whoever this issuer vouches for; nobody while everything of theirs is being erased. */
export function admitting(
  owners: Pick<OwnerRepository, 'admit'>,
  issuer: TrustedIssuer,
): TrustedIssuer {
  return {
    ...issuer,
    accepts: async (claims) =>
      (await (issuer.accepts?.(claims) ?? true)) && owners.admit(claims.sub.toLowerCase()),
  };
}
