import { createPublicKey } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  base64url,
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JSONWebKeySet,
  type JWTPayload,
  SignJWT,
} from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IssuerUnreachableError, type TokenVerifier } from './ports.ts';
import { clerkIssuer, embeddedIssuer, remoteIssuer } from './trusted-issuers.ts';
import { makeTokenVerifier } from './verify-token.ts';

const issuer = 'https://studio.example';
const audience = 'armoni';
const now = () => Math.floor(Date.now() / 1000);

type Signed = {
  claims?: JWTPayload;
  header?: Record<string, unknown>;
  key?: CryptoKey | Uint8Array;
  alg?: string;
};

describe('a token of our own provider', () => {
  let keys: { publicKey: CryptoKey; privateKey: CryptoKey };
  let verify: TokenVerifier;
  let reads = 0;
  const people = new Set(['abc']);

  beforeAll(async () => {
    keys = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'EdDSA' };
    const readKeys = async () => {
      reads += 1;
      return { keys: [jwk] };
    };
    const isOpen = async ({ id, userId }: { id: string; userId: string }) =>
      id === 'session' && people.has(userId.toLowerCase());
    verify = makeTokenVerifier([embeddedIssuer({ issuer, audience, readKeys, isOpen })]);
  });

  const good = () => ({
    sub: 'abc',
    sid: 'session',
    iss: issuer,
    aud: audience,
    iat: now(),
    exp: now() + 60,
  });
  const sign = ({ claims = {}, header = {}, key = keys.privateKey, alg = 'EdDSA' }: Signed = {}) =>
    new SignJWT({ ...good(), ...claims })
      .setProtectedHeader({ alg, kid: 'one', ...header })
      .sign(key);
  const unsigned = (header: object, claims: object) =>
    [header, claims].map((part) => base64url.encode(JSON.stringify(part))).join('.');

  it('passes, and its subject counts in lowercase', async () => {
    expect(await verify(await sign())).toEqual({ id: 'abc', session: 'session' });
    expect(await verify(await sign({ claims: { sub: 'ABC' } }))).toEqual({
      id: 'abc',
      session: 'session',
    });
  });

  it.each<[string, JWTPayload & Record<string, unknown>]>([
    ['a wrong issuer', { iss: 'https://evil.example' }],
    ['a list of issuers', { iss: [issuer] as never }],
    ['a wrong audience', { aud: 'other' }],
    ['no audience', { aud: undefined }],
    ['a past end', { exp: now() - 60 }],
    ['no end', { exp: undefined }],
    ['a start to come', { nbf: now() + 60 }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['an erased person', { sub: 'erased' }],
    ['no session', { sid: undefined }],
    ['a session that has ended', { sid: 'ended' }],
  ])('does not pass with %s', async (_, claims) => {
    expect(await verify(await sign({ claims }))).toBeUndefined();
  });

  it('does not pass without a signature', async () => {
    for (const alg of ['none', 'None', 'NONE']) {
      expect(await verify(`${unsigned({ alg, kid: 'one' }, good())}.`)).toBeUndefined();
    }
    const stripped = `${(await sign()).split('.').slice(0, 2).join('.')}.`;
    expect(await verify(stripped)).toBeUndefined();
  });

  it('does not pass signed by HS256 with the public key as the secret', async () => {
    const pem = await exportSPKI(keys.publicKey);
    const { x = '' } = await exportJWK(keys.publicKey);
    const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
    for (const key of [new TextEncoder().encode(pem), base64url.decode(x), new Uint8Array(der)]) {
      expect(await verify(await sign({ alg: 'HS256', key }))).toBeUndefined();
    }
  });

  it('does not pass with a critical header we do not know', async () => {
    const crit = { alg: 'EdDSA', kid: 'one', crit: ['cap'], cap: 1 };
    const [, body, signature] = (await sign()).split('.');
    const header = base64url.encode(JSON.stringify(crit));
    expect(await verify(`${header}.${body}.${signature}`)).toBeUndefined();
    const signed = await new SignJWT(good())
      .setProtectedHeader(crit)
      .sign(keys.privateKey, { crit: { cap: true } });
    expect(await verify(signed)).toBeUndefined();
  });

  it('does not pass signed by a key of its own header', async () => {
    const own = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const jwk = await exportJWK(own.publicKey);
    expect(await verify(await sign({ key: own.privateKey, header: { jwk } }))).toBeUndefined();
  });

  it('does not pass when it is no token at all', async () => {
    for (const text of ['', 'x', 'a.b.c', '...', unsigned({}, {}), 'é'.repeat(100)]) {
      expect(await verify(text)).toBeUndefined();
    }
  });

  it('does not make us read the keys again for each forged one', async () => {
    await verify(await sign());
    const before = reads;
    for (let index = 0; index < 20; index += 1) {
      expect(await verify(await sign({ header: { kid: `forged-${index}` } }))).toBeUndefined();
    }
    expect(reads - before).toBe(0);
  });
});

describe('a token of another issuer', () => {
  let keys: { publicKey: CryptoKey; privateKey: CryptoKey };
  let server: Server;
  let url: string;

  beforeAll(async () => {
    keys = await generateKeyPair('RS256', { extractable: true });
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'rsa', alg: 'RS256' };
    const set: JSONWebKeySet = { keys: [jwk] };
    server = createServer((_, response) => response.end(JSON.stringify(set)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const sign = (claims: JWTPayload) =>
    new SignJWT({ iss: url, iat: now(), exp: now() + 60, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'rsa' })
      .sign(keys.privateKey);

  it('passes by the keys it publishes and the audience we expect', async () => {
    const verify = makeTokenVerifier([remoteIssuer({ issuer: url, audience })]);
    expect(await verify(await sign({ sub: 'Keycloak-7', aud: ['account', audience] }))).toEqual({
      id: 'keycloak-7',
    });
    expect(await verify(await sign({ sub: 'x', aud: 'account' }))).toBeUndefined();
  });

  it('passes from Clerk only for our origin and a session that is complete', async () => {
    const ours = 'https://studio.example';
    const verify = makeTokenVerifier([clerkIssuer({ issuer: url, authorizedParties: [ours] })]);
    const sub = 'user_2ABC';
    expect(await verify(await sign({ sub, azp: ours, sts: 'active' }))).toEqual({
      id: 'user_2abc',
    });
    expect(await verify(await sign({ sub, azp: 'https://evil.example' }))).toBeUndefined();
    expect(await verify(await sign({ sub, azp: ours, sts: 'pending' }))).toBeUndefined();
  });

  it('is not refused but unverifiable while the issuer is away', async () => {
    const away = 'http://127.0.0.1:9';
    const verify = makeTokenVerifier([remoteIssuer({ issuer: away, audience })]);
    const token = await sign({ iss: away, sub: 'x', aud: audience });
    await expect(verify(token)).rejects.toThrow(IssuerUnreachableError);
  });
});
