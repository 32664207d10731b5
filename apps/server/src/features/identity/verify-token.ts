import {
  type CryptoKey,
  decodeJwt,
  errors,
  type FlattenedJWSInput,
  type JWTHeaderParameters,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import { IssuerUnreachableError, type TokenVerifier } from './ports.ts';

/** An issuer whose tokens we accept. */
export type TrustedIssuer = {
  /** Compared exactly with `iss`. */
  readonly issuer: string;
  /** Compared with `aud`; `undefined` only for issuers that set none (Clerk). */
  readonly audience?: string | undefined;
  /** Signatures we accept. Never a symmetric one: the keys are public. */
  readonly algorithms: readonly string[];
  readonly keys: (
    header: JWTHeaderParameters,
    token: FlattenedJWSInput,
  ) => Promise<CryptoKey | Uint8Array>;
  /** The session of ours that a token was made for. */
  readonly sessionOf?: (claims: JWTPayload) => string | undefined;
  /** A last word on the checked claims, e.g. that the person still exists. */
  readonly accepts?: (claims: JWTPayload & { readonly sub: string }) => Promise<boolean> | boolean;
};

/**
 * A verifier of tokens from any of these issuers. The issuer is read from the token only to
 * choose which keys must have signed it.
 */
export function makeTokenVerifier(issuers: readonly TrustedIssuer[]): TokenVerifier {
  const issuerByName = new Map(issuers.map((issuer) => [issuer.issuer, issuer]));
  return async (token) => {
    const claimed = claimedIssuer(token);
    const issuer = claimed === undefined ? undefined : issuerByName.get(claimed);
    if (!issuer) return undefined;
    const claims = await verifiedClaims(token, issuer);
    if (!claims) return undefined;
    if (issuer.accepts && !(await issuer.accepts(claims))) return undefined;
    const session = issuer.sessionOf?.(claims);
    const email = session === undefined ? confirmedEmailOf(claims) : undefined;
    return {
      id: claims.sub.toLowerCase(),
      ...(session !== undefined && { session }),
      ...(email !== undefined && { email }),
    };
  };
}

function confirmedEmailOf({ email, email_verified: isConfirmed }: JWTPayload): string | undefined {
  return typeof email === 'string' && isConfirmed === true ? email.toLowerCase() : undefined;
}

function claimedIssuer(token: string): string | undefined {
  try {
    const { iss } = decodeJwt(token);
    return typeof iss === 'string' ? iss : undefined;
  } catch {
    // Whatever does not even decode is no token of ours.
    return undefined;
  }
}

async function verifiedClaims(token: string, issuer: TrustedIssuer) {
  const options: JWTVerifyOptions = {
    issuer: issuer.issuer,
    algorithms: [...issuer.algorithms],
    requiredClaims: ['sub', 'exp', 'iat'],
    clockTolerance: 5,
    ...(issuer.audience === undefined ? {} : { audience: issuer.audience }),
  };
  try {
    const { payload } = await jwtVerify(token, issuer.keys, options);
    return typeof payload.sub === 'string' && payload.sub !== ''
      ? { ...payload, sub: payload.sub }
      : undefined;
  } catch (cause) {
    if (isUnreachable(cause)) throw new IssuerUnreachableError(issuer.issuer, { cause });
    return undefined;
  }
}

// Everything jose says about the token itself is a refusal; the rest is a broken key source.
function isUnreachable(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout) return true;
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC';
  // Keys that do not fit the algorithm are refused by Web Crypto with these.
  const isRefusal =
    error instanceof DOMException || (error instanceof TypeError && !('cause' in error));
  return !isRefusal;
}
