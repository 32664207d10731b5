import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';

/** What was found out about a file. */
export type ReadFile = {
  readonly provenance: Provenance;
  /** Address of the file that a watermark led to, where it may be seen; null otherwise. */
  readonly original: string | null;
};
