import type { Readable } from 'node:stream';
import type { Storage } from '../../platform/storage/storage.ts';
import { isStorageKey } from '../../platform/storage/storage-key.ts';
import { ownAddress } from './own-address.ts';

export type OpenOwnDependencies = {
  readonly storage: Pick<Storage, 'read'>;
  /** The key behind the path of an address. */
  readonly keyIn: (path: string) => string;
  /** Whether everybody who has its address may read it. */
  readonly isKept: (key: string) => Promise<boolean>;
  /** Null when nothing is shared under it. */
  readonly keyOfShare: (token: string, part: 'film' | 'poster') => Promise<string | null>;
  readonly hosts: Parameters<typeof ownAddress>[1];
};

/** What is behind an address of this studio; `gone` when it serves nothing, null when it is not ours. */
export type OpenOwn = (address: string) => Promise<Readable | 'gone' | null>;

/** Read from where it is stored: the studio does not call itself over the network. */
export function makeOpenOwn(dependencies: OpenOwnDependencies): OpenOwn {
  const { storage, keyIn, isKept, keyOfShare, hosts } = dependencies;
  return async (address) => {
    const own = ownAddress(address, hosts);
    if (!own) return null;
    const key = own.kind === 'media' ? keyIn(own.key) : await keyOfShare(own.token, own.part);
    if (key === null || !isStorageKey(key) || !(await isKept(key))) return 'gone';
    const body = await storage.read(key);
    return body?.stream ?? 'gone';
  };
}
