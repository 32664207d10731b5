import type { FilmOrder } from '@armoni/contract/gallery';

/** Which films stand on the wall, and in which order. */
export type FilmChoice = {
  /** As typed; empty for all. */
  readonly search: string;
  readonly isFavourite: boolean;
  readonly order: FilmOrder;
};

export const everyFilm: FilmChoice = { search: '', isFavourite: false, order: 'newest' };

/** Whether some films may be left out. */
export const isNarrowed = ({ search, isFavourite }: FilmChoice) =>
  search.trim() !== '' || isFavourite;

/** Whether the wall shows all there are, the newest first. */
export const isUsual = (choice: FilmChoice) => !isNarrowed(choice) && choice.order === 'newest';

/** As the call takes it. */
export function choiceQuery({ search, isFavourite, order }: FilmChoice) {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(isFavourite && { favourites: 'only' as const }),
    ...(order !== 'newest' && { order }),
  };
}
