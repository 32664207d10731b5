import type { Generated } from 'kysely';

export type FilmTable = {
  id: string;
  owner_id: string;
  title: string;
  /** What was asked for; empty for films made before it was kept here. */
  wish: Generated<string>;
  /** Title, wish and month in plain letters, between spaces: what a search looks through. */
  search_text: Generated<string>;
  is_favourite: Generated<0 | 1>;
  /** Storage prefix of everything made with the film, with its final slash. */
  object_folder: string;
  video_key: string;
  poster_key: string | null;
  /** WebVTT beside the film; null when its captions are in the picture or there are none. */
  captions_key: Generated<string | null>;
  width: number;
  height: number;
  duration_seconds: number;
  /** Of everything kept of it: all versions, and music fetched for it. */
  size_bytes: number;
  /** JSON of `ShotRecord[]`. */
  shots: string;
  /** JSON of French sentences. */
  notes: string;
  /** JSON of the contract's `FilmReading`; null for films made before. */
  reading: string | null;
  created_at: number;
  /** Of the version shown, and of its file alone; null for films made before they had versions. */
  version: Generated<number | null>;
  video_bytes: Generated<number | null>;
  /** What the watermark in its frames says, the same in all versions; null without one. */
  watermark: Generated<string | null>;
  /** When it was thrown into the bin; null for what is not there. */
  binned_at: Generated<number | null>;
};

/** What a film can be changed with. */
export type FilmCutTable = {
  film_id: string;
  owner_id: string;
  /** JSON of `FilmCut`. */
  cut: string;
};

/** Each rendering of a film; the film's own row repeats the one that is shown. */
export type FilmVersionTable = {
  /** Of the job that made it. */
  id: string;
  film_id: string;
  owner_id: string;
  /** From 1. */
  number: number;
  object_folder: string;
  video_key: string;
  poster_key: string | null;
  captions_key: string | null;
  width: number;
  height: number;
  duration_seconds: number;
  size_bytes: number;
  shots: string;
  notes: string;
  reading: string | null;
  /** JSON of the engine's timeline. */
  timeline: string;
  /** French: what was changed. */
  changes: string;
  created_at: number;
};

/** An archive that may be downloaded for some minutes. */
export type FilmDownloadTable = {
  token: string;
  owner_id: string;
  /** JSON of `DownloadWish`. */
  wish: string;
  expires_at: number;
};

/** The short address of a film that is shared; a film has at most one. */
export type FilmShareTable = {
  token: string;
  film_id: string;
  owner_id: string;
  /** The version it shows; null for the one that the gallery shows. */
  version: number | null;
  shows_name: 0 | 1;
  shows_origin: 0 | 1;
  shows_date: Generated<0 | 1>;
  shows_music: Generated<0 | 1>;
  allows_download: 0 | 1;
  created_at: number;
  expires_at: number | null;
};

/** What a person began in the editor. */
export type FilmProjectTable = {
  id: string;
  owner_id: string;
  /** JSON of the contract's `ProjectState`. */
  state: string;
  updated_at: number;
};

export type FilmTables = {
  readonly videos: FilmTable;
  readonly film_cuts: FilmCutTable;
  readonly film_versions: FilmVersionTable;
  readonly film_downloads: FilmDownloadTable;
  readonly film_shares: FilmShareTable;
  readonly film_projects: FilmProjectTable;
};
