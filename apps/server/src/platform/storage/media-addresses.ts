import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';

/** Where an object is read. */
export type AddressOf = (key: string) => string;

export type MediaAddresses = {
  /** Of what is shown and passed on: it does not tell whose it is. */
  readonly addressOf: AddressOf;
  /** The key in one of these addresses or in its path; all else as it is, as older ones are the keys. */
  readonly keyIn: (address: string) => string;
};

/** No owner's segment begins so: there a `~` is followed by the code of a character. */
const sealedMark = '~p~';
const sealedPath = /(?:^|\/)~p~([\w-]+)\/([^?#]+)/;
const sealBytes = 8;
const cipher = 'aes-256-ctr';

/**
 * Addresses in which the owner is sealed, each in its own way, so that two of them do not tell that they
 * belong to one person. Nothing is stored: the key comes out of the address again. Where another
 * host serves the objects they are named by their keys, as it knows no others.
 */
export function makeMediaAddresses({
  mediaHost,
  isServedHere,
  secret,
}: {
  readonly mediaHost: string;
  readonly isServedHere: boolean;
  readonly secret: string;
}): MediaAddresses {
  const secretKey = Buffer.from(hkdfSync('sha256', secret, '', 'media addresses', 32));
  const sealOf = (key: string) =>
    createHmac('sha256', secretKey).update(key).digest().subarray(0, sealBytes);
  const counterOf = (seal: Uint8Array) => Buffer.concat([seal, Buffer.alloc(16 - sealBytes)]);
  return {
    addressOf(key) {
      const [owner, rest] = partsOf(key);
      if (!isServedHere || rest === '') return `${mediaHost}/${key}`;
      const seal = sealOf(key);
      const hidden = createCipheriv(cipher, secretKey, counterOf(seal)).update(owner);
      const sealed = Buffer.concat([seal, hidden]).toString('base64url');
      return `${mediaHost}/${sealedMark}${sealed}/${rest}`;
    },
    keyIn(address) {
      const [, sealed = '', rest] = sealedPath.exec(address) ?? [];
      const bytes = Buffer.from(sealed, 'base64url');
      const seal = bytes.subarray(0, sealBytes);
      if (seal.length < sealBytes) return address;
      const open = createDecipheriv(cipher, secretKey, counterOf(seal));
      const key = `${open.update(bytes.subarray(sealBytes))}/${rest}`;
      // Anything else than what was sealed leads nowhere.
      return sealOf(key).equals(seal) ? key : address;
    },
  };
}

function partsOf(path: string): readonly [first: string, rest: string] {
  const at = path.indexOf('/');
  return at < 0 ? [path, ''] : [path.slice(0, at), path.slice(at + 1)];
}
