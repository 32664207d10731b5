import type { KeyScope } from '@armoni/contract/keys';

/** A key without its secret. Times are milliseconds since 1970. */
export type AccessKey = {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: readonly KeyScope[];
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
};

export interface KeyRepository {
  /** Null when the person has as many as there may be. */
  add(key: AccessKey, secretSha256: string, most: number): Promise<AccessKey | null>;
  /** The newest first. */
  of(ownerId: string): Promise<AccessKey[]>;
  /** Null also when its person is being erased. */
  findBySecret(secretSha256: string): Promise<AccessKey | null>;
  markUsed(id: string, at: number): Promise<void>;
  remove(ownerId: string, id: string): Promise<void>;
  erase(ownerId: string): Promise<void>;
}
