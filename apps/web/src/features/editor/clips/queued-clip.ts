import type { QueuedFile, StoredFile } from '../../../lib/uploads/upload-queue.ts';

/** What the browser itself can tell about a clip; nulls when it cannot decode it. */
export type ClipDetails = {
  readonly durationSeconds: number | null;
  /** A small JPEG as a data URL. */
  readonly thumbnail: string | null;
};

/** Stills come from the chat; the others are videos. */
export const isStill = ({ name }: { readonly name: string }) =>
  /\.(?:png|jpe?g|webp|avif|gif)$/i.test(name);

export type QueuedClip = QueuedFile<ClipDetails>;
export type StoredClip = StoredFile<ClipDetails>;
