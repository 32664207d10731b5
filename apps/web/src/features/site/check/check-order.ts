import type { Provenance } from '@armoni/provenance/verdict/judge-manifest';

/** What the page asks its worker. */
export type CheckOrder = {
  readonly id: number;
  readonly file: Blob;
  readonly mimeType: string;
  /** PEM; null while the studio cannot be asked. */
  readonly anchors: string | null;
};

/** `null`: the file could not be read here. */
export type CheckAnswer = { readonly id: number; readonly provenance: Provenance | null };
