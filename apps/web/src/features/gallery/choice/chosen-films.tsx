import type { GalleryVideo } from '@armoni/contract/gallery';
import { useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import { downloadFilms } from '../films/download-films.ts';
import { texts } from '../texts.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';

type ChosenFilmsProps = {
  selection: Selection;
  /** How many are loaded. */
  total: number;
  onFavourite: (film: GalleryVideo, isFavourite: boolean) => void;
  onRemove: (films: readonly GalleryVideo[]) => void;
};

/** What can be done with the chosen films together. */
export function ChosenFilms({ selection, total, onFavourite, onRemove }: ChosenFilmsProps) {
  const [isPacking, setPacking] = useState(false);
  const { films } = selection;
  const download = async () => {
    setPacking(true);
    const isBegun = await downloadFilms(films);
    if (!isBegun) toast.error(texts.errors.download);
    setPacking(false);
  };
  return (
    <SelectionBar
      selection={selection}
      total={total}
      onFavourite={() => {
        // A star for all, unless all have one.
        const isFavourite = !films.every((film) => film.is_favourite);
        for (const film of films) {
          if (Boolean(film.is_favourite) !== isFavourite) onFavourite(film, isFavourite);
        }
      }}
      onRemove={() => onRemove(films)}
      onDownload={isPacking ? undefined : () => void download()}
    />
  );
}
