import type { GalleryVideo } from '@armoni/contract/gallery';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useFilm } from '../films/use-film.ts';
import { texts } from '../texts.ts';
import { isNearEnd, neighbourOf } from './film-neighbours.ts';

type OpenFilmOptions = {
  /** Of the address; null on the wall. */
  readonly filmId: string | null;
  readonly films: readonly GalleryVideo[];
  /** Whether the first films are still on their way. */
  readonly isLoading: boolean;
  readonly userId: string;
  /** The person goes towards the end of what is loaded. */
  readonly onNearEnd: () => void;
};

const wallAddress = '/gallery';

/** Which film is open, by its address, and the way to its neighbours. */
export function useOpenFilm(options: OpenFilmOptions) {
  const { filmId, films, isLoading, userId, onNearEnd } = options;
  const { go } = useNavigation();
  // From the press on, not from when the address has changed: a film that is deleted is asked for no more.
  const [closingId, setClosingId] = useState<string | null>(null);
  const id = filmId === closingId ? null : filmId;
  const { film, isMissing } = useFilm({ userId, id, films, isListed: isLoading });
  // The dialog has closed before it asks where the focus goes.
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    if (filmId !== null) lastId.current = filmId;
    setClosingId(null);
  }, [filmId]);
  const hasStep = useRef(false);
  const [hasOpened, setOpened] = useState(false);
  if (film && !hasOpened) setOpened(true);
  const open = useCallback(
    (id: string) => {
      hasStep.current = true;
      go(`${wallAddress}/${id}`, { keepsScroll: true });
    },
    [go],
  );
  const close = useCallback(() => {
    setClosingId(filmId);
    // « Back » and the cross are the same step, where a press on the wall led here.
    if (hasStep.current) window.history.back();
    else go(wallAddress, { replace: true, keepsScroll: true });
    hasStep.current = false;
  }, [filmId, go]);
  useEffect(() => {
    if (filmId === null) hasStep.current = false;
    else if (isNearEnd(films, filmId)) onNearEnd();
  }, [films, filmId, onNearEnd]);
  useEffect(() => {
    if (!isMissing) return;
    toast.error(texts.errors.gone);
    go(wallAddress, { replace: true });
  }, [isMissing, go]);
  const onStep = useMemo(() => {
    const to = (step: -1 | 1) => {
      const neighbour = filmId === null ? undefined : neighbourOf(films, filmId, step);
      const options = { replace: true, keepsScroll: true };
      return neighbour && (() => go(`${wallAddress}/${neighbour.id}`, options));
    };
    return { previous: to(-1), next: to(1) };
  }, [films, filmId, go]);
  return {
    open,
    close,
    film,
    /** Its code is needed from then on. */
    hasOpened,
    onStep,
    /** The keyboard goes on with another film. */
    leadTo: (id: string | null) => {
      lastId.current = id;
    },
    finalFocus: () => tileOf(lastId.current) ?? document.getElementById('gallery-title'),
  };
}

export function tileOf(id: string | null): HTMLElement | null {
  return id === null ? null : document.querySelector(`[data-film="${CSS.escape(id)}"]`);
}
