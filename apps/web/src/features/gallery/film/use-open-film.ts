import type { GalleryVideo } from '@armoni/contract/gallery';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import { useDeleteFilm } from '../films/use-delete-film.ts';
import { useOfferReturn } from '../films/use-offer-return.ts';
import { texts } from '../texts.ts';
import { isNearEnd, neighbourOf } from './film-neighbours.ts';

type OpenFilmOptions = {
  readonly films: readonly GalleryVideo[];
  readonly userId: string;
  /** The person goes towards the end of what is loaded. */
  readonly onNearEnd: () => void;
};

/** Which film is open, the way to its neighbours, and its deletion in two steps. */
export function useOpenFilm({ films, userId, onNearEnd }: OpenFilmOptions) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [removalId, setRemovalId] = useState<string | null>(null);
  // The dialog has closed before it asks where the focus goes.
  const lastId = useRef<string | null>(null);
  const film = films.find(({ id }) => id === openId) ?? null;
  const show = useCallback((id: string) => {
    lastId.current = id;
    setOpenId(id);
  }, []);
  useEffect(() => {
    if (openId !== null && isNearEnd(films, openId)) onNearEnd();
  }, [films, openId, onNearEnd]);
  const onStep = useMemo(() => stepsFrom(films, openId, show), [films, openId, show]);
  const offerReturn = useOfferReturn(userId, (id) => tileOf(id)?.focus());
  const deletion = useDeleteFilm(userId, {
    onDone: offerReturn,
    onFailed: () => toast.error(texts.removal.failed),
  });
  return {
    show,
    dialog: {
      film,
      onStep,
      onRemove: ({ id }: GalleryVideo) => setRemovalId(id),
      onClose: () => setOpenId(null),
      finalFocus: () => tileOf(lastId.current) ?? document.getElementById('gallery-title'),
    },
    removal: {
      open: removalId !== null,
      onCancel: () => setRemovalId(null),
      onConfirm: () => {
        if (removalId !== null) {
          // Its own tile goes: the keyboard goes on with the film that takes its place.
          const neighbour = neighbourOf(films, removalId, 1) ?? neighbourOf(films, removalId, -1);
          lastId.current = neighbour?.id ?? null;
          deletion.mutate(removalId);
        }
        setRemovalId(null);
        setOpenId(null);
      },
    },
  };
}

function stepsFrom(
  films: readonly GalleryVideo[],
  openId: string | null,
  show: (id: string) => void,
) {
  const to = (step: -1 | 1) => {
    const neighbour = openId === null ? undefined : neighbourOf(films, openId, step);
    return neighbour && (() => show(neighbour.id));
  };
  return { previous: to(-1), next: to(1) };
}

function tileOf(id: string | null): HTMLElement | null {
  return id === null ? null : document.querySelector(`[data-film="${CSS.escape(id)}"]`);
}
