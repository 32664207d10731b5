import type { Project, ProjectState } from '@armoni/contract/projects';
import { storedFiles, type UploadQueue } from '../../../lib/uploads/upload-queue.ts';
import { type ClipCaptions, captionsOnTheWire } from '../captions/clip-captions.ts';
import type { ClipDetails, StoredClip } from '../clips/queued-clip.ts';
import type { ChosenMusic } from '../music/chosen-music.ts';
import type { Wish } from '../wish/wish.ts';

/** Everything that a project is, as the editor has it. */
export type ProjectWork = {
  readonly wish: Wish;
  readonly clips: readonly StoredClip[];
  readonly music: ChosenMusic | null;
  readonly captions: readonly ClipCaptions[];
  /** Of the films asked for from it, the last at the end. */
  readonly jobIds: readonly string[];
};

export function projectStateOf({
  wish,
  queue,
  music,
  captions,
  jobIds,
}: Omit<ProjectWork, 'clips'> & { readonly queue: UploadQueue<ClipDetails> }): ProjectState {
  const clips = storedFiles(queue);
  return {
    clips: clips.map(({ name, sizeBytes, durationSeconds, state }) => ({
      file_id: state.fileId,
      name,
      size_bytes: sizeBytes,
      duration_seconds: durationSeconds,
    })),
    music: music && {
      name: music.name,
      url: music.url,
      duration_seconds: music.durationSeconds,
      is_foreign: music.isForeign === true,
      peaks: music.peaks,
    },
    instructions: wish.instructions,
    aspect_ratio: wish.aspectRatio,
    corrections: {
      ignored: wish.corrections.ignored,
      set: wish.corrections.set.map((one) => ({ ...one, value: one.value ?? null })),
    },
    captions: captionsOnTheWire(captions, clips),
    job_ids: [...jobIds],
  };
}

/** Clips that were deleted since are left out, and the captions with them. */
export function projectWorkOf(
  { state, clip_urls }: Pick<Project, 'state' | 'clip_urls'>,
  newKey: () => string,
): ProjectWork & { readonly missing: number } {
  const keys = state.clips.map(() => newKey());
  const clips = state.clips.flatMap((clip, index): StoredClip[] => {
    const { file_id: fileId, name, size_bytes: sizeBytes } = clip;
    const [url, key] = [clip_urls[fileId], keys[index]];
    if (url === undefined || key === undefined) return [];
    const details = { durationSeconds: clip.duration_seconds, thumbnail: null };
    return [{ key, name, sizeBytes, ...details, state: { status: 'stored', fileId, url } }];
  });
  const kept = new Set(clips.map(({ key }) => key));
  const { music } = state;
  return {
    clips,
    missing: state.clips.length - clips.length,
    jobIds: state.job_ids,
    wish: {
      instructions: state.instructions,
      aspectRatio: state.aspect_ratio,
      corrections: state.corrections,
    },
    music: music && {
      name: music.name,
      url: music.url,
      durationSeconds: music.duration_seconds,
      peaks: music.peaks ?? null,
      isForeign: music.is_foreign,
    },
    captions: state.captions.flatMap(({ clip, text }) => {
      const clipKey = keys[clip - 1];
      return clipKey !== undefined && kept.has(clipKey) ? [{ clipKey, text }] : [];
    }),
  };
}

export function isEmpty({ clips, instructions, music }: ProjectState): boolean {
  return clips.length === 0 && instructions.trim() === '' && music === null;
}
