import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';

type NoticeDialogProps = {
  open: boolean;
  words: { readonly title: string; readonly body: string; readonly close: string };
  onClose: () => void;
  children?: ReactNode;
};

/** Says one thing; there is nothing to decide. */
export function NoticeDialog({ open, words, onClose, children }: NoticeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={words.title}
      description={words.body}
      closeLabel={words.close}
      actions={
        <Button variant="paper" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
