import type { ReadWishBody } from '@armoni/contract/wish';
import type { Reading } from '@armoni/video-engine/model/reading';
import { readWish } from '@armoni/video-engine/plan/intent/read-wish';
import type { SourceFiles } from '../ports.ts';
import { parseCorrections } from './parse-corrections.ts';

export type ReadOwnWish = (ownerId: string, body: ReadWishBody) => Promise<ReadWishOutcome>;

export type ReadWishOutcome =
  | { readonly ok: true; readonly reading: Reading }
  | { readonly ok: false; readonly reason: 'not-found' | 'invalid-corrections' };

/** Reads a wish about the caller's own clips by the engine's rules; makes and keeps nothing. */
export function makeReadOwnWish({
  files,
  canSee,
  canTranscribe,
}: {
  files: SourceFiles;
  /** As the engine that makes the films can. */
  canSee: boolean;
  canTranscribe: boolean;
}): ReadOwnWish {
  return async (ownerId, body) => {
    const corrections = parseCorrections(body.corrections);
    if (corrections === null) return { ok: false, reason: 'invalid-corrections' };
    const ids = body.clips.map((clip) => clip.file_id);
    const found = ids.length === 0 ? [] : await files.findAll(ownerId, ids);
    if (found === null) return { ok: false, reason: 'not-found' };
    const clips = body.clips.map(({ duration_seconds, kind }, index) => ({
      name: found[index]?.name ?? '',
      durationSeconds: kind === 'image' ? null : (duration_seconds ?? null),
      kind,
    }));
    const { has_music: hasMusic, has_captions: hasCaptions, aspect_ratio: aspectRatio } = body;
    const context = { hasMusic, hasCaptions, clips, aspectRatio, canSee, canTranscribe };
    return { ok: true, reading: readWish(body.instructions, context, corrections) };
  };
}
