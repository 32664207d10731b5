import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { texts } from '../texts.ts';

type RemovalDialogProps = { open: boolean; onCancel: () => void; onConfirm: () => void };

/** A film is gone for good, so the person says it twice. */
export function RemovalDialog({ open, onCancel, onConfirm }: RemovalDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onCancel()}
      title={texts.removal.title}
      description={texts.removal.body}
      actions={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {texts.removal.cancel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {texts.removal.confirm}
          </Button>
        </>
      }
    />
  );
}
