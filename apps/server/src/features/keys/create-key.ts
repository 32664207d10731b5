import type { KeyScope } from '@armoni/contract/keys';
import { limits } from '@armoni/contract/limits';
import type { AccessKey, KeyRepository } from './ports.ts';
import { hintOf, newSecret, sha256Of } from './secret.ts';

type Dependencies = {
  readonly keys: KeyRepository;
  readonly clock: () => number;
  readonly newId: () => string;
};

type WantedKey = { readonly name: string; readonly scopes: readonly KeyScope[] };

/** The key, and the only time that its secret is known. Null when the person has too many. */
export function makeCreateKey({ keys, clock, newId }: Dependencies) {
  return async (
    ownerId: string,
    { name, scopes }: WantedKey,
  ): Promise<{ readonly key: AccessKey; readonly secret: string } | null> => {
    const secret = newSecret();
    const wanted = { name, scopes: [...new Set(scopes)], hint: hintOf(secret) };
    const times = { createdAt: clock(), lastUsedAt: null };
    const made = { id: newId(), ownerId, ...wanted, ...times };
    const key = await keys.add(made, sha256Of(secret), limits.keysMaximum);
    return key && { key, secret };
  };
}
