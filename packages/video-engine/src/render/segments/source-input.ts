import { inputArguments } from '../../ffmpeg/input-arguments.ts';
import type { MediaReference } from '../../model/media.ts';

/** A stretch of a source as an ffmpeg input, decoded by one thread; a still has no stretches. */
export function sourceInput(
  reference: MediaReference,
  stretch: { readonly startSeconds: number; readonly durationSeconds: number } | null,
): readonly string[] {
  const { kind } = reference.probe;
  const range = kind === 'image' || stretch === null ? {} : stretch;
  // Stills are turned by a filter of ours: whether ffmpeg reads EXIF depends on its version.
  const turning = kind === 'image' ? ['-noautorotate'] : [];
  const options = [...leniency(reference), ...turning];
  return inputArguments(reference, { ...range, options });
}

/** A damaged stretch is filled by its last good frame; the check of the film tells. */
export function leniency({ probe }: MediaReference): readonly string[] {
  return probe.isTruncated ? ['-max_error_rate', '1'] : [];
}
