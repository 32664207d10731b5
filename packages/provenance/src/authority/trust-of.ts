import { X509Certificate } from 'node:crypto';
import type { Trust } from '../verdict/trust.ts';

const block = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * Whom to believe, of a bundle of certificates in PEM: authorities as they are, and of others their serial numbers.
 * A bundle of authorities alone believes all that they signed.
 */
export function trustOf(bundle: string | null): Trust {
  if (bundle === null) return { anchors: null, serials: null };
  const all = (bundle.match(block) ?? []).map((pem) => ({ pem, ...read(pem) }));
  const own = all.filter(({ isAuthority }) => !isAuthority);
  const authorities = all.filter(({ isAuthority }) => isAuthority);
  return {
    anchors: authorities.map(({ pem }) => `${pem}\n`).join(''),
    serials: own.length === 0 ? null : own.map(({ serial }) => serial),
  };
}

function read(pem: string) {
  const certificate = new X509Certificate(pem);
  return {
    isAuthority: certificate.ca,
    serial: BigInt(`0x${certificate.serialNumber}`).toString(),
  };
}
