/** The origin that people reach us by, without a final slash. */
export type OriginOf = (request: { protocol: string; host: string }) => string;

/** The set one; without it, the one that the request itself was sent to. */
export function makeOriginOf(publicUrl: string | undefined): OriginOf {
  return ({ protocol, host }) => publicUrl?.replace(/\/$/, '') ?? `${protocol}://${host}`;
}
