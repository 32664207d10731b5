import { inputArguments, isToldByHeader } from '../../ffmpeg/input-arguments.ts';
import { pickStretch } from '../../mp4/pick-pictures.ts';
import { type PickedFile, pickedFile } from '../../mp4/picked-file.ts';
import { readPictureTrack } from '../../mp4/read-track.ts';
import type { SegmentCommand, SegmentInput } from './segment-arguments.ts';
import { leniency } from './source-input.ts';

/** What a program is fed with instead of a clip, and the arguments that say so. */
export type PickedInput = PickedFile & { readonly arguments: readonly string[] };

/**
 * The pictures of a segment's only clip without those that are neither shown nor drawn from: a stretch
 * that begins within a group of pictures is decoded from its keyframe on, and many before it are seen
 * by nobody. Null where that saves nothing, or the file is not plain enough.
 */
export async function pickedInput({ inputs }: SegmentCommand): Promise<PickedInput | null> {
  const [input] = inputs;
  if (!input || inputs.length > 1 || !isToldByHeader(input.reference.probe)) return null;
  const track = await readPictureTrack(input.reference.path);
  const picks = track && (await pickStretch(track, input));
  return track && picks && withArguments(input, pickedFile(track, picks));
}

function withArguments(
  { reference, startSeconds, durationSeconds }: SegmentInput,
  file: PickedFile,
): PickedInput {
  const read = { startSeconds: startSeconds - file.startSeconds, durationSeconds, isPiped: true };
  const options = leniency(reference);
  return { ...file, arguments: inputArguments(reference, { ...read, options }) };
}
