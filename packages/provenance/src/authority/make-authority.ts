import { webcrypto } from 'node:crypto';
import type { SigningIdentity } from './signing-identity.ts';

/** A leaf is made anew by hand when it ends; without time stamps nothing signed outlives it. */
const years = { authority: 30, leaf: 20 } as const;
const keyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const signingAlgorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Signs mails: what checkers of C2PA accept; and the purpose that C2PA 2.1 names for itself. */
const purposes = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.4.1.62558.2.1'];

/**
 * A certificate authority of this installation alone and the one certificate it signs with, P-256
 * (C2PA 2.1, 14.5). Nobody outside knows it: it proves that two files come from the same studio,
 * and that a file is as it left it, not who runs the studio.
 */
export async function makeAuthority(now: Date): Promise<SigningIdentity> {
  const x509 = await import('@peculiar/x509');
  x509.cryptoProvider.set(webcrypto as typeof globalThis.crypto);
  const [authorityKeys, leafKeys] = await Promise.all([makeKeys(), makeKeys()]);
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity(now, years.authority),
    name: 'O=Armoni, CN=Armoni installation authority',
    signingAlgorithm,
    keys: authorityKeys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(
        x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign,
        true,
      ),
      await x509.SubjectKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
  const leaf = await x509.X509CertificateGenerator.create({
    ...validity(now, years.leaf),
    subject: 'O=Armoni, CN=Armoni',
    issuer: authority.subject,
    publicKey: leafKeys.publicKey,
    signingKey: authorityKeys.privateKey,
    signingAlgorithm,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension(purposes, false),
      await x509.AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey),
      await x509.SubjectKeyIdentifierExtension.create(leafKeys.publicKey),
    ],
  });
  return {
    certificates: leaf.toString('pem'),
    privateKey: await pemOf(leafKeys.privateKey),
    anchors: authority.toString('pem'),
  };
}

type X509 = typeof import('@peculiar/x509');
type KeyPair = Parameters<X509['X509CertificateGenerator']['createSelfSigned']>[0]['keys'];

/** Node's keys are the browser's, with uses that the library does not know yet. */
async function makeKeys(): Promise<KeyPair> {
  return (await webcrypto.subtle.generateKey(keyAlgorithm, true, ['sign', 'verify'])) as KeyPair;
}

/** A day back: clocks of whoever checks may be late. */
function validity(now: Date, length: number) {
  const notBefore = new Date(now.getTime() - 24 * 3600 * 1000);
  const notAfter = new Date(now);
  notAfter.setUTCFullYear(now.getUTCFullYear() + length);
  return { notBefore, notAfter };
}

async function pemOf(key: KeyPair['privateKey']): Promise<string> {
  const exported = await webcrypto.subtle.exportKey('pkcs8', key as webcrypto.CryptoKey);
  const der = Buffer.from(exported).toString('base64');
  const lines = der.match(/.{1,64}/g) ?? [];
  return `-----BEGIN PRIVATE KEY-----\n${lines.join('\n')}\n-----END PRIVATE KEY-----\n`;
}
