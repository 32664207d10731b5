import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

export type CreationOptions = { readonly challenge: string; readonly rp: { readonly id: string } };
export type RequestOptions = { readonly challenge: string; readonly rpId: string };

type Signing = {
  readonly origin: string;
  /** Whether it recognized its person; true by default. */
  readonly verifies?: boolean;
  /** How often it has signed; each signature raises it by one by default. */
  readonly counter?: number;
};

/** A security key made of software: one credential, as WebAuthn has them, without attestation. */
export function makeSoftAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let signed = 0;
  return {
    id,
    register({ challenge, rp }: CreationOptions, { origin, verifies = true }: Signing) {
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseOf(publicKey),
      ]);
      const authData = authDataOf(rp.id, { verifies, counter: 0, hasCredential: true }, credential);
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData)],
      ]);
      return credentialOf(id, {
        clientDataJSON: clientDataOf('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    sign({ challenge, rpId }: RequestOptions, { origin, verifies = true, counter }: Signing) {
      signed += 1;
      const clientData = clientDataOf('webauthn.get', challenge, origin);
      const authData = authDataOf(rpId, {
        verifies,
        counter: counter ?? signed,
        hasCredential: false,
      });
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(clientData)]))
        .sign(privateKey);
      return credentialOf(id, {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

const credentialOf = <Response>(id: string, response: Response) => ({
  ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
  response,
});

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

const clientDataOf = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

type AuthData = {
  readonly verifies: boolean;
  readonly counter: number;
  readonly hasCredential: boolean;
};

// Flags of WebAuthn 6.1: somebody was there, was recognized, a credential follows.
function authDataOf(
  rpId: string,
  { verifies, counter, hasCredential }: AuthData,
  rest = Buffer.alloc(0),
): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(0x01 | (verifies ? 0x04 : 0) | (hasCredential ? 0x40 : 0));
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(rpId), head, rest]);
}

// An ES256 key of RFC 9053: type EC2, algorithm −7, curve P-256, x, y.
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map([
    [whole(1), whole(2)],
    [whole(3), whole(-7)],
    [whole(-1), whole(1)],
    [whole(-2), bytes(Buffer.from(x, 'base64url'))],
    [whole(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
}

// As much of CBOR (RFC 8949) as that takes.
function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.from([type | 25, value >> 8, value & 0xff]);
}
const whole = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
