import { toast } from './toast.ts';

type Outcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly canRetry: boolean };

type UndoOffer = {
  /** What happened. */
  readonly done: string;
  /** What has happened once it was taken back. */
  readonly undone: string;
  readonly undo: () => Promise<Outcome>;
  /** Shows it again where it was. */
  readonly onUndone: () => void;
};

const words = { undo: 'Annuler', retry: 'Réessayer' };

/** Says what was done, with a button that takes it back; a failure is said, with another try. */
export function offerUndo(offer: UndoOffer): void {
  const { done, undone, undo, onUndone } = offer;
  const run = async () => {
    const outcome = await undo();
    if (outcome.ok) {
      onUndone();
      toast.success(undone);
    } else {
      const retry = { label: words.retry, onPress: () => void run() };
      toast.error(outcome.message, outcome.canRetry ? retry : undefined);
    }
  };
  toast.success(done, { label: words.undo, onPress: () => void run() });
}
