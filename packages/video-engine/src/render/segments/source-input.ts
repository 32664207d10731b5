import { inputArguments } from '../../ffmpeg/input-arguments.ts';
import type { MediaReference } from '../../model/media.ts';

/** A stretch of a source as an ffmpeg input, decoded by one thread; a still has no stretches. */
export function sourceInput(
  reference: MediaReference,
  stretch: { readonly startSeconds: number; readonly durationSeconds: number } | null,
): readonly string[] {
  const { kind, isTruncated } = reference.probe;
  // A damaged stretch is filled by its last good frame; the check of the film tells.
  const lenient = isTruncated ? ['-max_error_rate', '1'] : [];
  const range = kind === 'image' || stretch === null ? {} : stretch;
  // Stills are turned by a filter of ours: whether ffmpeg reads EXIF depends on its version.
  const turning = kind === 'image' ? ['-noautorotate'] : [];
  const options = ['-threads', '1', ...lenient, ...turning];
  return inputArguments(reference, { ...range, options });
}
