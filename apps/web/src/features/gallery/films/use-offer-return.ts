import { binIdOf } from '@armoni/contract/bin';
import type { GalleryVideo } from '@armoni/contract/gallery';
import { useQueryClient } from '@tanstack/react-query';
import { type BroughtBack, bringBack } from '../../../lib/bin/bring-back.ts';
import { offerUndo } from '../../../ui/feedback/offer-undo.ts';
import { texts } from '../texts.ts';
import { everyFilm, type FilmChoice, isUsual } from './film-choice.ts';
import { withFilm } from './film-pages.ts';
import { type FilmData, filmListsKey } from './use-films.ts';

/** Offers to bring deleted films back; `show` gets the first one's id once it stands on the wall again. */
export function useOfferReturn(userId: string, show: (id: string) => void) {
  const client = useQueryClient();
  const usual = [...filmListsKey(userId), everyFilm];
  return (films: readonly GalleryVideo[]) => {
    const [first] = films;
    if (!first) return;
    offerUndo({
      done: texts.removal.done(films.length),
      undone: texts.removal.undone(films.length),
      undo: () => bringAllBack(films),
      onUndone: () => {
        client.setQueryData<FilmData>(usual, (data) => data && films.reduce(withFilm, data));
        // Where films are searched or in another order, the server says where they stand.
        void client.invalidateQueries({
          queryKey: filmListsKey(userId),
          predicate: ({ queryKey }) => !isUsual(queryKey.at(-1) as FilmChoice),
        });
        // Once its tile has been drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => show(first.id)));
      },
    });
  };
}

async function bringAllBack(films: readonly GalleryVideo[]): Promise<BroughtBack> {
  for (const { id } of films) {
    const outcome = await bringBack(binIdOf('film', id));
    if (!outcome.ok) return outcome;
  }
  return { ok: true };
}
