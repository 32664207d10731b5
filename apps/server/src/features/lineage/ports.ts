import type { LineageItem } from '@armoni/contract/lineage';

/** With the key of its bytes, where it has some. */
export type Related = LineageItem & { readonly key: string | null };

/** Every read is of one owner's things alone, and of none in the bin; each gives a few of the newest. */
export interface LineageRepository {
  /** By the storage key of a file, film, or a style's sample. */
  find(ownerId: string, key: string): Promise<Related | null>;
  parentsOf(ownerId: string, item: Related): Promise<readonly Related[]>;
  childrenOf(ownerId: string, item: Related): Promise<readonly Related[]>;
}
