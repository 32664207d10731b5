import type { Stripe } from '@armoni/contract/gallery';

/** One shot of a kept film. */
export type FilmShotRecord = {
  readonly startSeconds: number;
  readonly durationSeconds: number;
  readonly accord: readonly Stripe[];
  readonly thumbnailKey: string | null;
  readonly reasonCode: string;
  /** French. */
  readonly reason: string;
};

export type VideoRecord = {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  /** Storage prefix of everything made with the film, with its final slash. */
  readonly objectFolder: string;
  readonly videoKey: string;
  readonly posterKey: string | null;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  readonly sizeBytes: number;
  readonly shots: readonly FilmShotRecord[];
  readonly notes: readonly string[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

/** What a shared link shows: no title, which may repeat what was asked for, and no date. */
export type SharedFilm = Pick<
  VideoRecord,
  'videoKey' | 'posterKey' | 'width' | 'height' | 'durationSeconds' | 'shots'
>;

/** Every read and removal is scoped by the owner here, so that no route can forget it. */
export interface VideoRepository {
  add(video: VideoRecord): Promise<void>;
  /** Newest first, after the film `lastId`; null when that one is not the owner's. */
  page(
    ownerId: string,
    options: { lastId: string | null; limit: number },
  ): Promise<{ videos: VideoRecord[]; hasMore: boolean } | null>;
  count(ownerId: string): Promise<number>;
  /** The removed film; null when there is none of this owner. */
  remove(ownerId: string, id: string): Promise<VideoRecord | null>;
  all(ownerId: string): Promise<VideoRecord[]>;
  /** Not by owner: whoever has the unguessable key may see the film. Says nothing of its owner. */
  shared(videoKey: string): Promise<SharedFilm | null>;
  erase(ownerId: string): Promise<void>;
  /** Which of these storage keys belong to a film. */
  knownKeys(keys: readonly string[]): Promise<Set<string>>;
}
