import type { GalleryVideo } from '@armoni/contract/gallery';
import { useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';
import { useDeleteFilms } from './use-delete-films.ts';
import { useOfferReturn } from './use-offer-return.ts';

const words = texts.removal;

type RemovalOptions = {
  readonly userId: string;
  /** The person has said it twice. */
  readonly onConfirm: (films: readonly GalleryVideo[]) => void;
  /** It stands on the wall again. */
  readonly onReturn: (id: string) => void;
};

/** Deletion in two steps, of one film or of several, with a way back. */
export function useRemoval({ userId, onConfirm, onReturn }: RemovalOptions) {
  const [films, setFilms] = useState<readonly GalleryVideo[]>([]);
  // The dialog still shows its words while it fades out.
  const [count, setCount] = useState(1);
  const offerReturn = useOfferReturn(userId, onReturn);
  const deletion = useDeleteFilms(userId, {
    onDone: offerReturn,
    onFailed: () => toast.error(words.failed(count)),
  });
  const isOne = count === 1;
  return {
    ask: (asked: readonly GalleryVideo[]) => {
      setCount(asked.length);
      setFilms(asked);
    },
    dialog: {
      open: films.length > 0,
      words: { ...words, title: isOne ? words.title : words.titleOfSeveral(count) },
      body: isOne ? words.body : words.bodyOfSeveral,
      onCancel: () => setFilms([]),
      onConfirm: () => {
        onConfirm(films);
        deletion.mutate(films.map(({ id }) => id));
        setFilms([]);
      },
    },
  };
}
