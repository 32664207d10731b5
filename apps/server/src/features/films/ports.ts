import type { Stripe } from '@armoni/contract/gallery';
import type { AspectRatio } from '@armoni/contract/limits';
import type { EditOptions, EditOutcome, EditRequest } from '@armoni/video-engine/model/edit';
import type { ClipStill } from '@armoni/video-engine/probe/clip-still';
import type { TransactionalWrite } from '../../platform/queue/job-queue.ts';

/** An uploaded file that a film can be made from. */
export type MontageFile = { readonly id: string; readonly name: string; readonly key: string };

export interface MontageFiles {
  /** In the order of the ids; null unless all are the owner's. */
  findAll(ownerId: string, ids: readonly string[]): Promise<MontageFile[] | null>;
  findByKey(ownerId: string, key: string): Promise<MontageFile | null>;
}

/** The video engine, away from the event loop. */
export type RunEdit = (
  request: EditRequest,
  options: Pick<EditOptions, 'signal'> & Required<Pick<EditOptions, 'onProgress'>>,
) => Promise<EditOutcome>;

/** A small picture of a clip in a local file; null when nothing of it decodes. */
export type TakeStill = (path: string, signal: AbortSignal) => Promise<ClipStill | null>;

/** A film whose objects are stored and that now belongs into the gallery. */
export type FinishedFilm = {
  readonly id: string;
  readonly ownerId: string;
  readonly title: string;
  readonly objectFolder: string;
  readonly videoKey: string;
  readonly posterKey: string;
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  readonly sizeBytes: number;
  readonly shots: readonly {
    readonly startSeconds: number;
    readonly durationSeconds: number;
    readonly accord: readonly Stripe[];
    readonly thumbnailKey: string;
    readonly reasonCode: string;
    readonly reason: string;
  }[];
  readonly notes: readonly string[];
  readonly createdAt: number;
};

/** Puts a film into the gallery inside the transaction that ends its job. */
export type KeepFilm = (
  transaction: Parameters<TransactionalWrite>[0],
  film: FinishedFilm,
) => Promise<void>;

/** What a montage job is asked for. */
export type MontagePayload = {
  readonly fileIds: readonly string[];
  readonly instructions: string;
  readonly music: Music;
  readonly aspectRatio: AspectRatio;
};

export type Music =
  | { readonly from: 'nowhere' }
  | { readonly from: 'storage'; readonly key: string }
  | { readonly from: 'web'; readonly url: string };

/** What a finished montage job leaves behind. */
export type MontageResult = {
  readonly videoId: string;
  readonly videoKey: string;
  readonly notes: readonly string[];
};

export const montageKind = 'montage';
