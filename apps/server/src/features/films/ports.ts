import type { FilmOrder, Stripe } from '@armoni/contract/gallery';
import type { FilmReading } from '@armoni/contract/wish';
import type { CutMaterial, CutMusic, CutSource } from '@armoni/video-engine/model/cut-material';
import type { EditOptions, EditOutcome, EditRequest } from '@armoni/video-engine/model/edit';
import type { Timeline } from '@armoni/video-engine/model/timeline';
import type { ClipStill } from '@armoni/video-engine/probe/clip-still';
import type { TransactionalWrite } from '../../platform/queue/job-queue.ts';
import type { FilmWish, Music } from './film-job.ts';

/** An uploaded file that a film can be made from: a clip, or its music. */
export type SourceFile = { readonly id: string; readonly name: string; readonly key: string };

export type NewestFile = SourceFile & {
  readonly kind: 'video' | 'image';
  readonly thumbnailKey: string | null;
};

export interface SourceFiles {
  /** In the order of the ids; null unless all are the owner's. */
  findAll(ownerId: string, ids: readonly string[]): Promise<SourceFile[] | null>;
  /** Those of the ids that are the owner's and still there. */
  findThose(ownerId: string, ids: readonly string[]): Promise<SourceFile[]>;
  findByKey(ownerId: string, key: string): Promise<SourceFile | null>;
  /** Clips and pictures, the newest first. */
  newest(ownerId: string, limit: number): Promise<readonly NewestFile[]>;
  /** Of one kind, the newest first. */
  named(
    ownerId: string,
    wanted: { readonly kind: 'audio'; readonly words: readonly string[]; readonly limit: number },
  ): Promise<{ readonly files: readonly SourceFile[] }>;
}

/** The video engine, away from the event loop. */
export type RunEdit = (
  request: EditRequest,
  options: Pick<EditOptions, 'signal'> & Required<Pick<EditOptions, 'onProgress'>>,
) => Promise<EditOutcome>;

/** A small picture of a clip in a local file; null when nothing of it decodes. */
export type TakeStill = (path: string, signal: AbortSignal) => Promise<ClipStill | null>;

/** One shot of a finished film. */
export type ShotRecord = {
  readonly startSeconds: number;
  readonly durationSeconds: number;
  readonly accord: readonly Stripe[];
  readonly thumbnailKey: string | null;
  readonly reasonCode: string;
  /** French. */
  readonly reason: string;
};

export type FilmRecord = {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  /** Storage prefix of everything made with the film, with its final slash. */
  readonly objectFolder: string;
  readonly filmKey: string;
  readonly posterKey: string | null;
  readonly captionsKey: string | null;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  readonly sizeBytes: number;
  readonly shots: readonly ShotRecord[];
  readonly notes: readonly string[];
  /** What was asked and what came of it; null for films made before. */
  readonly reading: FilmReading | null;
  /** Which version is shown; null for films made before they had versions. */
  readonly version: number | null;
  readonly isFavourite: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

/** A film as its making ends. */
export type NewFilm = Omit<FilmRecord, 'version' | 'isFavourite'>;

/** What a film can be changed with: everything it was made from. */
export type FilmCut = Omit<FilmWish, 'recut'> & {
  readonly seed: number;
  readonly material: CutMaterial;
  /** What it was given since; a timeline says which of it it lies on. */
  readonly otherMusic?: readonly GivenMusic[];
};

/** Music that a film was given after it was made. */
export type GivenMusic = {
  readonly id: string;
  readonly name: string;
  readonly music: Extract<Music, { from: 'own' | 'storage' }>;
  readonly heard: CutMusic;
};

/** One rendering of a film. */
export type FilmVersion = Omit<NewFilm, 'title'> & {
  readonly filmId: string;
  readonly number: number;
  readonly timeline: Timeline;
  /** French. */
  readonly changes: string;
};

/** The file of a version that its film does not show. */
export type HiddenVersion = Pick<FilmVersion, 'number' | 'filmKey' | 'sizeBytes' | 'createdAt'> & {
  /** Of its film. */
  readonly title: string;
};

/** A film that can be changed, with the version that is shown. */
export type CuttableFilm = {
  readonly filmId: string;
  readonly title: string;
  readonly cut: FilmCut;
  readonly shown: FilmVersion;
};

/** Scoped by the owner, and blind to the bin, as films are. */
export interface FilmCuts {
  find(ownerId: string, filmId: string): Promise<CuttableFilm | null>;
  /** The newest first; null when there is no such film, or none that can be changed. */
  versions(
    ownerId: string,
    filmId: string,
  ): Promise<{ readonly shown: number; readonly versions: readonly FilmVersion[] } | null>;
  /** Shows an earlier version again; false when there is none. */
  show(ownerId: string, filmId: string, number: number): Promise<boolean>;
  /** One more file to cut it from; null when there is no such film. A file that it has stays as it is. */
  addSource(
    ownerId: string,
    filmId: string,
    added: { readonly fileId: string; readonly source: Omit<CutSource, 'sourceId'> },
  ): Promise<CutSource | null>;
  /** One more music to lie under its cuts; null when there is no such film. What it has stays as it is. */
  giveMusic(ownerId: string, filmId: string, given: GivenMusic): Promise<GivenMusic | null>;
  /** All of them with their timelines, those in the bin too. */
  slices(ownerId: string): AsyncIterable<readonly FilmVersion[]>;
  /** Those that the films themselves do not show, also of films in the bin. */
  hiddenSlices(ownerId: string): AsyncIterable<readonly HiddenVersion[]>;
  erase(ownerId: string): Promise<void>;
  /** Which of these films there are, of anybody. */
  knownFilms(ids: readonly string[]): Promise<Set<string>>;
  knownKeys(keys: readonly string[]): Promise<Set<string>>;
  shownKeys(keys: readonly string[]): Promise<Set<string>>;
}

/** A finished rendering on its way into the database. */
export type MadeFilm = {
  readonly film: NewFilm;
  readonly timeline: Timeline;
  readonly changes: string;
  /** What the watermark in its frames says; null without one. */
  readonly watermark: string | null;
} & (
  | {
      readonly kind: 'first';
      readonly cut: FilmCut;
      /** Of music that was fetched for the film and is kept with it. */
      readonly musicBytes: number;
    }
  | { readonly kind: 'version'; readonly filmId: string }
);

/** What a shared link shows: no title, which may repeat what was asked for, and no date. */
export type SharedFilm = Pick<
  FilmRecord,
  'filmKey' | 'posterKey' | 'captionsKey' | 'width' | 'height' | 'durationSeconds' | 'shots'
>;

/** Which films of a person, and in which order. */
export type FilmChoice = {
  /** Words of names, wishes and months; empty for all. */
  readonly search?: string | undefined;
  readonly isFavourite?: boolean | undefined;
  readonly order?: FilmOrder | undefined;
};

export type FilmChange = {
  readonly title?: string | undefined;
  readonly isFavourite?: boolean | undefined;
};

/** Every read and removal is scoped by the owner here, so that no route can forget it; reads pass over the bin. */
export interface FilmRepository {
  /** `wish` is what was asked for, for the search. */
  add(film: FilmRecord, wish?: string): Promise<void>;
  find(ownerId: string, id: string): Promise<FilmRecord | null>;
  /** In the order asked for, after the film `lastId`; null when that one is not the owner's. */
  page(
    ownerId: string,
    options: FilmChoice & { lastId: string | null; limit: number },
  ): Promise<{ films: FilmRecord[]; hasMore: boolean } | null>;
  /** Of what is chosen: all without a choice. */
  count(ownerId: string, choice?: FilmChoice): Promise<number>;
  /** The film as it is then; null when there is none. */
  change(ownerId: string, id: string, change: FilmChange): Promise<FilmRecord | null>;
  /** Storage prefixes of all that was made with it, also from the bin; null when there is none. */
  remove(ownerId: string, id: string): Promise<readonly string[] | null>;
  /** All of them, with those in the bin; the oldest first. */
  slices(ownerId: string): AsyncIterable<readonly FilmRecord[]>;
  /** Not by owner: whoever has the unguessable key may see the film. Says nothing of its owner. */
  shared(filmKey: string): Promise<SharedFilm | null>;
  erase(ownerId: string): Promise<void>;
  /** Which of these storage keys belong to a film, also to one in the bin. */
  knownKeys(keys: readonly string[]): Promise<Set<string>>;
  /** Which of these keys may be served: not those of films in the bin. */
  shownKeys(keys: readonly string[]): Promise<Set<string>>;
}

/** Adds a film, or a version of one, inside the transaction that ends its job. */
export type AddFilm = (
  transaction: Parameters<TransactionalWrite>[0],
  made: MadeFilm,
) => Promise<void>;

/** Removes a film inside a transaction; null when there is none of this owner. */
export type RemoveFilm = (
  transaction: Parameters<TransactionalWrite>[0],
  ownerId: string,
  id: string,
) => Promise<readonly string[] | null>;
