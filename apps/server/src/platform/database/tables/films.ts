import type { Generated } from 'kysely';

export type FilmTable = {
  id: string;
  owner_id: string;
  title: string;
  /** Storage prefix of everything made with the film, with its final slash. */
  object_folder: string;
  video_key: string;
  poster_key: string | null;
  /** WebVTT beside the film; null when its captions are in the picture or there are none. */
  captions_key: Generated<string | null>;
  width: number;
  height: number;
  duration_seconds: number;
  size_bytes: number;
  /** JSON of `ShotRecord[]`. */
  shots: string;
  /** JSON of French sentences. */
  notes: string;
  /** JSON of the contract's `FilmReading`; null for films made before. */
  reading: string | null;
  created_at: number;
  /** When it was thrown into the bin; null for what is not there. */
  binned_at: Generated<number | null>;
};

export type FilmTables = { readonly videos: FilmTable };
