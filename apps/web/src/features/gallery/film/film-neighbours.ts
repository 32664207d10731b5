type WithId = { readonly id: string };

/** The film a step away from this one; undefined at the ends and for a film that is gone. */
export function neighbourOf<F extends WithId>(
  films: readonly F[],
  id: string,
  step: -1 | 1,
): F | undefined {
  const index = films.findIndex((film) => film.id === id);
  return index === -1 ? undefined : films[index + step];
}

/** Whether the end is near enough to fetch more while the person goes through the films. */
export function isNearEnd(films: readonly WithId[], id: string): boolean {
  return films.findIndex((film) => film.id === id) >= films.length - 5;
}
