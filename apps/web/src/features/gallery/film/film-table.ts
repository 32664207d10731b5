import type { ComponentType } from 'react';

/** The track of a film, on which it is cut; another feature has it, and the app lends it. */
export type FilmTable = ComponentType<{
  filmId: string;
  film: { readonly seconds: number; readonly seek: (seconds: number) => void };
  panel: HTMLElement | null;
  isCutting: boolean;
  onCutting: (isCutting: boolean) => void;
}>;
