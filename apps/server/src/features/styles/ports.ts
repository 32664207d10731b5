import type { Readable } from 'node:stream';
import type { StyleEngine, TrainingStage } from '@armoni/contract/models';
import type { CoachReport } from '@armoni/image-engine/learn/coach/coach-report';
import type { TrainingPicture } from '@armoni/image-engine/learn/training-picture';
import type { Stripe } from '@armoni/image-engine/style/learned-style';
import type { AdoptedStyle, StyleNames } from '@armoni/image-engine/style/shared-style';
import type { Treatment } from '@armoni/image-engine/style/treatment';
import type { TransactionalWrite } from '../../platform/queue/job-queue.ts';
import type { TrainingWish } from './training-job.ts';

export type StyleSample = {
  readonly prompt: string;
  readonly key: string;
  /** How it was drawn: `plain` without the style; absent where there was one way alone. */
  readonly drawnBy?: Treatment | 'plain' | undefined;
  /** Absent in rows that were written before samples had small copies. */
  readonly thumbnailKey?: string;
};

/** A trained style's file, and what its training found out about it. */
export type StoredStyle = {
  /** Of the style file, in storage: the `lora_file_path`. */
  readonly key: string;
  /** Of the style file's bytes; absent in rows that were written before it was kept. */
  readonly sha256?: string;
  /** Where the service that trained it reads it; null for the embedded engine. */
  readonly remoteUrl: string | null;
  readonly treatment: Treatment | null;
  readonly accord: readonly Stripe[] | null;
  readonly heldOutScore: number | null;
  /** The same style drawn in another way, of which the owner may choose. */
  readonly otherHand?: StyleHand | undefined;
};

export type StyleHand = {
  readonly treatment: Treatment;
  readonly key: string;
  readonly sha256?: string | undefined;
};

export type StyleRecord = {
  readonly id: number;
  readonly ownerId: string;
  readonly jobId: string;
  readonly name: string;
  readonly triggerWord: string | null;
  readonly engine: StyleEngine;
  readonly imageKeys: readonly string[];
  readonly remoteRequest: string | null;
  readonly objectFolder: string | null;
  readonly samples: readonly StyleSample[];
  readonly coach: CoachReport | null;
  readonly stored: StoredStyle | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

export type NewStyle = Pick<StyleRecord, 'ownerId' | 'jobId' | 'engine' | 'createdAt'> &
  TrainingWish;

/** The lease under which a training writes; a stale one changes nothing. */
export type TrainingLease = { readonly jobId: string; readonly fence: number };

/** Every read is scoped by the owner here, so that no route can forget it; what lies in the bin is not there. */
export interface StyleRepository {
  /** The style of this job, made when there is none yet: the same id however often it is asked. */
  ensure(record: NewStyle): Promise<number>;
  find(ownerId: string, id: number): Promise<StyleRecord | null>;
  /** Newest first. */
  all(ownerId: string): Promise<StyleRecord[]>;
  /** With those in the bin. */
  allKept(ownerId: string): Promise<StyleRecord[]>;
  rename(ownerId: string, id: number, name: string): Promise<void>;
  /** Draws by the other hand from now on; false when it has no such hand. */
  chooseHand(ownerId: string, id: number, treatment: Treatment): Promise<boolean>;
  /** Gives and forgets the training's id at another service. */
  takeRemoteRequest(ownerId: string, id: number): Promise<string | null>;
  /** Forgets everything but the number, also of one in the bin. Null when there was none. */
  remove(ownerId: string, id: number): Promise<StyleRecord | null>;
  /** Leaves no row of theirs. */
  erase(ownerId: string): Promise<void>;
  /** Takes the style over for this attempt; null when it was deleted or a newer attempt has it. */
  begin(
    lease: TrainingLease,
    attempt: { engine: StyleEngine; objectFolder: string },
  ): Promise<StyleRecord | null>;
  /** Keeps what is worth knowing before the training has ended. */
  note(
    lease: TrainingLease,
    known: {
      readonly samples?: readonly StyleSample[];
      readonly coach?: CoachReport;
      readonly remoteRequest?: string | null;
    },
  ): Promise<void>;
  /** Inside the transaction that ends its job. */
  complete(
    transaction: Parameters<TransactionalWrite>[0],
    lease: TrainingLease,
    stored: StoredStyle,
  ): Promise<void>;
  /** Which of these keys belong to a style, also to one in the bin. */
  knownKeys(keys: readonly string[]): Promise<Set<string>>;
  /** Which of these keys may be served: not those of styles in the bin. */
  shownKeys(keys: readonly string[]): Promise<Set<string>>;
}

/** A stored picture that a style can learn from. */
export type StoredPicture = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly thumbnailKey: string | null;
  /** `{ownerSegment}/{folder}`. */
  readonly folder: string;
  readonly mimeType: string;
};

export type ListedPicture = Pick<StoredPicture, 'key' | 'name' | 'thumbnailKey'>;

export interface StoredPictures {
  findByKey(ownerId: string, key: string): Promise<StoredPicture | null>;
  /** Also in the bin. */
  findKept(ownerId: string, key: string): Promise<StoredPicture | null>;
  remove(ownerId: string, id: string): Promise<void>;
  /** What a list shows of them, by key, of those keys that are the owner's. */
  findListed(ownerId: string, keys: readonly string[]): Promise<Map<string, ListedPicture>>;
}

export type TrainingOrder = {
  readonly name: string;
  readonly triggerWord: string | null;
  /** Upright, at most 2048 pixels a side. */
  readonly pictures: readonly TrainingPicture[];
  /** The id that `remember` was given by an earlier attempt. */
  readonly remoteRequest: string | null;
};

export type TrainingTools = {
  readonly signal: AbortSignal;
  /** Percent of the training alone. */
  readonly onProgress: (progress: { stage: TrainingStage; percent: number }) => void;
  /** Keeps the training's id at another service; null forgets it. */
  readonly remember: (remoteRequest: string | null) => Promise<void>;
};

export type TrainedStyle = Omit<StoredStyle, 'key' | 'sha256' | 'otherHand'> & {
  /** The bytes of its file in another treatment. */
  readonly otherHand?: { readonly treatment: Treatment; readonly file: Uint8Array } | null;
  /** French: what its pictures show, to show the style by; empty or absent where nothing was recognised. */
  readonly ownPrompts?: readonly string[];
  readonly extension: 'style' | 'safetensors';
  /** Hands out the style file's bytes once. */
  readonly read: <T>(consume: (stream: Readable) => Promise<T>) => Promise<T>;
};

export type TrainingOutcome =
  | { readonly ok: true; readonly style: TrainedStyle; readonly coach: CoachReport | null }
  | {
      readonly ok: false;
      /** French, for people. */
      readonly message: string;
      readonly canRetry: boolean;
      readonly coach: CoachReport | null;
    };

/** An engine that learns styles. */
export interface TrainingEngine {
  readonly engine: StyleEngine;
  /** Its public name, e.g. « moteur local ». */
  readonly name: string;
  /** French; null when a training costs nothing. */
  readonly priceNote: string | null;
  /** What its samples show. */
  readonly samplePrompts: readonly string[];
  /** How much of the whole time they take, 0–1. */
  readonly shareOfSamples: number;
  /** Trainings that may run at a time in this process. */
  readonly concurrency: number;
  train(order: TrainingOrder, tools: TrainingTools): Promise<TrainingOutcome>;
  /** Ends a training at another service. Never throws: nothing here depends on it. */
  cancelRemote?(remoteRequest: string): Promise<void>;
}

/** Styles of the embedded engine that come and go as files, opened away from the event loop. */
export interface StyleFiles {
  /** The file to give away; null when it is no style. */
  share(file: Uint8Array, names: StyleNames, signal: AbortSignal): Promise<Uint8Array | null>;
  /** What a stranger's file holds; null when it is no style. */
  adopt(file: Uint8Array, signal: AbortSignal): Promise<AdoptedStyle | null>;
}

/** Looks at pictures, away from the event loop. */
export type CoachPictures = (
  pictures: readonly TrainingPicture[],
  signal: AbortSignal,
) => Promise<CoachReport>;

/** A picture that shows a style which was trained just now. */
export type SampleOrder = {
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Null: the same picture without it. */
  readonly style: {
    readonly name: string;
    readonly triggerWord: string | null;
    readonly sha256: string | null;
    /** Where the service that trained it reads it; null for the embedded engine. */
    readonly remoteUrl: string | null;
    /** Its bytes, for the embedded engine. */
    readonly file: Uint8Array | null;
  } | null;
};

/** Null when it cannot be drawn: a style without a sample is still a style. */
export type DrawSample = (
  order: SampleOrder,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
) => Promise<Uint8Array | null>;
