import { binIdOf } from '@armoni/contract/bin';
import type { GalleryVideo } from '@armoni/contract/gallery';
import { useQueryClient } from '@tanstack/react-query';
import { bringBack } from '../../../lib/bin/bring-back.ts';
import { offerUndo } from '../../../ui/feedback/offer-undo.ts';
import { texts } from '../texts.ts';
import { withFilm } from './film-pages.ts';
import { type FilmData, filmsKey } from './use-films.ts';

/** Offers to bring a deleted film back; `show` gets its id once it stands on the wall again. */
export function useOfferReturn(userId: string, show: (id: string) => void) {
  const client = useQueryClient();
  return (film: GalleryVideo) => {
    const { done, undone } = texts.removal;
    offerUndo({
      done,
      undone,
      undo: () => bringBack(binIdOf('film', film.id)),
      onUndone: () => {
        client.setQueryData<FilmData>(filmsKey(userId), (data) => data && withFilm(data, film));
        // Once its tile has been drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => show(film.id)));
      },
    });
  };
}
