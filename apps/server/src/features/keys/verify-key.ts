import type { AccessKey, KeyRepository } from './ports.ts';
import { isSecret, sha256Of } from './secret.ts';

export type KeyHolder = {
  /** Whose key it is. */
  readonly id: string;
  readonly key: Pick<AccessKey, 'id' | 'name' | 'scopes'>;
};

type Dependencies = {
  readonly keys: Pick<KeyRepository, 'findBySecret' | 'markUsed'>;
  readonly clock: () => number;
};

/** Told to the minute: a busy program is no reason to write at each of its calls. */
const tellsEveryMs = 60_000;

/** Whose key a bearer is: undefined for one that is none, null for one that is not valid (any more). */
export function makeVerifyKey({ keys, clock }: Dependencies) {
  return async (bearer: string): Promise<KeyHolder | null | undefined> => {
    if (!isSecret(bearer)) return undefined;
    const key = await keys.findBySecret(sha256Of(bearer));
    if (key === null) return null;
    const now = clock();
    if (key.lastUsedAt === null || now - key.lastUsedAt >= tellsEveryMs) {
      await keys.markUsed(key.id, now);
    }
    return { id: key.ownerId, key: { id: key.id, name: key.name, scopes: key.scopes } };
  };
}
