import type { SigningIdentity } from '@armoni/provenance/authority/signing-identity';
import type { Ingredient, Statement } from '@armoni/provenance/manifest/manifest-definition';
import type { CompositeType } from './synthetic-parts.ts';

/** What something was made from, where its bytes are; null for what has none that could say more. */
export type MadeFrom = Ingredient & {
  readonly bytes: Uint8Array | { readonly path: string } | null;
};

/** A style that was learned, by its file's SHA-256; without its name, which may tell who somebody is. */
export function learnedStyle(sha256: string): MadeFrom {
  const mimeType = 'application/octet-stream';
  const role = { label: 'style', relationship: 'inputTo', title: 'Style appris' } as const;
  return { ...role, mimeType, sha256, bytes: null };
}

/** Who signs, and what a statement needs beside it. */
export type SigningSettings = {
  readonly identity: SigningIdentity;
  readonly program: { readonly name: string; readonly version: string };
  /** By which pictures are marked; null where they are not to be. */
  readonly watermarkKey: string | null;
  /** Of a time stamp authority; null without. */
  readonly timeStampUrl: string | null;
  /** ISO 8601. */
  readonly now: string;
  /** Whoever has it made, where they chose to be named. */
  readonly author: string | null;
};

/** A picture whose own metadata say how it was made. */
export type PictureToSign = {
  readonly kind: 'picture';
  readonly bytes: Buffer;
  /** `copy`: a smaller one of a picture that is signed by itself. */
  readonly as: 'original' | 'copy';
  /** Of a copy: what the watermark of its original says; null when it has none. */
  readonly watermark?: string | null;
  readonly madeFrom: readonly MadeFrom[];
};

export type SignedPicture = {
  readonly bytes: Buffer;
  /** What the watermark in it says; null without one. */
  readonly watermark: string | null;
  /** The small one for lists, signed and marked too, where it fell off; null elsewhere. */
  readonly copy: Buffer | null;
};

/** What a film was found to be, by what its clips say. */
export type SignedFilm = { readonly sourceType: CompositeType };

/** A finished film or a still of it, in a local file. */
export type FileToSign = {
  readonly kind: 'film' | 'still';
  readonly path: string;
  readonly signedPath: string;
  readonly statement: Statement;
  /** In the frames of the film, as the statement says; null without. */
  readonly watermark: string | null;
  readonly madeFrom: readonly MadeFrom[];
};
