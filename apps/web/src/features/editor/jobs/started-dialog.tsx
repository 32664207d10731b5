import { limits } from '@armoni/contract/limits';
import { useEffect } from 'react';
import { NoticeDialog } from '../../../ui/overlays/notice-dialog.tsx';
import { texts } from '../texts.ts';

type StartedDialogProps = {
  /** Clips still on their way, which the film does without. */
  leftOut: number;
  onClose: () => void;
};

/** Says that the film is being made; closes itself after 5 s. */
export function StartedDialog({ leftOut, onClose }: StartedDialogProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, limits.editorDialogMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <NoticeDialog open words={texts.dialog} onClose={onClose}>
      {leftOut > 0 && <p className="text-fg2">{texts.dialog.leftOut(leftOut)}</p>}
    </NoticeDialog>
  );
}
