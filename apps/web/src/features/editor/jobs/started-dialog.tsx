import { limits } from '@armoni/contract/limits';
import { useEffect } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { texts } from '../texts.ts';

type StartedDialogProps = {
  open: boolean;
  /** Clips still on their way, which the film does without. */
  leftOut: number;
  onClose: () => void;
};

/** Says that the film is being made; closes itself after 5 s. */
export function StartedDialog({ open, leftOut, onClose }: StartedDialogProps) {
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(onClose, limits.editorDialogMs);
    return () => clearTimeout(timer);
  }, [open, onClose]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={texts.dialog.title}
      description={texts.dialog.body}
      closeLabel={texts.dialog.close}
      actions={
        <Button variant="paper" onClick={onClose}>
          {texts.dialog.close}
        </Button>
      }
    >
      {leftOut > 0 && <p className="text-fg2">{texts.dialog.leftOut(leftOut)}</p>}
    </Dialog>
  );
}
