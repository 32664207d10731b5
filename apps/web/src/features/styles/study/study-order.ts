import type { PictureStudy } from './picture-study.ts';

/** What the page sends to its worker. */
export type StudyOrder = { readonly id: number; readonly file: Blob };

/** What comes back; without details when it could not be decoded. */
export type StudyAnswer = {
  readonly id: number;
  readonly details: { readonly thumbnail: string; readonly study: PictureStudy } | null;
};
