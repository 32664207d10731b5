import { limits } from '@armoni/contract/limits';
import { texts } from '../texts.ts';

type ChosenFile = { readonly name: string; readonly type: string; readonly size: number };

/** Files that may be sent, and a sentence about the first that may not. */
export type UploadChoice<F> = { readonly files: readonly F[]; readonly refusal: string | null };

/** Pictures and films of at most 2.5 GB. The server looks at what is really in them. */
export function chooseUploads<F extends ChosenFile>(chosen: readonly F[]): UploadChoice<F> {
  const isMedia = ({ type }: F) => type.startsWith('image/') || type.startsWith('video/');
  const isSmall = ({ size }: F) => size <= limits.fileSizeBytes;
  const other = chosen.find((file) => !isMedia(file));
  const large = chosen.find((file) => !isSmall(file));
  const refusal = other ? texts.upload.notMedia(other.name) : large ? texts.upload.tooLarge : null;
  return { files: chosen.filter((file) => isMedia(file) && isSmall(file)), refusal };
}
