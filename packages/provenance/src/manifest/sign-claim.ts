import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import type { SigningIdentity } from '../authority/signing-identity.ts';
import { type CborValue, encodeCbor, tagged } from './cbor.ts';

/** RFC 9052 and 9360. */
const cose = { sign1: 18, algorithm: 1, es256: -7, chain: 33 } as const;

/** A time stamp of RFC 3161 over these bytes: its token in DER, null when there is none to be had. */
export type StampTime = (bytes: Uint8Array) => Promise<Uint8Array | null>;

type Signing = {
  readonly identity: SigningIdentity;
  /** The signature takes exactly as many bytes. */
  readonly reservedBytes: number;
  readonly stampTime?: StampTime | null;
};

/**
 * Exactly what the signature takes, so that no byte of the file is beyond every hash; with a time stamp, whose
 * length nobody knows before, room that is filled up.
 */
export function reservedBytesOf({ identity, stampTime }: Omit<Signing, 'reservedBytes'>): number {
  const bare = coseOf(identity, { open: new Map(), signature: Buffer.alloc(es256Bytes) }).length;
  return stampTime ? bare + stampBytes : bare;
}

const es256Bytes = 64;
/** Of a token with its authority's chain, with much to spare. */
const stampBytes = 13_000;

/** A claim's signature: COSE_Sign1, ES256, the claim itself left out (C2PA 2.1, 13.2). */
export async function signClaim(claim: Uint8Array, signing: Signing): Promise<Buffer> {
  const { identity, reservedBytes, stampTime } = signing;
  const protectedHeader = protectedHeaderOf(identity);
  const signed = encodeCbor(['Signature1', protectedHeader, Buffer.alloc(0), claim]);
  const key = createPrivateKey(identity.privateKey);
  const signature = sign('sha256', signed, { key, dsaEncoding: 'ieee-p1363' });
  // The stamp countersigns the signature, as every signer's header is part of what is signed (C2PA 2.1, 10.3.2.5).
  const countersigned = [
    'CounterSignature',
    protectedHeader,
    Buffer.alloc(0),
    encodeCbor(signature),
  ];
  const token = stampTime ? await stampTime(encodeCbor(countersigned)) : null;
  const stamp: readonly [CborValue, CborValue][] = token ? [['sigTst2', stampOf(token)]] : [];
  const withPadding = (padding: number | null) => {
    const pad: typeof stamp = padding === null ? [] : [['pad', Buffer.alloc(padding)]];
    return coseOf(identity, { open: new Map([...stamp, ...pad]), signature });
  };
  return padded(withPadding, reservedBytes);
}

type Parts = { readonly open: Map<CborValue, CborValue>; readonly signature: Buffer };

function coseOf(identity: SigningIdentity, { open, signature }: Parts): Buffer {
  return tagged(cose.sign1, [protectedHeaderOf(identity), open, null, signature]);
}

function protectedHeaderOf(identity: SigningIdentity): Buffer {
  const chain = chainOf(identity);
  const header: Map<CborValue, CborValue> = new Map();
  header.set(cose.algorithm, cose.es256);
  header.set(cose.chain, chain.length === 1 ? (chain[0] as Buffer) : chain);
  return encodeCbor(header);
}

/** The length of the padding's own length is part of it. */
function padded(withPadding: (padding: number | null) => Buffer, wantedBytes: number): Buffer {
  const whole = withPadding(null);
  if (whole.length === wantedBytes) return whole;
  const bare = withPadding(0).length;
  for (const overhead of [0, 1, 2, 4]) {
    const padding = wantedBytes - bare - overhead;
    if (padding < 0) break;
    const out = withPadding(padding);
    if (out.length === wantedBytes) return out;
  }
  throw new Error(`a signature of ${whole.length} bytes does not fit into ${wantedBytes}`);
}

function stampOf(token: Uint8Array): CborValue {
  return new Map([['tstTokens', [new Map([['val', token]])]]]);
}

function chainOf({ certificates }: SigningIdentity): Buffer[] {
  const blocks = certificates.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  return (blocks ?? []).map((pem) => new X509Certificate(pem).raw);
}
