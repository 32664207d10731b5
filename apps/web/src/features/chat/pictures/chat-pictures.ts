import type { StoredFile } from '@armoni/contract/files';
import { hiddenFileMarks, limits } from '@armoni/contract/limits';

/** A picture or a film of a conversation, as its panel shows it. */
export type ChatPicture = StoredFile & {
  readonly url: string;
  /** Of its small copy; null when there is none. */
  readonly thumbnailUrl: string | null;
  readonly kind: 'image' | 'video';
};

/** The pictures of a conversation, as far as they are known. */
export type PicturesState = {
  readonly pictures: readonly ChatPicture[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
};

const videoName = /\.(mp4|webm|ogg)$/i;

/** Derivatives and files of nothing stay hidden; the newest comes first. */
export function visibleFiles(files: readonly StoredFile[]): StoredFile[] {
  return files
    .filter(({ name, size }) => size > limits.chatFileSizeAboveBytes && !isDerivative(name))
    .toSorted((x, y) => Date.parse(y.lastModified) - Date.parse(x.lastModified));
}

export function mediaKindOf(name: string): 'image' | 'video' {
  return videoName.test(name) ? 'video' : 'image';
}

/** The list of a listing's answer, which may hold `files`, be the list itself, or neither. */
export function filesIn(answer: unknown): readonly StoredFile[] {
  if (Array.isArray(answer)) return answer as StoredFile[];
  const files = (answer as { files?: unknown } | null | undefined)?.files;
  return Array.isArray(files) ? (files as StoredFile[]) : [];
}

function isDerivative(name: string): boolean {
  const plain = name.normalize('NFC').toLowerCase();
  return hiddenFileMarks.some((mark) => plain.includes(mark));
}
