import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';
import type { Trust } from '@armoni/provenance/verdict/trust';

/** What the page asks its worker. */
export type CheckOrder = {
  readonly id: number;
  readonly file: Blob;
  readonly mimeType: string;
  /** Nobody while the studio cannot be asked. */
  readonly trust: Trust;
};

/** `null`: the file could not be read here. */
export type CheckAnswer = { readonly id: number; readonly provenance: Provenance | null };
