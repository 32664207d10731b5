import type { StyleEngine } from '@armoni/contract/models';
import type { Generated } from 'kysely';

export type StyleTable = {
  id: Generated<number>;
  owner_id: string;
  /** The job that trains it; says how far it is. */
  job_id: string;
  name: string;
  trigger_word: string | null;
  engine: StyleEngine;
  /** JSON: the storage keys of the pictures it learns from. */
  image_keys: string;
  /** Of the lease that trains it now: writes with an older one change nothing. */
  fence: number;
  /** The training's id at another service, so that a restart finds it again. */
  remote_request: string | null;
  /** Where its style file and samples are stored, with a final slash. */
  object_folder: string | null;
  /** JSON: `StyleSample[]`. */
  samples: string;
  /** JSON: the engine's report on the pictures. */
  coach: string | null;
  /** JSON: `StoredStyle`, once it is completed. */
  learned: string | null;
  /** 1 for a deleted one: its row stays, so that an old idempotency key does not bring it back. */
  deleted: number;
  created_at: number;
  /** When it was thrown into the bin; null for what is not there. */
  binned_at: Generated<number | null>;
};

export type StyleTables = { readonly models: StyleTable };
