import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

type RemovalDialogProps = {
  open: boolean;
  words: { title: string; cancel: string; confirm: string };
  /** What will be gone. */
  body: string | null;
  onCancel: () => void;
  onConfirm: () => void;
  /** Where the keyboard goes on after closing; by default where it came from. */
  finalFocus?: () => HTMLElement | null | boolean;
};

/** What is deleted takes much with it, or is gone for good: the person says it twice. */
export function RemovalDialog(props: RemovalDialogProps) {
  const { open, words, body, onCancel, onConfirm, finalFocus } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onCancel()}
      finalFocus={finalFocus}
      title={words.title}
      description={body}
      actions={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    />
  );
}
