import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { texts } from '../texts.ts';

type RemovalDialogProps = {
  open: boolean;
  name: string;
  onCancel: () => void;
  onConfirm: () => void;
};

/** A style is gone for good, so the person says it twice. */
export function RemovalDialog({ open, name, onCancel, onConfirm }: RemovalDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onCancel()}
      title={texts.removal.title}
      description={texts.removal.body(name)}
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
