import type { Generated } from 'kysely';

export type FileTable = {
  id: string;
  owner_id: string;
  /** `{ownerSegment}/{conversation}`. */
  folder: string;
  /** As the sender called it. */
  name: string;
  storage_key: string;
  thumbnail_key: string | null;
  size_bytes: number;
  mime_type: string;
  kind: 'image' | 'video' | 'audio';
  sha256: string;
  /** Of the external workflow service, when one is configured. */
  external_id: string | null;
  /** 1 for what the studio made; 0 also for what it made before it kept this. */
  is_made: Generated<number>;
  /** What the watermark in it says, 12 hexadecimal digits; null without one. */
  watermark: Generated<string | null>;
  /** Of the style's file and of the picture that it was made with and from; null also where that is not known. */
  style_key: Generated<string | null>;
  /** Of what was mixed with that style. */
  second_style_key: Generated<string | null>;
  source_key: Generated<string | null>;
  /** 0 while it was not looked for what an older picture came from. */
  sources_known: Generated<number>;
  /** Of a picture: its name, request and description in plain letters, a space before each word. */
  search_text: Generated<string>;
  created_at: number;
  /** When it was thrown into the bin; null for what is not there. */
  binned_at: Generated<number | null>;
  /** What it was thrown away with, by its id in the bin; null when it went alone. */
  binned_with: Generated<string | null>;
};

/** Small copies of clips that some browsers cannot play; each goes with its clip. */
export type ClipProxyTable = {
  file_id: string;
  owner_id: string;
  storage_key: string;
  size_bytes: number;
};

/** Files that are still arriving, piece by piece. */
export type UploadTable = {
  /** The file's id, once it is one. */
  id: string;
  owner_id: string;
  name: string;
  size_bytes: number;
  /** By which the sender knows the same file again; never read here. */
  fingerprint: string;
  received_bytes: number;
  /** Null until its first bytes have said what it is. */
  mime_type: string | null;
  storage_key: string | null;
  /** What the store knows it by. */
  draft_ref: string | null;
  /** JSON of `DraftPiece[]`. */
  pieces: string;
  created_at: number;
  updated_at: number;
};

export type FileTables = {
  readonly files: FileTable;
  readonly clip_proxies: ClipProxyTable;
  readonly uploads: UploadTable;
};
