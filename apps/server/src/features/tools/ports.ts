import type { Topic } from '@armoni/contract/facts/fact';
import type { AspectRatio } from '@armoni/contract/limits';
import type { Model } from '@armoni/contract/models';
import type { VideoJob } from '@armoni/contract/montage';
import type { MakePicture } from '../../platform/pictures/picture-wish.ts';

/** A picture or clip of a person, as a list shows it. */
export type OwnFile = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'image' | 'video';
  readonly url: string;
  readonly thumbnailUrl: string | null;
};

export type OwnFilm = {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly posterUrl: string | null;
  readonly durationSeconds: number;
};

export interface OwnFiles {
  /** The newest first, of those whose name has these words; and how many there are. */
  newest(
    ownerId: string,
    kind: OwnFile['kind'],
    wish: { readonly words?: readonly string[]; readonly limit: number },
  ): Promise<{ readonly files: readonly OwnFile[]; readonly total: number }>;
  /** By id or address; null for one that is not theirs. */
  find(ownerId: string, handle: string): Promise<OwnFile | null>;
  /** Fetches somebody else's address into the person's files; null when it is no clip or picture. */
  fetch(ownerId: string, address: string, signal: AbortSignal): Promise<OwnFile | null>;
}

export interface StyleWork {
  all(ownerId: string): Promise<readonly Model[]>;
  one(ownerId: string, id: number): Promise<Model | null>;
  train(
    ownerId: string,
    wish: {
      readonly name: string;
      readonly triggerWord: string | null;
      readonly pictureUrls: readonly string[];
    },
    key: string | null,
  ): Promise<
    | { readonly ok: true; readonly id: number }
    | {
        readonly ok: false;
        readonly reason: 'not-found' | 'wrong-type' | 'too-few-images' | 'idempotency-mismatch';
      }
  >;
  /** False when there is none. */
  cancel(ownerId: string, id: number): Promise<boolean>;
  /** French; null when a training costs nothing. */
  readonly priceNote: string | null;
}

export interface FilmWork {
  find(ownerId: string, id: string): Promise<OwnFilm | null>;
  newest(
    ownerId: string,
    wish: { readonly search: string | null; readonly limit: number },
  ): Promise<{ readonly films: readonly OwnFilm[]; readonly total: number }>;
  make(
    ownerId: string,
    wish: {
      readonly fileIds: readonly string[];
      readonly wish: string;
      readonly aspectRatio: AspectRatio;
    },
    key: string | null,
  ): Promise<{ readonly ok: true; readonly jobId: string } | { readonly ok: false }>;
  change(
    ownerId: string,
    wish: { readonly filmId: string; readonly wish: string },
    key: string | null,
  ): Promise<FilmChange>;
  job(ownerId: string, jobId: string): Promise<VideoJob | null>;
  /** Under way, and of the last day; the newest first. */
  jobs(ownerId: string): Promise<readonly VideoJob[]>;
  cancel(ownerId: string, jobId: string): Promise<VideoJob | null>;
}

export type FilmChange =
  | {
      readonly ok: true;
      readonly jobId: string;
      readonly title: string;
      readonly aspectRatio: AspectRatio;
      /** French: what changes. */
      readonly changes: readonly string[];
      /** French: what could not be done, and why. */
      readonly refused: readonly string[];
    }
  | { readonly ok: false; readonly reason: 'not-found' }
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string };

/** What is known of a picture of theirs: the words it was made from; null without a recipe. */
export type ReadPrompt = (
  ownerId: string,
  url: string,
  signal: AbortSignal,
) => Promise<{ readonly prompt: string | null } | null>;

/** Everything the catalogue works with. */
export type StudioWork = {
  readonly files: OwnFiles;
  readonly styles: StyleWork;
  readonly films: FilmWork;
  readonly makePicture: MakePicture;
  readonly readPrompt: ReadPrompt;
  readonly factOf: (topic: Topic, language: 'fr' | 'en') => string;
};
