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

/** Seconds of all of them; null while one's length is not known. A still has none. */
export function lengthOfAll(clips: readonly QueuedClip[]): number | null {
  const lengths = clips.map((clip) => (isStill(clip) ? 0 : clip.durationSeconds));
  return lengths.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}
